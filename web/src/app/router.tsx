import type { QueryClient } from '@tanstack/react-query'
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import i18next from 'i18next'
import { listPages, type Page, type ScreenName } from '#contract/pages/pages.ts'
import { ApiError, GatewayError, NetworkError, UnreadableAnswer } from '../api/call.ts'
import { hasSignedInHint } from '../device/signed-in-hint.ts'
import { adoptLanguage } from '../kit/language/adopt-language.ts'
import { currentUserQuery, onboardingProgressQuery } from '../kit/session.ts'
import { loadNamespaces } from '../messages/load-messages.ts'
import { FailureScreen } from './failure-screen.tsx'
import { isOnboardingDue, redirectFrom } from './guard.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { RootLayout } from './root-layout.tsx'
import { findScreen } from './screens.ts'

export type RouterContext = { queryClient: QueryClient }

const NotFoundScreen = lazyRouteComponent(() => import('./not-found-screen.tsx'), 'NotFoundScreen')

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  notFoundComponent: NotFoundScreen,
})

async function guardPage(page: Page, queryClient: QueryClient, address: string): Promise<void> {
  // Asked for while the server says who is there; whether it comes is seen when it is needed.
  findScreen(page.screen)
    .then(async ({ load, messages }) => {
      if (hasSignedInHint()) await Promise.all([load(), loadNamespaces(...messages)])
    })
    .catch(() => {})
  const user = await findUser(page, queryClient)
  await adoptLanguage(user?.languagePreference)
  const target = redirectFrom(page, user)
  if (target !== null) {
    // The landing page says why the visitor is there, and signing in leads back to what was wanted.
    const state = user === null ? { wanted: address } : {}
    throw redirect({ to: target as never, replace: true, state: state as never })
  }
  if (isOnboardingDue(page, user) && !(await hasFinishedOnboarding(queryClient))) {
    throw redirect({ to: '/onboarding' as never, replace: true, state: { wanted: address } as never })
  }
  if (navigator.onLine === false && user && !(await findScreen(page.screen)).isOffline) {
    throw new NetworkError('This page needs a connection')
  }
}

/** A public page shows also while the server cannot say who is there. */
async function findUser(page: Page, queryClient: QueryClient) {
  const user = queryClient.ensureQueryData(currentUserQuery)
  return page.access === 'public' ? user.catch(() => null) : user
}

/** A refused look-up counts as not finished: the onboarding itself then says what is wrong. Without an answer nobody is sent there. */
async function hasFinishedOnboarding(queryClient: QueryClient): Promise<boolean> {
  try {
    const progress = await queryClient.ensureQueryData(onboardingProgressQuery)
    return progress.success && progress.data.isCompleted
  } catch (error) {
    const isRefused = error instanceof ApiError && !(error instanceof GatewayError)
    return !isRefused && !(error instanceof UnreadableAnswer)
  }
}

async function loadWords(name: ScreenName) {
  const { messages } = await findScreen(name)
  await loadNamespaces(...messages)
}

/** The router would reload by itself where a file cannot be fetched; what then happens is the reader's to say. */
async function loadScreen(name: ScreenName) {
  try {
    const { load } = await findScreen(name)
    return { default: await load() }
  } catch (cause) {
    if (!navigator.onLine) throw new NetworkError('The device is offline', { cause })
    throw new Error('The screen could not be fetched', { cause })
  }
}

function toRoute(page: Page) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: page.path.replace(/:(\w+)/g, '$$$1'),
    staticData: { page },
    beforeLoad: ({ context, location }) => guardPage(page, context.queryClient, location.href),
    loader: () => loadWords(page.screen),
    component: lazyRouteComponent(() => loadScreen(page.screen)),
  })
}

/** Every component in every state; only while developing, the product itself does not hold it. */
function makeGalleryRoute(): AnyRoute {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: '/dev/gallery',
    loader: async () => {
      const { default: words } = await import('../messages/en/gallery.json')
      i18next.addResourceBundle('en', 'gallery', words)
    },
    component: lazyRouteComponent(() => import('../features/gallery/gallery-screen.tsx'), 'GalleryScreen'),
  })
}

const pages: AnyRoute[] = listPages().map(toRoute)
const routeTree = rootRoute.addChildren(import.meta.env.DEV ? [...pages, makeGalleryRoute()] : pages)

export function createAppRouter(queryClient: QueryClient, history: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPendingComponent: LoadingScreen,
    defaultPendingMs: 150,
    defaultPendingMinMs: 200,
    defaultErrorComponent: FailureScreen,
    defaultNotFoundComponent: NotFoundScreen,
    // As the server has it: an address in other letters is another one, and what is not found is no part of a page.
    caseSensitive: true,
    notFoundMode: 'root',
    // On the server it would write a script into the page, which the content security policy forbids.
    scrollRestoration: !import.meta.env.SSR,
  })
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: Page
  }
  interface HistoryState {
    wanted?: string
  }
}
