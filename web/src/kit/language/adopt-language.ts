import i18next from 'i18next'

let adopted: string | undefined

/** The language of the account counts from when it is known, and again when it changes; what is chosen meanwhile stays. */
export async function adoptLanguage(preference: string | undefined): Promise<void> {
  if (preference === adopted) return
  adopted = preference
  if (!preference || preference === i18next.language) return
  try {
    const { chooseLanguage } = await import('./choose-language.ts')
    await chooseLanguage(preference)
  } catch {
    // Its words cannot be had: the page stays readable, and the next page tries again.
    adopted = undefined
  }
}
