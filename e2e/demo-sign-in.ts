import { type Cookie, expect, type Page } from '@playwright/test'

const DEMO_PASSWORD = 'trellis-demo'

/** A password takes a while to check: each worker signs a demo account in once and keeps its cookies. */
const kept = new Map<string, Cookie[]>()

/** Signs in past the form: the browser of the page holds the session afterwards. */
export async function signIn(page: Page, username: string): Promise<void> {
  const cookies = kept.get(username)
  if (cookies) return page.context().addCookies(cookies)
  await signInAnew(page, username)
  const all = await page.context().cookies()
  kept.set(
    username,
    all.filter(({ name }) => name.startsWith('trellis_')),
  )
}

/** For journeys that end their session: no other journey has this one. */
export async function signInAnew(page: Page, username: string): Promise<void> {
  // Who signs in over a session ends it, and it may be a kept one.
  await page.context().clearCookies({ name: /^trellis_/ })
  const response = await page.request.post('/api/login', { data: { username, password: DEMO_PASSWORD } })
  expect(response.status()).toBe(200)
}
