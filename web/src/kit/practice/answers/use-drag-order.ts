import { type PointerEvent, type RefObject, useState } from 'react'
import { findLanding } from './reorder.ts'

type Dragged = { from: number; to: number }

/** Follows the pointer from an item's handle until it is let go. Escape, or another finger's gesture, drops nothing. */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<Dragged | null>(null)

  function begin(event: PointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0 || !list.current) return
    event.preventDefault()
    const handle = event.currentTarget
    const { pointerId } = event
    const middles = [...list.current.children].map((item) => {
      const { top, height } = item.getBoundingClientRect()
      return top + height / 2
    })
    let to = from
    handle.setPointerCapture(pointerId)
    setDragged({ from, to })

    function follow({ clientY }: globalThis.PointerEvent) {
      to = findLanding(middles, from, clientY)
      setDragged({ from, to })
    }
    function finish(isDropped: boolean) {
      listening.abort()
      setDragged(null)
      if (isDropped && to !== from) onDrop(from, to)
    }
    const listening = new AbortController()
    const { signal } = listening
    handle.addEventListener('pointermove', follow, { signal })
    handle.addEventListener('pointerup', () => finish(true), { signal })
    handle.addEventListener('pointercancel', () => finish(false), { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && finish(false), { signal })
  }

  return { dragged, begin }
}
