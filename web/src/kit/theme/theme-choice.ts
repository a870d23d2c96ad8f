export const THEME_CHOICES = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

/** The same key as in public/theme.js, which paints the first frame. */
export const THEME_KEY = 'theme'

export function readChoice(value: string | null | undefined): ThemeChoice | null {
  return THEME_CHOICES.find((choice) => choice === value) ?? null
}

export function resolveTheme(choice: ThemeChoice, isSystemDark: boolean): 'light' | 'dark' {
  if (choice === 'system') return isSystemDark ? 'dark' : 'light'
  return choice
}

/**
 * Whether the account's theme is to be taken over: it has changed since this device last heard of it. At the first time
 * a choice made on the device itself is kept, and an account that has chosen nothing changes nothing.
 */
export function isNews(wanted: ThemeChoice, known: string | null, stored: ThemeChoice | null): boolean {
  if (known === null) return wanted !== 'system' && stored === null
  return wanted !== known && wanted !== stored
}
