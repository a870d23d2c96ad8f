import { createContext, type RefObject, useContext } from 'react'

/** Of the column and of the sheet: there is one of them at a time. */
export const SIDEBAR_ID = 'sidebar'

export type Sidebar = {
  isOpen: boolean
  /** Below 768 px the sidebar is a sheet, with an open state of its own that nobody remembers. */
  isMobile: boolean
  isSheetOpen: boolean
  setSheetOpen: (isOpen: boolean) => void
  toggle: () => void
  /** The button that opens the sheet, to which the focus goes back. */
  triggerRef: RefObject<HTMLButtonElement | null>
}

export const SidebarContext = createContext<Sidebar | null>(null)

export function useSidebar(): Sidebar {
  const sidebar = useContext(SidebarContext)
  if (!sidebar) throw new Error('useSidebar must be used within a SidebarProvider.')
  return sidebar
}
