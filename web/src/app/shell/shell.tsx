import { Menu, PanelLeft, WifiOff } from 'lucide-react'
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { PAGES, type ScreenName } from '#contract/pages/pages.ts'
import { readSidebarState, saveCookie, wordWindowShape } from '../../device/comfort-cookies.ts'
import { readCookiePreferences } from '../../device/cookie-preferences.ts'
import { readCookies } from '../../device/signed-in-hint.ts'
import { announce } from '../../kit/announce.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { useDock } from '../../kit/chat/page/dock.ts'
import { adoptLanguage } from '../../kit/language/adopt-language.ts'
import { PAGE_PARENTS } from '../../kit/page-parents.ts'
import { useUser } from '../../kit/session.ts'
import { adoptTheme } from '../../kit/theme/theme-store.ts'
import { useAfter } from '../../kit/use-after.ts'
import { useFetched } from '../../kit/use-fetched.ts'
import { loadNamespaces } from '../../messages/load-messages.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Logo } from '../../ui/drawings/logo.tsx'
import { LogoMark } from '../../ui/drawings/logo-mark.tsx'
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx'
import { DialogPlace } from '../../ui/overlays/dialog-place.ts'
import { useOnline } from '../../ui/states/use-online.ts'
import { usePresence } from '../presence/use-presence.ts'
import { StaffNotices } from '../staff-notices/staff-notices.tsx'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { FetchedTour } from '../tours/fetched-tour.tsx'
import { usePageName } from '../use-page-name.ts'
import { ChatColumn, FetchedCorner, useChatPlace } from './chat-place.tsx'
import { FetchedAlertsNotice } from './fetched-alerts-notice.tsx'
import { FetchedKeeper, FetchedWaitingLink } from './fetched-outbox.tsx'
import { SIDEBAR_ID, SidebarContext, useSidebar } from './sidebar/sidebar-context.ts'
import { SidebarFooter } from './sidebar/sidebar-footer.tsx'
import { SidebarMenu } from './sidebar/sidebar-menu.tsx'
import { useIsCrowded, useIsMobile } from './use-is-mobile.ts'

const SHORTCUT_KEY = 'b'

type SidebarProviderProps = {
  /** Something else stands beside the page. */
  hasColumn: boolean
  children: ReactNode
}

function SidebarProvider({ hasColumn, children }: SidebarProviderProps) {
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

function Sidebar() {
  const { isMobile } = useSidebar()
  return isMobile ? <FetchedSheet /> : <SidebarColumn />
}

/** Enough for a page to be there, also on a slow phone. */
const AFTER_PAGE_MS = 5000

const loadSheet = async () => (await import('./sidebar/sidebar-sheet.tsx')).SidebarSheet

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

const OfflineNotice = lazy(async () => {
  const [{ OfflineNotice }] = await Promise.all([
    import('../offline/offline-notice.tsx'),
    loadNamespaces('device'),
  ])
  return { default: OfflineNotice }
})

export function Shell({ screen, children }: { screen: ScreenName | null; children: ReactNode }) {
  usePresence()
  useAccountLook()
  useKeptPractice()
  useKeptShape()
  const chat = useChatPlace(screen)
  return (
    <SidebarProvider hasColumn={chat.isPanelShown}>
      <div className="flex min-h-dvh">
        <div data-behind-dialogs className="flex min-w-0 flex-1">
          <Sidebar />
          <div className="flex min-w-0 flex-1 flex-col">
            <ShellHeader screen={screen} />
            <DialogPlace value={chat.isPanelShown ? 'beside' : 'over'}>
              <main
                id="main"
                tabIndex={-1}
                className={`mx-auto w-full max-w-7xl flex-1 px-4 pt-6 sm:px-6 lg:px-8 lg:pt-8 ${chat.isButtonShown ? 'pb-24' : 'pb-6 lg:pb-8'}`}
              >
                <Suspense>
                  <OfflineNotice />
                </Suspense>
                <StaffNotices screen={screen} />
                {children}
              </main>
            </DialogPlace>
          </div>
        </div>
        <ChatColumn place={chat} />
      </div>
      <FetchedCorner place={chat} />
      <FetchedTour screen={screen} />
      <ConnectionAnnouncer />
      <FetchedKeeper />
    </SidebarProvider>
  )
}

/** Words and colors as the account has them, also when it changes while the page is open. */
function useAccountLook(): void {
  const user = useUser()
  const language = user?.languagePreference
  const theme = user?.themePreference
  useEffect(() => {
    if (theme) adoptTheme(theme)
  }, [theme])
  useEffect(() => void adoptLanguage(language), [language])
}

/** Says when the connection goes and comes back; the state at the start is no news. */
function ConnectionAnnouncer() {
  const { t } = useTranslation('common')
  const isOnline = useOnline()
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (wasOnline.current === isOnline) return
    wasOnline.current = isOnline
    announce(isOnline ? t('connection.backOnline') : t('connection.wentOffline'))
  }, [isOnline, t])
  return null
}

/** For the server, which makes the next first page to fit this window. */
function useKeptShape(): void {
  const isSomebody = useUser() !== null
  const isMobile = useIsMobile()
  const isCrowded = useIsCrowded()
  const { isPanelOpen } = useDock()
  const wide = isCrowded ? 'crowded' : 'wide'
  const shape = wordWindowShape({ width: isMobile ? 'phone' : wide, isPanelOpen })
  useEffect(() => {
    if (isSomebody) saveCookie('window_shape', shape, readCookiePreferences().functional)
  }, [isSomebody, shape])
}

/** Lessons on this device get their problems. Fetched apart: nobody waits for it. */
function useKeptPractice(): void {
  const userId = useUser()?.id
  useEffect(() => {
    if (userId === undefined) return
    let stop: (() => void) | null = null
    let isOver = false
    import('../../device/practice/watch-bundles.ts').then(
      ({ watchBundles }) => {
        if (!isOver) stop = watchBundles(userId)
      },
      () => {
        // Without a connection there is nothing to fetch, neither this nor problems.
      },
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [userId])
}

function ShellHeader({ screen }: { screen: ScreenName | null }) {
  const { t } = useTranslation('common')
  const { isMobile } = useSidebar()
  const isOnline = useOnline()
  return (
    <header className="sticky top-0 z-30 flex h-16 shrink-0 items-center gap-2 border-border border-b bg-background px-2 sm:px-4 print:hidden">
      <SidebarTrigger />
      <div className="min-w-0 flex-1">
        <PageWay screen={screen} />
      </div>
      {isMobile && !isOnline && (
        <span className="flex items-center gap-1.5 rounded-control bg-warning-soft px-2.5 py-1 text-warning-ink">
          <WifiOff aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">{t('connection.offline')}</span>
        </span>
      )}
      {isMobile && <FetchedWaitingLink isShort />}
      <FetchedBell />
      <ThemeSwitch />
    </header>
  )
}

function SidebarTrigger() {
  const { t } = useTranslation('common')
  const { isMobile, isOpen, isSheetOpen, toggle, triggerRef } = useSidebar()
  const label = isOpen ? t('sidebar.collapse') : t('sidebar.expand')
  return (
    <IconButton
      ref={triggerRef}
      label={isMobile ? t('sidebar.openMenu') : label}
      icon={isMobile ? <Menu /> : <PanelLeft />}
      data-tour={isMobile ? 'menuButton' : undefined}
      aria-expanded={isMobile ? isSheetOpen : isOpen}
      aria-controls={isMobile && !isSheetOpen ? undefined : SIDEBAR_ID}
      aria-keyshortcuts="Control+B Meta+B"
      onClick={toggle}
    />
  )
}

function PageWay({ screen }: { screen: ScreenName | null }) {
  const { t } = useTranslation('common')
  const name = usePageName(screen)
  const parent = screen && PAGE_PARENTS[screen]
  if (!parent) return <p className="truncate font-heading font-medium">{name}</p>
  return (
    <Breadcrumb>
      <AppLink to={PAGES[parent].paths[0]}>{t(`pages.${parent}`)}</AppLink>
      <span>{name}</span>
    </Breadcrumb>
  )
}

async function loadBell(): Promise<ComponentType> {
  const [{ NotificationsBell }] = await Promise.all([
    import('../../features/notifications/notifications-bell.tsx'),
    loadNamespaces('notifications', 'study'),
  ])
  return NotificationsBell
}

/** Comes after the page; its place is kept free, so that nothing moves. */
function FetchedBell() {
  const user = useUser()
  const [Bell] = useFetched<ComponentType>(user ? loadBell : null, { isPatient: true })
  return (
    user && (
      <div data-tour="bell" className="size-11 shrink-0">
        {Bell && <Bell key={user.id} />}
      </div>
    )
  )
}
