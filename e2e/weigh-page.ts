import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'

const built = join(import.meta.dirname, '..', 'web', 'dist')
/** Browsers ask for brotli only where the connection is secure. The smallest files are not compressed. */
function weigh(url: string): number {
  const file = join(built, new URL(url).pathname)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

/** Bytes of script as they travel over https; what the page fetches ahead for later is counted, too. */
export async function weighPage(page: Page, open: () => Promise<unknown>): Promise<number> {
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
