import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  addShape,
  COLORS,
  changeShape,
  clearDrawing,
  type Drawing,
  type DrawingTool,
  duplicateShape,
  findBox,
  growShape,
  moveShape,
  NO_COLOR,
  nameColor,
  type Paint,
  placeShape,
  record,
  redo,
  removeShape,
  reorderShape,
  type Shape,
  startHistory,
  undo,
} from '#engines/kids-code/painting/index.ts'
import { announce } from '../../../kit/announce.ts'
import { paintFor } from './gesture.ts'

/** "3. Star, red": its place from the back, what it is and the color one sees. */
export function useShapeName(): (shape: Shape, drawing: Drawing) => string {
  const { t } = useTranslation('kidsCodePaint')
  return (shape, { shapes }) =>
    t('paint.shape', {
      place: shapes.findIndex(({ id }) => id === shape.id) + 1,
      kind: t(`paint.kind.${shape.kind}`),
      color: t(`paint.color.${nameColor(shape.fill === NO_COLOR ? shape.stroke : shape.fill)}`),
    })
}

export const TOOLS = [
  'select',
  'pen',
  'line',
  'rectangle',
  'ellipse',
  'triangle',
  'star',
  'fill',
  'eraser',
] as const
export type Tool = (typeof TOOLS)[number]
const DRAWING_TOOLS: readonly string[] = ['pen', 'line', 'rectangle', 'ellipse', 'triangle', 'star']

export const isDrawingTool = (tool: Tool): tool is DrawingTool => DRAWING_TOOLS.includes(tool)

/** A drawing with its steps, the chosen tool, colors and shape, and all that can be done. */
export function usePainting(start: Drawing) {
  const { t } = useTranslation('kidsCodePaint')
  const nameShape = useShapeName()
  const [history, setHistory] = useState(() => startHistory(start))
  const [tool, setTool] = useState<Tool>('pen')
  const [target, chooseTarget] = useState<'fill' | 'stroke'>('stroke')
  const [paint, setPaint] = useState<Paint>({ fill: COLORS.red, stroke: COLORS.black, strokeWidth: 4 })
  const [chosenId, choose] = useState<number | null>(null)
  const drawing = history.present
  const chosen = drawing.shapes.find(({ id }) => id === chosenId) ?? null
  const change = (next: Drawing) => setHistory(record(history, next))

  /** Lines are painted with the color for lines: who takes a pen wants to choose that one. */
  function chooseTool(next: Tool) {
    setTool(next)
    if (next === 'pen' || next === 'line') chooseTarget('stroke')
    else if (isDrawingTool(next) || next === 'fill') chooseTarget('fill')
  }

  /** What was drawn by hand is not chosen: the next color is for the next line. */
  function put(made: { drawing: Drawing; id: number | null }, isChosen = true) {
    if (made.id === null) return announce(t('paint.said.full'))
    change(made.drawing)
    choose(isChosen ? made.id : null)
    const shape = made.drawing.shapes.find(({ id }) => id === made.id)
    if (shape) announce(t('paint.said.added', { shape: nameShape(shape, made.drawing) }))
  }

  function changeChosen(edit: Parameters<typeof changeShape>[2]) {
    if (!chosen) return
    const next = changeShape(drawing, chosen.id, edit)
    change(next)
    return next.shapes.find(({ id }) => id === chosen.id)
  }

  function remove() {
    if (!chosen) return
    announce(t('paint.said.removed', { shape: nameShape(chosen, drawing) }))
    change(removeShape(drawing, chosen.id))
    choose(null)
  }

  return {
    drawing,
    change,
    tool,
    chooseTool,
    paint,
    target,
    chooseTarget,
    chosen,
    choose,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undo(history)),
    redo: () => setHistory(redo(history)),
    clear: () => {
      change(clearDrawing(drawing))
      choose(null)
    },
    startAnew: (next: Drawing) => {
      setHistory(startHistory(next))
      choose(null)
    },
    put,
    /** With the chosen tool, in the middle. */
    place: () => {
      if (!isDrawingTool(tool)) return
      const outline = placeShape(tool, drawing)
      put(addShape(drawing, { ...outline, ...paintFor(outline.kind, paint) }))
    },
    /** Also for the chosen shape. */
    changePaint: (part: Partial<Paint>) => {
      setPaint({ ...paint, ...part })
      changeChosen((shape) => ({ ...shape, ...part }))
    },
    remove,
    duplicate: () => chosen && put(duplicateShape(drawing, chosen.id)),
    reorder: (steps: number) => chosen && change(reorderShape(drawing, chosen.id, steps)),
    move: (dx: number, dy: number) => {
      const shape = changeChosen((one) => moveShape(one, dx, dy))
      if (!shape) return
      const { x, y } = findBox(shape)
      announce(
        t('paint.said.moved', { shape: nameShape(shape, drawing), x: Math.round(x), y: Math.round(y) }),
      )
    },
    grow: (dWidth: number, dHeight: number) => {
      const shape = changeChosen((one) => growShape(one, dWidth, dHeight))
      if (!shape) return
      const { width, height } = findBox(shape)
      const size = { width: Math.round(width), height: Math.round(height) }
      announce(t('paint.said.sized', { shape: nameShape(shape, drawing), ...size }))
    },
  }
}

export type Painting = ReturnType<typeof usePainting>

const STEP = 4
const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** Painting without a pointer. What is no key of the paint box is left to others. */
export function handlePaintKey(event: KeyboardEvent, painting: Painting): void {
  const deed = findDeed(event, painting)
  if (!deed) return
  event.preventDefault()
  event.stopPropagation()
  deed()
}

function findDeed(event: KeyboardEvent, painting: Painting): (() => void) | undefined {
  const { key, shiftKey, ctrlKey, metaKey } = event
  const { chosen } = painting
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase()
    if (letter === 'y' || (letter === 'z' && shiftKey)) return painting.redo
    if (letter === 'z') return painting.undo
    return letter === 'd' && chosen ? () => painting.duplicate() : undefined
  }
  if (!chosen) return undefined
  const way = WAYS[key]
  // Up makes it higher, as right makes it wider.
  if (way) return () => (shiftKey ? painting.grow(way[0], -way[1]) : painting.move(...way))
  if (key === 'Delete' || key === 'Backspace') return painting.remove
  if (key === 'PageUp') return () => painting.reorder(1)
  return key === 'PageDown' ? () => painting.reorder(-1) : undefined
}
