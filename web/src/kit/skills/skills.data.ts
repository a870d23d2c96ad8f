import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { disputes } from '#contract/disputes.ts'
import { type SkillReceipt, skills } from '#contract/skills.ts'
import { call } from '../../api/call.ts'
import { createWriter } from '../../api/create-writer.ts'

export const skillMapQuery = (userId: number, subject: string) =>
  queryOptions({
    queryKey: ['learning', 'skillMap', userId, subject],
    queryFn: () => call(skills.map, { userId, subject }),
  })

/** The answers behind a level, page by page, from the newest on. */
export const receiptQuery = (userId: number, skill: string) =>
  infiniteQueryOptions({
    queryKey: ['learning', 'receipt', userId, skill],
    queryFn: ({ pageParam }) =>
      call(skills.receipt, { userId, skill, ...(pageParam && { before: pageParam }) }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore, answers }: SkillReceipt) => (hasMore ? answers.at(-1)?.id : undefined),
  })

export function useOpenDispute(userId: number, skill: string) {
  const queryClient = useQueryClient()
  const [open] = useState(() => createWriter(disputes.open))
  return useMutation({
    mutationFn: open,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: receiptQuery(userId, skill).queryKey }),
  })
}
