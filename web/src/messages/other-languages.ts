type Words = Record<string, unknown>
type Language = { words: Record<string, () => Promise<Words>> }

/** One list of addresses for each language, so that nobody fetches those of the others. */
const LANGUAGES: Record<string, () => Promise<Language>> = {
  es: () => import('./languages/spanish.ts'),
  fr: () => import('./languages/french.ts'),
  de: () => import('./languages/german.ts'),
  zh: () => import('./languages/chinese.ts'),
}

export async function findWords(
  language: string,
  namespace: string,
): Promise<(() => Promise<Words>) | undefined> {
  const found = await LANGUAGES[language]?.()
  return found?.words[`../${language}/${namespace}.json`]
}
