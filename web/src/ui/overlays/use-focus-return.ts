import { useRef } from 'react'

/** Radix gives the focus back to a trigger only; most dialogs are opened by something else. */
export function useFocusReturn(returnFocus?: () => void) {
  const cameFrom = useRef<Element | null>(null)

  function onOpenAutoFocus() {
    cameFrom.current = document.activeElement
  }

  function onCloseAutoFocus(event: Event) {
    const target = cameFrom.current
    const canReturn = target instanceof HTMLElement && target.isConnected
    if (!returnFocus && !canReturn) return
    event.preventDefault()
    if (returnFocus) returnFocus()
    else if (canReturn) target.focus()
  }

  return { onOpenAutoFocus, onCloseAutoFocus }
}
