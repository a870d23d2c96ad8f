import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import common from './en/common.json'
import ui from './en/ui.json'

const files = import.meta.glob<Record<string, unknown>>(
  ['./*/*.json', '!./en/common.json', '!./en/ui.json'],
  { import: 'default' },
)

/** Words that every page needs come with the app; a feature's own words are fetched together with its screen. */
export async function startMessages(language: string): Promise<void> {
  await i18next
    .use({
      type: 'backend' as const,
      read: (lng: string, namespace: string) => loadNamespace(lng, namespace),
    })
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'en',
      ns: ['common', 'ui'],
      defaultNS: 'common',
      resources: { en: { common, ui } },
      partialBundledLanguages: true,
      // React escapes by itself.
      interpolation: { escapeValue: false },
      returnNull: false,
    })
}

async function loadNamespace(language: string, namespace: string): Promise<Record<string, unknown>> {
  const load = files[`./${language}/${namespace}.json`] ?? files[`./en/${namespace}.json`]
  if (!load) throw new Error(`No messages called ${namespace}`)
  return load()
}

/** Fetches a screen's words before it is shown, so that no key ever flashes up. */
export function loadNamespaces(...namespaces: string[]): Promise<void> {
  return i18next.loadNamespaces(namespaces)
}
