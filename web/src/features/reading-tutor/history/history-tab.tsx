import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { historyQuery } from '../../../kit/chat/chat.data.ts'
import { Markdown } from '../../../kit/markdown/markdown.tsx'
import { MoreButton } from '../../../kit/queries/more-button.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Accordion, AccordionItem } from '../../../ui/layout/accordion.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { READING } from '../ask-tab.tsx'
import { type DayOfMessages, groupByDay } from './group-by-day.ts'

type HistoryTabProps = { user: User; onGoOn: () => void }

/** Documented as a placeholder: its text stands on top, and below it what was really said. */
export function HistoryTab({ user, onGoOn }: HistoryTabProps) {
  const { t } = useTranslation('reading')
  return (
    <div className="flex flex-col gap-5">
      <p className="rounded-card border border-border border-dashed p-4 text-muted">
        {t('history.placeholder')}
      </p>
      <section aria-labelledby="reading-history" className="flex flex-col gap-3">
        <h3 id="reading-history" className="font-semibold text-xl">
          {t('history.title')}
        </h3>
        <Conversations user={user} onGoOn={onGoOn} />
      </section>
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
  if (!history.data) {
    return <ErrorState headingLevel={4} title={t('history.failed')} query={history} />
  }
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
