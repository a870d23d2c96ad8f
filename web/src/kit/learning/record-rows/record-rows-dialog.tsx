import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type OpenedFigure, type RecordRow, recordRows } from '#contract/profile/record-rows.ts'
import { call } from '../../../api/call.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { AppLink } from '../../app-link.tsx'
import { useDayText } from '../../days/use-day-text.ts'
import { QueryView } from '../../queries/query-view.tsx'
import { useUser } from '../../session.ts'
import { EndlessList } from '../../study/endless-list.tsx'

type Asked = { learner: { id: number }; figure: OpenedFigure; subject?: string | undefined }

const rowsQuery = ({ learner: { id: userId }, figure, subject }: Asked) =>
  infiniteQueryOptions({
    // With what every write about learning marks as outdated.
    queryKey: ['learning', 'rows', userId, figure, subject ?? ''],
    queryFn: ({ pageParam: offset }) =>
      call(recordRows.read, { userId, figure, ...(subject && { subject }), ...(offset > 0 && { offset }) }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }, pages) =>
      hasMore ? pages.reduce((sum, { rows }) => sum + rows.length, 0) : undefined,
  })

/** What a figure of the record is made of: the rows, summed, are the figure. */
export function RecordRowsDialog({ onClose, ...asked }: Asked & { onClose: () => void }) {
  const { t } = useTranslation('learning')
  const { figure, subject } = asked
  const found = useInfiniteQuery(rowsQuery(asked))
  const title = t(`rows.${figure}.title`)
  return (
    <Dialog
      onClose={onClose}
      title={subject ? t('rows.of', { title, subject }) : title}
      description={t(`rows.${figure}.text`)}
    >
      <QueryView
        query={found}
        failed={t('rows.failed')}
        headingLevel={3}
        loading={<Skeleton className="h-48" />}
      >
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows)
          if (rows.length === 0) return <p className="text-muted">{t('rows.none')}</p>
          return (
            <EndlessList
              items={rows}
              keyOf={({ key }) => key}
              label={title}
              query={found}
              rowHeight="3rem"
              className="flex flex-col gap-3"
            >
              {(row) => <RowLine row={row} asked={asked} onClose={onClose} />}
            </EndlessList>
          )
        }}
      </QueryView>
    </Dialog>
  )
}

type RowLineProps = { row: RecordRow; asked: Asked; onClose: () => void }

function RowLine({ row, asked: { learner, figure }, onClose }: RowLineProps) {
  const { t } = useTranslation('learning')
  const sayDay = useDayText()
  const sayAmount = useAmountText()
  const { key, name, subject, day, lastDay, isEvidence } = row
  const date = day && sayDay(day, { dateStyle: 'medium' })
  const facts = [
    ...(name === null ? [] : [date]),
    subject,
    lastDay && t('rows.pause', { day: sayDay(lastDay, { dateStyle: 'medium' }) }),
    !isEvidence && t(figure === 'lessons' ? 'rows.brief' : 'rows.again'),
  ].filter(Boolean)
  return (
    <div className="flex items-baseline justify-between gap-4">
      <span className="wrap-anywhere min-w-0">
        {figure === 'problems' ? (
          <AnswersLink learner={learner} subject={subject ?? ''} skill={key} onClick={onClose}>
            {name}
          </AnswersLink>
        ) : (
          (name ?? date)
        )}
        {facts.length > 0 && <span className="block text-muted">{facts.join(' · ')}</span>}
      </span>
      {lastDay === null && (
        <span className={`shrink-0 font-heading tabular-nums ${isEvidence ? '' : 'text-muted'}`}>
          {sayAmount(figure, row)}
        </span>
      )}
    </div>
  )
}

const SECONDS_A_MINUTE = 60

/** Lessons are counted, nothing stands beside them. */
function useAmountText(): (figure: OpenedFigure, row: RecordRow) => string {
  const { t, i18n } = useTranslation('learning')
  const format = new Intl.NumberFormat(i18n.language)
  return (figure, { amount, of }) => {
    if (figure === 'time')
      return t('rows.duration', {
        minutes: format.format(Math.floor(amount / SECONDS_A_MINUTE)),
        seconds: amount % SECONDS_A_MINUTE,
      })
    if (figure === 'streak') return t('rows.events', { count: amount })
    return of === null ? '' : t('rows.amountOf', { amount: format.format(amount), of: format.format(of) })
  }
}

type AnswersLinkProps = {
  learner: { id: number }
  subject: string
  skill: string
  onClick: () => void
  children: string | null
}

/** To the answers in one skill, on the learner's own page or on that which their teacher reads. */
function AnswersLink({ learner, subject, skill, onClick, children }: AnswersLinkProps) {
  const isOwn = useUser()?.id === learner.id
  const looks = { onClick, className: 'rounded-control text-brand-ink underline underline-offset-4' }
  return isOwn ? (
    <AppLink to="/progress" search={{ tab: 'subjects', subject, skill }} {...looks}>
      {children}
    </AppLink>
  ) : (
    <AppLink
      to="/teacher/students/$id"
      params={{ id: String(learner.id) }}
      search={{ subject, skill }}
      {...looks}
    >
      {children}
    </AppLink>
  )
}
