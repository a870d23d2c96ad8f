import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readSidebarState, saveCookie } from '../../../device/comfort-cookies.ts'
import { readCookiePreferences } from '../../../device/cookie-preferences.ts'
import { readCookies } from '../../../device/signed-in-hint.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { useAfter } from '../../../kit/use-after.ts'
import { useFetched } from '../../../kit/use-fetched.ts'
import { Logo } from '../../../ui/drawings/logo.tsx'
import { LogoMark } from '../../../ui/drawings/logo-mark.tsx'
import { FetchedAlertsNotice } from '../fetched-alerts-notice.tsx'
import { useIsCrowded, useIsMobile } from '../use-is-mobile.ts'
import { SIDEBAR_ID, SidebarContext, useSidebar } from './sidebar-context.ts'
import { SidebarFooter } from './sidebar-footer.tsx'
import { SidebarMenu } from './sidebar-menu.tsx'

const SHORTCUT_KEY = 'b'

type SidebarProviderProps = {
  /** Something else stands beside the page. */
  hasColumn: boolean
  children: ReactNode
}

/** Whether the menu is wide or narrow, or open on a phone; by its button and by keys. */
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

export function Sidebar() {
  const { isMobile } = useSidebar()
  return isMobile ? <FetchedSheet /> : <SidebarColumn />
}

/** Enough for a page to be there, also on a slow phone. */
const AFTER_PAGE_MS = 5000

const loadSheet = async () => (await import('./sidebar-sheet.tsx')).SidebarSheet

/** A phone shows the page first and fetches the menu then; who asks for it earlier gets it at once. */
function FetchedSheet() {
  const { isSheetOpen } = useSidebar()
  const isPageThere = useAfter(AFTER_PAGE_MS)
  const [SidebarSheet] = useFetched(isPageThere || isSheetOpen ? loadSheet : null)
  return SidebarSheet && <SidebarSheet />
}

function SidebarColumn() {
  const { t } = useTranslation('common')
  const { isOpen } = useSidebar()
  return (
    <aside
      id={SIDEBAR_ID}
      aria-label={t('sidebar.label')}
      data-state={isOpen ? 'expanded' : 'collapsed'}
      // On a page that the server has made, a narrow window of a computer is not known to be narrow yet.
      className={`sticky top-0 flex max-md:hidden h-dvh shrink-0 flex-col overflow-hidden border-border border-r bg-surface transition-[width] duration-200 print:hidden ${isOpen ? 'w-64' : 'w-16'}`}
    >
      <div className="flex h-16 shrink-0 items-center px-3">
        <AppLink
          to="/"
          aria-label={t('sidebar.home')}
          className="flex min-h-11 items-center rounded-control px-1"
        >
          {isOpen ? <Logo /> : <LogoMark />}
        </AppLink>
      </div>
      <SidebarMenu isCollapsed={!isOpen} />
      <FetchedAlertsNotice isCollapsed={!isOpen} />
      <SidebarFooter isCollapsed={!isOpen} />
    </aside>
  )
}
