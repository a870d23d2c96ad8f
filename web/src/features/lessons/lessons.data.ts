import { queryOptions } from '@tanstack/react-query'
import { lessons } from '#contract/lessons.ts'
import { call, NetworkError } from '../../api/call.ts'
import { openKeptLesson } from '../../device/packages/open-package.ts'
import { currentUserQuery } from '../../kit/session.ts'

/** A lesson with its text; cards of all lessons come from the kit. Without a connection, as this device keeps it. */
export const lessonQuery = (id: number) =>
  queryOptions({
    queryKey: ['lessons', 'one', id],
    queryFn: async ({ client }) => {
      try {
        return await call(lessons.one, { id })
      } catch (error) {
        const reader = client.getQueryData(currentUserQuery.queryKey)
        const kept = error instanceof NetworkError && reader ? await openKeptLesson(reader.id, id) : null
        if (!kept) throw error
        return kept
      }
    },
  })
