import { expect, type Page, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { signUpLearner } from './new-learner.ts'

const RESET = 'Password reset functionality will be available soon.'
const GOOGLE = 'Google authentication will be available soon.'

/** The visible toast; the live region repeats its words for screen readers. */
const toastWith = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

async function showToast(page: Page) {
  await page.getByText('Forgot Password').click()
  await expect(toastWith(page, RESET)).toBeVisible()
  await page.mouse.move(1, 1)
}

test('[CONST1-18…19] a toast stays for 5 seconds, and a new one takes its place', async ({ page }) => {
  await page.clock.install()
  await page.goto('/auth')
  await showToast(page)
  await page.clock.runFor(4500)
  await expect(toastWith(page, RESET)).toBeVisible()
  await page.getByRole('button', { name: 'Sign In With Google' }).click()
  await expect(toastWith(page, GOOGLE)).toBeVisible()
  await expect(toastWith(page, RESET)).toHaveCount(0)
  await page.clock.runFor(5500)
  await expect(toastWith(page, GOOGLE)).toHaveCount(0)
})

test('[CONST1-20…21] a swipe of 50 px to the right puts a toast away, a shorter one does not', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto('/auth')
  for (const [px, isLeft] of [
    [40, 1],
    [60, 0],
  ] as const) {
    await showToast(page)
    const box = await toastWith(page, RESET).boundingBox()
    if (!box) throw new Error('no toast')
    await page.mouse.move(box.x + 80, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 80 + px, box.y + 20, { steps: 8 })
    await page.mouse.up()
    await expect(toastWith(page, RESET)).toHaveCount(isLeft)
  }
})

test('[CONST1-22] F8 leads to the toasts', async ({ page }) => {
  await page.goto('/auth')
  await showToast(page)
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /F8/ }).getByRole('list')).toBeFocused()
})

test('[CONST1-24] a tooltip waits for 700 ms', { tag: '@thorough' }, async ({ page }) => {
  await signIn(page, 'demo-student')
  await page.goto('/leaderboard')
  const label = page.getByText('From Top', { exact: true })
  await expect(label).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 10_000)
  await label.hover()
  await page.clock.runFor(650)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(page.getByRole('tooltip')).toHaveText('of the top score')
})

test('[OK1-03] [X-46] who leaves a lesson by signing out, or because the session has ended, reads that and no failure', {
  tag: '@thorough',
}, async ({ page }) => {
  let saves = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/progress')) saves += 1
  })
  async function read() {
    await signUpLearner(page)
    const [lesson] = await (await page.request.get('/api/lessons?view=cards&grade=5')).json()
    await page.goto(`/lessons/${lesson.id}`)
    await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible()
    // A visit of less than a second has nothing to save.
    await page.waitForTimeout(1500)
    saves = 0
  }
  async function expectNote(words: string) {
    await expect(toastWith(page, words)).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.waitForLoadState('networkidle')
    expect(await page.getByText('Failed to update progress').count()).toBe(0)
  }

  await read()
  await page.context().clearCookies({ name: 'trellis_session' })
  await page.getByRole('button', { name: 'Complete Lesson' }).click()
  await expectNote('Please log in to complete a lesson')
  expect(saves).toBe(1)

  await read()
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await expectNote('Logged out')
  expect(saves).toBe(0)
})
