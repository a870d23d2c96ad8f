import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import common from './en/common.json'
import ui from './en/ui.json'

type Words = Record<string, unknown>

const firstMessages = import.meta.glob<Words>(['./en/landing.json', './en/auth.json'], { import: 'default' })

/** What screens have been given so far: another language needs the same before it can take over. */
export const askedNamespaces = new Set(['common', 'ui'])

/** Words that every page needs come with the app, in English; a feature's own words are fetched together with its screen. */
export async function startMessages(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    ns: ['common', 'ui'],
    defaultNS: 'common',
    resources: { en: { common, ui } },
    // React escapes by itself.
    interpolation: { escapeValue: false },
    returnNull: false,
  })
}

/** Fetches a screen's words before it is shown. Fails when they cannot be had: no key may ever stand on the screen. */
export async function loadNamespaces(...namespaces: string[]): Promise<void> {
  const { language } = i18next
  await Promise.all(
    namespaces.map((namespace) =>
      // English is always kept on the device: better than nothing where the words of another language cannot be had.
      loadNamespace(language, namespace).catch(() => loadNamespace('en', namespace)),
    ),
  )
  for (const namespace of namespaces) askedNamespaces.add(namespace)
  // Another language may have been chosen meanwhile.
  if (language !== i18next.language) await loadNamespaces(...namespaces)
}

export async function loadNamespace(language: string, namespace: string): Promise<void> {
  if (i18next.hasResourceBundle(language, namespace)) return
  const load = await (language === 'en' ? findEnglish(namespace) : findOther(language, namespace))
  i18next.addResourceBundle(language, namespace, await load())
}

async function findEnglish(namespace: string): Promise<() => Promise<Words>> {
  const file = `./en/${namespace}.json`
  const load = firstMessages[file] ?? (await import('./app-messages.ts')).appMessages[file]
  if (!load) throw new Error(`No messages called ${namespace}`)
  return load
}

async function findOther(language: string, namespace: string): Promise<() => Promise<Words>> {
  const { findWords } = await import('./other-languages.ts')
  const load = await findWords(language, namespace)
  if (load) return load
  // What has no words of this language yet is shown in English.
  await loadNamespace('en', namespace)
  return async () => ({})
}
