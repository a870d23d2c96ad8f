import { tutorMemory as endpoints, MOST_MEMORIES } from '#contract/study/tutor-memory.ts'
import { updateRow } from '../../db/rows.ts'
import { tutorMemory } from '../../db/schema/study/tutor-memory.ts'
import { addMemory, deleteMemory, isOwnMemory, selectMemory } from '../../domain/tutor-memory/keep-memory.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'

export function tutorMemoryRoutes({ serve }: Mount): void {
  serve(endpoints.list, ({ userId }, { db }) => selectMemory(db, userId))
  serve(endpoints.add, async ({ userId, text }, { db, now }) => {
    const added = await addMemory(db, userId, text, now())
    if (!added) throw new AppError('conflict', { reason: 'tutorMemoryFull', params: { most: MOST_MEMORIES } })
    return added
  })
  serve(endpoints.change, async ({ userId, memoryId, text }, { db }) =>
    foundOr404(
      await updateRow(db, tutorMemory, { text }, isOwnMemory(userId, memoryId)),
      'tutorMemoryNotFound',
    ),
  )
  serve(endpoints.remove, async ({ userId, memoryId }, { db }) => {
    foundOr404(await deleteMemory(db, userId, memoryId), 'tutorMemoryNotFound')
    return {}
  })
}
