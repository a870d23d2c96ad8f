import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChartAxes, planPlot } from './chart-axes.tsx'
import { ChartFrame, type ChartSeries, chooseColor } from './chart-frame.tsx'
import { findTicks, scaleValue } from './find-ticks.ts'
import { useElementWidth } from './use-element-width.ts'

export type SeriesChartProps = {
  title: string
  description?: string
  /** Names of the places on the x axis, each different. */
  categories: string[]
  series: ChartSeries[]
  /** What the categories are, as head of the table's first column. */
  categoryName?: string
  formatValue?: (value: number) => string
  heightPx?: number
  /** Highest value of the axis when the data does not reach it, for example 100 for percentages. */
  highest?: number
  headingLevel?: 2 | 3 | 4
}

type Span = { left: number; right: number }
type SeriesFrameProps = {
  chart: SeriesChartProps
  /** Where a category stands between the ends of the axis. */
  placeIn: (span: Span, index: number) => number
  /** How the line of each series is dashed, where lines are drawn. */
  dashes?: readonly (string | undefined)[]
  /** The marks, from where values and categories stand and what a mark says when it is pointed at. */
  children: (plot: {
    span: Span
    place: (value: number) => number
    placeCategory: (index: number) => number
    say: (line: ChartSeries, index: number, value: number) => string
  }) => ReactNode
}

/** What a bar chart and a line chart have in common: frame, axes and scale. */
export function SeriesChart({ chart, placeIn, dashes, children }: SeriesFrameProps) {
  const { title, description, categories, series, categoryName, headingLevel } = chart
  const { formatValue = String, heightPx = 260, highest = 0 } = chart
  const { t } = useTranslation('ui')
  const [box, widthPx] = useElementWidth()
  const values = series.flatMap((line) => line.values).filter((value) => value !== null)
  const ticks = findTicks(Math.min(0, ...values), Math.max(highest, ...values))
  const area = planPlot(widthPx, heightPx, ticks, formatValue)
  const range: [number, number] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const placeCategory = (index: number) => placeIn(area, index)
  const rows = categories.map((label, index) => ({
    label,
    cells: series.map((line) => {
      const value = line.values[index]
      return value === null || value === undefined ? '–' : formatValue(value)
    }),
  }))
  return (
    <ChartFrame
      title={title}
      description={description}
      headingLevel={headingLevel}
      head={[categoryName ?? t('chart.category'), ...series.map(({ name }) => name)]}
      rows={rows}
      legend={series.map((line, index) => ({
        name: line.name,
        color: chooseColor(line, index),
        ...(dashes && { dash: dashes[index % dashes.length] ?? 'none' }),
      }))}
    >
      <div ref={box} className="relative w-full" style={{ height: heightPx }}>
        <svg
          aria-hidden="true"
          width={widthPx}
          height={heightPx}
          fontSize="16"
          className="absolute inset-0 overflow-visible font-heading"
        >
          <ChartAxes
            area={area}
            ticks={ticks}
            formatValue={formatValue}
            categories={categories}
            placeCategory={placeCategory}
          />
          {children({
            span: area,
            place: (value) => scaleValue(value, range, [area.bottom, area.top]),
            placeCategory,
            say: ({ name }, index, value) => `${categories[index]}, ${name}: ${formatValue(value)}`,
          })}
        </svg>
      </div>
    </ChartFrame>
  )
}
