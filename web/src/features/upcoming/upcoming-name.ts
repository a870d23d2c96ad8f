import type { ScreenName } from '#contract/pages/pages.ts'

/** Screens that have stood from the start and need no words about what will be there. */
export const NEVER_UPCOMING = ['landing', 'auth'] as const satisfies readonly ScreenName[]
export type UpcomingName = Exclude<ScreenName, (typeof NEVER_UPCOMING)[number]>

export function isUpcoming(screen: ScreenName | undefined): screen is UpcomingName {
  return screen !== undefined && !NEVER_UPCOMING.some((name) => name === screen)
}
