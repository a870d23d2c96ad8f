import '../../../../kit/print-sheet.css'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type ProgressReport, REPORT_PERIODS, report } from '#contract/profile/report.ts'
import { call } from '../../../../api/call.ts'
import { useErrorText } from '../../../../kit/use-error-text.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select, SelectItems } from '../../../../ui/forms/select.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'

/** A page for parents, to print or to save as a PDF. */
export function ReportDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('profile')
  const errorText = useErrorText()
  const [period, setPeriod] = useState<(typeof REPORT_PERIODS)[number]>('month')
  const sheet = useQuery({
    queryKey: ['learning', 'report', user.id, period],
    queryFn: () => call(report.read, { id: user.id, period }),
  })
  return (
    <Dialog
      onClose={onClose}
      width="large"
      title={t('data.report')}
      footer={
        <Button disabled={!sheet.data} onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {t('report.print')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <Field label={t('report.period')} className="max-w-60">
          <Select
            value={period}
            onValueChange={(value) => setPeriod(REPORT_PERIODS.find((one) => one === value) ?? 'month')}
          >
            <SelectItems values={REPORT_PERIODS} nameOf={(one) => t(`report.${one}`)} />
          </Select>
        </Field>
        {sheet.isPending && <Skeleton className="h-96" />}
        {sheet.isError && !sheet.data && (
          <ErrorState
            title={t('report.failed')}
            description={errorText(sheet.error)}
            headingLevel={3}
            query={sheet}
          />
        )}
        {sheet.data && <ReportSheet report={sheet.data} isGamified={user.gamificationEnabled} />}
      </div>
    </Dialog>
  )
}

function ReportSheet({ report, isGamified }: { report: ProgressReport; isGamified: boolean }) {
  const { t, i18n } = useTranslation('profile')
  const number = new Intl.NumberFormat(i18n.language)
  const formatDay = (day: string) =>
    new Date(day).toLocaleDateString(i18n.language, { dateStyle: 'long', timeZone: 'UTC' })
  const sayProblems = ({ problemsSolved: solved, problemsTried: tried }: ProgressReport) =>
    tried === 0
      ? t('report.none')
      : t('report.solvedOf', { solved: number.format(solved), tried: number.format(tried) })
  const figures: [string, string][] = [
    [t('report.activeDays'), number.format(report.activeDays)],
    [t('report.minutes'), number.format(report.minutes)],
    [t('report.lessons'), number.format(report.lessonsCompleted)],
    [t('report.problems'), sayProblems(report)],
    [t('report.quizzes'), number.format(report.quizzesTaken)],
    [t('report.score'), report.averageScore === null ? t('report.none') : `${report.averageScore}%`],
    [t('report.cards'), number.format(report.cardsReviewed)],
    [t('report.streak'), number.format(report.streakDays)],
  ]
  return (
    <article data-print-sheet className="flex flex-col gap-5">
      <header>
        <h3 className="font-semibold text-2xl">{t('report.title', { name: report.name })}</h3>
        <p className="text-muted">
          {t('report.between', { from: formatDay(report.firstDay), to: formatDay(report.lastDay) })}
          {' · '}
          {t('report.grade', { grade: report.grade })}
        </p>
      </header>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label} className="rounded-control border border-border p-3">
            <dt className="text-muted">{label}</dt>
            <dd className="font-heading font-semibold text-2xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {report.subjects.length > 0 && <Subjects subjects={report.subjects} />}
      {isGamified && report.badges.length > 0 && (
        <section>
          <h4 className="font-semibold text-lg">{t('report.badges')}</h4>
          <ul className="list-disc pl-6">
            {report.badges.map(({ name, earnedAt }) => (
              <li key={name}>
                {t('report.badge', {
                  name,
                  day: new Date(earnedAt).toLocaleDateString(i18n.language, { dateStyle: 'medium' }),
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}

function Subjects({ subjects }: Pick<ProgressReport, 'subjects'>) {
  const { t, i18n } = useTranslation('profile')
  const number = new Intl.NumberFormat(i18n.language)
  return (
    <table className="w-full text-left">
      <caption className="pb-2 text-left font-heading font-semibold text-lg">{t('report.subjects')}</caption>
      <thead>
        <tr className="border-border border-b">
          <th scope="col" className="py-2">
            {t('report.subject')}
          </th>
          <th scope="col">{t('report.minutes')}</th>
          <th scope="col">{t('report.lessons')}</th>
          <th scope="col">{t('report.mastery')}</th>
        </tr>
      </thead>
      <tbody>
        {subjects.map(({ name, minutes, lessonsCompleted, mastery }) => (
          <tr key={name} className="border-border border-b">
            <th scope="row" className="py-2 font-medium">
              {name}
            </th>
            <td>{number.format(minutes)}</td>
            <td>{number.format(lessonsCompleted)}</td>
            <td>{mastery === null ? t('report.none') : `${mastery}%`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
