import { queryOptions } from '@tanstack/react-query'
import { lessons } from '#contract/lessons.ts'
import { call } from '../../api/call.ts'

/** A lesson with its text; cards of all lessons come from the kit. */
export const lessonQuery = (id: number) =>
  queryOptions({
    queryKey: ['lessons', 'one', id],
    queryFn: () => call(lessons.one, { id }),
  })
