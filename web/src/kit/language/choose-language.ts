import { LANGUAGE_KEY, openChoices } from '../../device/open-choices.ts'
import { switchLanguage } from '../../messages/switch-language.ts'

/** Shows everything in this language, and remembers it on the device. Fails when its words cannot be had. */
export async function chooseLanguage(language: string): Promise<void> {
  await switchLanguage(language)
  try {
    openChoices().setItem(LANGUAGE_KEY, language)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}
