import { BookOpenCheck, ClipboardCheck, Clock, Layers, Percent, PuzzleIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { CollegeAnalytics } from '#contract/college/college.ts'
import { AnalyticsFrame } from '../../kit/analytics/analytics-frame.tsx'
import { useWeekWords } from '../../kit/analytics/use-week-words.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { StatCard } from '../../kit/dashboard/stat-card.tsx'
import { FigureOpener } from '../../kit/learning/record-rows/figure-opener.tsx'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { withUser } from '../../kit/with-user.tsx'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { formatDate } from '../../ui/format/format-date.ts'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { analyticsQuery } from './college.data.ts'

/** Before the first lesson there is nothing to count. */
const sayProgress = (percent: number): string => (percent === 0 ? '–' : `${percent}%`)

const LINK = 'wrap-anywhere rounded-control text-brand-ink underline underline-offset-4'

function CourseTable({ courses }: Pick<CollegeAnalytics, 'courses'>) {
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
                      {sayProgress(progress)}
                    </span>
                    <ProgressBar
                      isLabelHidden
                      label={t('course.progressOf', { name })}
                      percent={progress}
                      valueText={sayProgress(progress)}
                    />
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

function ResultTable({ results }: Pick<CollegeAnalytics, 'results'>) {
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

export const CollegeAnalyticsScreen = withUser(Analytics)

function Analytics({ user }: { user: User }) {
  const { t } = useTranslation('college')
  const words = { title: t('analytics.title'), text: t('analytics.text'), failed: t('analytics.failed') }
  return (
    <AnalyticsFrame words={words} queryOf={(period) => analyticsQuery(user.id, period)}>
      {(figures) => <Figures user={user} figures={figures} />}
    </AnalyticsFrame>
  )
}

function Figures({ user, figures }: { user: User; figures: CollegeAnalytics }) {
  const { t } = useTranslation('college')
  const { chartWeeks, nameMinutes, formatNumber } = useWeekWords()
  const { weeks, totals, courses, results } = figures
  const isEmpty = totals.minutes + totals.lessons + totals.quizzes + totals.problems + totals.cards === 0
  const weekly = chartWeeks(weeks)
  const average = totals.averageScore === null ? '–' : `${totals.averageScore}%`
  const tiles = [
    [Clock, 'time', t('analytics.minutes'), nameMinutes(totals.minutes)],
    [BookOpenCheck, 'lessons', t('analytics.lessons'), formatNumber(totals.lessons)],
    [ClipboardCheck, 'quizzes', t('analytics.quizzes'), formatNumber(totals.quizzes)],
    [Percent, 'quizzes', t('analytics.average'), average],
    [PuzzleIcon, 'problems', t('analytics.problems'), formatNumber(totals.problems)],
    [Layers, 'cards', t('analytics.cards'), formatNumber(totals.cards)],
  ] as const
  return (
    <>
      {isEmpty ? (
        <EmptyState
          drawing={<Sprout stage={1} />}
          title={t('analytics.none')}
          description={t('analytics.noneText')}
          action={<LinkButton to="/college/courses">{t('analytics.begin')}</LinkButton>}
        />
      ) : (
        <>
          <dl className="grid grid-cols-2 gap-4 lg:grid-cols-3">
            {tiles.map(([icon, figure, label, value]) => (
              <StatCard
                key={label}
                icon={icon}
                label={
                  <FigureOpener learner={user} figure={figure} since={weeks[0]?.start}>
                    {label}
                  </FigureOpener>
                }
                value={value}
              />
            ))}
          </dl>
          {totals.minutes > 0 && (
            <Card>
              <BarChart
                {...weekly}
                title={t('analytics.minutesChart')}
                description={t('analytics.minutesText')}
                series={[{ name: t('analytics.minutes'), values: weeks.map(({ minutes }) => minutes) }]}
              />
            </Card>
          )}
          <Card>
            <BarChart
              {...weekly}
              title={t('analytics.workChart')}
              series={(['lessons', 'quizzes', 'problems', 'cards'] as const).map((name) => ({
                name: t(`analytics.${name}`),
                values: weeks.map((week) => week[name]),
              }))}
            />
          </Card>
          {totals.quizzes > 0 && (
            <Card>
              <LineChart
                {...weekly}
                title={t('analytics.scoreChart')}
                series={[
                  { name: t('analytics.average'), values: weeks.map(({ averageScore }) => averageScore) },
                ]}
                highest={100}
                formatValue={(value) => `${value}%`}
              />
            </Card>
          )}
        </>
      )}
      <CourseTable courses={courses} />
      {results.length > 0 && <ResultTable results={results} />}
    </>
  )
}
