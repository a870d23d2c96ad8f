import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { isUnsent, type KeptProgram } from '../../../device/programs/kept-program.ts'
import { listPrograms, programNews } from '../../../device/programs/kept-programs.ts'
import { sendPrograms } from '../keeping/send-program.ts'
import { useRefreshProjects } from './projects.data.ts'

const NONE: readonly KeptProgram[] = []

/** What this device keeps of a person. What waits is sent now and when the connection comes back. */
export function useKeptPrograms(userId: number): readonly KeptProgram[] {
  const queryClient = useQueryClient()
  const refresh = useRefreshProjects()
  const queryKey = ['kidsCodeKept', userId]
  const kept = useQuery({
    queryKey,
    queryFn: () => listPrograms(userId),
    staleTime: 0,
    networkMode: 'always',
  })
  const readAgain = useEffectEvent(() => void queryClient.invalidateQueries({ queryKey }))
  const sendAll = useEffectEvent(async () => {
    if (!(await listPrograms(userId)).some(isUnsent)) return
    await sendPrograms(userId)
    await refresh()
  })
  useEffect(() => programNews.listen(() => readAgain()), [])
  useEffect(() => {
    const send = () => void sendAll()
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [])
  return kept.data ?? NONE
}
