import { expect, test } from '@playwright/test'
import { expectSoundLook } from './looks.ts'
import { startGallery } from './servers/own-server.ts'

test('every component of the gallery is accessible and fits, on phone and desktop, light and dark', {
  tag: '@thorough',
}, async ({ page, baseURL }) => {
  const { url, stop } = await startGallery(baseURL ?? '')
  try {
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSoundLook(page, 'gallery')
  } finally {
    await stop()
  }
})

test('the product itself holds no gallery', { tag: '@thorough' }, async ({ page }) => {
  const response = await page.goto('/dev/gallery')
  expect(response?.status()).toBe(404)
})
