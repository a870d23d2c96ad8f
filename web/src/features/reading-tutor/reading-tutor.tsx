import { useInfiniteQuery } from '@tanstack/react-query'
import { Check, History, Lightbulb, MessagesSquare, NotebookText, PenLine } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { User } from '#contract/accounts.ts'
import { historyQuery } from '../../kit/chat/chat.data.ts'
import { ChatView } from '../../kit/chat/chat-view.tsx'
import { OwnWordsContext } from '../../kit/chat/own-words.ts'
import { takeChatPlace } from '../../kit/chat/page/dock.ts'
import { Markdown } from '../../kit/markdown/markdown.tsx'
import { MoreButton } from '../../kit/queries/more-button.tsx'
import { openDraft } from '../../kit/study/draft.ts'
import { useGradeText } from '../../kit/study/use-grade-text.ts'
import { withUser } from '../../kit/with-user.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select, SelectItems } from '../../ui/forms/select.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { Accordion, AccordionItem } from '../../ui/layout/accordion.tsx'
import { Card, CardTitle } from '../../ui/layout/card.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { findDefaultGrade, LAST_SCHOOL_GRADE } from './find-default-grade.ts'
import { FOCUS_AREAS, type FocusArea, listAreas } from './focus-areas.ts'
import { type DayOfMessages, groupByDay } from './history/group-by-day.ts'
import { OwnTextTab } from './own-text/own-text-tab.tsx'
import { PracticeTab } from './passages/practice-tab.tsx'

/** Under this subject the conversations with the reading tutor are kept. */
const READING = 'Reading'

function AskTab({ user, grade, focus }: { user: User; grade: number; focus: readonly FocusArea[] }) {
  const { t } = useTranslation('reading')
  const words = {
    failed: t('ask.failed'),
    sorry: t('ask.sorry'),
    rephrase: t('ask.rephrase'),
    noVoice: t('voice.none'),
  }
  return (
    <OwnWordsContext value={words}>
      <section
        aria-label={t('ask.label')}
        className="flex h-[clamp(26rem,calc(100dvh-28rem),44rem)] max-sm:h-[max(26rem,calc(100dvh-12rem))] min-h-0 flex-col overflow-hidden rounded-card border border-border bg-surface"
      >
        <ChatView
          user={user}
          conversation={{ subject: READING }}
          subject={READING}
          grade={grade}
          readingSpecialization={focus.length > 0 ? [...focus] : true}
          hasQuickActions={false}
          greeting={{
            text: t('ask.greeting', { name: user.firstName }),
            starters: [t('ask.starter1'), t('ask.starter2'), t('ask.starter3')],
          }}
        />
      </section>
    </OwnWordsContext>
  )
}

const Choices = z.object({
  grade: z.nullable(z.int().check(z.minimum(1), z.maximum(LAST_SCHOOL_GRADE))),
  focus: z.array(z.enum(listAreas())),
  /** Null as long as the tutor looks like the page. */
  theme: z.nullable(z.enum(['light', 'dark'])),
})
type Choices = z.output<typeof Choices>

const NOTHING_CHOSEN: Choices = { grade: null, focus: [], theme: null }

/** What was chosen in the tutor, remembered on the device. */
function useTutorChoices(user: User) {
  const [memory] = useState(() => openDraft(user.id, 'reading.choices', Choices))
  const [choices, setChoices] = useState(() => memory.read() ?? NOTHING_CHOSEN)
  useEffect(() => memory.keep(choices), [memory, choices])
  const pageTheme = useSyncExternalStore(watchPageTheme, readPageTheme)
  const change = (next: Partial<Choices>) => setChoices((before) => ({ ...before, ...next }))
  return {
    grade: choices.grade ?? findDefaultGrade(user),
    focus: choices.focus,
    theme: choices.theme ?? pageTheme,
    chooseGrade: (grade: number) => change({ grade }),
    toggleFocus: (area: FocusArea) => change({ focus: toggle(choices.focus, area) }),
    chooseDark: (isDark: boolean) => change({ theme: isDark ? 'dark' : 'light' }),
  }
}

/** In the order in which the areas are listed. */
function toggle(chosen: readonly FocusArea[], area: FocusArea): FocusArea[] {
  return listAreas().filter((one) => (one === area ? !chosen.includes(one) : chosen.includes(one)))
}

const readPageTheme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

function watchPageTheme(notify: () => void) {
  const watcher = new MutationObserver(notify)
  watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => watcher.disconnect()
}

const GRADES = Array.from({ length: LAST_SCHOOL_GRADE }, (_, at) => at + 1)
/** Who reads at these grades gets larger targets. */
const LAST_YOUNG_GRADE = 2

export const ReadingTutor = withUser(Tutor)

const TABS = [
  ['ask', MessagesSquare],
  ['practice', NotebookText],
  ['own', PenLine],
  ['tips', Lightbulb],
  ['history', History],
] as const

function Tutor({ user }: { user: User }) {
  const { t } = useTranslation('reading')
  const { grade, focus, theme, chooseGrade, toggleFocus, chooseDark } = useTutorChoices(user)
  const [tab, setTab] = useState('ask')
  const toGradeText = useGradeText()
  const isLarge = grade <= LAST_YOUNG_GRADE
  useEffect(takeChatPlace, [])
  return (
    <section
      aria-labelledby="reading-tutor"
      data-theme={theme}
      className="-mx-4 flex flex-col gap-5 border-border border-y bg-background p-4 text-text sm:mx-0 sm:rounded-card sm:border sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="reading-tutor" className="font-semibold text-2xl">
          {t('title')}
        </h2>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <div className="w-36">
            <Select
              aria-label={t('grade')}
              value={String(grade)}
              onValueChange={(chosen) => chooseGrade(Number(chosen))}
            >
              <SelectItems values={GRADES} nameOf={(one) => toGradeText(one)} />
            </Select>
          </div>
          <Field label={t('dark')} layout="inline">
            <Switch checked={theme === 'dark'} onCheckedChange={chooseDark} />
          </Field>
        </div>
      </div>
      <FocusChips chosen={focus} onToggle={toggleFocus} isLarge={isLarge} />
      <Tabs value={tab} onValueChange={setTab}>
        <TabList label={t('tabs.label')}>
          {TABS.map(([name, Icon]) => (
            <Tab key={name} value={name}>
              <Icon aria-hidden="true" />
              {t(`tabs.${name}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="ask">
          <AskTab user={user} grade={grade} focus={focus} />
        </TabPanel>
        <TabPanel value="practice">
          <PracticeTab grade={grade} focus={focus} isLarge={isLarge} />
        </TabPanel>
        <TabPanel value="own">
          <OwnTextTab user={user} grade={grade} isLarge={isLarge} />
        </TabPanel>
        <TabPanel value="tips">
          <TipsTab focus={focus} />
        </TabPanel>
        <TabPanel value="history">
          <HistoryTab user={user} onGoOn={() => setTab('ask')} />
        </TabPanel>
      </Tabs>
    </section>
  )
}

/** Those of the chosen areas, or all. */
function TipsTab({ focus }: { focus: readonly FocusArea[] }) {
  const { t } = useTranslation('reading')
  const shown = focus.length > 0 ? FOCUS_AREAS.filter(({ area }) => focus.includes(area)) : FOCUS_AREAS
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{focus.length > 0 ? t('tips.chosen') : t('tips.lead')}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4">
        {shown.map(({ area, tips }) => (
          <li key={area}>
            <Card className="flex h-full flex-col gap-3">
              <CardTitle level={3} className="flex items-center gap-2">
                <Lightbulb aria-hidden="true" className="size-6 shrink-0 text-star" />
                {t(`areas.${tips}`)}
              </CardTitle>
              <ol className="flex list-decimal flex-col gap-2 ps-6">
                <li>{t(`tips.${tips}1`)}</li>
                <li>{t(`tips.${tips}2`)}</li>
                <li>{t(`tips.${tips}3`)}</li>
              </ol>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}

type FocusChipsProps = { chosen: readonly FocusArea[]; onToggle: (area: FocusArea) => void; isLarge: boolean }

function FocusChips({ chosen, onToggle, isLarge }: FocusChipsProps) {
  const { t } = useTranslation('reading')
  return (
    <fieldset aria-describedby="focus-hint" className="flex min-w-0 flex-col gap-2">
      <legend className="float-start font-medium">{t('focus.label')}</legend>
      <p id="focus-hint" className="text-muted">
        {t('focus.hint')}
      </p>
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:thin] sm:mx-0 sm:flex-wrap sm:px-0">
        {FOCUS_AREAS.map(({ area, tips }) => {
          const isChosen = chosen.includes(area)
          return (
            <button
              key={area}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onToggle(area)}
              className={`inline-flex shrink-0 items-center gap-1.5 rounded-full border px-4 font-heading font-medium transition-colors ${isLarge ? 'min-h-13 text-lg' : 'min-h-11'} ${isChosen ? 'border-brand bg-brand-soft text-brand-ink' : 'border-border-strong bg-surface hover:bg-fill'}`}
            >
              {isChosen && <Check aria-hidden="true" className="size-5" />}
              {t(`areas.${tips}`)}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

type HistoryTabProps = { user: User; onGoOn: () => void }

/** Documented as a placeholder: its text stands on top, and below it what was really said. */
function HistoryTab({ user, onGoOn }: HistoryTabProps) {
  const { t } = useTranslation('reading')
  return (
    <div className="flex flex-col gap-5">
      <p className="rounded-card border border-border border-dashed p-4 text-muted">
        {t('history.placeholder')}
      </p>
      <TitledSection
        title={t('history.title')}
        level={3}
        titleClass="font-semibold text-xl"
        className="flex flex-col gap-3"
      >
        <Conversations user={user} onGoOn={onGoOn} />
      </TitledSection>
    </div>
  )
}

function Conversations({ user, onGoOn }: HistoryTabProps) {
  const { t, i18n } = useTranslation('reading')
  const history = useInfiniteQuery(historyQuery(user.id, { subject: READING }))
  if (history.isPending) {
    return (
      <SkeletonBlocks blocks={['h-14 w-full']} times={2} shape="control" className="flex flex-col gap-3" />
    )
  }
  if (!history.data) return <ErrorState headingLevel={4} title={t('history.failed')} query={history} />
  const formatDay = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full' })
  const days = groupByDay(history.data.pages.toReversed().flat(), (moment) =>
    formatDay.format(new Date(moment)),
  )
  if (days.length === 0) return <p>{t('history.none')}</p>
  return (
    <>
      <Accordion isMultiple>
        {days.map((day) => (
          <AccordionItem key={day.day} value={day.day} title={<DayTitle {...day} />} headingLevel={4}>
            <Day {...day} />
          </AccordionItem>
        ))}
      </Accordion>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onGoOn}>
          {t('history.goOn')}
        </Button>
        <MoreButton query={history} variant="ghost">
          {t('history.earlier')}
        </MoreButton>
      </div>
    </>
  )
}

function DayTitle({ day, messages }: DayOfMessages) {
  const { t } = useTranslation('reading')
  const first = messages.find(({ role }) => role === 'user')
  return (
    <span className="flex min-w-0 flex-col text-start">
      <span className="font-medium">{first?.content.slice(0, 120) ?? day}</span>
      <span className="font-normal text-muted">
        {day} · {t('history.messages', { count: messages.length })}
      </span>
    </span>
  )
}

function Day({ messages }: DayOfMessages) {
  const { t } = useTranslation('reading')
  return (
    <ol className="flex flex-col gap-3">
      {messages.map(({ id, role, content }) => (
        <li key={id} className={`rounded-control p-3 ${role === 'user' ? 'bg-brand-soft' : 'bg-sunken'}`}>
          <p className="font-medium">{role === 'user' ? t('history.you') : t('history.tutor')}</p>
          {role === 'user' ? (
            <p className="wrap-anywhere whitespace-pre-wrap">{content}</p>
          ) : (
            <Markdown text={content} headingsFrom={5} />
          )}
        </li>
      ))}
    </ol>
  )
}
