import type { KeyboardEvent } from 'react'
import type { Painting } from './use-painting.ts'

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
