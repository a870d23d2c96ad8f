import { type Browser, expect, type Page, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { giveVoice } from './give-voice.ts'
import { expectNothingSticksOut, expectSoundLook } from './looks.ts'
import { type NewLearner, signUpNewcomer } from './new-learner.ts'

/** Somebody new on their dashboard. */
async function arrive(page: Page, role: NewLearner['role'] = 'student', grade = 5) {
  const { username } = await signUpNewcomer(page, { role, grade })
  await page.goto('/learn/dashboard')
  return username
}

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
  const data = { username, password: 'trellis-demo' }
  expect((await page.request.post('/api/login', { data })).status()).toBe(200)
  return page
}

test('a newcomer is shown around once, by the keyboard alone, and never again on any device', async ({
  page,
  browser,
}) => {
  const username = await arrive(page)
  const tour = tourOf(page)
  await expect(tour).toHaveAccessibleName('Your next step is here')
  await expect(tour).toContainText('1 of 5')
  await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(tour).toContainText('1 of 5')
  await page.keyboard.press('Enter')
  await expect(tour).toHaveAccessibleName('Quick ways to learn')
  await page.keyboard.press('ArrowRight')
  await expect(tour).toContainText('3 of 5')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(tour).toContainText('1 of 5')
  await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused()
  for (let step = 2; step <= 5; step += 1) {
    await page.keyboard.press('Enter')
    await expect(tour).toContainText(`${step} of 5`)
  }
  await expect(tour).toHaveAccessibleName('Ask whenever you are stuck')
  const kept = page.waitForResponse('**/api/tours/student')
  await page.keyboard.press('Enter')
  expect((await kept).request().postDataJSON()).toMatchObject({ outcome: 'finished' })
  await expect(tour).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await expectNoTour(page, '/dashboard')
  const elsewhere = await openElsewhere(browser, username)
  await expectNoTour(elsewhere, '/dashboard')
  await elsewhere.context().close()
})

test('who skips it is left alone, finds it under Help, and is not asked twice', async ({ page }) => {
  await arrive(page, 'teacher')
  const tour = tourOf(page)
  await expect(tour).toHaveAccessibleName('Start with a class')
  const kept = page.waitForResponse('**/api/tours/teacher')
  await page.keyboard.press('Escape')
  expect((await kept).request().postDataJSON()).toMatchObject({ outcome: 'skipped' })
  await expect(tour).toHaveCount(0)
  await expectNoTour(page, '/teacher/dashboard')

  await page.goto('/profile?tab=help')
  await page.getByRole('link', { name: 'Show me around' }).click()
  await expect(tour).toHaveAccessibleName('Start with a class')
  await tour.getByRole('button', { name: 'Next' }).click()
  // A press beside it ends nothing.
  await page.mouse.click(640, 20)
  await tour.getByRole('button', { name: 'Skip the tour' }).click()
  await expect(tour).toHaveCount(0)
  await expect(page).toHaveURL(/\/learn\/dashboard$/)
})

test('nobody is shown around when the server cannot say whether they have been', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.route('**/api/tours', (route) => route.fulfill({ status: 500, body: '' }))
  await arrive(page)
  await expectNoTour(page, '/dashboard')
})

test('who is just learning to read hears a step, and the next one begins in silence', {
  tag: '@thorough',
}, async ({ page }) => {
  await giveVoice(page)
  await arrive(page, 'student', 2)
  const tour = tourOf(page)
  await tour.getByRole('button', { name: 'Listen' }).click()
  const first = await page.evaluate(
    () => (window as unknown as { spoken: { text: string }[] }).spoken[0]?.text,
  )
  expect(first).toBe('Start here')
  await expect(tour.getByRole('button', { name: 'Stop' })).toBeVisible()
  await tour.getByRole('button', { name: 'Next' }).click()
  await expect(tour.getByRole('button', { name: 'Listen' })).toBeVisible()
  await expectSoundLook(page, 'a step for the youngest', { within: '[role=dialog]' })
})

const TOURS: { who: string; steps: number; open: (page: Page) => Promise<unknown> }[] = [
  { who: 'a pupil of grade 2', steps: 3, open: (page) => arrive(page, 'student', 2) },
  { who: 'a pupil of grade 5', steps: 5, open: (page) => arrive(page) },
  { who: 'a college student', steps: 5, open: (page) => arrive(page, 'college') },
  { who: 'a professional', steps: 4, open: (page) => arrive(page, 'professional') },
  { who: 'a teacher', steps: 5, open: (page) => arrive(page, 'teacher') },
  {
    who: 'an admin',
    steps: 5,
    open: async (page) => {
      await signIn(page, 'demo-admin')
      await page.goto('/admin/dashboard?tour=again')
    },
  },
]

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

for (const { who, steps, open } of TOURS) {
  test(`${who} sees every step at its place, on a desktop and on a phone`, { tag: '@thorough' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      if (width === 1280) await open(page)
      else await page.goto('/learn/dashboard?tour=again')
      const tour = tourOf(page)
      for (let step = 1; step <= steps; step += 1) {
        await expect(tour).toContainText(`${step} of ${steps}`)
        await expectLifted(page, `${who}, step ${step}, ${width} px`)
        await page.keyboard.press('ArrowRight')
      }
      await tour.getByRole('button', { name: 'Done' }).click()
      await expect(tour).toHaveCount(0)
    }
  })
}

test('a step is sound at every width and theme, and follows when the window gets smaller', {
  tag: '@thorough',
}, async ({ page }) => {
  await arrive(page)
  const tour = tourOf(page)
  await expect(tour).toBeVisible()
  await expectSoundLook(page, 'first step', { within: '[role=dialog]' })
  for (const step of ['2', '3', '4']) {
    await page.keyboard.press('ArrowRight')
    await expect(tour).toContainText(`${step} of 5`)
  }
  await expect(tour).toHaveAccessibleName('Everything else is in the menu')
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(tour).toHaveAccessibleName('The menu is behind this button')
  await expectLifted(page, 'the button of the menu')
  await expectNothingSticksOut(page, 'a step on a phone')
})
