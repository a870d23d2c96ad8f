import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App, createQueryClient } from './app/app.tsx'
import { createAppRouter } from './app/router.tsx'
import { switchUser } from './kit/session.ts'
import { startMessages } from './messages/load-messages.ts'

/** The landing page as a visitor sees it first, made at build time so that nobody waits for scripts to read it. */
export async function renderLanding(): Promise<string> {
  await startMessages()
  const queryClient = createQueryClient(() => {})
  switchUser(queryClient, null)
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: ['/'] }))
  await router.load()
  return renderToString(<App queryClient={queryClient} router={router} />)
}
