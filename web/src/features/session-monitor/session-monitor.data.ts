import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionMonitor } from '#contract/admin/session-monitor.ts'
import { createWriter } from '../../api/create-writer.ts'

/** Signs out one device, or all of a person. */
export function useEndSessions() {
  const queryClient = useQueryClient()
  const [write] = useState(() => ({
    one: createWriter(sessionMonitor.end),
    all: createWriter(sessionMonitor.endAll),
  }))
  return useMutation({
    mutationFn: ({ which, id }: { which: 'one' | 'all'; id: number }) => write[which]({ id }),
    // Also after a refusal: the device may be gone already.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['live-sessions'] }),
  })
}
