export const PROFILE_TABS = ['profile', 'settings', 'privacy', 'help', 'about'] as const
export type ProfileTab = (typeof PROFILE_TABS)[number]

/** Which tab an address means: `/profile?tab=privacy`, or `/settings`. */
export function readTab(pathname: string, search: Record<string, unknown>): ProfileTab {
  const named = PROFILE_TABS.find((tab) => tab === search.tab)
  return named ?? (pathname.replace(/\/+$/, '') === '/settings' ? 'settings' : 'profile')
}
