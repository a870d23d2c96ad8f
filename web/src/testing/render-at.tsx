import { QueryClientProvider } from '@tanstack/react-query'
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { createRoot, type Root } from 'react-dom/client'
import type { User } from '#contract/accounts.ts'
import { createQueryClient } from '../app/app.tsx'
import { ErrorBoundary } from '../app/error-boundary.tsx'
import { createAppRouter } from '../app/router.tsx'
import { type Answer, createFakeServer, type FakeServer } from './fake-server.ts'
import { makeUser } from './make-user.ts'
import { listShellAnswers } from './shell-answers.ts'

type Options = {
  /** Who is signed in; a learner of grade 5 unless said otherwise, null for a visitor. */
  as?: User | null
  /** How the server answers the calls of this page; the shell's own calls have answers already. */
  answers?: Answer[]
}

/** Where the test runner itself was: its page must not stay at an address of ours. */
const ownAddress = location.href

type Mounted = { root: Root; element: HTMLElement; server: FakeServer; stop: () => void }
let mounted: Mounted | null = null

export const findServer = (): FakeServer | null => mounted?.server ?? null

/** Opens an address of the product as a browser does: the whole app, its router, its guards and its shell. */
export async function renderAt(path: string, { as: user = makeUser(), answers = [] }: Options = {}) {
  if (mounted) throw new Error('A page is open already: go on by its links, or leave it with `closePage`')
  const server = createFakeServer([...(user ? listShellAnswers(user) : []), ...answers])
  // biome-ignore lint/suspicious/noDocumentCookie: what the server sets at sign-in
  if (user) document.cookie = `trellis_signed_in=u${user.id}; path=/`
  history.replaceState(null, '', path)
  const queryClient = createQueryClient(() => void router.invalidate())
  const router = createAppRouter(queryClient, createBrowserHistory())
  const element = document.createElement('div')
  element.id = 'root'
  document.body.append(element)
  const root = createRoot(element)
  const stop = () => {
    router.history.destroy()
    queryClient.clear()
  }
  mounted = { root, element, server, stop }
  // Without strict mode, whose second round of effects no user ever meets.
  root.render(
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ErrorBoundary>,
  )
  return { server, router, queryClient }
}

/** Leaves the page, as closing the tab does; what the device keeps stays until the test ends. */
export function closePage(): FakeServer | null {
  if (!mounted) return null
  const { root, element, server, stop } = mounted
  root.unmount()
  element.remove()
  stop()
  history.replaceState(null, '', ownAddress)
  mounted = null
  return server
}
