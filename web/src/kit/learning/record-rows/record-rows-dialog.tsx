import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OpenedFigure, type RecordRow, recordRows } from '#contract/profile/record-rows.ts'
import { dayIn, daysBefore } from '#engines/days/index.ts'
import { call } from '../../../api/call.ts'
import { AppLink } from '../../app-link.tsx'
import { useDayText } from '../../days/use-day-text.ts'
import { useUser } from '../../session.ts'
import type { AskedRows } from './asked-rows.ts'
import { fromOffset, RowLine, RowsDialog, rowsQuery } from './rows-dialog.tsx'
import { useDurationText } from './use-duration-text.ts'

/** What a figure of somebody's record is made of. */
export function RecordRowsDialog({ onClose, ...asked }: AskedRows & { onClose: () => void }) {
  const { t } = useTranslation('learning')
  const sayDay = useDayText()
  const { learner, figure, subject } = asked
  const since = useFirstDay(asked)
  const found = useInfiniteQuery(
    // With what every write about learning marks as outdated.
    rowsQuery(['learning', 'rows', learner.id, figure, subject ?? '', since ?? ''], (offset) =>
      call(recordRows.read, {
        ...{ userId: learner.id, figure, ...fromOffset(offset) },
        ...(subject && { subject }),
        ...(since && { since }),
      }),
    ),
  )
  const title = t(`rows.${figure}.title`)
  const named = subject ? t('rows.of', { title, subject }) : title
  return (
    <RowsDialog
      title={since ? t('rows.since', { title: named, day: sayDay(since, { dateStyle: 'medium' }) }) : named}
      text={t(`rows.${figure}.text`)}
      query={found}
      keyOf={({ key }) => key}
      onClose={onClose}
    >
      {(row) => <RecordLine row={row} asked={asked} onClose={onClose} />}
    </RowsDialog>
  )
}

/** The first day that counts, by the reader's own calendar; undefined for all time. */
function useFirstDay({ since, lastDays }: AskedRows): string | undefined {
  const zone = useUser()?.timezone
  const [now] = useState(() => new Date())
  if (lastDays === undefined || zone === undefined) return since
  return daysBefore(dayIn(zone, now), lastDays - 1)
}

type RecordLineProps = { row: RecordRow; asked: AskedRows; onClose: () => void }

function RecordLine({ row, asked: { learner, figure }, onClose }: RecordLineProps) {
  const { t } = useTranslation('learning')
  const sayDay = useDayText()
  const sayAmount = useAmountText()
  const { key, name, subject, day, lastDay, isEvidence } = row
  const date = day && sayDay(day, { dateStyle: 'medium' })
  return (
    <RowLine
      name={
        figure === 'problems' ? (
          <AnswersLink learner={learner} subject={subject ?? ''} skill={key} onClick={onClose}>
            {name}
          </AnswersLink>
        ) : (
          (name ?? date)
        )
      }
      facts={[
        name === null ? null : date,
        subject,
        lastDay && t('rows.pause', { day: sayDay(lastDay, { dateStyle: 'medium' }) }),
        !isEvidence && t(figure === 'lessons' ? 'rows.brief' : 'rows.again'),
      ]}
      {...(lastDay === null && { amount: sayAmount(figure, row) })}
      isCounted={isEvidence}
    />
  )
}

/** Lessons are counted, nothing stands beside them. */
function useAmountText(): (figure: OpenedFigure, row: RecordRow) => string {
  const { t, i18n } = useTranslation('learning')
  const sayDuration = useDurationText()
  const format = new Intl.NumberFormat(i18n.language)
  return (figure, { amount, of }) => {
    if (figure === 'time') return sayDuration(amount)
    if (figure === 'streak') return t('rows.events', { count: amount })
    if (figure === 'cards') return format.format(amount)
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
