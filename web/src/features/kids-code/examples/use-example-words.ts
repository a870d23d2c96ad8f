import { useTranslation } from 'react-i18next'
import type { Example } from './examples.data.ts'

const KNOWN = [
  'dancing-cat',
  'pop-pop-pop',
  'space-joke',
  'owl-quiz',
  'mouse-maze',
  'raining-coins',
  'flower-of-hearts',
  'quick-frog',
] as const

/** An example in the reader's language; one that this version has no words for stays as the server tells it. */
export function useExampleWords() {
  const { t } = useTranslation('kidsCodeProjects')
  return ({ key, title, about }: Pick<Example, 'key' | 'title' | 'about'>) => {
    const known = KNOWN.find((each) => each === key)
    if (!known) return { title, about }
    return { title: t(`examples.words.${known}.title`), about: t(`examples.words.${known}.about`) }
  }
}
