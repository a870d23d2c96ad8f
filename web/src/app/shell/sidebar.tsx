import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../kit/app-link.tsx'
import { Logo } from '../../ui/drawings/logo.tsx'
import { LogoMark } from '../../ui/drawings/logo-mark.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { focusPage } from '../focus-page.ts'
import { FetchedAlertsNotice } from './fetched-alerts-notice.tsx'
import { useSidebar } from './sidebar-context.ts'
import { SidebarFooter } from './sidebar-footer.tsx'
import { SidebarMenu } from './sidebar-menu.tsx'

export const SIDEBAR_ID = 'sidebar'

export function Sidebar() {
  const { isMobile } = useSidebar()
  return isMobile ? <SidebarSheet /> : <SidebarColumn />
}

function SidebarColumn() {
  const { t } = useTranslation('common')
  const { isOpen } = useSidebar()
  return (
    <aside
      id={SIDEBAR_ID}
      aria-label={t('sidebar.label')}
      data-state={isOpen ? 'expanded' : 'collapsed'}
      className={`sticky top-0 flex h-dvh shrink-0 flex-col overflow-hidden border-border border-r bg-surface transition-[width] duration-200 print:hidden ${isOpen ? 'w-64' : 'w-16'}`}
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

function SidebarSheet() {
  const { t } = useTranslation('common')
  const { isSheetOpen, setSheetOpen, triggerRef } = useSidebar()
  const hasChosen = useRef(false)

  function choose() {
    hasChosen.current = true
    setSheetOpen(false)
  }

  // Closed by choosing a page: the reader wants that page. Closed otherwise: back to where it was opened.
  function moveFocusOn(event: Event) {
    event.preventDefault()
    if (hasChosen.current) focusPage()
    else triggerRef.current?.focus()
    hasChosen.current = false
  }

  return (
    <Sheet
      side="left"
      width="18rem"
      open={isSheetOpen}
      onOpenChange={setSheetOpen}
      onCloseAutoFocus={moveFocusOn}
      title={
        <>
          <Logo />
          <span className="sr-only">{t('menu.sheetTitle')}</span>
        </>
      }
    >
      <div id={SIDEBAR_ID} className="-mx-5 -mb-5 flex min-h-[calc(100%+1.25rem)] flex-col">
        <SidebarMenu isCollapsed={false} onChoose={choose} />
        <FetchedAlertsNotice isCollapsed={false} onChoose={choose} />
        <SidebarFooter isCollapsed={false} />
      </div>
    </Sheet>
  )
}
