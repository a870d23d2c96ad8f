import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App, createQueryClient } from './app/app.tsx'
import { type FirstPage, listAnswers, listMissing } from './app/first-page/answers.ts'
import { loadShell } from './app/root-layout.tsx'
import { createAppRouter } from './app/router.tsx'
import { findScreen } from './app/screens.ts'
import { firstPage } from './device/first-page.ts'
import { onServer } from './kit/rich-text/clean-html.ts'
import { currentUserQuery, switchUser } from './kit/session.ts'
import { loadNamespaces, startMessages } from './messages/load-messages.ts'
import { switchLanguage } from './messages/switch-language.ts'

/** The landing page as a visitor sees it first, made at build time so that nobody waits for scripts to read it. */
export async function renderLanding(): Promise<string> {
  await startMessages()
  const queryClient = createQueryClient(() => {})
  switchUser(queryClient, null)
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: ['/'] }))
  await router.load()
  return renderToString(<App queryClient={queryClient} router={router} />)
}

type PageRequest = {
  address: string
  /** Of the browser; what somebody has chosen for their account counts more. */
  language: string
  isPhone: boolean
  /** Those that scripts may read. */
  cookies: string
}

/** Who asks for more than this is waited for in the browser. */
const MOST_ROUNDS = 4
/** React's mark for what is still being fetched. */
const UNFINISHED = '<!--$!-->'

let isStarted: Promise<unknown> | null = null

/** Once, before the first page. */
function start(cleanHtml: (html: string) => string): Promise<unknown> {
  onServer.clean = cleanHtml
  isStarted ??= Promise.all([startMessages(), loadShell()])
  return isStarted
}

/**
 * The first page that somebody who is signed in opens, with what it shows. Screens say what they need only while they are
 * made, so they are made until nothing is missing. Null where the browser would be led elsewhere. One page at a time:
 * the language is the same for all that is made at one moment.
 */
export async function renderPage(
  { address, language, isPhone, cookies }: PageRequest,
  cleanHtml: (html: string) => string,
): Promise<({ html: string } & FirstPage) | null> {
  await start(cleanHtml)
  Object.assign(firstPage, { isPhone, cookies, kept: [] })
  const madeAt = new Date().toISOString()
  const queryClient = createQueryClient(() => {})
  const user = await queryClient.ensureQueryData(currentUserQuery)
  if (!user) return null
  const spoken = user.languagePreference || language
  await switchLanguage(spoken)
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  const match = router.state.matches.at(-1)
  const page = match?.staticData.page
  if (!page || match.status !== 'success' || router.state.location.href !== address) return null
  const { load, messages } = await findScreen(page.screen)
  await Promise.all([load(), loadNamespaces(...messages)])

  let html = ''
  for (let round = 0; round < MOST_ROUNDS; round++) {
    html = renderToString(<App queryClient={queryClient} router={router} />)
    const missing = listMissing(queryClient)
    if (missing.length === 0 && !html.includes(UNFINISHED)) break
    // What is fetched as a module comes at the end of a turn.
    await Promise.allSettled([
      ...missing.map((query) => query.fetch()),
      new Promise((done) => setTimeout(done)),
    ])
  }
  const kept = firstPage.kept
    .filter(({ userId }) => userId === user.id)
    .map(({ address, body }) => ({ address, body }))
  return { html, answers: listAnswers(queryClient), kept, madeAt, isPhone, language: spoken }
}
