import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { disputes } from '#contract/disputes.ts'
import { type SkillReceipt, skills } from '#contract/skills.ts'
import { call } from '../../api/call.ts'
import { useWrite } from '../queries/use-write.ts'

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

export const useOpenDispute = (userId: number, skill: string) =>
  useWrite(disputes.open, { refreshes: [receiptQuery(userId, skill).queryKey] })
