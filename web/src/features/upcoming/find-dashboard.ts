import type { User } from '#contract/accounts.ts'
import { findPage, type ScreenName } from '#contract/pages/pages.ts'
import { dashboardAfterSignIn } from '#engines/accounts/index.ts'

const DASHBOARDS = [
  'dashboard',
  'teacherDashboard',
  'professionalDashboard',
  'collegeDashboard',
  'adminDashboard',
] as const satisfies readonly ScreenName[]
export type DashboardName = (typeof DASHBOARDS)[number]

/** The dashboard a screen is, or null. `/learn/dashboard` shows the one of the visitor's role. */
export function findDashboard(
  screen: ScreenName,
  visitor: Pick<User, 'role' | 'isTeacher'> | null,
): DashboardName | null {
  if (screen !== 'roleDashboard') return DASHBOARDS.find((name) => name === screen) ?? null
  if (!visitor) return 'dashboard'
  if (visitor.role === 'college' && !visitor.isTeacher) return 'collegeDashboard'
  const home = findPage(dashboardAfterSignIn(visitor))?.screen
  return DASHBOARDS.find((name) => name === home) ?? 'dashboard'
}
