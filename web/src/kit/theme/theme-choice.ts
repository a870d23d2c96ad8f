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
