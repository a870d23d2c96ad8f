import { History, Lightbulb, MessagesSquare, NotebookText, PenLine } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { takeChatPlace } from '../../kit/chat/page/dock.ts'
import { useUser } from '../../kit/session.ts'
import { useGradeText } from '../../kit/study/use-grade-text.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Select, SelectItem } from '../../ui/forms/select.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { AskTab } from './ask-tab.tsx'
import { LAST_SCHOOL_GRADE } from './find-default-grade.ts'
import { FocusChips } from './focus-chips.tsx'
import { HistoryTab } from './history/history-tab.tsx'
import { OwnTextTab } from './own-text/own-text-tab.tsx'
import { PracticeTab } from './passages/practice-tab.tsx'
import { TipsTab } from './tips-tab.tsx'
import { useTutorChoices } from './tutor-choices.ts'

const GRADES = Array.from({ length: LAST_SCHOOL_GRADE }, (_, at) => at + 1)
/** Who reads at these grades gets larger targets. */
const LAST_YOUNG_GRADE = 2

/** The tutor as a part of a page. */
export function ReadingTutor() {
  const user = useUser()
  // Nobody is here only for the moment in which somebody signs out.
  return user && <Tutor user={user} />
}

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
              {GRADES.map((one) => (
                <SelectItem key={one} value={String(one)}>
                  {toGradeText(one)}
                </SelectItem>
              ))}
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
          <Tab value="ask">
            <MessagesSquare aria-hidden="true" />
            {t('tabs.ask')}
          </Tab>
          <Tab value="practice">
            <NotebookText aria-hidden="true" />
            {t('tabs.practice')}
          </Tab>
          <Tab value="own">
            <PenLine aria-hidden="true" />
            {t('tabs.own')}
          </Tab>
          <Tab value="tips">
            <Lightbulb aria-hidden="true" />
            {t('tabs.tips')}
          </Tab>
          <Tab value="history">
            <History aria-hidden="true" />
            {t('tabs.history')}
          </Tab>
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
