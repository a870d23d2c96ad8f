import { queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { ExampleContent, visualPictures } from '#contract/kids-code/pictures.ts'
import { call } from '../../../api/call.ts'

export type Example = ExampleContent & {
  id: number
  /** English, as the product brings it: `useExampleWords` knows the others. */
  title: string
  /** The level of its blocks. */
  level: string | null
}

/** They change with the product alone. */
export const examplesQuery = queryOptions({
  queryKey: ['kidsCodeExamples'],
  queryFn: async ({ signal }): Promise<Example[]> => {
    const elements = await call(visualPictures.elements, { type: 'example' }, { signal })
    return elements.flatMap(({ id, name, category, content }) => {
      const { data } = z.safeParse(ExampleContent, content)
      return data ? [{ ...data, id, title: name, level: category }] : []
    })
  },
  staleTime: 600_000,
})

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
