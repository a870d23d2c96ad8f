import { trackingTitle } from '#contract/pages/page-titles.ts'
import type { NavigationEvent } from '#contract/presence.ts'

/** The page that is open, as the address and the named parts of it (`lessonId`). */
export type OpenPage = { pathname: string; params: Readonly<Record<string, string>> }

const LONGEST_ROUTE = 500
const LONGEST_VALUE = 200

/** Only the address and its parts are told, never what stands on the page, nor the query. */
export function toNavigationEvent({ pathname, params }: OpenPage, now: Date): NavigationEvent {
  return {
    type: 'navigation',
    route: pathname.replace(/\s/g, encodeURIComponent).slice(0, LONGEST_ROUTE),
    title: trackingTitle(pathname),
    timestamp: now.toISOString(),
    pageData: Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, value.slice(0, LONGEST_VALUE)]),
    ),
  }
}
