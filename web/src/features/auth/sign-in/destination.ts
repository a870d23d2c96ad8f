import type { User } from '#contract/accounts.ts'
import { findPage, mayOpen } from '#contract/pages/pages.ts'
import { dashboardAfterSignIn } from '#engines/accounts/index.ts'

/** After signing in: the page the visitor was sent away from, if this person may open it, else their dashboard. */
export function findDestination(user: Pick<User, 'role' | 'isTeacher'>, wanted: unknown): string {
  const page = typeof wanted === 'string' ? findPage(wanted.split(/[?#]/, 1)[0] ?? '') : undefined
  const isOwnPage = page !== undefined && page.access !== 'public' && mayOpen(page.access, user)
  return isOwnPage ? (wanted as string) : dashboardAfterSignIn(user)
}
