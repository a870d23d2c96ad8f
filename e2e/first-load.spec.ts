import { expect, type Page, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'

/** Bytes of script as they travel, compressed; what a page fetches ahead for later is counted, too. */
const PAGES = [
  { name: 'the landing page', address: '/', mostBytes: 150_000 },
  { name: 'the dashboard', address: '/dashboard', user: 'demo-student', mostBytes: 230_000 },
  { name: 'a lesson', address: '/lessons/1', user: 'demo-student', mostBytes: 240_000 },
]

async function weighFirstLoad(page: Page, address: string): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

for (const { name, address, user, mostBytes } of PAGES) {
  test(`${name} loads at most ${mostBytes} bytes of script at first`, async ({ page }) => {
    if (user) await signIn(page, user)
    const bytes = await weighFirstLoad(page, address)
    test.info().annotations.push({ type: 'bytes', description: String(bytes) })
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThanOrEqual(mostBytes)
  })
}
