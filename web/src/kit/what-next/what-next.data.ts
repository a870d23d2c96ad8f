import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { whatNext } from '#contract/next-steps/what-next.ts'
import { call } from '../../api/call.ts'
import { createWriter } from '../../api/create-writer.ts'

export const whatNextQuery = queryOptions({
  queryKey: ['learning', 'whatNext'],
  queryFn: () => call(whatNext.read, {}),
})

export const stuckQuery = (skill: string) =>
  queryOptions({
    queryKey: ['learning', 'stuck', skill],
    queryFn: async () => (await call(whatNext.stuck, { skill })).stuck,
  })

/** Keeps which offer was taken. It happens on the way to the practice, which nobody has to wait for. */
export function useChooseOffer() {
  const queryClient = useQueryClient()
  const [choose] = useState(() => createWriter(whatNext.choose))
  return useMutation({
    mutationFn: choose,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: whatNextQuery.queryKey }),
  })
}
