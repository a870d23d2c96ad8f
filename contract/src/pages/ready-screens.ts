import type { ScreenName } from './pages.ts'

/**
 * Screens that the server makes ready when somebody opens them first: what most people begin their day with. All others are
 * made in the browser.
 */
export const READY_SCREENS: readonly ScreenName[] = ['dashboard', 'lesson', 'teacherDashboard']

/** What the app is told of whoever opens a page while the server makes it. */
export type PageVisit = {
  address: string
  isPhone: boolean
  /** Those that scripts may read. */
  cookies: string
}
