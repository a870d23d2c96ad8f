import { queryOptions } from '@tanstack/react-query'
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
