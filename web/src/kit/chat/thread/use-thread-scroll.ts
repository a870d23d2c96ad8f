import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

const NEAR_PX = 80
const ROOM_ABOVE_PX = 12

type Shown = {
  /** The oldest message on show. */
  firstId: number | undefined
  /** Changes with whatever is added at the end. */
  end: unknown
}

/**
 * Follows what is said as long as the reader is at the end, and leaves them where they are while they read above it,
 * also when earlier messages are put in front.
 */
export function useThreadScroll(box: RefObject<HTMLElement | null>, { firstId, end }: Shown) {
  const isAtEnd = useRef(true)
  const lastTop = useRef(0)
  const anchor = useRef<{ id: number; top: number } | null>(null)

  function note() {
    const element = box.current
    if (!element) return
    const isMovedUp = element.scrollTop < lastTop.current - 1
    lastTop.current = element.scrollTop
    // Held at the question, the end may be far below; only who scrolls up has left it.
    if (element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX) isAtEnd.current = true
    else if (isMovedUp) isAtEnd.current = false
  }

  // Where the first message stands before earlier ones are put in front of it.
  function holdPlace() {
    const first = box.current?.querySelector<HTMLElement>('[data-message]')
    anchor.current = first
      ? { id: Number(first.dataset.message), top: first.getBoundingClientRect().top }
      : null
  }

  useLayoutEffect(() => {
    const held = anchor.current
    anchor.current = null
    if (!held || held.id === firstId) return
    const moved = box.current?.querySelector<HTMLElement>(`[data-message="${held.id}"]`)
    if (box.current && moved) box.current.scrollTop += moved.getBoundingClientRect().top - held.top
  }, [box, firstId])

  function stayAtEnd() {
    if (!box.current || !isAtEnd.current) return
    follow(box.current)
    // Told of at the next frame only: whoever scrolls up before it has left the end, too.
    lastTop.current = box.current.scrollTop
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added makes the text longer
  useLayoutEffect(stayAtEnd, [box, end])

  const stay = useEffectEvent(stayAtEnd)
  useEffect(() => {
    // Drawn text, formulas and a change of the window's size make it longer a moment later.
    const inner = box.current?.firstElementChild
    if (!inner) return
    const watcher = new ResizeObserver(() => stay())
    watcher.observe(inner)
    return () => watcher.disconnect()
  }, [box])

  return {
    note,
    holdPlace,
    goToEnd: () => {
      isAtEnd.current = true
      stayAtEnd()
    },
  }
}

/** Where something begins that was just asked for: a question, or what a quick action made, which has no number yet. */
const BEGINNINGS = '[data-question], [data-message^="-"]'

/** To the end, but never past the last beginning: a long answer is read from its start. */
function follow(box: HTMLElement): void {
  const question = [...box.querySelectorAll<HTMLElement>(BEGINNINGS)].at(-1)
  if (!question) return
  const top = question.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop
  box.scrollTop = Math.min(box.scrollHeight - box.clientHeight, top - ROOM_ABOVE_PX)
}
