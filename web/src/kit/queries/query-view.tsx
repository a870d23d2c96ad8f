import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/states/error-state.tsx'

type QueryViewProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching' | 'refetch'>
  /** What is said when it did not come and nothing is there to show. */
  failed?: string | undefined
  /** What stands there until it comes. */
  loading: ReactNode
  headingLevel?: 1 | 2 | 3 | 4
  children: (data: Data) => ReactNode
}

/** What a query brought, or that it is coming, or that it failed. A refetch that fails leaves what is on screen. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, failed, loading, headingLevel, children } = props
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return loading
  return <ErrorState title={failed} headingLevel={headingLevel} query={query} />
}
