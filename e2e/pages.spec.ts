import { expect, test } from '@playwright/test'
import { listPages } from '#contract/pages/pages.ts'
import { signIn } from './demo-sign-in.ts'

/** Pages for everybody differ in what their head says about them, and in nothing else. */
const OWN_WORDS =
  /<title>[\s\S]*?<\/title>|<meta (?:name="(?:description|twitter:card)"|property=)[^>]*>|<link rel="canonical"[^>]*>|<script type="application\/ld\+json">[\s\S]*?<\/script>|\s/g

/** `/` is made beforehand; its own journeys tell about it. */
const addresses = listPages()
  .filter(({ screen }) => screen !== 'landing')
  .map(({ path }) => path.replace(/:\w+/g, '1'))

test('the server hands out the same app at every address; public pages open from one to the next, pages of another role lead to the dashboard, and an address nobody knows says 404', {
  tag: ['@PUBLIC-10', '@PUBLIC-76', '@ROUTE-02…05', '@ROUTE-07'],
}, async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  const heading = page.getByRole('heading', { level: 1 })

  await test.step('every address is the same document', async () => {
    let app: string | undefined
    for (const address of addresses) {
      const response = await page.request.get(address)
      expect([address, response.status()]).toEqual([address, 200])
      const document = (await response.text()).replace(OWN_WORDS, '')
      app ??= document
      expect(document, address).toBe(app)
    }
  })

  await test.step('a visitor goes from one public page to the next', async () => {
    await page.goto('/about')
    await expect(heading).toHaveText('About Trellis')
    for (const { path } of listPages().filter(
      ({ access, screen, path }) =>
        access === 'public' && screen !== 'auth' && path !== '/' && !path.includes(':'),
    )) {
      await page.evaluate((to) => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        history.pushState({}, '', to)
      }, path)
      await expect(heading, path).toBeFocused()
      await expect(page, path).toHaveTitle(/ · Trellis$/)
    }
  })

  await test.step('a page for others leads to the landing page, or to the own dashboard', async () => {
    await page.goto('/teacher/dashboard')
    await expect(page).toHaveURL('/')
    await signIn(page, 'demo-student')
    await page.goto('/teacher/dashboard')
    await expect(page).toHaveURL('/dashboard')
    await expect(heading).toBeVisible()
  })
  expect(faults).toEqual([])

  await test.step('an address nobody knows', async () => {
    for (const address of ['/Dashboard', '/lessons/1/2'])
      expect((await page.request.get(address)).status(), address).toBe(404)
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('404 Page Not Found')).toBeVisible()
    await expect(page).toHaveTitle('Page Not Found · Trellis')
  })
})
