import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Point, View } from './plan/view.ts'
import { zoomAt } from './plan/view.ts'

/** A finger or mouse that moves less has pressed a box, not dragged the map. */
const DRAG_FROM_PX = 5
const WHEEL_STRENGTH = 0.0016
/** Two taps closer in time and place are one double tap. */
const DOUBLE_TAP = { withinMs: 350, withinPx: 30, zoom: 2 } as const

type Change = (next: (view: View) => View) => void
type Tap = Point & { at: number }

type Gestures = {
  frame: RefObject<HTMLElement | null>
  isFull: boolean
  change: Change
  /** A press on the map itself, beside every box. */
  onTap: (at: Point) => void
}

/** Dragging with one pointer, pinching with two, zooming by the wheel and by two taps in a row. */
export function useGestures({ frame, isFull, change, onTap }: Gestures) {
  const pointers = useRef(new Map<number, Point>())
  const path = useRef({ length: 0, isDragging: false })
  const lastTap = useRef<Tap>({ x: 0, y: 0, at: Number.NEGATIVE_INFINITY })

  useEffect(() => {
    const element = frame.current
    if (!element) return
    // React listens passively to wheels and could not keep the page from scrolling.
    function zoomByWheel(event: WheelEvent) {
      const isOurs = isFull || event.ctrlKey || element?.contains(document.activeElement)
      // Who only scrolls past the map goes on scrolling the page.
      if (!isOurs || !element) return
      event.preventDefault()
      const at = toPoint(event, element)
      const strength = event.ctrlKey ? 6 * WHEEL_STRENGTH : WHEEL_STRENGTH
      change((view) => zoomAt(view, at, Math.exp(-event.deltaY * strength)))
    }
    element.addEventListener('wheel', zoomByWheel, { passive: false })
    return () => element.removeEventListener('wheel', zoomByWheel)
  }, [frame, isFull, change])

  function onPointerDown({ pointerId, clientX, clientY, button, pointerType }: PointerEvent) {
    if (pointerType === 'mouse' && button !== 0) return
    if (pointers.current.size === 0) path.current = { length: 0, isDragging: false }
    pointers.current.set(pointerId, { x: clientX, y: clientY })
  }

  function onPointerMove(event: PointerEvent) {
    const { pointerId, clientX, clientY } = event
    const before = pointers.current.get(pointerId)
    if (!before) return
    const [dx, dy] = [clientX - before.x, clientY - before.y]
    path.current.length += Math.hypot(dx, dy)
    if (path.current.length < DRAG_FROM_PX) return
    if (!path.current.isDragging) {
      path.current.isDragging = true
      event.currentTarget.setPointerCapture(pointerId)
    }
    const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1]
    pointers.current.set(pointerId, { x: clientX, y: clientY })
    if (!other) {
      change((view) => ({ ...view, x: view.x + dx, y: view.y + dy }))
      return
    }
    const box = event.currentTarget.getBoundingClientRect()
    const middle = { x: (clientX + other.x) / 2 - box.left, y: (clientY + other.y) / 2 - box.top }
    const factor =
      Math.hypot(clientX - other.x, clientY - other.y) /
      Math.max(1, Math.hypot(before.x - other.x, before.y - other.y))
    change((view) => zoomAt({ ...view, x: view.x + dx / 2, y: view.y + dy / 2 }, middle, factor))
  }

  function onPointerEnd({ pointerId }: PointerEvent) {
    pointers.current.delete(pointerId)
  }

  /** Before any box hears of it: the click at the end of a drag, or of a double tap, opens nothing. */
  function onClickCapture(event: MouseEvent) {
    const isByKey = event.detail === 0
    if (isByKey || !(event.target instanceof Element)) return
    const isSecond = isSecondTap(event)
    if (path.current.isDragging || isSecond) {
      event.stopPropagation()
      event.preventDefault()
    }
    const isOnBox = event.target.closest('[data-skill]') !== null
    if (path.current.isDragging || isOnBox) return
    const at = toPoint(event, event.currentTarget)
    if (isSecond) change((view) => zoomAt(view, at, DOUBLE_TAP.zoom))
    else onTap(at)
    const { clientX: x, clientY: y, timeStamp } = event
    lastTap.current = { x, y, at: isSecond ? Number.NEGATIVE_INFINITY : timeStamp }
  }

  function isSecondTap({ clientX, clientY, timeStamp }: MouseEvent): boolean {
    const { x, y, at } = lastTap.current
    return timeStamp - at < DOUBLE_TAP.withinMs && Math.hypot(clientX - x, clientY - y) < DOUBLE_TAP.withinPx
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    onClickCapture,
  }
}

function toPoint({ clientX, clientY }: { clientX: number; clientY: number }, element: Element): Point {
  const box = element.getBoundingClientRect()
  return { x: clientX - box.left, y: clientY - box.top }
}
