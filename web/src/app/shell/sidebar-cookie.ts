const NAME = 'sidebar_state'
const LIFETIME_S = 7 * 24 * 60 * 60

/** What the visitor left the sidebar at, or null when nothing is remembered. */
export function readSidebarCookie(cookies: string): boolean | null {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1)
  if (value === 'true') return true
  return value === 'false' ? false : null
}

export function writeSidebarCookie(isOpen: boolean): string {
  return `${NAME}=${isOpen}; path=/; max-age=${LIFETIME_S}; SameSite=Lax`
}
