import { findPage } from '#contract/pages/pages.ts'
import type { MenuLink } from './menus.ts'

export type ActiveLink = { link: MenuLink; isPageItself: boolean }

/**
 * The line of a menu that stands for an address: the one that shows the same screen, else the one the address lies
 * under (`/teacher/classes/7` under My Classes).
 */
export function findActiveLink(links: readonly MenuLink[], pathname: string): ActiveLink | null {
  const exact = links.find(({ to }) => to === pathname)
  if (exact) return { link: exact, isPageItself: true }
  const screen = findPage(pathname)?.screen
  // `/learn/dashboard` shows the dashboard of the role, which is the first line of every menu.
  const same =
    screen === 'roleDashboard' ? links[0] : links.find(({ to }) => findPage(to)?.screen === screen && screen)
  if (same) return { link: same, isPageItself: true }
  const above = links.find(({ to }) => to !== '/' && pathname.startsWith(`${to}/`))
  return above ? { link: above, isPageItself: false } : null
}
