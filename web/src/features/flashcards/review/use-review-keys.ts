import { useEffect, useEffectEvent } from 'react'
import { RATINGS, type Rating } from '#engines/flashcards/index.ts'

type ReviewKeys = {
  /** Not while another dialog is open above. */
  isActive: boolean
  onShow: () => void
  onRate: (rating: Rating) => void
  onUndo: () => void
  onEdit: () => void
}

/** Space and Enter show the answer, 1 to 4 rate, U or Ctrl+Z takes back, E edits: wherever the focus is. */
export function useReviewKeys({ isActive, onShow, onRate, onUndo, onEdit }: ReviewKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.altKey || event.defaultPrevented || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    const run = event.ctrlKey || event.metaKey ? (key === 'z' ? onUndo : null) : choose(key, event.target)
    if (!run) return
    event.preventDefault()
    run()
  })

  function choose(key: string, target: EventTarget | null): (() => void) | null {
    const rating = /^[1-4]$/.test(key) ? RATINGS[Number(key) - 1] : undefined
    if (rating) return () => onRate(rating)
    if (key === 'u') return onUndo
    if (key === 'e') return onEdit
    // Buttons and links do on these keys what they say.
    return (key === ' ' || key === 'enter') && !isButton(target) ? onShow : null
  }

  useEffect(() => {
    if (!isActive) return
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isActive])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

const isButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, summary') !== null
