import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

const url = process.env.E2E_GALLERY_URL ?? ''

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 768, 1280]) {
    test(`axe finds nothing in the gallery at ${width} px, ${colorScheme}, and nothing sticks out`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }
}

test('the product itself holds no gallery', async ({ page }) => {
  const response = await page.goto('/dev/gallery')
  expect(response?.status()).toBe(404)
})
