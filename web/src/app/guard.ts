import type { User } from '#contract/accounts.ts'
import { mayOpen, type Page } from '#contract/pages/pages.ts'
import { dashboardAfterSignIn } from '#engines/accounts/index.ts'

type Visitor = Pick<User, 'role' | 'isTeacher'>

/** Where a visitor who opens a page must go instead, or null when the page is theirs to see. */
export function redirectFrom(page: Page, visitor: Visitor | null) {
  if (visitor && page.screen === 'landing') return dashboardAfterSignIn(visitor)
  if (visitor && page.screen === 'auth') return '/'
  if (mayOpen(page.access, visitor)) return null
  return visitor ? '/dashboard' : '/'
}

/** Teachers go straight to work; everybody else is met by the onboarding first, on every page but the public ones. */
export function isOnboardingDue(page: Page, visitor: Visitor | null): boolean {
  return visitor !== null && !visitor.isTeacher && page.access !== 'public' && page.screen !== 'onboarding'
}
