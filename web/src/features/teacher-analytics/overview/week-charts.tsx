import { useTranslation } from 'react-i18next'
import type { ClassAnalytics } from '#contract/teaching/class-analytics.ts'
import { useWeekWords } from '../../../kit/analytics/use-week-words.ts'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { ExportButton, nameFile } from '../export-button.tsx'

type Week = ClassAnalytics['weeks'][number]
type WeekChartsProps = { found: ClassAnalytics; className: string | undefined }

/** Below it the axis would count in halves. */
const WHOLE_STEPS = 4

/** Each with its table behind it; one file holds all of them. */
export function WeekCharts({ found, className }: WeekChartsProps) {
  const { t } = useTranslation('teacherAnalytics')
  const { nameWeeks, formatNumber } = useWeekWords()
  const { weeks, period } = found
  const columns: Column<Week>[] = [
    { id: 'start', header: t('weeks.week'), value: ({ start }) => start },
    { id: 'average', header: t('pupils.average'), value: ({ averageScore }) => averageScore },
    { id: 'completion', header: t('overview.completion'), value: ({ completionRate }) => completionRate },
    { id: 'active', header: t('overview.active'), value: ({ activePupils }) => activePupils },
    { id: 'days', header: t('weeks.days'), value: ({ activeDays }) => activeDays },
    { id: 'minutes', header: t('pupils.minutes'), value: ({ minutes }) => minutes },
  ]
  const weekly = {
    headingLevel: 2 as const,
    categoryName: t('weeks.week'),
    categories: nameWeeks(weeks.map(({ start }) => start)),
    heightPx: 220,
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 lg:grid-cols-2">
        <Card>
          <LineChart
            {...weekly}
            title={t('weeks.scores')}
            description={t('weeks.scoresText')}
            series={[
              { name: t('overview.average'), values: weeks.map(({ averageScore }) => averageScore) },
              { name: t('overview.completion'), values: weeks.map(({ completionRate }) => completionRate) },
            ]}
            highest={100}
            formatValue={(value) => `${value}%`}
          />
        </Card>
        <Card>
          {weeks.some(({ minutes }) => minutes > 0) ? (
            <BarChart
              {...weekly}
              title={t('weeks.activity')}
              series={[{ name: t('pupils.minutes'), values: weeks.map(({ minutes }) => minutes) }]}
              highest={WHOLE_STEPS}
              formatValue={formatNumber}
            />
          ) : (
            <>
              <h2 className="mb-2 font-semibold text-lg">{t('weeks.activity')}</h2>
              <p className="text-muted">{t('weeks.noMinutes')}</p>
            </>
          )}
        </Card>
        <Card className="lg:col-span-2">
          <BarChart
            {...weekly}
            title={t('weeks.active')}
            series={[
              { name: t('overview.active'), values: weeks.map(({ activePupils }) => activePupils) },
              { name: t('weeks.days'), values: weeks.map(({ activeDays }) => activeDays) },
            ]}
            highest={WHOLE_STEPS}
            formatValue={formatNumber}
          />
        </Card>
      </div>
      <div>
        <ExportButton
          rows={weeks}
          columns={columns}
          label={t('weeks.export')}
          fileName={nameFile(className ?? t('allClasses'), t('weeks.week'), period.from, period.to)}
        />
      </div>
    </div>
  )
}
