import { findPage, type ScreenName, SECRET_SCREENS } from '#contract/pages/pages.ts'

/** Answers of the server's own, whatever asks for them: never a page, never kept. */
const SERVERS_OWN = /^\/(?:api|ws|metrics|healthz)(?:\/|$)/
/** The landing page comes ready-made, and the others with headers of their own, for what their addresses carry. */
const SERVERS_SCREENS: readonly ScreenName[] = ['landing', ...SECRET_SCREENS]

/** Whether an address that somebody opens is a page of the app; files and the API are not. */
export function isWorkersPage(pathname: string): boolean {
  return !SERVERS_OWN.test(pathname) && !/\.\w+$/.test(pathname)
}

/** Whether the server is asked first; unknown addresses too, whose status only it can say. */
export function isServersPage(pathname: string): boolean {
  const page = findPage(pathname)
  return page === undefined || SERVERS_SCREENS.includes(page.screen)
}
