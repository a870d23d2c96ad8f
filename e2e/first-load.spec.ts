import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'

/** Bytes of script as they travel over https; what the page fetches ahead for later is counted, too. */
const MOST_BYTES = 150_000

const built = join(import.meta.dirname, '..', 'web', 'dist')
/** Browsers ask for brotli only where the connection is secure. The smallest files are not compressed. */
function weigh(url: string): number {
  const file = join(built, new URL(url).pathname)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

async function weighFirstLoad(page: Page, address: string): Promise<number> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  return [...scripts].reduce((sum, url) => sum + weigh(url), 0)
}

test('the landing page loads at most 150 KB of script at first', async ({ page }) => {
  const bytes = await weighFirstLoad(page, '/')
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
})
