import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { ApiError } from '../api/call.ts'
import { currentUserQuery, switchUser } from '../kit/session.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import type { createAppRouter } from './router.tsx'

/**
 * Documented: data never goes stale, is not retried and not fetched again on focus; writes mark what they change. Any
 * call may find that the session has ended meanwhile, by its time or on another device.
 */
export function createQueryClient(onSessionEnded: () => void): QueryClient {
  function onError(error: Error): void {
    const isEnded = error instanceof ApiError && error.code === 'not_signed_in'
    if (!isEnded || !client.getQueryData(currentUserQuery.queryKey)) return
    switchUser(client, null)
    onSessionEnded()
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // `always`: a call that cannot go out fails at once and says so, instead of waiting for a network in silence.
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        // What failed without a connection comes when it is back; what came is not asked for again.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}

type AppProps = { queryClient: QueryClient; router: ReturnType<typeof createAppRouter> }

export function App({ queryClient, router }: AppProps) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>
  )
}
