const NAME = 'sidebar_state'
export const SIDEBAR_DAYS = 7
const DAY_S = 24 * 60 * 60

/** What the visitor left the sidebar at, or null when nothing is remembered. */
export function readSidebarCookie(cookies: string): boolean | null {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1)
  if (value === 'true') return true
  return value === 'false' ? false : null
}

/** Where nothing may be kept for comfort it ends with the visit. */
export function writeSidebarCookie(isOpen: boolean, isKept: boolean): string {
  return `${NAME}=${isOpen}; path=/;${isKept ? ` max-age=${SIDEBAR_DAYS * DAY_S};` : ''} SameSite=Lax`
}

/** Gives a cookie that is there the life that it may have from now on. */
export function keepSidebarCookie(isKept: boolean): void {
  if (typeof document === 'undefined') return
  const isOpen = readSidebarCookie(document.cookie)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
  if (isOpen !== null) document.cookie = writeSidebarCookie(isOpen, isKept)
}
