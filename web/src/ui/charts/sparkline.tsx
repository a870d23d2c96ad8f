import { useTranslation } from 'react-i18next'
import { scaleValue } from './find-ticks.ts'
import { tracePath } from './trace-path.ts'

type SparklineProps = {
  /** What the line shows; its first and last value are added for screen readers. */
  label: string
  values: number[]
  color?: string
}

const WIDTH = 96
const HEIGHT = 32

/** A line the size of a word. */
export function Sparkline(props: SparklineProps) {
  const { label, values, color = 'var(--chart-1)' } = props
  const { t } = useTranslation('ui')
  const [first, last] = [values[0], values.at(-1)]
  const range: [number, number] = [Math.min(...values), Math.max(...values)]
  const points = values.map((value, index): [number, number] => [
    scaleValue(index, [0, Math.max(1, values.length - 1)], [4, WIDTH - 6]),
    range[0] === range[1] ? HEIGHT / 2 : scaleValue(value, range, [HEIGHT - 5, 5]),
  ])
  const end = points.at(-1)
  const name =
    first === undefined || last === undefined
      ? `${label}: ${t('chart.noData')}`
      : `${label}: ${t('chart.trend', { first: String(first), last: String(last) })}`
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      fill="none"
    >
      <path
        d={tracePath(points)}
        stroke={color}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {end && <circle cx={end[0]} cy={end[1]} r="4" fill={color} />}
    </svg>
  )
}
