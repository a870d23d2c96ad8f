import { createBrowserHistory } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { findPage } from '#contract/pages.ts'
import { App, createQueryClient } from './app/app.tsx'
import { loadShell } from './app/root-layout.tsx'
import { createAppRouter } from './app/router.tsx'
import { startMessages } from './messages/load-messages.ts'
import './ui/theme.css'

// The content security policy forbids code made from strings, which zod would use for speed.
z.config({ ...z.locales.en(), jitless: true })

/**
 * A function, not the top of the module: screens share files with this one, and what waits here for a screen would
 * otherwise be waited for by the screen itself.
 */
async function start(root: HTMLElement): Promise<void> {
  // The landing page and the sign-in screen stand without the shell; everywhere else both are fetched at once.
  const screen = findPage(location.pathname)?.screen
  if (screen !== 'landing' && screen !== 'auth') void loadShell()

  await startMessages('en')
  // The guard of the page then sends the visitor where they belong, and remembers what was wanted.
  const queryClient = createQueryClient(() => void router.invalidate())
  const router = createAppRouter(queryClient, createBrowserHistory())
  const app = <App queryClient={queryClient} router={router} />

  const isReadyMade = screen === 'landing' && root.firstElementChild !== null
  // Ready-made at build time, the page is taken over as it stands, once everything it needs is here.
  if (isReadyMade) await router.load()
  if (isReadyMade && router.state.location.pathname === '/') {
    // Tells the router that its first tree comes from a server, where it has no outer Suspense; else the two differ.
    router.ssr = { manifest: undefined }
    // As a transition the work is cut into slices, so that the page answers a tap while it comes to life.
    startTransition(() => void hydrateRoot(root, app))
  } else {
    createRoot(root).render(app)
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void start(root)
