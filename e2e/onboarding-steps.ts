import { expect, type Page } from '@playwright/test'
import { skipTour } from './new-learner.ts'

/** Every newcomer is a new account; how a person makes one is told by the journeys of signing up. */
export async function register(page: Page) {
  const username = `e2e-${crypto.randomUUID().slice(0, 12)}`
  const registered = await page.request.post('/api/register', {
    data: {
      username,
      email: `${username}@example.com`,
      password: 'secret-1',
      firstName: 'Nia',
      lastName: 'Bello',
      role: 'student',
    },
  })
  expect(registered.status()).toBe(201)
  await skipTour(page, 'student')
  await page.goto('/')
  await expect(page).not.toHaveURL('/')
}

export function heading(page: Page, name: string | RegExp) {
  return page.getByRole('heading', { level: 1, name })
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).click()

export const GOALS = 'What would you like to reach?'
export const PREFERENCES = 'How do you like to learn?'
export const PLACEMENT = 'Find your level'

/** Past the steps that a journey is not about. */
export async function skipFrom(page: Page, ...titles: string[]) {
  for (const title of titles) {
    await expect(heading(page, title)).toBeVisible()
    await press(page, 'Skip this step')
  }
}

export async function readMe(page: Page) {
  return (await page.request.get('/api/user')).json()
}

export async function readProgress(page: Page) {
  return (await (await page.request.get('/api/onboarding/progress')).json()).data
}
