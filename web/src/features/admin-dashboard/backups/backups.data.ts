import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { backups } from '#contract/admin/backups.ts'
import { call } from '../../../api/call.ts'
import { createWriter } from '../../../api/create-writer.ts'

const WHILE_RUNNING_MS = 2_000

/** While a backup is made it looks again by itself. */
export const backupsQuery = queryOptions({
  queryKey: ['backups'],
  queryFn: ({ signal }) => call(backups.read, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.runs[0]?.outcome === 'running' ? WHILE_RUNNING_MS : false),
})

export function useStartBackup() {
  const queryClient = useQueryClient()
  const [start] = useState(() => createWriter(backups.start))
  return useMutation({
    mutationFn: () => start({}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: backupsQuery.queryKey }),
  })
}
