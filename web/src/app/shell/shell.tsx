import { Menu, PanelLeft, WifiOff } from 'lucide-react'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PAGES, type ScreenName } from '#contract/pages/pages.ts'
import { saveCookie, wordWindowShape } from '../../device/comfort-cookies.ts'
import { readCookiePreferences } from '../../device/cookie-preferences.ts'
import { announce } from '../../kit/announce.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { useDock } from '../../kit/chat/page/dock.ts'
import { adoptLanguage } from '../../kit/language/adopt-language.ts'
import { PAGE_PARENTS } from '../../kit/page-parents.ts'
import { useUser } from '../../kit/session.ts'
import { adoptTheme } from '../../kit/theme/theme-store.ts'
import { useFetched } from '../../kit/use-fetched.ts'
import { loadNamespaces } from '../../messages/load-messages.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx'
import { DialogPlace } from '../../ui/overlays/dialog-place.ts'
import { useOnline } from '../../ui/states/use-online.ts'
import { FetchedDemoNotice } from '../demo/fetched-demo-notice.tsx'
import { usePresence } from '../presence/use-presence.ts'
import { StaffNotices } from '../staff-notices/staff-notices.tsx'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { FetchedTour } from '../tours/fetched-tour.tsx'
import { usePageName } from '../use-page-name.ts'
import { ChatColumn, FetchedCorner, useChatPlace } from './chat-place.tsx'
import { FetchedKeeper, FetchedWaitingLink } from './fetched-outbox.tsx'
import { Sidebar, SidebarProvider } from './sidebar/sidebar.tsx'
import { SIDEBAR_ID, useSidebar } from './sidebar/sidebar-context.ts'
import { useIsCrowded, useIsMobile } from './use-is-mobile.ts'

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
                <FetchedDemoNotice />
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

/** So long a page has the connection for itself before problems of downloaded lessons are looked after. */
const KEPT_PRACTICE_AFTER_MS = 2000

/** Lessons on this device get their problems. Fetched apart: nobody waits for it. */
function useKeptPractice(): void {
  const userId = useUser()?.id
  useEffect(() => {
    if (userId === undefined) return
    let stop: (() => void) | null = null
    let isOver = false
    const watch = async () => {
      try {
        const { watchBundles } = await import('../../device/practice/watch-bundles.ts')
        if (!isOver) stop = watchBundles(userId)
      } catch {
        // Without a connection there is nothing to fetch, neither this nor problems.
      }
    }
    const timer = setTimeout(() => void watch(), KEPT_PRACTICE_AFTER_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
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
