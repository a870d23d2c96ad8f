import { type QueryKey, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { createWriter } from '../../api/create-writer.ts'

type WriteOptions<E extends Endpoint> = {
  /** What is fetched again afterwards, also after a refusal: somebody else may have been faster. */
  refreshes?: readonly QueryKey[]
} & Pick<UseMutationOptions<OutputOf<E>, Error, InputOf<E>>, 'onSuccess' | 'onError'>

/** A mutation of one endpoint: made once however often it is asked for, and its lists fetched again. */
export function useWrite<E extends Endpoint>(
  endpoint: E,
  { refreshes = [], ...handlers }: WriteOptions<E> = {},
) {
  const queryClient = useQueryClient()
  const [write] = useState(() => createWriter(endpoint))
  return useMutation({
    mutationFn: write,
    onSettled: () => Promise.all(refreshes.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    ...handlers,
  })
}
