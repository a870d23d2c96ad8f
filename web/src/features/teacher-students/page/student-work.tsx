import { useTranslation } from 'react-i18next'
import type { StudentWork as Given, StudentResult } from '#contract/teaching/students.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { useDueText } from '../../../kit/classroom/work/use-due-text.ts'
import { WorkStateBadge } from '../../../kit/classroom/work/work-state-badge.tsx'
import { formatDate } from '../../../ui/format/format-date.ts'
import { Card } from '../../../ui/layout/card.tsx'

type StudentWorkProps = { studentId: number; submissions: readonly Given[] }

/** What the teacher gave to the pupil: where each piece stands, and the way to its grade. */
export function StudentWork({ studentId, submissions }: StudentWorkProps) {
  const { t, i18n } = useTranslation(['students', 'work'])
  const describeDue = useDueText()
  const format = new Intl.NumberFormat(i18n.language)
  return (
    <Card className="flex flex-col gap-4">
      <h2 id="student-work" className="font-semibold text-xl">
        {t('work.heading')}
      </h2>
      {submissions.length === 0 && <p className="text-muted">{t('work.none')}</p>}
      <ul aria-labelledby="student-work" className="flex flex-col gap-3 empty:hidden">
        {submissions.map(({ assignmentId, title, className, dueDate, points, state, grade }) => (
          <li key={assignmentId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <div className="min-w-48 flex-1">
              <AppLink
                to="/teacher/assignments/$id/grade/$studentId"
                params={{ id: String(assignmentId), studentId: String(studentId) }}
                className="inline-flex min-h-11 items-center break-words text-brand-ink underline"
              >
                {title}
              </AppLink>
              <p className="text-muted">{`${className} · ${describeDue(dueDate)}`}</p>
            </div>
            <span className="flex flex-wrap items-center justify-end gap-2">
              {grade !== null && (
                <span className="tabular-nums">
                  {t('work:points', { grade: format.format(grade), points: format.format(points) })}
                </span>
              )}
              <WorkStateBadge state={state} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function StudentResults({ results }: { results: readonly StudentResult[] }) {
  const { t, i18n } = useTranslation('students')
  const { t: word } = useTranslation('ui')
  const format = new Intl.NumberFormat(i18n.language)
  return (
    <Card className="flex flex-col gap-4">
      <h2 id="student-results" className="font-semibold text-xl">
        {t('results.heading')}
      </h2>
      {results.length === 0 && <p className="text-muted">{t('results.none')}</p>}
      <ul aria-labelledby="student-results" className="flex flex-col gap-3 empty:hidden">
        {results.map(({ id, title, score, maxScore, dateTaken }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="min-w-48 flex-1 break-words">{title}</span>
            <span className="text-muted">
              {formatDate(dateTaken, word, i18n.language, { dateStyle: 'medium' })}
            </span>
            <span className="font-heading font-medium tabular-nums">
              {t('results.score', { score: format.format(score), max: format.format(maxScore) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
