import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'

const built = join(import.meta.dirname, '..', 'web', 'dist')
/** Browsers ask for brotli only where the connection is secure. The smallest files are not compressed. */
function weigh(url: string): number {
  const file = join(built, new URL(url).pathname)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

/** Bytes of script as they travel over https; what the page fetches ahead for later is counted, too. */
async function weighPage(page: Page, open: () => Promise<unknown>): Promise<number> {
  // What a page fetches seconds later is no part of its first load, however slow the machine is.
  await page.addInitScript(() => {
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (run: () => void, delayMs = 0) => (delayMs < 2000 ? setTimeout(run, delayMs) : 0),
    })
  })
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  await open()
  await page.waitForLoadState('networkidle')
  const bytes = [...scripts].reduce((sum, url) => sum + weigh(url), 0)
  console.log(`${new URL(page.url()).pathname}: ${scripts.size} scripts, ${bytes} bytes`)
  expect(bytes).toBeGreaterThan(50_000)
  return bytes
}

test('the landing page loads at most 150 KB of script at first', async ({ page }) => {
  const bytes = await weighPage(page, async () => {
    // The app is fetched ahead once the page is painted.
    const fetchedAhead = page.waitForResponse(/landing-screen-[\w-]+\.js/)
    await page.goto('/')
    await fetchedAhead
  })
  expect(bytes).toBeLessThanOrEqual(150_000)
})

test("a learner's dashboard loads at most 230 KB of script at first", async ({ page }) => {
  await signIn(page, 'demo-student')
  const bytes = await weighPage(page, async () => {
    await page.goto('/dashboard')
    await expect(page.getByRole('region', { name: 'Your figures' })).toBeVisible()
  })
  expect(bytes).toBeLessThanOrEqual(230_000)
})

test('a lesson loads at most 240 KB of script at first; the tutor beside it comes after it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, 'demo-student')
  const bytes = await weighPage(page, async () => {
    const isAsked = page.waitForResponse('**/api/lessons/*')
    await page.goto('/lessons/1')
    await isAsked
    await expect(page.locator('.lesson-text')).toBeVisible()
  })
  expect(bytes).toBeLessThanOrEqual(240_000)
})
