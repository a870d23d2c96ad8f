import type { Query } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { PageVisit } from '#contract/pages/ready-screens.ts'
import { LANGUAGES } from '#contract/profile/languages.ts'
import { WAYS_IN, type WayIn } from '#contract/site.ts'
import { App, createQueryClient } from './app/app.tsx'
import type { FirstPage } from './app/first-page/take-over.ts'
import { loadShell } from './app/root-layout.tsx'
import { createAppRouter } from './app/router.tsx'
import { findScreen } from './app/screens.ts'
import { readWindowShape } from './device/comfort-cookies.ts'
import { firstPage } from './device/first-page.ts'
import { onServer } from './kit/rich-text/clean-html.ts'
import { currentUserQuery, switchUser } from './kit/session.ts'
import { loadNamespaces, startMessages } from './messages/load-messages.ts'
import { switchLanguage } from './messages/switch-language.ts'

/**
 * The landing page as a visitor sees it first, made at build time so that nobody waits for scripts to read it: once for each
 * way in which newcomers get in.
 */
export async function renderLandings(): Promise<[registration: WayIn, html: string][]> {
  await startMessages()
  const pages: [WayIn, string][] = []
  for (const registration of WAYS_IN) {
    firstPage.registration = registration
    pages.push([registration, await renderLanding()])
  }
  return pages
}

async function renderLanding(): Promise<string> {
  const queryClient = createQueryClient(() => {})
  switchUser(queryClient, null)
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: ['/'] }))
  await router.load()
  return renderToString(<App queryClient={queryClient} router={router} />)
}

/** Who asks for more than this is waited for in the browser. */
const MOST_ROUNDS = 4
/** React's mark for what is still being fetched. */
const UNFINISHED = '<!--$!-->'

let starting: Promise<unknown> | null = null

/** Once, before the first page. */
async function start(cleaners: typeof onServer): Promise<void> {
  Object.assign(onServer, cleaners)
  try {
    starting ??= Promise.all([startMessages(), loadShell()])
    await starting
  } catch (error) {
    starting = null
    throw error
  }
}

/**
 * The first page that somebody who is signed in opens, with what it shows. Screens say what they need only while they are
 * made, so they are made until nothing is missing. Null where the browser would be led elsewhere, or would see something
 * else. One page at a time: the language is the same for all that is made at one moment.
 */
export async function renderPage(
  { address, isPhone, cookies }: PageVisit,
  cleaners: typeof onServer,
): Promise<({ html: string } & Omit<FirstPage, 'scripts'>) | null> {
  await start(cleaners)
  const shape = readWindowShape(cookies) ?? { width: isPhone ? 'phone' : 'wide', isPanelOpen: true }
  Object.assign(firstPage, { shape, cookies, kept: [] })
  const queryClient = createQueryClient(() => {})
  const user = await queryClient.ensureQueryData(currentUserQuery)
  if (!user) return null
  const language = LANGUAGES.find((name) => name === user.languagePreference) ?? 'en'
  await switchLanguage(language)
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  const match = router.state.matches.at(-1)
  const page = match?.staticData.page
  if (!page || match.status !== 'success' || router.state.location.href !== address) return null
  const { load, messages } = await findScreen(page.screen)
  await Promise.all([load(), loadNamespaces(...messages)])

  for (let round = 0; round < MOST_ROUNDS; round++) {
    const html = renderToString(<App queryClient={queryClient} router={router} />)
    const queries = queryClient.getQueryCache().getAll()
    const missing = queries.filter(isMissing)
    // A session may end meanwhile.
    const isSame = queryClient.getQueryData(currentUserQuery.queryKey)?.id === user.id
    if (!isSame || queries.some(({ state }) => state.status === 'error')) return null
    if (missing.length === 0 && !html.includes(UNFINISHED)) {
      const kept = firstPage.kept
        .filter(({ userId }) => userId === user.id)
        .map(({ address, body }) => ({ address, body }))
      const answers = queries
        .filter(({ state }) => state.status === 'success')
        .map(({ queryKey, state }): [typeof queryKey, unknown] => [queryKey, state.data])
      return { html, answers, kept, shape, language }
    }
    // What is fetched as a module comes at the end of a turn.
    await Promise.allSettled([
      ...missing.map((query) => query.fetch()),
      new Promise((done) => setTimeout(done)),
    ])
  }
  return null
}

/** Asked for while the page was rendered. What only a device knows is asked for there. */
function isMissing({ queryKey, options, state }: Query): boolean {
  const { enabled } = options as { enabled?: boolean }
  return state.status === 'pending' && enabled !== false && queryKey[0] !== 'device'
}
