import { useTranslation } from 'react-i18next'
import type { DayFigures } from '#contract/admin/dashboard.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { useDayText } from '../../kit/days/use-day-text.ts'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import { Card } from '../../ui/layout/card.tsx'

/** Below it the axis would count in halves. */
const WHOLE_STEPS = 4

export function ActivityCharts({ days }: { days: readonly DayFigures[] }) {
  const { t, i18n } = useTranslation('adminDashboard')
  const sayDay = useDayText()
  const isQuiet = days.every(({ people, learners }) => people + learners === 0)
  const daily = {
    headingLevel: 3 as const,
    categoryName: t('activity.day'),
    categories: days.map(({ day }) => sayDay(day, { day: 'numeric', month: 'short' })),
    heightPx: 220,
    highest: WHOLE_STEPS,
    formatValue: (value: number) => value.toLocaleString(i18n.language),
  }
  const column = (key: Exclude<keyof DayFigures, 'day'>) => days.map((day) => day[key])
  return (
    <section aria-labelledby="activity-heading" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="activity-heading" className="font-semibold text-2xl">
          {t('activity.title')}
        </h2>
        <AppLink to="/admin/system-analytics" className="underline underline-offset-4">
          {t('activity.more')}
        </AppLink>
      </div>
      {isQuiet ? (
        <Card tone="sunken">
          <p>{t('activity.none')}</p>
        </Card>
      ) : (
        <div className="grid gap-4 lg:grid-cols-2">
          <Card>
            <LineChart
              {...daily}
              title={t('activity.people')}
              description={t('activity.peopleText')}
              series={[
                { name: t('activity.signedIn'), values: column('people') },
                { name: t('activity.learners'), values: column('learners') },
              ]}
            />
          </Card>
          <Card>
            <LineChart
              {...daily}
              title={t('activity.work')}
              series={[
                { name: t('activity.lessons'), values: column('lessons') },
                { name: t('activity.quizzes'), values: column('quizzes') },
                { name: t('activity.problems'), values: column('problems') },
              ]}
            />
          </Card>
        </div>
      )}
    </section>
  )
}
