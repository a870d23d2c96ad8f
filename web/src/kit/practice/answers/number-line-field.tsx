import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementWidth } from '../../../ui/charts/use-element-width.ts'
import { type AnswerFieldProps, readTyped } from './answer-field-props.ts'
import { chooseStride, layTicks, type Tick } from './number-line.ts'

const EDGE_PX = 28
const LINE_Y = 44
const HEIGHT_PX = 88
const FRACTIONS_HEIGHT_PX = 108
const LEAP = 5
const LABEL_PX = 40

/** A line to mark a point on: click, drag, or the arrow keys. */
export function NumberLineField(props: AnswerFieldProps<'numberLine'>) {
  const { form, given, onGive, labelledBy, isLocked } = props
  const { t } = useTranslation('practice')
  const [frame, widthPx] = useElementWidth()
  const ticks = layTicks(form)
  const place = ticks.findIndex(({ value }) => value === readTyped(given))
  const last = Math.max(1, ticks.length - 1)
  const stride = chooseStride(ticks.length, widthPx - 2 * EDGE_PX + LABEL_PX, LABEL_PX)
  const xOf = (tick: number) => EDGE_PX + (tick / last) * (widthPx - 2 * EDGE_PX)

  function put(next: number) {
    const tick = ticks[Math.max(0, Math.min(last, next))]
    if (tick && !isLocked) onGive(tick.value)
  }

  function moveByKey(event: KeyboardEvent) {
    const moves: Record<string, number> = {
      ArrowRight: place < 0 ? 0 : place + 1,
      ArrowUp: place < 0 ? 0 : place + 1,
      ArrowLeft: place < 0 ? 0 : place - 1,
      ArrowDown: place < 0 ? 0 : place - 1,
      PageUp: place + LEAP,
      PageDown: place - LEAP,
      Home: 0,
      End: last,
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    put(next)
  }

  function putByPointer(event: PointerEvent<HTMLElement>) {
    const isHeld = event.type === 'pointerdown' ? event.button === 0 : event.buttons === 1
    if (!isHeld) return
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left
    put(Math.round(((x - EDGE_PX) / (widthPx - 2 * EDGE_PX)) * last))
  }

  const marked = ticks[place]
  return (
    <div className="flex flex-col gap-2">
      <div
        ref={frame}
        role="slider"
        tabIndex={0}
        aria-labelledby={labelledBy}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={Math.max(0, place)}
        aria-valuetext={marked ? marked.value : t('numberLine.none')}
        aria-readonly={isLocked || undefined}
        onKeyDown={moveByKey}
        onPointerDown={putByPointer}
        onPointerMove={putByPointer}
        className={`w-full touch-none select-none rounded-control ${isLocked ? '' : 'cursor-pointer'}`}
      >
        <svg
          aria-hidden="true"
          width={widthPx}
          height={ticks.some(({ bottom }) => bottom) ? FRACTIONS_HEIGHT_PX : HEIGHT_PX}
          className="block max-w-full text-text"
        >
          <path d={`M6 ${LINE_Y}H${widthPx - 6}`} stroke="currentColor" strokeWidth="2" />
          <path d={arrowHeads(widthPx)} fill="none" stroke="currentColor" strokeWidth="2" />
          {ticks.map((tick, index) => (
            <TickMark key={tick.value} tick={tick} x={xOf(index)} hasLabel={index % stride === 0} />
          ))}
          {marked && (
            <circle
              cx={xOf(place)}
              cy={LINE_Y}
              r="11"
              fill="var(--brand)"
              stroke="var(--surface)"
              strokeWidth="3"
            />
          )}
        </svg>
      </div>
      <p aria-hidden="true" className="text-muted">
        {marked ? t('numberLine.at', { value: marked.value.replace('-', '−') }) : t('numberLine.help')}
      </p>
    </div>
  )
}

function TickMark({ tick, x, hasLabel }: { tick: Tick; x: number; hasLabel: boolean }) {
  const half = hasLabel ? 10 : 6
  return (
    <g>
      <path
        d={`M${x} ${LINE_Y - half}V${LINE_Y + half}`}
        stroke="currentColor"
        strokeWidth={hasLabel ? 2 : 1.5}
      />
      {hasLabel && (
        <text x={x} y={LINE_Y + 32} textAnchor="middle" fill="currentColor" fontSize="16">
          {tick.top}
        </text>
      )}
      {hasLabel && tick.bottom && (
        <>
          <path d={`M${x - 9} ${LINE_Y + 38}H${x + 9}`} stroke="currentColor" strokeWidth="1.5" />
          <text x={x} y={LINE_Y + 54} textAnchor="middle" fill="currentColor" fontSize="16">
            {tick.bottom}
          </text>
        </>
      )}
    </g>
  )
}

function arrowHeads(widthPx: number): string {
  const [left, right] = [6, widthPx - 6]
  return `M${left + 7} ${LINE_Y - 5}L${left} ${LINE_Y}l7 5M${right - 7} ${LINE_Y - 5}L${right} ${LINE_Y}l-7 5`
}
