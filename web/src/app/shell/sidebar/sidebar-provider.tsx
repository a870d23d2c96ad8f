import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readSidebarState, saveCookie } from '../../../device/comfort-cookies.ts'
import { readCookiePreferences } from '../../../device/cookie-preferences.ts'
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
  const [isWanted, setWanted] = useState(() => readSidebarState(readCookies()) ?? true)
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
    saveCookie('sidebar_state', String(!isOpen), readCookiePreferences().functional)
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
