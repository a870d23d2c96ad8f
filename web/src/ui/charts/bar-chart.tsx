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

export function BarChart({
  title,
  description,
  categories,
  series,
  categoryName,
  formatValue = String,
  heightPx = 260,
  highest,
  headingLevel,
}: SeriesChartProps) {
  const { t } = useTranslation('ui')
  const [box, widthPx] = useElementWidth()
  const values = series.flatMap((line) => line.values).filter((value) => value !== null)
  const ticks = findTicks(Math.min(0, ...values), Math.max(highest ?? 0, ...values))
  const area = planPlot(widthPx, heightPx, ticks, formatValue)
  const range: [number, number] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const place = (value: number) => scaleValue(value, range, [area.bottom, area.top])

  const bandPx = (area.right - area.left) / Math.max(1, categories.length)
  const barPx = Math.min(48, (bandPx * 0.7) / Math.max(1, series.length))
  const placeCategory = (index: number) => area.left + bandPx * (index + 0.5)

  return (
    <ChartFrame
      title={title}
      description={description}
      headingLevel={headingLevel}
      head={[categoryName ?? t('chart.category'), ...series.map(({ name }) => name)]}
      rows={listRows(categories, series, formatValue)}
      legend={series.map((line, index) => ({ name: line.name, color: chooseColor(line, index) }))}
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
          {series.map((line, lineIndex) =>
            line.values.map((value, index) => {
              if (value === null) return null
              const x = placeCategory(index) + (lineIndex - series.length / 2) * barPx
              return (
                <rect
                  key={`${line.name} ${categories[index]}`}
                  x={x + 1}
                  y={Math.min(place(value), place(0))}
                  width={Math.max(1, barPx - 2)}
                  height={Math.abs(place(value) - place(0))}
                  rx={Math.min(4, barPx / 4)}
                  fill={chooseColor(line, lineIndex)}
                >
                  <title>{`${categories[index]}, ${line.name}: ${formatValue(value)}`}</title>
                </rect>
              )
            }),
          )}
        </svg>
      </div>
    </ChartFrame>
  )
}

export function listRows(
  categories: string[],
  series: ChartSeries[],
  formatValue: (value: number) => string,
) {
  return categories.map((label, index) => ({
    label,
    cells: series.map(({ values }) => {
      const value = values[index]
      return value === null || value === undefined ? '–' : formatValue(value)
    }),
  }))
}
