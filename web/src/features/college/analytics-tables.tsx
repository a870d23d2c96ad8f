import { useTranslation } from 'react-i18next'
import type { CollegeAnalytics } from '#contract/college/college.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { formatDate } from '../../ui/format/format-date.ts'
import { Card } from '../../ui/layout/card.tsx'

const LINK = 'wrap-anywhere rounded-control text-brand-ink underline underline-offset-4'

export function CourseTable({ courses }: Pick<CollegeAnalytics, 'courses'>) {
  const { t } = useTranslation('college')
  return (
    <section aria-labelledby="course-table" className="flex flex-col gap-3">
      <h2 id="course-table" className="font-semibold text-2xl">
        {t('analytics.courses')}
      </h2>
      {courses.length === 0 ? (
        <p className="text-muted">{t('courses.none')}</p>
      ) : (
        <Card padding="small">
          <table className="w-full text-start">
            <thead>
              <tr className="border-border border-b">
                <th scope="col" className="py-2 pe-3 text-start font-medium">
                  {t('analytics.course')}
                </th>
                <th scope="col" className="w-1/3 px-3 py-2 text-start font-medium">
                  {t('course.progress')}
                </th>
                <th scope="col" className="py-2 ps-3 text-end font-medium">
                  {t('grade.label')}
                </th>
              </tr>
            </thead>
            <tbody>
              {courses.map(({ id, name, progress, grade }) => (
                <tr key={id} className="border-border border-b last:border-b-0">
                  <th scope="row" className="py-2 pe-3 text-start font-normal">
                    <AppLink to="/college/courses/$id" params={{ id }} className={LINK}>
                      {name}
                    </AppLink>
                  </th>
                  <td className="px-3 py-2">
                    <span aria-hidden="true" className="tabular-nums">
                      {progress}%
                    </span>
                    <ProgressBar isLabelHidden label={t('course.progressOf', { name })} percent={progress} />
                  </td>
                  <td className="py-2 ps-3 text-end tabular-nums">
                    {grade ? t('grade.short', grade) : t('grade.none')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
    </section>
  )
}

export function ResultTable({ results }: Pick<CollegeAnalytics, 'results'>) {
  const { t, i18n } = useTranslation('college')
  const { t: say } = useTranslation('ui')
  return (
    <section aria-labelledby="result-table" className="flex flex-col gap-3">
      <h2 id="result-table" className="font-semibold text-2xl">
        {t('analytics.results')}
      </h2>
      <Card padding="small">
        <table className="w-full">
          <thead>
            <tr className="border-border border-b">
              <th scope="col" className="py-2 pe-3 text-start font-medium">
                {t('analytics.quiz')}
              </th>
              <th scope="col" className="px-3 py-2 text-start font-medium">
                {t('analytics.day')}
              </th>
              <th scope="col" className="py-2 ps-3 text-end font-medium">
                {t('analytics.result')}
              </th>
            </tr>
          </thead>
          <tbody>
            {results.map(({ quizId, title, percent, dateTaken }) => (
              <tr key={`${quizId} ${dateTaken}`} className="border-border border-b last:border-b-0">
                <th scope="row" className="py-2 pe-3 text-start font-normal">
                  <AppLink to="/quizzes/$quizId" params={{ quizId: String(quizId) }} className={LINK}>
                    {title}
                  </AppLink>
                </th>
                <td className="px-3 py-2">
                  {formatDate(dateTaken, say, i18n.language, { dateStyle: 'medium' })}
                </td>
                <td className="py-2 ps-3 text-end tabular-nums">{percent}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  )
}
