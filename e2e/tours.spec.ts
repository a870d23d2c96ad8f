import { type Browser, expect, type Page, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { LEARNER_PASSWORD, signUpNewcomer } from './new-learner.ts'

const tourOf = (page: Page) => page.getByRole('dialog').filter({ hasText: /\d of \d/ })

/** The tour would be asked about, and is not there once the page has all it asked for. */
async function expectNoTour(page: Page, path: string) {
  const asked = page.waitForResponse('**/api/tours')
  await page.goto(path)
  await asked
  await page.waitForTimeout(500)
  await expect(tourOf(page)).toHaveCount(0)
}

async function openElsewhere(browser: Browser, username: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  const data = { username, password: LEARNER_PASSWORD }
  expect((await page.request.post('/api/login', { data })).status()).toBe(200)
  return page
}

/** What is lifted out can be seen, at least its beginning, and the card does not lie over that. */
async function expectLifted(page: Page, name: string) {
  const seen = await page.evaluate(() => {
    const card = document.querySelector('[data-step]')?.getBoundingClientRect()
    const spot = document.querySelector('[data-spot]')?.getBoundingClientRect()
    if (!card || !spot) return null
    const isCardInside =
      card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight
    const isSpotInside = spot.bottom > 0 && spot.top < innerHeight && spot.top >= -10
    const x = Math.max(spot.left, 0) + 12
    const y = Math.max(spot.top, 0) + 12
    const isCovered = x > card.left && x < card.right && y > card.top && y < card.bottom
    return { isCardInside, isSpotInside, isCovered }
  })
  expect(seen, name).toEqual({ isCardInside: true, isSpotInside: true, isCovered: false })
}

/** Every step but the last one. What there is to show depends on the account. */
async function goThrough(page: Page, width: number) {
  const tour = tourOf(page)
  await expect(tour).toContainText(/1 of [67]/)
  const total = Number(/1 of (\d)/.exec(await tour.innerText())?.[1])
  for (let step = 1; step < total; step += 1) {
    await expect(tour).toContainText(`${step} of ${total}`)
    await expectLifted(page, `step ${step}, ${width} px`)
    await page.keyboard.press('ArrowRight')
  }
  await expect(tour).toContainText(`${total} of ${total}`)
}

test('a newcomer is shown around once, and never again on any device; staff see every step at its place, do something real at the end and find the tour under Help', async ({
  page,
  browser,
}) => {
  const tour = tourOf(page)

  await test.step('a teacher who skips it is left alone, on other devices, too', async () => {
    const { username } = await signUpNewcomer(page, { role: 'teacher' })
    await page.goto('/learn/dashboard')
    await expect(tour).toHaveAccessibleName('Start with a class')
    await goThrough(page, 1280)
    const kept = page.waitForResponse('**/api/tours/teacher')
    await page.keyboard.press('Escape')
    expect((await kept).request().postDataJSON()).toMatchObject({ outcome: 'skipped' })
    await expect(tour).toHaveCount(0)
    const elsewhere = await openElsewhere(browser, username)
    await expectNoTour(elsewhere, '/teacher/dashboard')
    await elsewhere.context().close()
  })

  await test.step('on a phone, from Help', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/profile?tab=help')
    await page.getByRole('link', { name: 'Show me around' }).click()
    await goThrough(page, 390)
  })

  await test.step('it ends with a first class that is really there, also after a reload', async () => {
    await expect(tour).toHaveAccessibleName('Make your first class')
    await tour.getByLabel('Name of the class').fill('Fractions club')
    await page.keyboard.press('Enter')
    await expect(tour).toHaveAccessibleName('Fractions club is open. Write this on the board:')
    await page.reload()
    await expect(tour).toHaveAccessibleName('Fractions club is open. Write this on the board:')
    await tour.getByRole('button', { name: 'Done' }).click()
    await expect(tour).toHaveCount(0)
    await expect(page).toHaveURL(/\/learn\/dashboard$/)
    await expect(page.getByRole('link', { name: 'Fractions club' })).toBeVisible()
  })

  await test.step('an admin, on both', async () => {
    await page.context().clearCookies()
    await signIn(page, 'demo-admin')
    await page.goto('/admin/dashboard?tour=again')
    await goThrough(page, 390)
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/admin/dashboard?tour=again')
    await goThrough(page, 1280)
    await expect(tour).toHaveAccessibleName('Invite a teacher')
    await tour.getByRole('button', { name: 'Finish the tour' }).click()
    await expect(tour).toHaveCount(0)
  })
})
