import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AiState, aiAdmin } from '#contract/admin/ai.ts'
import { call } from '../../api/call.ts'
import { createWriter } from '../../api/create-writer.ts'

const WHILE_TESTING_MS = 1_500

/** While a self-test runs it looks again by itself. */
export const aiQuery = queryOptions({
  queryKey: ['aiAdmin'],
  queryFn: ({ signal }) => call(aiAdmin.read, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.selfTest?.state === 'running' ? WHILE_TESTING_MS : false),
})

export function useSaveBudgets() {
  const queryClient = useQueryClient()
  const [save] = useState(() => createWriter(aiAdmin.saveBudgets))
  return useMutation({
    mutationFn: save,
    onSuccess: ({ budgets }) =>
      queryClient.setQueryData<AiState>(aiQuery.queryKey, (old) => old && { ...old, budgets }),
  })
}

export function useStartSelfTest() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(aiAdmin.selfTest, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: aiQuery.queryKey }),
  })
}
