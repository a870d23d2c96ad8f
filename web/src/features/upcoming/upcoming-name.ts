import type { ScreenName } from '#contract/pages/pages.ts'

/** Screens that are still to come, each with words about what will be there. */
export const UPCOMING = ['kidsCode'] as const satisfies readonly ScreenName[]
export type UpcomingName = (typeof UPCOMING)[number]

export function isUpcoming(screen: ScreenName | undefined): screen is UpcomingName {
  return UPCOMING.some((name) => name === screen)
}
