import { expect, type Page, test } from '@playwright/test'
import {
  GOALS,
  heading,
  PLACEMENT,
  PREFERENCES,
  press,
  readMe,
  register,
  skipFrom,
} from './onboarding-steps.ts'

/** Fails the writes of a step; reading goes through. */
function failSaving(page: Page) {
  return page.route('**/api/onboarding/progress', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
}

test('a step that could not be saved keeps its answers and is saved by trying again', {
  tag: '@thorough',
}, async ({ page }) => {
  await register(page)
  await page.getByRole('button', { name: "Let's start" }).click()
  await page.getByLabel('What should we call you?').fill('Momo')
  await failSaving(page)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We could not reach the server')
  await expect(page.getByLabel('What should we call you?')).toHaveValue('Momo')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
  await page.unroute('**/api/onboarding/progress')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, GOALS)).toBeVisible()
  expect(await readMe(page)).toMatchObject({ displayName: 'Momo' })
})

test('a server that cannot save holds nobody up', { tag: '@thorough' }, async ({ page }) => {
  await register(page)
  await failSaving(page)
  await page.getByRole('button', { name: "Let's start" }).click()
  await page.getByRole('button', { name: 'Go on without saving' }).click()
  await page.route(/learning-goals|preferences|placements/, (route) => route.abort())
  for (const title of ['A little about you', GOALS, PREFERENCES, PLACEMENT]) {
    await expect(heading(page, title)).toBeVisible()
    await press(page, 'Skip this step')
    await press(page, 'Go on without saving')
  }
  await page.getByRole('button', { name: 'Go to my dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('when the look-up fails the onboarding starts at the beginning and can be finished', {
  tag: '@thorough',
}, async ({ page }) => {
  await register(page)
  for (const status of [404, 500]) {
    await page.route('**/api/onboarding/progress', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ status, json: { message: 'Out of order' } })
        : route.continue(),
    )
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/onboarding')
    await expect(heading(page, /Hello/)).toBeVisible()
  }
  await page.getByRole('button', { name: "Let's start" }).click()
  await skipFrom(page, 'A little about you', GOALS, PREFERENCES, PLACEMENT)
  await page.getByRole('button', { name: 'Go to my dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('finishing that fails says so and can be tried again', { tag: '@thorough' }, async ({ page }) => {
  await register(page)
  await page.route('**/api/onboarding/complete', (route) =>
    route.fulfill({ status: 503, json: { message: 'Please come back in a minute', code: 'unavailable' } }),
  )
  await page.getByRole('button', { name: 'Skip this for now' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Please come back in a minute')
  await page.unroute('**/api/onboarding/complete')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/dashboard')
})
