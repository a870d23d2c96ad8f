import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Point, View } from './plan/view.ts'
import { zoomAt } from './plan/view.ts'

/** A finger or mouse that moves less has pressed a box, not dragged the map. */
const DRAG_FROM_PX = 5
const WHEEL_STRENGTH = 0.0016

type Change = (next: (view: View) => View) => void

/** Dragging with one pointer, pinching with two, zooming by the wheel. */
export function useGestures(frame: RefObject<HTMLElement | null>, isFull: boolean, change: Change) {
  const pointers = useRef(new Map<number, Point>())
  const path = useRef({ length: 0, isDragging: false })

  useEffect(() => {
    const element = frame.current
    if (!element) return
    // React listens passively to wheels and could not keep the page from scrolling.
    function zoomByWheel(event: WheelEvent) {
      const isOurs = isFull || event.ctrlKey || element?.contains(document.activeElement)
      // Who only scrolls past the map goes on scrolling the page.
      if (!isOurs || !element) return
      event.preventDefault()
      const box = element.getBoundingClientRect()
      const at = { x: event.clientX - box.left, y: event.clientY - box.top }
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

  return {
    /** Whether the click that comes now is the end of a drag. */
    hasDragged: () => path.current.isDragging,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
  }
}
