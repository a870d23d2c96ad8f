import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '../../../ui/drawings/logo.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { focusPage } from '../../focus-page.ts'
import { FetchedAlertsNotice } from '../fetched-alerts-notice.tsx'
import { SIDEBAR_ID, useSidebar } from './sidebar-context.ts'
import { SidebarFooter } from './sidebar-footer.tsx'
import { SidebarMenu } from './sidebar-menu.tsx'

/** The menu on a phone. */
export function SidebarSheet() {
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
