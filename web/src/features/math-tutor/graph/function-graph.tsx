import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCcw, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MathPlot } from '#contract/study/math-tutor.ts'
import { previewMath } from '../../../kit/practice/math/preview-math.ts'
import { RichText } from '../../../kit/rich-text/rich-text.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { ChartFrame } from '../../../ui/charts/chart-frame.tsx'
import { scaleValue } from '../../../ui/charts/find-ticks.ts'
import { tracePath } from '../../../ui/charts/trace-path.ts'
import { useElementWidth } from '../../../ui/charts/use-element-width.ts'
import { WideLine } from '../formula.tsx'
import { plotQuery } from '../math-tutor.data.ts'
import {
  FIRST_SPAN,
  fitHeight,
  type GraphWindow,
  listTicks,
  listValues,
  panWindow,
  zoomWindow,
} from './graph-window.ts'

type GraphPictureProps = {
  plot: MathPlot | null
  window: GraphWindow
  formatNumber: (value: number) => string
}

const HEIGHT_PX = 340
const LABEL_PX = 16

/** For the eye; the table beside it says the same. Axes stay in sight at the edge when zero is not. */
function GraphPicture({ plot, window, formatNumber }: GraphPictureProps) {
  const id = useId()
  const [box, widthPx] = useElementWidth()
  const { from, to, bottom, top } = window
  const placeX = (x: number) => scaleValue(x, [from, to], [0, widthPx])
  const placeY = (y: number) => scaleValue(y, [bottom, top], [HEIGHT_PX, 0])
  const [axisX, axisY] = [clamp(placeX(0), 1, widthPx - 1), clamp(placeY(0), 1, HEIGHT_PX - 1)]
  const keepNear = (place: number) => clamp(place, -FARTHEST_PX, FARTHEST_PX)
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
            <path
              key={piece[0]?.x}
              d={tracePath(piece.map(({ x, y }) => [placeX(x), keepNear(placeY(y))]))}
            />
          ))}
        </g>
      </svg>
    </div>
  )
}

/** Points a million away would overflow what browsers draw. */
const FARTHEST_PX = 10_000

const clamp = (place: number, low: number, high: number) => Math.max(low, Math.min(high, place))

const ZOOM = 2

const TOOLS = [
  { name: 'left', Icon: ArrowLeft, key: 'ArrowLeft', move: (at: GraphWindow) => panWindow(at, -1, 0) },
  { name: 'right', Icon: ArrowRight, key: 'ArrowRight', move: (at: GraphWindow) => panWindow(at, 1, 0) },
  { name: 'up', Icon: ArrowUp, key: 'ArrowUp', move: (at: GraphWindow) => panWindow(at, 0, 1) },
  { name: 'down', Icon: ArrowDown, key: 'ArrowDown', move: (at: GraphWindow) => panWindow(at, 0, -1) },
  { name: 'in', Icon: ZoomIn, key: '+', move: (at: GraphWindow) => zoomWindow(at, 1 / ZOOM) },
  { name: 'out', Icon: ZoomOut, key: '-', move: (at: GraphWindow) => zoomWindow(at, ZOOM) },
] as const

type FunctionGraphProps = {
  expression: string
  letter: string
  /** Says which function it is, where that does not stand above already. */
  isNamed?: boolean
  /** The first part, where it came along. */
  first?: MathPlot
}

/** A curve to move about in, by buttons or, among them, by the arrow keys, + and −. */
export function FunctionGraph({ expression, letter, isNamed = false, first }: FunctionGraphProps) {
  const { t, i18n } = useTranslation('mathTutor')
  const [moved, setMoved] = useState<GraphWindow | null>(null)
  const { from, to } = moved ?? FIRST_SPAN
  const start = useQuery({ ...plotQuery({ expression, letter, ...FIRST_SPAN }), enabled: !first })
  const firstPlot = first ?? start.data ?? null
  const here = useQuery({ ...plotQuery({ expression, letter, from, to }), enabled: moved !== null })
  const plot = moved ? (here.data ?? null) : firstPlot
  const window: GraphWindow = moved ?? { ...FIRST_SPAN, ...fitHeight(firstPlot?.pieces ?? []) }
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 4 })
  const formatNumber = (value: number) => format.format(value).replace('-', '−')

  function moveByKey(event: KeyboardEvent) {
    const tool = TOOLS.find(({ key }) => key === event.key || (key === '+' && event.key === '='))
    if (!tool) return
    event.preventDefault()
    setMoved(tool.move(window))
  }

  const named = previewMath(`y = ${expression}`)
  const isFailed = moved ? here.isError : start.isError
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-card border border-border bg-surface p-3 sm:p-4">
      {isNamed && named.kind === 'shown' && (
        <p className="text-xl">
          <WideLine>
            <RichText html={named.html} as="line" />
          </WideLine>
        </p>
      )}
      <ChartFrame
        title={t('graph.title')}
        description={t('graph.description', { from: formatNumber(from), to: formatNumber(to) })}
        headingLevel={3}
        head={[letter, 'y']}
        rows={
          plot
            ? listValues(plot, window).map(({ x, y }) => ({
                label: formatNumber(x),
                cells: [y === null ? t('graph.noValue') : formatNumber(y)],
              }))
            : [{ label: '', cells: [t('graph.noValue')] }]
        }
      >
        <GraphPicture plot={plot} window={window} formatNumber={formatNumber} />
      </ChartFrame>
      <p role="status" className="text-muted empty:hidden">
        {isFailed ? t('graph.failed') : plot === null && !here.isPending && moved ? t('graph.noCurve') : ''}
      </p>
      <div
        role="toolbar"
        aria-label={t('graph.tools')}
        onKeyDown={moveByKey}
        className="flex flex-wrap gap-1 print:hidden"
      >
        {TOOLS.map(({ name, Icon, move }) => (
          <IconButton
            key={name}
            variant="outline"
            label={t(`graph.${name}`)}
            icon={<Icon aria-hidden="true" />}
            onClick={() => setMoved(move(window))}
          />
        ))}
        <IconButton
          variant="outline"
          label={t('graph.reset')}
          icon={<RotateCcw aria-hidden="true" />}
          onClick={() => setMoved(null)}
        />
      </div>
    </div>
  )
}
