import { expect, type Page } from '@playwright/test'

export type NewLearner = {
  grade?: number
  role?: 'student' | 'college' | 'teacher' | 'professional'
  lastName?: string
}

/** A new account past onboarding, signed in: what it does changes nobody else's figures. */
export async function signUpLearner(
  page: Page,
  { grade = 5, role = 'student', lastName = 'Bello' }: NewLearner = {},
) {
  const username = `e2e-${crypto.randomUUID().slice(0, 12)}`
  const registered = await page.request.post('/api/register', {
    data: {
      username,
      email: `${username}@example.com`,
      password: 'trellis-demo',
      firstName: 'Nia',
      lastName,
      role,
      grade,
    },
  })
  expect(registered.status()).toBe(201)
  expect((await page.request.post('/api/onboarding/complete')).ok()).toBe(true)
  return { id: (await registered.json()).id as number, username }
}
