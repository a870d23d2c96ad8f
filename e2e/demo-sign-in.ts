import { expect, type Page } from '@playwright/test'

const DEMO_PASSWORD = 'trellis-demo'

/** Signs in past the form: the browser of the page holds the session afterwards. */
export async function signIn(page: Page, username: string): Promise<void> {
  const response = await page.request.post('/api/login', { data: { username, password: DEMO_PASSWORD } })
  expect(response.status()).toBe(200)
}
