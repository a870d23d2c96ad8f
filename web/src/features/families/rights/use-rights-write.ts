import { useQueryClient } from '@tanstack/react-query'
import type { ChildRights, familyRights } from '#contract/families/family-rights.ts'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { rightsQuery } from '../families.data.ts'

type Deed = (typeof familyRights)['agree' | 'withdraw' | 'askDeletion' | 'cancelDeletion']

/** The answer of each of these calls is how things are now. */
export function useRightsWrite<E extends Deed>(
  endpoint: E,
  childId: number,
  words: { done: string; failed: string },
) {
  const queryClient = useQueryClient()
  const { queryKey } = rightsQuery(childId)
  return useWrite(endpoint, {
    ...words,
    onSuccess: (rights) => queryClient.setQueryData(queryKey, rights as ChildRights),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  })
}
