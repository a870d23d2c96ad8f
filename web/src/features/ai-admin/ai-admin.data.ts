import { queryOptions } from '@tanstack/react-query'
import { aiAdmin } from '#contract/admin/ai.ts'
import { call } from '../../api/call.ts'

const WHILE_TESTING_MS = 1_500

/** While a self-test runs it looks again by itself. */
export const aiQuery = queryOptions({
  queryKey: ['aiAdmin'],
  queryFn: ({ signal }) => call(aiAdmin.read, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.selfTest?.state === 'running' ? WHILE_TESTING_MS : false),
})
