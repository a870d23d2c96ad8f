import { createElement, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Box,
  fillBehind,
  fillShape,
  findBox,
  NO_COLOR,
  type Point,
  type Shape,
  toElement,
} from '#engines/kids-code/painting/index.ts'
import type { PictureKind } from '../chooser/picture-choice.ts'
import { applyGesture, CORNERS, type Corner, type Gesture } from './gesture.ts'
import { handlePaintKey, isDrawingTool, type Painting } from './use-painting.ts'

export function PaintCanvas({ kind, painting }: { kind: PictureKind; painting: Painting }) {
  const { t } = useTranslation('kidsCodePaint')
  const keysId = useId()
  const canvas = useRef<SVGSVGElement>(null)
  // The pointer may move and rise again before the picture is drawn anew.
  const live = useRef<Gesture | null>(null)
  const [gesture, setGesture] = useState<Gesture | null>(null)
  const { drawing, paint, tool, chosen } = painting
  const shown = gesture ? applyGesture(drawing, gesture, paint) : { drawing, id: chosen?.id ?? null }
  const isDrawing = gesture?.type === 'draw'
  const framed = isDrawing ? undefined : shown.drawing.shapes.find(({ id }) => id === shown.id)

  function toPoint(event: PointerEvent): Point {
    const { left, top, width, height } = canvas.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    return {
      x: ((event.clientX - left) / width) * drawing.width,
      y: ((event.clientY - top) / height) * drawing.height,
    }
  }

  function follow(next: Gesture | null) {
    live.current = next
    setGesture(next)
  }

  function begin(event: PointerEvent) {
    if (event.button !== 0 || live.current) return
    canvas.current?.setPointerCapture(event.pointerId)
    const point = toPoint(event)
    const target = event.target instanceof SVGElement ? event.target.dataset : {}
    const id = target.shape === undefined ? null : Number(target.shape)
    const corner = target.corner as Corner | undefined
    if (corner && chosen) return follow({ type: 'resize', id: chosen.id, corner, from: point, to: point })
    if (isDrawingTool(tool)) return follow({ type: 'draw', tool, points: [point] })
    if (tool === 'eraser') return follow({ type: 'erase', ids: id === null ? [] : [id] })
    if (tool === 'fill') return fill(id)
    painting.choose(id)
    if (id !== null) follow({ type: 'move', id, from: point, to: point })
  }

  function fill(id: number | null) {
    const color = paint.fill === NO_COLOR ? paint.stroke : paint.fill
    if (id !== null) painting.change(fillShape(drawing, id, color))
    else if (kind === 'background') painting.change(fillBehind(drawing, color))
  }

  function goOn(event: PointerEvent) {
    const { current } = live
    if (!current) return
    const point = toPoint(event)
    if (current.type === 'draw') follow({ ...current, points: [...current.points, point] })
    else if (current.type === 'erase') {
      const under = document.elementFromPoint(event.clientX, event.clientY)
      const id = under instanceof SVGElement ? Number(under.dataset.shape) : Number.NaN
      if (!Number.isNaN(id)) follow({ ...current, ids: [...current.ids, id] })
    } else follow({ ...current, to: point })
  }

  function end() {
    const { current } = live
    if (!current) return
    follow(null)
    const outcome = applyGesture(drawing, current, paint)
    if (current.type === 'draw') painting.put(outcome, false)
    else painting.change(outcome.drawing)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault()
      painting.place()
    } else handlePaintKey(event, painting)
  }

  return (
    // The frame takes the keys, the picture the pointer.
    <div
      role="application"
      aria-label={t('paint.canvas')}
      aria-describedby={keysId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: shapes are placed and moved here by keys
      tabIndex={0}
      onKeyDown={handleKey}
      className="mx-auto w-full rounded-control border border-border-strong"
      style={{ maxWidth: `calc(min(50dvh, 40rem) * ${drawing.width / drawing.height})` }}
    >
      <p id={keysId} className="sr-only">
        {t('paint.canvasKeys')}
      </p>
      <svg
        ref={canvas}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        aria-hidden="true"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={`block w-full touch-none select-none rounded-control ${kind === 'sprite' ? 'bg-[length:24px_24px] bg-[repeating-conic-gradient(#e8e8ee_0_25%,#ffffff_0_50%)]' : 'bg-[#ffffff]'} ${tool === 'select' ? '' : 'cursor-crosshair'}`}
        onPointerDown={begin}
        onPointerMove={goOn}
        onPointerUp={end}
        onPointerCancel={() => follow(null)}
      >
        {shown.drawing.shapes.map((shape) => (
          <ShapeView key={shape.id} shape={shape} />
        ))}
        {framed && <Frame box={findBox(framed)} unit={drawing.width / 160} hasCorners={tool === 'select'} />}
      </svg>
    </div>
  )
}

/** Around the chosen shape; its corners stretch it. */
function Frame({ box, unit, hasCorners }: { box: Box; unit: number; hasCorners: boolean }) {
  // Around something small the corners stand apart, so that it is still seen.
  const [padX, padY] = [box.width, box.height].map((side) => Math.max(2 * unit, (20 * unit - side) / 2))
  const { x, y, width, height } = widen(box, padX ?? 0, padY ?? 0)
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill="none"
        stroke="#1d4ed8"
        strokeWidth={unit}
        strokeDasharray={`${3 * unit} ${2 * unit}`}
        pointerEvents="none"
      />
      {hasCorners &&
        CORNERS.map((corner) => (
          <circle
            key={corner}
            data-corner={corner}
            cx={corner.endsWith('w') ? x : x + width}
            cy={corner.startsWith('n') ? y : y + height}
            r={4.5 * unit}
            fill="#ffffff"
            stroke="#1d4ed8"
            strokeWidth={unit}
            className="cursor-nwse-resize"
          />
        ))}
    </>
  )
}

function widen({ x, y, width, height }: Box, padX: number, padY: number): Box {
  return { x: x - padX, y: y - padY, width: width + 2 * padX, height: height + 2 * padY }
}

/** A shape on the canvas; also its empty inside can be taken hold of. */
function ShapeView({ shape }: { shape: Shape }) {
  const { element, attributes } = toElement(shape)
  const { id: _, ...drawn } = attributes
  const properties = Object.fromEntries(
    Object.entries(drawn).map(([name, value]) => [
      name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
  return createElement(element, { ...properties, 'data-shape': shape.id, pointerEvents: 'all' })
}
