import { expect, test } from '@playwright/test'
import { LEARNER_PASSWORD, signUpLearner } from './new-learner.ts'

test('each page is told over /ws with its documented title; a session ended elsewhere leads to the landing page, where no connection is opened', async ({
  page,
  browser,
  baseURL,
}) => {
  const events: Record<string, unknown>[] = []
  let opened = 0
  page.on('websocket', (socket) => {
    opened += 1
    socket.on('framesent', ({ payload }) => events.push(JSON.parse(String(payload))))
  })
  const { username } = await signUpLearner(page)
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

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const data = { username, password: LEARNER_PASSWORD }
  expect((await elsewhere.request.post('/api/login', { data })).status()).toBe(200)
  expect((await elsewhere.request.post('/api/logout/everywhere', { data: {} })).status()).toBe(200)
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await elsewhere.close()

  opened = 0
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(opened).toBe(0)
})
