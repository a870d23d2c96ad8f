import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import type { Done } from '../tour-memory.ts'
import type { EndingFrame, Failure } from './ending-card.tsx'

export type EndingProps = {
  user: User
  done: Done | null
  setDone: (done: Done | null) => void
  frame: EndingFrame
}

/** What this account can do now; asked anew for every tour. */
export function useOffer<Offer>(name: string, userId: number, load: () => Promise<Offer>) {
  return useQuery({
    queryKey: ['tours', 'offer', name, userId],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

type Deed<Input> = {
  act: (input: Input) => Promise<Done>
  undo: (done: Done) => Promise<unknown>
  /** What the page behind the tour shows of it. */
  refreshes: readonly QueryKey[]
  setDone: (done: Done | null) => void
}

/** Does the one thing of a last step and takes it back; both are asked for again where they failed. */
export function useDeed<Input>({ act, undo, refreshes, setDone }: Deed<Input>) {
  const queryClient = useQueryClient()
  const refresh = () => {
    for (const queryKey of refreshes) void queryClient.invalidateQueries({ queryKey })
  }
  const doing = useMutation({
    mutationFn: act,
    onSuccess: (done) => {
      undoing.reset()
      setDone(done)
    },
    onSettled: refresh,
  })
  const undoing = useMutation({
    mutationFn: undo,
    onSuccess: () => {
      doing.reset()
      setDone(null)
    },
    onSettled: refresh,
  })
  return {
    run: doing.mutate,
    isPending: doing.isPending,
    failure: findFailure(doing) ?? findFailure(undoing),
    undoOf: (done: Done) => ({ run: () => undoing.mutate(done), isPending: undoing.isPending }),
  }
}

type Call<Input> = {
  failureReason: Error | null
  variables: Input | undefined
  isPending: boolean
  mutate: (input: Input) => void
}

function findFailure<Input>({ failureReason, variables, isPending, mutate }: Call<Input>): Failure {
  if (failureReason === null) return null
  return { error: failureReason, isRetrying: isPending, retry: () => mutate(variables as Input) }
}
