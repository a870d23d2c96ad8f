import type { User } from '#contract/accounts.ts'
import { findPage, type ScreenName } from '#contract/pages/pages.ts'
import { dashboardAfterSignIn } from '#engines/accounts/index.ts'

const DASHBOARDS = [
  'dashboard',
  'teacherDashboard',
  'professionalDashboard',
  'collegeDashboard',
  'adminDashboard',
  'guardianDashboard',
] as const satisfies readonly ScreenName[]
export type DashboardName = (typeof DASHBOARDS)[number]

/** The dashboard that `/learn/dashboard` shows to a visitor. */
export function findDashboard(visitor: Pick<User, 'role' | 'isTeacher'> | null): DashboardName {
  if (!visitor) return 'dashboard'
  if (visitor.role === 'college' && !visitor.isTeacher) return 'collegeDashboard'
  const home = findPage(dashboardAfterSignIn(visitor))?.screen
  return DASHBOARDS.find((name) => name === home) ?? 'dashboard'
}
