import { BookOpenCheck, ClipboardCheck, Clock, Percent } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { CollegeAnalytics } from '#contract/college/college.ts'
import { AnalyticsFrame } from '../../kit/analytics/analytics-frame.tsx'
import { useWeekWords } from '../../kit/analytics/use-week-words.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { StatCard } from '../../kit/dashboard/stat-card.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { CourseTable, ResultTable } from './analytics-tables.tsx'
import { analyticsQuery } from './college.data.ts'
import { withUser } from '../../kit/with-user.tsx'

/** Below it the axis would count in halves. */
const WHOLE_STEPS = 4

export const CollegeAnalyticsScreen = withUser(Analytics)

function Analytics({ user }: { user: User }) {
  const { t } = useTranslation('college')
  const words = { title: t('analytics.title'), text: t('analytics.text'), failed: t('analytics.failed') }
  return (
    <AnalyticsFrame words={words} queryOf={(period) => analyticsQuery(user.id, period)}>
      {(figures) => <Figures figures={figures} />}
    </AnalyticsFrame>
  )
}

function Figures({ figures }: { figures: CollegeAnalytics }) {
  const { t } = useTranslation(['college', 'analytics'])
  const { nameWeeks, nameMinutes, formatNumber } = useWeekWords()
  const { weeks, totals, courses, results } = figures
  const isEmpty = totals.minutes + totals.lessons + totals.quizzes + totals.problems + totals.cards === 0
  const weekly = {
    headingLevel: 2 as const,
    categoryName: t('analytics:week.name'),
    categories: nameWeeks(weeks.map(({ start }) => start)),
    highest: WHOLE_STEPS,
  }
  return (
    <>
      {isEmpty ? (
        <EmptyState
          drawing={<Sprout stage={1} />}
          title={t('analytics.none')}
          description={t('analytics.noneText')}
          action={
            <Button asChild>
              <AppLink to="/college/courses">{t('analytics.begin')}</AppLink>
            </Button>
          }
        />
      ) : (
        <>
          <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
            <StatCard icon={Clock} label={t('analytics.minutes')} value={nameMinutes(totals.minutes)} />
            <StatCard
              icon={BookOpenCheck}
              label={t('analytics.lessons')}
              value={formatNumber(totals.lessons)}
            />
            <StatCard
              icon={ClipboardCheck}
              label={t('analytics.quizzes')}
              value={formatNumber(totals.quizzes)}
            />
            <StatCard
              icon={Percent}
              label={t('analytics.average')}
              value={totals.averageScore === null ? '–' : `${totals.averageScore}%`}
            />
          </dl>
          {totals.minutes > 0 && (
            <Card>
              <BarChart
                {...weekly}
                title={t('analytics.minutesChart')}
                description={t('analytics.minutesText')}
                series={[{ name: t('analytics.minutes'), values: weeks.map(({ minutes }) => minutes) }]}
                formatValue={formatNumber}
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
              formatValue={formatNumber}
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
