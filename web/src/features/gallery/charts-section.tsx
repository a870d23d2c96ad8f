import { useTranslation } from 'react-i18next'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { HeatMap } from '../../ui/charts/heat-map.tsx'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import { Sparkline } from '../../ui/charts/sparkline.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { GallerySection } from './gallery-parts.tsx'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const WEEKS = Array.from({ length: 16 }, (_, index) => index + 1)
const formatPercent = (value: number) => `${value}%`

export function ChartsSection() {
  const { t } = useTranslation('gallery')
  const days = DAYS.map((day) => t(`charts.${day}`))
  const weeks = WEEKS.map((number) => t('charts.week', { number }))
  return (
    <GallerySection id="gallery-charts" title={t('section.charts')}>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <Card className="min-w-0">
          <BarChart
            title={t('charts.bars')}
            description={t('charts.barsDescription')}
            categories={days}
            categoryName={t('charts.day')}
            series={[
              { name: t('charts.thisWeek'), values: [32, 45, 12, 58, 40, 0, 22] },
              { name: t('charts.lastWeek'), values: [25, 30, 41, 18, 36, 10, null] },
            ]}
          />
        </Card>
        <Card className="min-w-0">
          <LineChart
            title={t('charts.lines')}
            description={t('charts.linesDescription')}
            categories={weeks.slice(0, 8)}
            categoryName={t('charts.weekName')}
            highest={100}
            formatValue={formatPercent}
            series={[
              { name: t('charts.plant'), values: [22, 34, 41, 55, null, 71, 80, 92] },
              { name: t('charts.group'), values: [30, 35, 43, 49, 55, 60, 66, 70] },
            ]}
          />
        </Card>
        <Card className="min-w-0">
          <HeatMap
            title={t('charts.heat')}
            description={t('charts.heatDescription')}
            rowName={t('charts.day')}
            columns={weeks}
            rows={days.map((label, day) => ({
              label,
              values: WEEKS.map((week) => Math.max(0, ((week * 17 + day * 29) % 61) - 14)),
            }))}
          />
        </Card>
        <Card className="min-w-0">
          <HeatMap
            title={t('charts.heatValues')}
            description={t('charts.heatValuesDescription')}
            rowName={t('charts.personName')}
            columns={[1, 2, 3, 4, 5].map((number) => t('charts.topic', { number }))}
            highest={100}
            isValueShown
            formatValue={formatPercent}
            rows={[1, 2, 3, 4].map((person) => ({
              label: t('charts.person', { number: person }),
              values: [1, 2, 3, 4, 5].map((topic) =>
                topic === person ? null : (person * 31 + topic * 23) % 101,
              ),
            }))}
          />
        </Card>
        <Card>
          <BarChart title={t('charts.emptyChart')} categories={[]} series={[]} />
        </Card>
        <Card>
          <p className="flex items-center gap-3">
            {t('charts.sparkline')}
            <Sparkline label={t('charts.lines')} values={[3, 5, 4, 8, 7, 11]} />
            <Sparkline label={t('charts.lines')} values={[4, 4, 4]} color="var(--chart-3)" />
          </p>
        </Card>
      </div>
    </GallerySection>
  )
}
