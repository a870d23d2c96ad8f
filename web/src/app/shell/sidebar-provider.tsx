import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { SidebarContext } from './sidebar-context.ts'
import { readSidebarCookie, writeSidebarCookie } from './sidebar-cookie.ts'
import { useIsMobile } from './use-is-mobile.ts'

const SHORTCUT_KEY = 'b'

export function SidebarProvider({ children }: { children: ReactNode }) {
  const isMobile = useIsMobile()
  const [isOpen, setOpen] = useState(() => readSidebarCookie(document.cookie) ?? true)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const triggerRef = useRef<HTMLButtonElement>(null)

  function toggle() {
    if (isMobile) {
      setSheetOpen(!isSheetOpen)
      return
    }
    setOpen(!isOpen)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
    document.cookie = writeSidebarCookie(!isOpen)
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.key.toLowerCase() === SHORTCUT_KEY && (event.ctrlKey || event.metaKey)
    if (!isShortcut || event.altKey || event.shiftKey) return
    event.preventDefault()
    toggle()
  })

  useEffect(() => {
    // Before anything inside the page can swallow the key, so that it works everywhere, also while typing.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])

  return (
    <SidebarContext value={{ isOpen, isMobile, isSheetOpen, setSheetOpen, toggle, triggerRef }}>
      {children}
    </SidebarContext>
  )
}
