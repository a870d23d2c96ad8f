import { DAY_SECONDS } from '#engines/days/durations.ts'

/** Cookies for comfort alone. The server reads them too, so that a page comes as it was left. */
const NAMES = ['sidebar_state', 'window_shape'] as const
type ComfortCookie = (typeof NAMES)[number]

/** Documented for the sidebar. */
export const COMFORT_DAYS = 7

function readCookie(cookies: string, name: ComfortCookie): string | undefined {
  return cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

/** Where nothing may be kept for comfort it ends with the visit. */
export function writeCookie(name: ComfortCookie, value: string, isKept: boolean): string {
  return `${name}=${value}; path=/;${isKept ? ` max-age=${COMFORT_DAYS * DAY_SECONDS};` : ''} SameSite=Lax`
}

export function saveCookie(name: ComfortCookie, value: string, isKept: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
  document.cookie = writeCookie(name, value, isKept)
}

/** Gives the cookies that are there the life that they may have from now on. */
export function keepComfortCookies(isKept: boolean): void {
  if (typeof document === 'undefined') return
  for (const name of NAMES) {
    const value = readCookie(document.cookie, name)
    if (value !== undefined) saveCookie(name, value, isKept)
  }
}

/** What the visitor left the sidebar at, or null when nothing is remembered. */
export function readSidebarState(cookies: string): boolean | null {
  const value = readCookie(cookies, 'sidebar_state')
  if (value === 'true') return true
  return value === 'false' ? false : null
}

/** How much of a page fits beside each other: on a phone one column, in a crowded window two, in a wide one three. */
export type WindowShape = { width: 'phone' | 'crowded' | 'wide'; isPanelOpen: boolean }

const SHAPE = /^(phone|crowded|wide)(-folded)?$/

/** As the window of this visitor was last, or null when nothing is remembered. */
export function readWindowShape(cookies: string): WindowShape | null {
  const [, width, folded] = SHAPE.exec(readCookie(cookies, 'window_shape') ?? '') ?? []
  return width ? { width: width as WindowShape['width'], isPanelOpen: !folded } : null
}

export const wordWindowShape = ({ width, isPanelOpen }: WindowShape): string =>
  isPanelOpen ? width : `${width}-folded`
