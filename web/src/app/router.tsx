import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import {
  listPages,
  type Page,
  type PagePath,
  type RoutePath,
  type ScreenName,
  toRoutePath,
} from '#contract/pages/pages.ts'
import { ApiError, GatewayError, NetworkError, UnreadableAnswer } from '../api/call.ts'
import { hasSignedInHint } from '../device/signed-in-hint.ts'
import { adoptLanguage } from '../kit/language/adopt-language.ts'
import { currentUserQuery, onboardingProgressQuery } from '../kit/session.ts'
import { loadNamespaces } from '../messages/load-messages.ts'
import { FailureScreen, MissingScreen } from './failure-screen.tsx'
import { isOnboardingDue, isSecondStepDue, redirectFrom } from './guard.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { RootLayout } from './root-layout.tsx'
import { findScreen, type Screen } from './screens.ts'
import { type ScreenSearch, validateAnySearch, validatorOf } from './search.ts'

export type RouterContext = { queryClient: QueryClient }

const NotFoundScreen = lazyRouteComponent(() => import('./not-found-screen.tsx'), 'NotFoundScreen')

const rootRoute = createRootRouteWithContext<RouterContext>()({
  validateSearch: validateAnySearch,
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
    throw redirect({ to: target, replace: true, state })
  }
  if (isSecondStepDue(page, user)) {
    throw redirect({ to: '/set-up-sign-in', replace: true, state: { wanted: address } })
  }
  if (isOnboardingDue(page, user) && !(await hasFinishedOnboarding(queryClient))) {
    throw redirect({ to: '/onboarding', replace: true, state: { wanted: address } })
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

/** The router would reload by itself where a file cannot be fetched; what then happens is the reader's to say. */
async function fetchPart<Part>(name: ScreenName, load: (screen: Screen) => Promise<Part>): Promise<Part> {
  try {
    return await load(await findScreen(name))
  } catch (cause) {
    if (!navigator.onLine) throw new NetworkError('The device is offline', { cause })
    throw new MissingScreen('The screen could not be fetched', { cause })
  }
}

const loadWords = (name: ScreenName) => fetchPart(name, ({ messages }) => loadNamespaces(...messages))
const loadScreen = (name: ScreenName) => fetchPart(name, async ({ load }) => ({ default: await load() }))

function makeRoute<const Path extends string, Search>(page: Page, path: Path) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { page },
    validateSearch: validatorOf(page.screen) as (search: Record<string, unknown>) => Search,
    beforeLoad: ({ context, location }) => guardPage(page, context.queryClient, location.href),
    loader: () => loadWords(page.screen),
    component: lazyRouteComponent(() => loadScreen(page.screen)),
  })
}

type ScreenAt<Path extends PagePath> = {
  [Screen in ScreenName]: Path extends PagePath<Screen> ? Screen : never
}[ScreenName]
type PageRoutes = {
  [Path in PagePath as RoutePath<Path>]: ReturnType<
    typeof makeRoute<RoutePath<Path>, ScreenSearch<ScreenAt<Path>>>
  >
}

/** The type of every route comes from the table of pages: no list has to be written twice. */
const pageRoutes = Object.fromEntries(
  listPages().map((page) => {
    const path = toRoutePath(page.path)
    return [path, makeRoute(page, path)]
  }),
) as unknown as PageRoutes

const routeTree = rootRoute.addChildren(pageRoutes)

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
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    page?: Page
  }
  interface HistoryState {
    wanted?: string
  }
}
