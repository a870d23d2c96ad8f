import { useTranslation } from 'react-i18next'
import type { StudentSummary } from '#contract/teaching/students.ts'

export function StudentFigures({ student }: { student: StudentSummary }) {
  const { t, i18n } = useTranslation('students')
  const { averageScore, completionRate, lessonsCompleted, lastActiveDay } = student
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  const sayPercent = (value: number | null) =>
    value === null ? (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('figures.none')}</span>
      </>
    ) : (
      percent.format(value / 100)
    )
  const figures = [
    [t('figures.average'), sayPercent(averageScore)],
    [t('figures.completion'), sayPercent(completionRate)],
    [t('figures.lessons'), new Intl.NumberFormat(i18n.language).format(lessonsCompleted)],
    [
      t('figures.active'),
      lastActiveDay === null
        ? t('figures.never')
        : // A day of the student's own calendar: no time zone may move it.
          new Date(lastActiveDay).toLocaleDateString(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }),
    ],
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {figures.map(([label, value]) => (
        <div key={label} className="flex items-baseline gap-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="font-heading font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
