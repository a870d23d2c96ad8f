import type { User } from '#contract/accounts.ts'
import { findPage, mayOpen, needsSecondStep } from '#contract/pages/pages.ts'
import { dashboardAfterSignIn } from '#engines/accounts/index.ts'
import { type AppTarget, toAppTarget } from './app-target.ts'

/** After signing in: the page the visitor was sent away from, if this person may open it, else their dashboard. */
export function findDestination(user: Pick<User, 'role' | 'isTeacher'>, wanted: unknown): AppTarget {
  const target = typeof wanted === 'string' ? toAppTarget(wanted) : null
  const page = findPage(target?.to ?? '')
  const isOwnPage = page !== undefined && page.access !== 'public' && mayOpen(page.access, user)
  return target && isOwnPage ? target : { to: dashboardAfterSignIn(user) }
}

type Arrived = Pick<User, 'role' | 'isTeacher' | 'mustSetUpSecondStep'>

/** The first page of somebody who has just signed in: what this installation asks of staff comes before where they wanted. */
export function findFirstPage(user: Arrived, wanted: unknown) {
  if (!user.mustSetUpSecondStep) return findDestination(user, wanted)
  return { to: '/set-up-sign-in' as const, state: typeof wanted === 'string' ? { wanted } : {} }
}

/** Where somebody goes on from there; who has put it off, to something that opens without. */
export function findPageAfterSetUp(user: Arrived, wanted: unknown): AppTarget {
  const target = findDestination(user, wanted)
  const page = findPage(target.to)
  const isClosed = user.mustSetUpSecondStep && (!page || needsSecondStep(page))
  return isClosed ? { to: '/profile' } : target
}
