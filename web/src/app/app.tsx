import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import type { createAppRouter } from './router.tsx'

/** Documented: data never goes stale, is not retried and not fetched again on focus; writes mark what they change. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
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
