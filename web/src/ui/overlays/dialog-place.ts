import { createContext, useEffect } from 'react'

/**
 * Whether dialogs cover the whole window, or only the page with a column beside it that stays usable. The width of that
 * column is `--beside`; it carries `data-beside-dialogs`, and what dialogs cover carries `data-behind-dialogs`.
 */
export const DialogPlace = createContext<'over' | 'beside'>('over')

let openCount = 0

/** While a dialog stands beside the column, nothing behind the dialog can be reached. */
export function useBehindInert(): void {
  useEffect(() => {
    openCount += 1
    setInert(true)
    return () => {
      openCount -= 1
      if (openCount === 0) setInert(false)
    }
  }, [])
}

function setInert(isInert: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-behind-dialogs]'))
    element.inert = isInert
}

export function isInColumn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-beside-dialogs]') !== null
}
