import { useId } from 'react'
import type { MathPlot } from '#contract/study/math-tutor.ts'
import { scaleValue } from '../../../ui/charts/find-ticks.ts'
import { tracePath } from '../../../ui/charts/trace-path.ts'
import { useElementWidth } from '../../../ui/charts/use-element-width.ts'
import { type GraphWindow, listTicks } from './graph-window.ts'

type GraphPictureProps = {
  plot: MathPlot | null
  window: GraphWindow
  formatNumber: (value: number) => string
}

const HEIGHT_PX = 340
const LABEL_PX = 16

/** For the eye; the table beside it says the same. Axes stay in sight at the edge when zero is not. */
export function GraphPicture({ plot, window, formatNumber }: GraphPictureProps) {
  const id = useId()
  const [box, widthPx] = useElementWidth()
  const { from, to, bottom, top } = window
  const placeX = (x: number) => scaleValue(x, [from, to], [0, widthPx])
  const placeY = (y: number) => scaleValue(y, [bottom, top], [HEIGHT_PX, 0])
  const [axisX, axisY] = [keepWithin(placeX(0), widthPx), keepWithin(placeY(0), HEIGHT_PX)]
  return (
    <div
      ref={box}
      className="relative w-full overflow-hidden rounded-control border border-border bg-surface"
      style={{ height: HEIGHT_PX }}
    >
      <svg
        aria-hidden="true"
        width={widthPx}
        height={HEIGHT_PX}
        fontSize={LABEL_PX}
        className="absolute inset-0 font-heading"
      >
        <clipPath id={id}>
          <rect width={widthPx} height={HEIGHT_PX} />
        </clipPath>
        {listTicks(from, to, Math.max(4, Math.floor(widthPx / 80))).map((x) => (
          <g key={x}>
            <line x1={placeX(x)} x2={placeX(x)} y1={0} y2={HEIGHT_PX} stroke="var(--border)" />
            {x !== 0 && (
              <text
                x={placeX(x)}
                y={Math.min(HEIGHT_PX - 6, axisY + LABEL_PX + 4)}
                textAnchor="middle"
                fill="var(--muted)"
              >
                {formatNumber(x)}
              </text>
            )}
          </g>
        ))}
        {listTicks(bottom, top, 6).map((y) => (
          <g key={y}>
            <line x1={0} x2={widthPx} y1={placeY(y)} y2={placeY(y)} stroke="var(--border)" />
            {y !== 0 && (
              <text
                x={axisX > widthPx - 60 ? axisX - 8 : axisX + 8}
                y={placeY(y)}
                dy="0.35em"
                textAnchor={axisX > widthPx - 60 ? 'end' : 'start'}
                fill="var(--muted)"
              >
                {formatNumber(y)}
              </text>
            )}
          </g>
        ))}
        <line x1={0} x2={widthPx} y1={axisY} y2={axisY} stroke="var(--border-strong)" strokeWidth="2" />
        <line x1={axisX} x2={axisX} y1={0} y2={HEIGHT_PX} stroke="var(--border-strong)" strokeWidth="2" />
        <g
          clipPath={`url(#${id})`}
          fill="none"
          stroke="var(--chart-2)"
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
        >
          {plot?.pieces.map((piece) => (
            <path key={piece[0]?.x} d={tracePath(piece.map(({ x, y }) => [placeX(x), clamp(placeY(y))]))} />
          ))}
        </g>
      </svg>
    </div>
  )
}

function keepWithin(place: number, size: number): number {
  return Math.max(1, Math.min(size - 1, place))
}

/** Points a million away would overflow what browsers draw. */
function clamp(place: number): number {
  return Math.max(-10_000, Math.min(10_000, place))
}
