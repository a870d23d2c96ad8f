import { type RefObject, useEffect, useState } from 'react'

/** A menu that closes on Escape (the focus returns to its button) and when a press or the focus goes elsewhere. */
export function useOpenMenu(area: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const { signal } = listening

    function closeOutside({ target }: Event) {
      if (target instanceof Node && !area.current?.contains(target)) setOpen(false)
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    return () => listening.abort()
  }, [isOpen, area, button])

  return [isOpen, setOpen] as const
}
