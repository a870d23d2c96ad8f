import { LANGUAGE_KEY } from '../../device/open-choices.ts'

/** Where its words cannot be had, the page stays as it is. */
export async function showLanguage(language: string): Promise<void> {
  try {
    const { switchLanguage } = await import('../../messages/switch-language.ts')
    await switchLanguage(language)
  } catch {
    // It is tried again with the next page.
  }
}

/** What is chosen in one tab is meant for all. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === LANGUAGE_KEY && newValue) void showLanguage(newValue)
  })
}
