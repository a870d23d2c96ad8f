import type { PagePath } from '#contract/pages/pages.ts'

export const PROFILE_TABS = ['profile', 'settings', 'privacy', 'help', 'about'] as const
export type ProfileTab = (typeof PROFILE_TABS)[number]

/** Which tab an address means: `/profile?tab=privacy`, or `/settings`. */
export function readTab(path: PagePath<'profile'>, search: { tab?: ProfileTab | undefined }): ProfileTab {
  return search.tab ?? (path === '/settings' ? 'settings' : 'profile')
}
