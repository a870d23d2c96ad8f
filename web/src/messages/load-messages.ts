import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import common from './en/common.json'
import ui from './en/ui.json'

const firstMessages = import.meta.glob<Record<string, unknown>>(['./*/landing.json', './*/auth.json'], {
  import: 'default',
})

/** Words that every page needs come with the app; a feature's own words are fetched together with its screen. */
export async function startMessages(language: string): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
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
  await Promise.all(namespaces.map((namespace) => loadNamespace('en', namespace)))
}

async function loadNamespace(language: string, namespace: string): Promise<void> {
  if (i18next.hasResourceBundle(language, namespace)) return
  const file = `./${language}/${namespace}.json`
  const load = firstMessages[file] ?? (await import('./app-messages.ts')).appMessages[file]
  if (!load) throw new Error(`No messages called ${namespace}`)
  i18next.addResourceBundle(language, namespace, await load())
}
