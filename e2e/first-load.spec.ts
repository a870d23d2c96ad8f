import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

/** Bytes of script as they travel over https; what the page fetches ahead for later is counted, too. */
const MOST_BYTES = 150_000

const built = join(import.meta.dirname, '..', 'web', 'dist')
/** Browsers ask for brotli only where the connection is secure. The smallest files are not compressed. */
function weigh(url: string): number {
  const file = join(built, new URL(url).pathname)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

test('the landing page loads at most 150 KB of script at first', async ({ page }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  // The app is fetched ahead once the page is painted.
  const fetchedAhead = page.waitForResponse(/landing-screen-[\w-]+\.js/)
  await page.goto('/')
  await fetchedAhead
  await page.waitForLoadState('networkidle')
  const bytes = [...scripts].reduce((sum, url) => sum + weigh(url), 0)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
})
