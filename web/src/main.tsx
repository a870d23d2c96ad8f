import { onlineManager } from '@tanstack/react-query'
import { createBrowserHistory } from '@tanstack/react-router'
import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { findPage } from '#contract/pages/pages.ts'
import { allowLibraryStyles } from './app/allow-library-styles.ts'
import { App, createQueryClient } from './app/app.tsx'
import { reportCaught, reportErrors } from './app/browser-errors/report-errors.ts'
import { loadShell } from './app/root-layout.tsx'
import { createAppRouter } from './app/router.tsx'
import { findScreen } from './app/screens.ts'
import { followOtherTabs, showLanguage } from './kit/language/show-language.ts'
import { yieldToMain } from './kit/yield-to-main.ts'
import { loadNamespaces, startMessages } from './messages/load-messages.ts'
import './ui/theme.css'

const LOADING_SHOWN_AFTER_MS = 400

reportErrors(import.meta.url)

// The content security policy forbids code made from strings, which zod would use for speed.
z.config({ jitless: true })
allowLibraryStyles((window as { trustedTypes?: Parameters<typeof allowLibraryStyles>[0] }).trustedTypes)

/** The visitor may have scrolled before the app was there; the router would begin at the top again. */
function keepScrollPosition(router: ReturnType<typeof createAppRouter>): void {
  router.options.scrollRestoration = () => false
  const stop = router.subscribe('onRendered', () => {
    router.options.scrollRestoration = true
    stop()
    // It remembers positions only of what it has seen scroll.
    document.dispatchEvent(new Event('scroll'))
  })
}

/** Its effect runs after those of everything inside: only then is everybody listening, the router too. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive])
  return children
}

// It comes once, early, and cannot be asked for. Offered where somebody looks for it, not in the middle of a lesson.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installPrompt = event
})

followOtherTabs()

// It stands in index.html.
const root = document.getElementById('root') as HTMLElement

declare global {
  interface Window {
    /** For `public/start.js`, which cannot import by name from what the build has put together. */
    startApp?: () => Promise<void>
    /** Of `public/begin.js`: what was pressed before the app could answer. From then on that is up to the app. */
    takePressed?: () => HTMLElement | null
    /** Where the browser can install the product; `kit/install-prompt.ts` asks. */
    installPrompt?: Event
  }
}

// A page that the server has made for somebody comes with what it shows, and is taken over at once. The landing page, ready-
// made at build time, is there before the app, which then waits until it is needed.
const isLanding = root.firstElementChild !== null && !('ready' in document.documentElement.dataset)
if (isLanding) window.startApp = start
// In a task of its own: a page that is being read must not freeze for long.
else setTimeout(start, 0, takeText())

/** What came along stays nowhere: the next person in this tab must not find it. */
function takeText(): string | null | undefined {
  const element = document.getElementById('answers')
  element?.remove()
  return element?.textContent
}

/** Null where it was cut off on its way, or a new version has taken the files away: the page is made anew. */
async function prepareTakeOver(answers: string) {
  try {
    return await (await import('./app/first-page/take-over.ts')).prepare(answers)
  } catch (error) {
    reportError(error)
    return null
  }
}

/**
 * Resolves once the app answers what a visitor does. A function, not the top of the module: screens share files with
 * this one, and what waits here for a screen would otherwise be waited for by the screen itself.
 */
async function start(answers?: string | null): Promise<void> {
  const takeOver = answers ? await prepareTakeOver(answers) : null
  // The landing page and the sign-in screen stand without the shell; everywhere else both are fetched at once.
  const screen = findPage(location.pathname)?.screen
  const shell = screen === 'landing' || screen === 'auth' ? null : loadShell()
  shell?.catch(() => {})

  await startMessages()
  // In pieces: while the app starts, the page is read and scrolled.
  await yieldToMain()
  // As `public/theme.js` has found it. The landing page is English, and taken over as it is before it changes.
  const { language } = document.documentElement.dataset
  if (language && language !== 'en' && !isLanding) await showLanguage(language)
  // Fails before anything is touched where they cannot be had: the page then stays as it is, and readable.
  if (isLanding) {
    const landing = await findScreen('landing')
    await Promise.all([landing.load(), loadNamespaces('landing')])
  }
  // The guard of the page then sends the visitor where they belong, and remembers what was wanted.
  const queryClient = createQueryClient(() => void router.invalidate())
  // It takes every start for one with a connection, and would miss that it comes back.
  onlineManager.setOnline(navigator.onLine)
  const router = createAppRouter(queryClient, createBrowserHistory())
  const app = <App queryClient={queryClient} router={router} />

  let isSame = () => isLanding && router.state.location.pathname === '/'
  await yieldToMain()
  if (takeOver) isSame = takeOver.takeAnswers(queryClient, root)
  await yieldToMain()
  // React keeps a loading screen for 300 ms once it is shown: a page that comes sooner is shown without one.
  const isLoaded = router.load()
  const isLate = new Promise((resolve) => setTimeout(resolve, LOADING_SHOWN_AFTER_MS))
  await (isLanding || answers ? isLoaded : Promise.race([Promise.allSettled([isLoaded, shell]), isLate]))
  const pressed = window.takePressed?.() ?? null
  if (isSame()) {
    // Tells the router that its first tree comes from a server, where it has no outer Suspense; else the two differ.
    router.ssr = { manifest: undefined }
    keepScrollPosition(router)
    const replayEarly = takeOver?.replayClicks(pressed)
    await new Promise<void>((resolve) => {
      // As a transition the work is cut into slices, so that the page scrolls while it comes to life.
      startTransition(
        () => void hydrateRoot(root, <Alive onAlive={resolve}>{app}</Alive>, { onCaughtError: reportCaught }),
      )
    })
    replayEarly?.()
  } else {
    // As a transition: only then React waits for what is there already instead of showing that it loads.
    startTransition(() => createRoot(root, { onCaughtError: reportCaught }).render(app))
  }
  if (import.meta.env.PROD)
    void import('./app/offline/watch-worker.ts').then(({ watchWorker }) => watchWorker())
}
