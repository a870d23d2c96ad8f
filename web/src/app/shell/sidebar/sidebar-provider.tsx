import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readCookiePreferences } from '../../../device/cookie-preferences.ts'
import { readSidebarCookie, writeSidebarCookie } from '../../../device/sidebar-cookie.ts'
import { readCookies } from '../../../device/signed-in-hint.ts'
import { useIsCrowded, useIsMobile } from '../use-is-mobile.ts'
import { SidebarContext } from './sidebar-context.ts'

const SHORTCUT_KEY = 'b'

type SidebarProviderProps = {
  /** Something else stands beside the page. */
  hasColumn: boolean
  children: ReactNode
}

export function SidebarProvider({ hasColumn, children }: SidebarProviderProps) {
  const isMobile = useIsMobile()
  const isCrowded = useIsCrowded() && hasColumn
  const [isWanted, setWanted] = useState(() => readSidebarCookie(readCookies()) ?? true)
  // Between two wide columns there would be no room for the page: there the menu is narrow until somebody wants it wide.
  const [isWantedAnyway, setWantedAnyway] = useState(false)
  const isOpen = isCrowded ? isWantedAnyway : isWanted
  const [isSheetOpen, setSheetOpen] = useState(false)
  const triggerRef = useRef<HTMLButtonElement>(null)

  function toggle() {
    if (isMobile) {
      setSheetOpen(!isSheetOpen)
      return
    }
    if (isCrowded) {
      setWantedAnyway(!isOpen)
      return
    }
    setWanted(!isOpen)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
    document.cookie = writeSidebarCookie(!isOpen, readCookiePreferences().functional)
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
