import i18next from 'i18next'
import { askedNamespaces, loadNamespace } from './load-messages.ts'

let wanted: string

/** Shows everything in another language, once its words are here; fails, and changes nothing, when they cannot be had. */
export async function switchLanguage(language: string): Promise<void> {
  wanted = language
  await Promise.all([
    loadAll(language),
    // What the server refuses comes with its English text.
    language !== 'en' && loadNamespace(language, 'serverMessages'),
  ])
  // Who chooses twice means the second; the words of the first may come later.
  if (wanted !== language) return
  await i18next.changeLanguage(language)
  if (typeof document === 'undefined') return
  document.documentElement.lang = language
  document.documentElement.dataset.language = language
}

/** A screen that opens meanwhile may need more than was asked for before. */
async function loadAll(language: string): Promise<void> {
  const missing = [...askedNamespaces].filter((namespace) => !i18next.hasResourceBundle(language, namespace))
  if (missing.length === 0) return
  await Promise.all(missing.map((namespace) => loadNamespace(language, namespace)))
  await loadAll(language)
}
