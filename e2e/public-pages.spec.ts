import { expect, test } from '@playwright/test'
import { signUpLearner } from './new-learner.ts'

test('cookies are chosen by switches, the choice is kept and really counts', {
  tag: ['@LEGAL-10', '@LEGAL-11', '@DATA2-56', '@API2-56', '@OK2-10', '@OFFLINE-12', '@Y-63'],
}, async ({ page }) => {
  const toggle = (name: string) => page.getByRole('switch', { name, exact: true })
  const read = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
  const sidebarCookie = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'sidebar_state')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/cookies')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('remembered-username', 'maya')
    localStorage.setItem('theme', 'dark')
  })
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click()
  expect((await sidebarCookie())?.expires).toBeGreaterThan(0)

  await test.step('saving says so in an alert of the browser, and the switches stand as they were left', async () => {
    await toggle('Functional').click()
    await toggle('Analytics').press('Space')
    expect(await read('cookie-preferences')).toBeNull()
    const alert = page.waitForEvent('dialog')
    const pressed = page.getByRole('button', { name: 'Save preferences' }).click()
    expect((await alert).message()).toBe('Cookie preferences saved successfully!')
    await (await alert).accept()
    await pressed
    expect(JSON.parse((await read('cookie-preferences')) ?? '')).toEqual({
      essential: true,
      functional: false,
      analytics: true,
      marketing: false,
    })
  })

  await test.step('without functional cookies the name is forgotten; theme and sidebar last for the visit', async () => {
    expect(await read('remembered-username')).toBeNull()
    expect(await read('theme')).toBeNull()
    expect((await sidebarCookie())?.expires).toBe(-1)
    await page.reload()
    await expect(toggle('Functional')).not.toBeChecked()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('button', { name: 'Expand the sidebar' })).toBeVisible()
  })

  await test.step('another visit on the same device starts without them', async () => {
    const visit = await page.context().newPage()
    await visit.goto('/cookies')
    await expect(visit.getByRole('switch', { name: 'Functional', exact: true })).not.toBeChecked()
  })
})

test('what a learner leaves on the device is on the list of the cookie policy', async ({ page }) => {
  await signUpLearner(page)
  await page.goto('/dashboard')
  const heading = page.getByRole('heading', { level: 1 })
  for (const path of [
    '/lessons',
    '/practice',
    '/notes',
    '/flashcards',
    '/quizzes',
    '/profile',
    '/lessons/1',
    '/cookies',
  ]) {
    await expect(heading, path).toBeVisible()
    // As a link does: the heading of the next page is known by having the focus.
    await page.evaluate((to) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      history.pushState({}, '', to)
    }, path)
    await expect(heading, path).toBeFocused()
  }
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => String(name)),
    ...(await caches.keys()),
  ])
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const listed = await page
    .getByRole('table', { name: 'Everything that Trellis keeps in this browser' })
    .locator('code')
    .allTextContents()
  const patterns = listed.map((name) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}$`))
  expect(kept.length).toBeGreaterThan(0)
  expect([...kept, ...cookies].filter((name) => !patterns.some((pattern) => pattern.test(name)))).toEqual([])
})
