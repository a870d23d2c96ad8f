import { chooseColor } from './chart-frame.tsx'
import { SeriesChart, type SeriesChartProps } from './series-chart.tsx'

export function BarChart(props: SeriesChartProps) {
  const { categories, series } = props
  const count = Math.max(1, categories.length)
  return (
    <SeriesChart
      chart={props}
      placeIn={({ left, right }, index) => left + ((right - left) / count) * (index + 0.5)}
    >
      {({ span, place, placeCategory, say }) => {
        const bandPx = (span.right - span.left) / count
        const barPx = Math.min(48, (bandPx * 0.7) / Math.max(1, series.length))
        return series.map((line, lineIndex) =>
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
                <title>{say(line, index, value)}</title>
              </rect>
            )
          }),
        )
      }}
    </SeriesChart>
  )
}
