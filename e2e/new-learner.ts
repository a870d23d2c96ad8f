import { expect, type Page } from '@playwright/test'

/** Long enough for whoever teaches, too. */
export const LEARNER_PASSWORD = 'quiet-maple-river'

type Role = 'student' | 'college' | 'teacher' | 'professional'

export type NewLearner = {
  grade?: number
  role?: Role
  lastName?: string
  /** Null: nobody has told it, and of a student in a lower grade others see nothing until an adult agrees. */
  age?: number | null
}

/** A new account past onboarding, signed in: what it does changes nobody else's figures. */
export async function signUpLearner(page: Page, learner: NewLearner = {}) {
  const account = await signUpNewcomer(page, learner)
  await skipTour(page, learner.role ?? 'student')
  return account
}

/** The same, whom nobody has shown around yet. */
export async function signUpNewcomer(
  page: Page,
  { grade = 5, role = 'student', lastName = 'Bello', age = Math.min(15, grade + 10) }: NewLearner = {},
) {
  const username = `e2e-${crypto.randomUUID().slice(0, 12)}`
  const registered = await page.request.post('/api/register', {
    data: {
      username,
      email: `${username}@example.com`,
      password: LEARNER_PASSWORD,
      firstName: 'Nia',
      lastName,
      role,
      grade,
    },
  })
  expect(registered.status()).toBe(201)
  if (role === 'student' && age !== null)
    expect((await page.request.put('/api/onboarding/preferences', { data: { age } })).ok()).toBe(true)
  expect((await page.request.post('/api/onboarding/complete')).ok()).toBe(true)
  return { id: (await registered.json()).id as number, username }
}

/** The tour that meets a newcomer on the dashboard would lie over what a journey is about. */
export async function skipTour(page: Page, tour: Role): Promise<void> {
  const marked = await page.request.put(`/api/tours/${tour}`, { data: { outcome: 'skipped' } })
  expect(marked.ok()).toBe(true)
}
