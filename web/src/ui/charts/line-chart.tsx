import { chooseColor } from './chart-frame.tsx'
import { scaleValue } from './find-ticks.ts'
import { SeriesChart, type SeriesChartProps } from './series-chart.tsx'
import { tracePath } from './trace-path.ts'

/** Told apart by dashes as well, for eyes that do not tell the colors apart. */
const DASHES = [undefined, '8 5', '2 5', '12 4 2 4']

/** Closer than this, rings would grow into a chain: the points are then small, with the same room to be pointed at. */
const ROOM_FOR_RINGS_PX = 16
const RING = { r: 5, strokeWidth: 3, fill: 'var(--surface)' }
const DOT = { r: 2.5, strokeWidth: 6, stroke: 'transparent' }

export function LineChart(props: SeriesChartProps) {
  const { categories, series } = props
  const last = Math.max(1, categories.length - 1)
  function placeIn({ left, right }: { left: number; right: number }, index: number) {
    // Half a label of room at both ends, so that the first and the last are not cut off.
    const inset = Math.min(28, (right - left) / 8)
    return scaleValue(index, [0, last], [left + inset, right - inset])
  }
  return (
    <SeriesChart chart={props} placeIn={placeIn} dashes={DASHES}>
      {({ place, placeCategory, say }) => {
        const hasRings = placeCategory(1) - placeCategory(0) >= ROOM_FOR_RINGS_PX
        return series.map((line, lineIndex) => (
          <g key={line.name} stroke={chooseColor(line, lineIndex)} fill="none">
            <path
              d={tracePath(line.values.map((value, x) => value !== null && [placeCategory(x), place(value)]))}
              strokeWidth="3"
              strokeLinecap="round"
              strokeLinejoin="round"
              strokeDasharray={DASHES[lineIndex % DASHES.length]}
            />
            {line.values.map((value, index) => {
              if (value === null) return null
              return (
                <circle
                  key={categories[index]}
                  cx={placeCategory(index)}
                  cy={place(value)}
                  {...(hasRings ? RING : { ...DOT, fill: chooseColor(line, lineIndex) })}
                >
                  <title>{say(line, index, value)}</title>
                </circle>
              )
            })}
          </g>
        ))
      }}
    </SeriesChart>
  )
}
