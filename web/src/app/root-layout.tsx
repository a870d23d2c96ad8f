import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Outlet, type RouterHistory, useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import {
  type ComponentProps,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
} from 'react'
import { useTranslation } from 'react-i18next'
import { findPage, type ScreenName } from '#contract/pages/pages.ts'
import { announce, readAnnouncement, subscribeToAnnouncements } from '../kit/announce.ts'
import { currentUserQuery } from '../kit/session.ts'
import { listenToOtherTabs } from '../kit/session-channel.ts'
import { useAfter } from '../kit/use-after.ts'
import { useFetched } from '../kit/use-fetched.ts'
import { SkipLink } from '../ui/navigation/skip-link.tsx'
import { toastStore } from '../ui/toast/toast-store.ts'
import { MissingShell } from './failure-screen.tsx'
import { focusPage } from './focus-page.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { usePageName } from './use-page-name.ts'

const loadToaster = async () => (await import('../ui/toast/toaster.tsx')).Toaster

/** Enough for the page to be there. */
const AFTER_PAGE_MS = 10_000

/**
 * Fetches the toasts' code where one may come, with the first one or after the page: a toast that says that the server
 * cannot be reached must not have to be fetched from it. The landing page has none until somebody signs out.
 */
function ToastArea({ isAwaited }: { isAwaited: boolean }) {
  const current = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read)
  const isPageThere = useAfter(AFTER_PAGE_MS)
  const [Toaster] = useFetched(current !== null || (isAwaited && isPageThere) ? loadToaster : null)
  return Toaster && <Toaster />
}

/** Documented: the landing page and the sign-in screen stand alone. */
const BARE_SCREENS: readonly (ScreenName | null)[] = ['landing', 'auth']

type ShellModule = typeof import('./shell/shell.tsx')
let fetched: Promise<ShellModule> | undefined

/** Kept, so that React shows nothing else for a moment once it is there. Who misses it loads the page anew. */
export function loadShell(): Promise<ShellModule> {
  fetched ??= import('./shell/shell.tsx').catch((cause) => {
    throw new MissingShell('The shell could not be fetched', { cause })
  })
  return fetched
}

function FetchedShell(props: ComponentProps<ShellModule['Shell']>) {
  const { Shell } = use(loadShell())
  return <Shell {...props} />
}

/** The screen on show. Below a known page there may be nothing: the router then keeps that page's match, we do not. */
function useScreen(): ScreenName | null {
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.screen ?? null })
  const pathname = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  })
  return findPage(pathname) ? screen : null
}

export function RootLayout() {
  const { t } = useTranslation('common')
  const screen = useScreen()
  const user = useQuery(currentUserQuery)
  const name = usePageName(screen)
  usePageChange(name)
  useSessionOfOtherTabs()

  useEffect(() => {
    document.title = screen === 'landing' ? t('landingTitle') : t('documentTitle', { page: name })
  }, [screen, name, t])

  useEffect(() => {
    // Whoever signs in needs the shell a moment later.
    if (screen === 'auth') void loadShell()
  }, [screen])

  return (
    <>
      <SkipLink>{t('skipToContent')}</SkipLink>
      {BARE_SCREENS.includes(screen) ? (
        <Outlet />
      ) : user.data === undefined ? (
        // Who is there is not known, or the question failed: no menu would be the right one.
        <BareMain>{user.isPending ? <LoadingScreen /> : <Outlet />}</BareMain>
      ) : (
        <Suspense
          fallback={
            <BareMain>
              <LoadingScreen />
            </BareMain>
          }
        >
          <FetchedShell screen={screen}>
            <Outlet />
          </FetchedShell>
        </Suspense>
      )}
      <Announcer />
      <ToastArea isAwaited={screen !== 'landing'} />
    </>
  )
}

function BareMain({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  )
}

/** The one polite live region of the app. It must stand before anything is said, so it is always there. */
function Announcer() {
  const { id, text } = useSyncExternalStore(subscribeToAnnouncements, readAnnouncement, readAnnouncement)
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {/* A new element each time, so that the same words are said again. */}
      <span key={id}>{text}</span>
    </div>
  )
}

/** Somebody else signed in, or everybody out, in another tab: this page must not go on showing the one before. */
function useSessionOfOtherTabs(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      listenToOtherTabs((userId) => {
        const shown = queryClient.getQueryData(currentUserQuery.queryKey)?.id ?? null
        if (userId !== shown) location.reload()
      }),
    [queryClient],
  )
}

/** A page that changes without loading says so: the focus goes to its heading, screen readers hear its name. */
function usePageChange(name: string): void {
  const router = useRouter()

  const sayWhereWeAre = useEffectEvent(() => announce(name))

  useEffect(() => {
    let focusedBefore: Element | null = null
    // Whoever chooses a page before the first one has come leaves no page behind, but has moved all the same.
    let hasMoved = false
    const history: RouterHistory = router.history
    const stopWatching = history.subscribe(({ action }) => {
      if (action.type !== 'REPLACE') hasMoved = true
    })
    const stopNoting = router.subscribe('onBeforeNavigate', () => {
      focusedBefore = document.activeElement
    })
    const stopMoving = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      const isFirst = !fromLocation && !hasMoved
      if (isFirst || fromLocation?.pathname === toLocation.pathname || toLocation.hash) return
      sayWhereWeAre()
      const focused = document.activeElement
      // A screen that has put the focus somewhere itself knows better.
      const isPlaced = focused !== focusedBefore && focused?.closest('main')
      if (!isPlaced) focusPage()
    })
    return () => {
      stopWatching()
      stopNoting()
      stopMoving()
    }
  }, [router])
}
