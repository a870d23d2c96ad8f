import { type QueryKey, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { createWriter } from '../../api/create-writer.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { useFailureToast } from '../use-failure-toast.ts'

export type WriteWords = {
  /** Said in a toast when it is done. */
  done?: string
  /** Said in a toast, with the reason, when it failed. */
  failed?: string
}

export type WriteOptions<E extends Endpoint> = WriteWords & {
  /** What is fetched again afterwards, also after a refusal: somebody else may have been faster. */
  refreshes?: readonly QueryKey[]
} & Pick<UseMutationOptions<OutputOf<E>, Error, InputOf<E>>, 'onSuccess' | 'onError'>

/** A mutation of one endpoint: made once however often it is asked for, and its lists fetched again. */
export function useWrite<E extends Endpoint>(
  endpoint: E,
  { refreshes = [], done, failed, onSuccess, onError }: WriteOptions<E> = {},
) {
  const queryClient = useQueryClient()
  const toastFailure = useFailureToast()
  const [write] = useState(() => createWriter(endpoint))
  return useMutation({
    mutationFn: write,
    onSuccess: (...answer) => {
      if (done) toast({ title: done })
      return onSuccess?.(...answer)
    },
    onError: (...failure) => {
      if (failed) toastFailure(failed, failure[0])
      return onError?.(...failure)
    },
    onSettled: () => Promise.all(refreshes.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}
