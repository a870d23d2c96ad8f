import { useEffect, useEffectEvent } from 'react'

type QuizKeys = {
  isActive: boolean
  optionCount: number
  onChoose: (place: number) => void
  onGoOn: () => void
}

/** Digits choose an option and Enter goes on, wherever in the dialog or on the page the focus is. */
export function useQuizKeys({ isActive, optionCount, onChoose, onGoOn }: QuizKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere(event.target)) return
    const place = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1
    if (place >= 0 && place < optionCount) {
      event.preventDefault()
      onChoose(place)
    } else if (event.key === 'Enter' && !isButton(event.target)) {
      event.preventDefault()
      onGoOn()
    }
  })
  useEffect(() => {
    if (!isActive) return
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isActive])
}

/** What is typed into the chat beside the quiz is no answer. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('textarea, [data-beside-dialogs], [role="menu"]') !== null
  )
}

/** Buttons and links have their own Enter; a radio button has none. */
function isButton(target: EventTarget | null): boolean {
  const button = target instanceof Element ? target.closest('button, a') : null
  return button !== null && button.getAttribute('role') !== 'radio'
}
