import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { weighPage } from './weigh-page.ts'

test('the landing page loads at most 185 KB of script at first', { tag: '@main' }, async ({ page }) => {
  const bytes = await weighPage(page, async () => {
    // The app is fetched ahead once the page is painted.
    const fetchedAhead = page.waitForResponse(/landing-screen-[\w-]+\.js/)
    await page.goto('/')
    await fetchedAhead
  })
  expect(bytes).toBeLessThanOrEqual(185_000)
})

test("a learner's dashboard loads at most 265 KB of script at first", { tag: '@main' }, async ({ page }) => {
  await signIn(page, 'demo-student')
  const bytes = await weighPage(page, async () => {
    await page.goto('/dashboard')
    await expect(page.getByRole('region', { name: 'Your figures' })).toBeVisible()
  })
  expect(bytes).toBeLessThanOrEqual(265_000)
})

test('a lesson loads at most 275 KB of script at first; the tutor beside it comes after it', {
  tag: '@main',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, 'demo-student')
  const bytes = await weighPage(page, async () => {
    const isAsked = page.waitForResponse('**/api/lessons/*')
    await page.goto('/lessons/1')
    await isAsked
    await expect(page.locator('.lesson-text')).toBeVisible()
  })
  expect(bytes).toBeLessThanOrEqual(275_000)
})

test('every file that the server names with a page is there', { tag: '@main' }, () => {
  const webDir = join(import.meta.dirname, '..', 'web', 'dist')
  const screens: Record<string, Record<string, string[]>> = JSON.parse(
    readFileSync(join(webDir, 'first-files.json'), 'utf8'),
  )
  const files = new Set(Object.values(screens).flatMap((lists) => Object.values(lists).flat()))
  expect(files.size).toBeGreaterThan(100)
  expect([...files].filter((file) => !existsSync(join(webDir, file)))).toEqual([])
})
