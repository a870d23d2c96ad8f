import type { User } from '#contract/accounts.ts'
import { PAGES, type ScreenName } from '#contract/pages/pages.ts'
import { dashboardAfterSignIn } from '#engines/accounts/index.ts'
import { PAGE_PARENTS } from '../../kit/page-parents.ts'

export type WayOn =
  | { kind: 'parent'; to: string; parent: ScreenName }
  | { kind: 'dashboard' | 'signIn' | 'home'; to: string }

/** Where somebody on a screen can go from here, the best way first. Nobody is sent where they may not enter. */
export function listWaysOn(
  screen: ScreenName,
  visitor: Pick<User, 'role' | 'isTeacher'> | null,
): readonly WayOn[] {
  if (!visitor) {
    return [
      { kind: 'home', to: '/' },
      { kind: 'signIn', to: '/auth' },
    ]
  }
  const parent = PAGE_PARENTS[screen]
  return [
    ...(parent ? [{ kind: 'parent', to: PAGES[parent].paths[0], parent } as const] : []),
    { kind: 'dashboard', to: dashboardAfterSignIn(visitor) },
  ]
}
