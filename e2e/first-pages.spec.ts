import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { signIn, signInAnew } from './demo-sign-in.ts'
import { signUpLearner } from './new-learner.ts'
import { waitForAnswer, waitForWorker } from './offline-steps.ts'
import { startOwnServer } from './servers/own-server.ts'
import { weighPage } from './weigh-page.ts'

declare global {
  interface Window {
    firstHeading?: Element | null
    shifted: number
  }
}

// One after another, on one server.
test.describe.configure({ mode: 'default' })

type OwnServer = Awaited<ReturnType<typeof startOwnServer>>
let server: OwnServer | undefined

/** In all other journeys the browser makes every page. */
test.beforeEach(async () => {
  test.setTimeout(275_000)
  server ??= await startOwnServer({ FIRST_PAGES: 'on', PUBLIC_URL: '', LOG_LEVEL: 'warn' })
})
test.afterAll(() => server?.stop())

const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}

async function openContext(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    baseURL: server?.address ?? '',
    serviceWorkers: 'block',
    ...options,
  })
  return { context, page: await context.newPage() }
}

/** The renderer needs a moment after the start, and may be too slow once on a busy machine. */
async function openReady(
  page: Page,
  path: string,
  {
    beforeEachTry = () => {},
    waitUntil = 'load',
  }: { beforeEachTry?: () => void; waitUntil?: 'load' | 'commit' } = {},
): Promise<string> {
  let html = ''
  const isReady = async () => {
    beforeEachTry()
    html = (await (await page.goto(path, { waitUntil }))?.text()) ?? ''
    return html.includes('id="answers"')
  }
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
  return html
}

/** The page as it comes ready; nothing of it runs. */
async function fetchReady(page: Page, path: string): Promise<string> {
  let html = ''
  const isReady = async () => {
    html = await (await page.request.get(path)).text()
    return html.includes('id="answers"')
  }
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
  return html
}

const APP = /\/assets\/index-[\w-]+\.js/

/** The app does not arrive until what comes back is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(APP, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

/** Notes what the app complains of and asks for until the server tells it what is new, and which heading came with the page. */
async function watch(page: Page) {
  const complaints: string[] = []
  const calls: string[] = []
  let isTold = false
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !isTold) calls.push(pathname)
  })
  page.on('websocket', (socket) =>
    socket.once('framereceived', () => {
      isTold = true
    }),
  )
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      window.firstHeading = document.querySelector('h1')
    })
  })
  function forget() {
    complaints.length = 0
    calls.length = 0
    isTold = false
  }
  return { complaints, calls, forget }
}

/** How far what could be read moved while the page came to life. */
async function measureShift(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifted += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openReady(page, path)
  await page.getByRole('button', { name: /^Theme/ }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible()
  return await page.evaluate(() => window.shifted)
}

const isTakenOver = (page: Page) =>
  page.evaluate(() => window.firstHeading != null && window.firstHeading === document.querySelector('h1'))

const PAGES = [
  { path: '/dashboard', user: 'demo-student', heading: /Welcome/, asked: '/api/what-next' },
  { path: '/lessons/1', user: 'demo-student', heading: /./, asked: '/api/lessons/1' },
  { path: '/teacher/dashboard', user: 'demo-teacher', heading: /./, asked: '/api/teacher/classes' },
]

for (const device of ['desktop', 'phone'] as const) {
  for (const { path, user, heading, asked } of PAGES) {
    test(`${path} comes ready to read on a ${device} and is taken over as it stands`, async ({ browser }) => {
      const { context, page } = await openContext(browser, device === 'phone' ? PHONE : {})
      await signIn(page, user)
      const { complaints, calls, forget } = await watch(page)
      await openReady(page, path)
      await openReady(page, path, { beforeEachTry: forget })
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      // Alive: what only the app can open opens.
      await page.getByRole('button', { name: /^Theme/ }).click()
      await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible()
      expect(await isTakenOver(page)).toBe(true)
      expect(calls).not.toContain('/api/user')
      expect(calls).not.toContain(asked)
      expect(complaints).toEqual([])
      await context.close()
    })
  }
}

test('without scripts a lesson can be read, and nothing in its answer may be kept', async ({ browser }) => {
  const { context, page } = await openContext(browser, { javaScriptEnabled: false })
  await signIn(page, 'demo-student')
  await openReady(page, '/lessons/1')
  await expect(page.locator('.lesson-text')).toContainText(/\w{3}/)
  const answer = await page.request.get('/lessons/1')
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  expect(await answer.text()).not.toContain('trellis_session')
  await context.close()
})

test('what a teacher typed is drawn before the app is there, and stays', async ({ browser }) => {
  const { context, page } = await openContext(browser)
  await signInAnew(page, 'demo-teacher')
  const made = await page.request.post('/api/teacher/classes', { data: { name: 'Room hunters' } })
  const { id, classCode } = await made.json()
  const data = {
    title: 'Another room',
    content: 'We meet in **room 14**.\n\n- bring a pencil',
    priority: 'urgent',
    classId: id,
  }
  expect((await page.request.post('/api/teacher/announcements', { data })).ok()).toBe(true)
  await signUpLearner(page)
  const joined = await page.request.post('/api/classes/join', { data: { classCode } })
  expect(joined.ok()).toBe(true)
  const html = await openReady(page, '/dashboard')
  expect(html).toContain('<p>We meet in <strong>room 14</strong>.</p>')
  await page.getByRole('button', { name: /^Theme/ }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible()
  await expect(page.locator('strong', { hasText: 'room 14' })).toBeVisible()
  await context.close()
})

test('a page comes in the language of the account, and is taken over in it', async ({ browser }) => {
  const { context, page } = await openContext(browser)
  await signUpLearner(page)
  const saved = await page.request.put('/api/profile', { data: { languagePreference: 'de' } })
  expect(saved.ok()).toBe(true)
  const { complaints, forget } = await watch(page)
  const html = await openReady(page, '/dashboard', { beforeEachTry: forget })
  expect(html).toContain('<html lang="de" ')
  await expect(page).toHaveTitle(/Übersicht|Dashboard/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await isTakenOver(page)).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

test("whoever signs in while another's page is on its way sees their own", async ({ browser }) => {
  const { context, page } = await openContext(browser)
  await signInAnew(page, 'demo-student')
  const release = await holdApp(page)
  await openReady(page, '/dashboard', { waitUntil: 'commit' })
  await signUpLearner(page)
  release()
  await expect(page.getByRole('heading', { level: 1, name: /Nia/ })).toBeVisible()
  await context.close()
})

test('what is pressed before the app is there is done when it comes, and nothing of what came along stays', async ({
  browser,
}) => {
  const { context, page } = await openContext(browser)
  await signIn(page, 'demo-student')
  const release = await holdApp(page)
  await openReady(page, '/dashboard', { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^Theme/ }).click()
  release()
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible()
  await expect(page.locator('#answers')).toHaveCount(0)
  await context.close()
})

test('an app that could not be fetched is fetched with the next press', async ({ browser }) => {
  const { context, page } = await openContext(browser)
  await signIn(page, 'demo-student')
  await fetchReady(page, '/dashboard')
  await page.route(APP, (route) => route.abort())
  const failed = page.waitForEvent('pageerror')
  await page.goto('/dashboard')
  await failed
  await page.unroute(APP)
  await page.getByRole('button', { name: /^Theme/ }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible()
  await context.close()
})

test('who misses a file of the page stays there and can try again', async ({ browser }) => {
  const { context, page } = await openContext(browser)
  await signIn(page, 'demo-student')
  await fetchReady(page, '/dashboard')
  const file = /\/assets\/overlays-[\w-]+\.js/
  await page.route(file, (route) => route.abort())
  await page.goto('/dashboard')
  const again = page.getByRole('button', { name: /Try again|Reload/ }).first()
  await expect(again).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await page.unroute(file)
  await again.click()
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible()
  await context.close()
})

test('in a narrow window of a computer the first page leaves the menu out', async ({ browser }) => {
  const options = { javaScriptEnabled: false, viewport: { width: 640, height: 800 } }
  const { context, page } = await openContext(browser, options)
  await signIn(page, 'demo-student')
  await openReady(page, '/lessons/1')
  await expect(page.locator('#sidebar')).toBeHidden()
  const width = await page.locator('main').evaluate((main) => main.getBoundingClientRect().width)
  expect(width).toBe(640)
  await context.close()
})

for (const [what, path, options] of [
  ['on a phone that is held sideways', '/dashboard', { ...PHONE, viewport: { width: 844, height: 390 } }],
  ['in a window with room for two columns', '/lessons/1', { viewport: { width: 1000, height: 800 } }],
] as const) {
  test(`a page comes to life ${what} without moving`, async ({ browser }) => {
    const { context, page } = await openContext(browser, options)
    await signIn(page, 'demo-student')
    await openReady(page, path)
    // The app has said how wide the window is.
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('window_shape')
    expect(await measureShift(page, path)).toBeLessThan(0.01)
    await context.close()
  })
}

test('who has closed the chat beside the page does not see it come again', async ({ browser }) => {
  const { context, page } = await openContext(browser)
  await signIn(page, 'demo-student')
  await openReady(page, '/lessons/1')
  await page.getByRole('button', { name: 'Hide the AI tutor' }).click()
  expect(await measureShift(page, '/lessons/1')).toBeLessThan(0.01)
  await context.close()
})

for (const [where, mark] of [
  ['its words', '</main>'],
  ['what came along', '"kept":'],
] as const) {
  test(`a page that is cut off within ${where} comes to life all the same`, async ({ browser }) => {
    const { context, page } = await openContext(browser)
    await signIn(page, 'demo-student')
    const html = await fetchReady(page, '/dashboard')
    const body = html.slice(0, html.indexOf(mark, html.indexOf('id="root"')))
    expect(body.length).toBeGreaterThan(5000)
    await page.route('**/dashboard', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto('/dashboard')
    // What was there before the app does not answer yet.
    await expect(async () => {
      await page.getByRole('button', { name: /^Theme/ }).click()
      await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible({ timeout: 1000 })
    }).toPass()
    await context.close()
  })
}

test('what came with the first page is there without a connection', async ({ browser }) => {
  const { context, page } = await openContext(browser, { serviceWorkers: 'allow' })
  await signIn(page, 'demo-student')
  await fetchReady(page, '/dashboard')
  await page.goto('/dashboard')
  await waitForWorker(page)
  await waitForAnswer(page, '/api/what-next')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Your figures' })).toBeVisible()
  await context.close()
})

test('a class that comes all at once is served, a few with ready pages, the others as before', async ({
  browser,
}) => {
  const { context, page } = await openContext(browser)
  await signIn(page, 'demo-student')
  await fetchReady(page, '/dashboard')
  const answers = await Promise.all(Array.from({ length: 12 }, () => page.request.get('/dashboard')))
  expect(answers.every((answer) => answer.status() === 200)).toBe(true)
  const pages = await Promise.all(answers.map((answer) => answer.text()))
  expect(pages.every((html) => html.includes('<div id="root">'))).toBe(true)
  expect(pages.filter((html) => html.includes('id="answers"')).length).toBeLessThan(12)
  await context.close()
})

for (const [path, most] of [
  ['/dashboard', 265_000],
  ['/lessons/1', 275_000],
] as const) {
  test(`${path} loads no more script when it comes ready`, async ({ browser }) => {
    const { context, page } = await openContext(browser)
    await signIn(page, 'demo-student')
    await openReady(page, path)
    const bytes = await weighPage(page, () => page.goto(path))
    expect(bytes).toBeLessThanOrEqual(most)
    await context.close()
  })
}
