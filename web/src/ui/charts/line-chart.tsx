import { useTranslation } from 'react-i18next'
import { listRows, type SeriesChartProps } from './bar-chart.tsx'
import { ChartAxes, planPlot } from './chart-axes.tsx'
import { ChartFrame, chooseColor } from './chart-frame.tsx'
import { findTicks, scaleValue } from './find-ticks.ts'
import { tracePath } from './trace-path.ts'
import { useElementWidth } from './use-element-width.ts'

/** Told apart by dashes as well, for eyes that do not tell the colours apart. */
const DASHES = [undefined, '8 5', '2 5', '12 4 2 4']

/** Closer than this, rings would grow into a chain: the points are then small, with the same room to be pointed at. */
const ROOM_FOR_RINGS_PX = 16
const RING = { r: 5, strokeWidth: 3, fill: 'var(--surface)' }
const DOT = { r: 2.5, strokeWidth: 6, stroke: 'transparent' }

export function LineChart({
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
  // Half a label of room at both ends, so that the first and the last are not cut off.
  const inset = Math.min(28, (area.right - area.left) / 8)
  const placeCategory = (index: number) =>
    scaleValue(index, [0, Math.max(1, categories.length - 1)], [area.left + inset, area.right - inset])
  const hasRings = placeCategory(1) - placeCategory(0) >= ROOM_FOR_RINGS_PX

  return (
    <ChartFrame
      title={title}
      description={description}
      headingLevel={headingLevel}
      head={[categoryName ?? t('chart.category'), ...series.map(({ name }) => name)]}
      rows={listRows(categories, series, formatValue)}
      legend={series.map((line, index) => ({
        name: line.name,
        color: chooseColor(line, index),
        dash: DASHES[index % DASHES.length] ?? 'none',
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
          {series.map((line, lineIndex) => (
            <g key={line.name} stroke={chooseColor(line, lineIndex)} fill="none">
              <path
                d={tracePath(
                  line.values.map((value, x) => value !== null && [placeCategory(x), place(value)]),
                )}
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
                    <title>{`${categories[index]}, ${line.name}: ${formatValue(value)}`}</title>
                  </circle>
                )
              })}
            </g>
          ))}
        </svg>
      </div>
    </ChartFrame>
  )
}
