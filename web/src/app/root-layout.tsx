import { useQuery } from '@tanstack/react-query'
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, Suspense, use, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { findPage, type ScreenName } from '#contract/pages/pages.ts'
import { currentUserQuery } from '../kit/session.ts'
import { SkipLink } from '../ui/navigation/skip-link.tsx'
import { Announcer } from './announcer.tsx'
import { MissingShell } from './failure-screen.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { ToastArea } from './toast-area.tsx'
import { usePageChange } from './use-page-change.ts'
import { usePageName } from './use-page-name.ts'
import { useSessionOfOtherTabs } from './use-session-of-other-tabs.ts'

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
