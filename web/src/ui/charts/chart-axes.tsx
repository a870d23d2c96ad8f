import { findLabelStep, scaleValue } from './find-ticks.ts'

export type PlotArea = { left: number; top: number; right: number; bottom: number }

type ChartAxesProps = {
  area: PlotArea
  ticks: number[]
  formatValue: (value: number) => string
  categories: string[]
  /** The middle of a category on the x axis, in pixels. */
  placeCategory: (index: number) => number
}

/** Quiet grid lines with their values, and as many category labels as fit. */
export function ChartAxes({ area, ticks, formatValue, categories, placeCategory }: ChartAxesProps) {
  const range: [number, number] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const step = findLabelStep((area.right - area.left) / Math.max(1, categories.length), categories)
  return (
    <>
      {ticks.map((tick) => {
        const y = scaleValue(tick, range, [area.bottom, area.top])
        return (
          <g key={tick}>
            <line
              x1={area.left}
              x2={area.right}
              y1={y}
              y2={y}
              stroke={tick === 0 ? 'var(--border-strong)' : 'var(--border)'}
            />
            <text x={area.left - 8} y={y} dy="0.35em" textAnchor="end" fill="var(--muted)">
              {formatValue(tick)}
            </text>
          </g>
        )
      })}
      {categories.map(
        (category, index) =>
          index % step === 0 && (
            <text
              key={category}
              x={placeCategory(index)}
              y={area.bottom + 24}
              textAnchor="middle"
              fill="var(--muted)"
            >
              {category}
            </text>
          ),
      )}
    </>
  )
}

/** Room for the value labels on the left and the category labels below. */
export function planPlot(
  widthPx: number,
  heightPx: number,
  ticks: number[],
  formatValue: (value: number) => string,
) {
  const longest = Math.max(1, ...ticks.map((tick) => formatValue(tick).length))
  return { left: longest * 9 + 12, top: 12, right: widthPx - 8, bottom: heightPx - 36 }
}
