import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { KeptPackage } from '../../device/device-database.ts'
import { listenToChanges } from '../../device/packages/changes.ts'
import { readPackages } from '../../device/packages/kept-packages.ts'
import { canKeepLessons, measureRoom } from '../../device/packages/room.ts'
import { downloadsQuery } from '../learning/learning.data.ts'

/** What this device has; the records of the server say only that some device of the learner has it. */
export const packagesQuery = (userId: number) =>
  queryOptions({
    queryKey: ['device', 'packages', userId],
    queryFn: async (): Promise<KeptPackage[]> => (canKeepLessons() ? readPackages(userId) : []),
  })

export const roomQuery = queryOptions({ queryKey: ['device', 'room'], queryFn: measureRoom })

const NOTHING: readonly KeptPackage[] = []

/** What this device has, followed as it changes, in this tab or another. */
export function usePackages(userId: number): { packages: readonly KeptPackage[]; isPending: boolean } {
  const queryClient = useQueryClient()
  const { data = NOTHING, isPending } = useQuery(packagesQuery(userId))
  useEffect(
    () =>
      listenToChanges((changed) => {
        if (changed === userId)
          void queryClient.invalidateQueries({ queryKey: packagesQuery(userId).queryKey })
      }),
    [queryClient, userId],
  )
  // The server was told of another state: what it lists is new, and so is the room.
  const told = data.map(({ lessonId, state, isTold }) => `${lessonId} ${state} ${isTold}`).join()
  useEffect(() => {
    if (told !== '') void queryClient.invalidateQueries({ queryKey: downloadsQuery(userId).queryKey })
    void queryClient.invalidateQueries({ queryKey: roomQuery.queryKey })
  }, [queryClient, userId, told])
  return { packages: data, isPending }
}
