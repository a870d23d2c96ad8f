import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { ErrorBoundary } from './app/error-boundary.tsx'
import { createAppRouter } from './app/router.tsx'
import { startMessages } from './messages/load-messages.ts'
import './ui/theme.css'

// The content security policy forbids code made from strings, which zod would use for speed.
z.config({ ...z.locales.en(), jitless: true })

// A new version has replaced the files this page was about to fetch: load it anew, once.
window.addEventListener('vite:preloadError', () => {
  if (sessionStorage.getItem('reloaded')) return
  sessionStorage.setItem('reloaded', 'yes')
  location.reload()
})

/** Documented: data never goes stale, is not retried and not fetched again on focus; writes mark what they change. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

await startMessages('en')
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createAppRouter(queryClient)} />
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>,
)
