import { createInstance } from 'i18next'
import type { Namespace, TFunction } from 'react-i18next'

/** What `useTranslation` gives a screen, for tests without a screen. */
export async function loadWords<Name extends Namespace>(name: Name, messages: object) {
  const words = createInstance()
  await words.init({
    lng: 'en',
    resources: { en: { [name]: messages } },
    ns: name,
    defaultNS: name,
    interpolation: { escapeValue: false },
  })
  // Its own type works out the keys in another way than ours; see react-i18next.d.ts.
  return words.getFixedT('en', name) as unknown as TFunction<Name>
}
