import { expect, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'

test('each page is told over /ws with its documented title', { tag: '@thorough' }, async ({ page }) => {
  const events: Record<string, unknown>[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => events.push(JSON.parse(String(payload)))),
  )
  await signIn(page, 'demo-student')
  await page.goto('/notes')
  await expect.poll(() => events.map(({ route, title }) => [route, title])).toEqual([['/notes', 'My Notes']])
  await page.getByRole('link', { name: 'My Lessons' }).click()
  await expect.poll(() => events.at(-1)).toMatchObject({ route: '/lessons', title: 'Lessons' })
  await page.goto('/lessons/12')
  await expect
    .poll(() => events.at(-1))
    .toMatchObject({
      type: 'navigation',
      route: '/lessons/12',
      title: 'Lesson Details',
      pageData: { lessonId: '12' },
    })
  expect(String(events.at(-1)?.timestamp)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
})

test('nobody signed in opens no connection', async ({ page }) => {
  let opened = 0
  page.on('websocket', () => {
    opened += 1
  })
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(opened).toBe(0)
})

test('a session ended elsewhere leads to the landing page', async ({ page, browser, baseURL }) => {
  const username = `e2e-${crypto.randomUUID().slice(0, 12)}`
  const registered = await page.request.post('/api/register', {
    data: {
      username,
      password: 'secret-1',
      email: `${username}@example.com`,
      firstName: 'Nia',
      lastName: 'Bello',
      role: 'teacher',
    },
  })
  expect(registered.status()).toBe(201)
  const opened = page.waitForEvent('websocket')
  await page.goto('/teacher/dashboard')
  await (await opened).waitForEvent('framesent')

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const data = { username, password: 'secret-1' }
  expect((await elsewhere.request.post('/api/login', { data })).status()).toBe(200)
  expect((await elsewhere.request.post('/api/logout/everywhere', { data: {} })).status()).toBe(200)
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await elsewhere.close()
})
