import { type RefObject, useEffect, useEffectEvent } from 'react'

type PracticeKeys = {
  /** Keys pressed elsewhere on the page belong to others. */
  area: RefObject<HTMLElement | null>
  options: readonly { text: string }[]
  onChoose: (text: string) => void
  onEnter: () => void
}

/** Digits and letters choose an option, Enter checks or goes on, without the focus having to be in the right place. */
export function usePracticeKeys({ area, options, onChoose, onEnter }: PracticeKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) {
      // Radio buttons swallow Enter, as forms are not sent from them; here they are.
      if (!(event.key === 'Enter' && isRadio(event.target))) return
    }
    const { target } = event
    if (!(target instanceof Element) || (target !== document.body && !area.current?.contains(target))) return
    if (event.key === 'Enter') {
      if (hasOwnEnter(target)) return
      event.preventDefault()
      onEnter()
      return
    }
    if (target.matches('input, textarea, [role="combobox"]')) return
    const option = options[findPlace(event.key)]
    if (!option) return
    event.preventDefault()
    onChoose(option.text)
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function findPlace(key: string): number {
  if (/^[1-9]$/.test(key)) return Number(key) - 1
  return /^[a-j]$/i.test(key) ? key.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) : -1
}

function isRadio(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[role="radio"]')
}

/** Boxes send their form; buttons and links do what they say. */
function hasOwnEnter(target: Element): boolean {
  return !isRadio(target) && target.closest('button, a, input, textarea, [role="combobox"]') !== null
}

/** Enter held a moment too long would send again, or leave before the answer is read. */
export function swallowHeldEnter(event: { key: string; repeat: boolean; preventDefault: () => void }) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
