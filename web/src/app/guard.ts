import type { User } from '#contract/accounts.ts'
import { mayOpen, needsSecondStep, type Page } from '#contract/pages/pages.ts'
import { dashboardAfterSignIn } from '#engines/accounts/index.ts'

type Visitor = Pick<User, 'role' | 'isTeacher' | 'mustSetUpSecondStep' | 'demoUntil'>

/** Where a visitor who opens a page must go instead, or null when the page is theirs to see. */
export function redirectFrom(page: Page, visitor: Visitor | null) {
  if (visitor && page.screen === 'landing') return dashboardAfterSignIn(visitor)
  // In a public demo one goes on as somebody else without leaving first.
  if (visitor && page.screen === 'auth') return visitor.demoUntil ? null : '/'
  if (visitor?.role === 'guardian' && page.screen === 'dashboard') return dashboardAfterSignIn(visitor)
  if (mayOpen(page.access, visitor)) return null
  return visitor ? '/dashboard' : '/'
}

/** Teachers go straight to work and guardians to their children; everybody else is met by the onboarding first, on every page but the public ones. */
export function isOnboardingDue(page: Page, visitor: Visitor | null): boolean {
  if (visitor === null || visitor.isTeacher || visitor.role === 'guardian') return false
  if (page.access === 'public') return false
  const isSettingUp = visitor.mustSetUpSecondStep === true && page.screen === 'secondStep'
  return page.screen !== 'onboarding' && !isSettingUp
}

/** Staff who still have to set up a second step of signing in are met by that wherever nothing opens without. */
export function isSecondStepDue(page: Page, visitor: Visitor | null): boolean {
  return visitor?.mustSetUpSecondStep === true && needsSecondStep(page)
}
