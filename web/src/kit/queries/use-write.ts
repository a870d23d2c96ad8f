import { type QueryKey, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { createWriter } from '../../api/create-writer.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { useErrorText } from '../use-error-text.ts'

type WriteOptions<E extends Endpoint> = {
  /** What is fetched again afterwards, also after a refusal: somebody else may have been faster. */
  refreshes?: readonly QueryKey[]
  /** The title of the toast when it fails; the reason stands below it. Without it nothing is told. */
  failed?: string
} & Pick<UseMutationOptions<OutputOf<E>, Error, InputOf<E>>, 'onSuccess' | 'onError'>

/** A mutation of one endpoint: made once however often it is asked for, its lists fetched again, its failure told. */
export function useWrite<E extends Endpoint>(
  endpoint: E,
  { refreshes = [], failed, onSuccess, onError }: WriteOptions<E> = {},
) {
  const queryClient = useQueryClient()
  const describeError = useErrorText()
  const [write] = useState(() => createWriter(endpoint))
  return useMutation({
    mutationFn: write,
    ...(onSuccess && { onSuccess }),
    onError: (error, ...rest) => {
      if (failed) toast({ title: failed, description: describeError(error), variant: 'destructive' })
      return onError?.(error, ...rest)
    },
    onSettled: () => Promise.all(refreshes.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}
