import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import { call } from './call.ts'

/** A query of one endpoint, aborted when no screen waits for it any more. */
export function endpointQuery<E extends Endpoint, const Key extends QueryKey>(
  queryKey: Key,
  endpoint: E,
  input: InputOf<E>,
) {
  return queryOptions({ queryKey, queryFn: ({ signal }) => call(endpoint, input, { signal }) })
}
