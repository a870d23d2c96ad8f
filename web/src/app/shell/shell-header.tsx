import { Menu, PanelLeft, WifiOff } from 'lucide-react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { PAGES, type ScreenName } from '#contract/pages/pages.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { PAGE_PARENTS } from '../../kit/page-parents.ts'
import { useUser } from '../../kit/session.ts'
import { useFetched } from '../../kit/use-fetched.ts'
import { useOnline } from '../../kit/use-online.ts'
import { loadNamespaces } from '../../messages/load-messages.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { usePageName } from '../use-page-name.ts'
import { FetchedWaitingLink } from './fetched-outbox.tsx'
import { SIDEBAR_ID, useSidebar } from './sidebar/sidebar-context.ts'

export function ShellHeader({ screen }: { screen: ScreenName | null }) {
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
      icon={isMobile ? <Menu aria-hidden="true" /> : <PanelLeft aria-hidden="true" />}
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
  const [Bell] = useFetched<ComponentType>(user ? loadBell : null)
  return (
    user && (
      <div data-tour="bell" className="size-11 shrink-0">
        {Bell && <Bell key={user.id} />}
      </div>
    )
  )
}
