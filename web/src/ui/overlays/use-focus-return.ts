import { useRef } from 'react'

/**
 * Radix gives the focus back to a trigger only; most dialogs are opened by something else. It gives it first to the
 * button that closes, which is of no use where something is to be written.
 */
export function useFocusReturn(returnFocus?: () => void, takeFocus?: () => void) {
  const cameFrom = useRef<Element | null>(null)

  function onOpenAutoFocus(event: Event) {
    cameFrom.current = document.activeElement
    if (!takeFocus) return
    event.preventDefault()
    takeFocus()
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
