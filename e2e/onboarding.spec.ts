import { expect, type Page, test } from '@playwright/test'
import { expectSoundLook } from './looks.ts'

type Role = 'student' | 'college' | 'teacher' | 'professional'

/** Every newcomer is a new account; how a person makes one is told by the journeys of signing up. */
async function register(page: Page, role: Role = 'student') {
  const username = `e2e-${crypto.randomUUID().slice(0, 12)}`
  const registered = await page.request.post('/api/register', {
    data: {
      username,
      email: `${username}@example.com`,
      password: 'secret-1',
      firstName: 'Nia',
      lastName: 'Bello',
      role,
    },
  })
  expect(registered.status()).toBe(201)
  await page.goto('/')
  await expect(page).not.toHaveURL('/')
}

function heading(page: Page, name: string | RegExp) {
  return page.getByRole('heading', { level: 1, name })
}

async function readMe(page: Page) {
  return (await page.request.get('/api/user')).json()
}

async function readProgress(page: Page) {
  return (await (await page.request.get('/api/onboarding/progress')).json()).data
}

/** Fails the writes of a step; reading goes through. */
function failSaving(page: Page) {
  return page.route('**/api/onboarding/progress', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
}

test('a pupil is met by the onboarding and comes out on the dashboard, for good', async ({ page }) => {
  await register(page)
  await expect(page).toHaveURL('/onboarding')
  await expect(heading(page, 'Hello, Nia!')).toBeVisible()
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await page.getByRole('button', { name: "Let's start" }).click()

  await expect(heading(page, 'A little about you')).toBeFocused()
  await page.getByLabel('What should we call you?').fill('Momo')
  await page.getByLabel('How old are you?').fill('14')
  await page.getByRole('radio', { name: 'Evening' }).click()
  await page.getByRole('button', { name: 'Save and continue' }).click()

  await expect(heading(page, 'All set, Momo!')).toBeFocused()
  await page.getByRole('button', { name: 'Go to my dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
  expect(await readMe(page)).toMatchObject({
    displayName: 'Momo',
    age: 14,
    preferredStudyTime: 'evening',
    onboardingCompleted: true,
  })
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/dashboard')
})

test('every page but the public ones leads to the onboarding until it is finished', async ({ page }) => {
  await register(page, 'college')
  await page.goto('/flashcards')
  await expect(page).toHaveURL('/onboarding')
  await page.goto('/about')
  await expect(page).toHaveURL('/about')
})

test('a teacher goes straight to work', async ({ page }) => {
  await register(page, 'teacher')
  await expect(page).toHaveURL('/teacher/dashboard')
})

test('a visit that was broken off goes on at the same step, with the answers given', async ({ page }) => {
  await register(page)
  await page.getByRole('button', { name: "Let's start" }).click()
  await expect(heading(page, 'A little about you')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'A little about you')).toBeVisible()
  await page.getByLabel('How old are you?').fill('16')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(heading(page, /All set/)).toBeVisible()
  await page.reload()
  await expect(heading(page, /All set/)).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('How old are you?')).toHaveValue('16')
  expect(await readProgress(page)).toMatchObject({
    currentStep: 'done',
    completedSteps: ['welcome', 'profile'],
    isCompleted: false,
  })
})

test('going back and forth loses nothing that was typed', async ({ page }) => {
  await register(page)
  await page.getByRole('button', { name: "Let's start" }).click()
  await page.getByLabel('What should we call you?').fill('Momo')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(heading(page, /Hello/)).toBeFocused()
  await page.getByRole('button', { name: "Let's start" }).click()
  await expect(page.getByLabel('What should we call you?')).toHaveValue('Momo')
})

test('everything can be skipped at once', async ({ page }) => {
  await register(page)
  await page.getByRole('button', { name: 'Skip this for now' }).click()
  await expect(page).toHaveURL('/dashboard')
  expect(await readMe(page)).toMatchObject({ onboardingCompleted: true, displayName: null, age: null })
})

test('one step can be skipped without its answers being sent', async ({ page }) => {
  await register(page)
  await page.getByRole('button', { name: "Let's start" }).click()
  await page.getByLabel('How old are you?').fill('9')
  await page.getByRole('button', { name: 'Skip this step' }).click()
  await expect(heading(page, 'All set, Nia!')).toBeVisible()
  expect(await readProgress(page)).toMatchObject({ completedSteps: ['welcome'], stepData: {} })
  expect(await readMe(page)).toMatchObject({ age: null })
})

test('a child is told that less is collected, and an impossible age is refused', async ({ page }) => {
  await register(page)
  await page.getByRole('button', { name: "Let's start" }).click()
  const age = page.getByLabel('How old are you?')
  const note = page.getByText('You are under 13, so we collect less about you.')
  await expect(note).toBeHidden()
  await age.fill('8')
  await expect(note).toBeVisible()
  await expect(note).toContainText('A parent or guardian can change this later.')
  await age.fill('13')
  await expect(note).toBeHidden()
  await age.fill('200')
  await expect(page.getByText('Please enter an age from 4 to 120, or leave it empty')).toBeVisible()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(heading(page, 'A little about you')).toBeVisible()
  await age.fill('')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(heading(page, /All set/)).toBeVisible()
})

test('a professional is asked about work, not about age', async ({ page }) => {
  await register(page, 'professional')
  await expect(page).toHaveURL('/onboarding')
  await page.getByRole('button', { name: "Let's start" }).click()
  await expect(page.getByLabel('How old are you?')).toHaveCount(0)
  await page.getByLabel('What do you do for work?').fill('Nurse')
  await page.getByRole('radio', { name: 'Intermediate' }).click()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('button', { name: 'Go to my dashboard' }).click()
  await expect(page).toHaveURL('/professional/dashboard')
  expect(await readMe(page)).toMatchObject({ profession: 'Nurse', expertiseLevel: 'intermediate' })
})

test('a step that could not be saved keeps its answers and is saved by trying again', async ({ page }) => {
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
  await expect(heading(page, 'All set, Momo!')).toBeVisible()
  expect(await readMe(page)).toMatchObject({ displayName: 'Momo' })
})

test('a server that cannot save holds nobody up', async ({ page }) => {
  await register(page)
  await failSaving(page)
  await page.getByRole('button', { name: "Let's start" }).click()
  await page.getByRole('button', { name: 'Go on without saving' }).click()
  await expect(heading(page, 'A little about you')).toBeVisible()
  await page.getByRole('button', { name: 'Skip this step' }).click()
  await page.getByRole('button', { name: 'Go on without saving' }).click()
  await page.getByRole('button', { name: 'Go to my dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('when the look-up fails the onboarding starts at the beginning and can be finished', async ({
  page,
}) => {
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
  await page.getByRole('button', { name: 'Skip this step' }).click()
  await page.getByRole('button', { name: 'Go to my dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('finishing that fails says so and can be tried again', async ({ page }) => {
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

test('the whole way can be gone with the keyboard alone', async ({ page }) => {
  await register(page)
  await page.getByRole('button', { name: "Let's start" }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'A little about you')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Momo')
  await page.keyboard.press('Enter')
  await expect(heading(page, /All set/)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

for (const role of ['student', 'professional'] as const) {
  test(`every step of a ${role} is accessible and fits, on phone and desktop, light and dark`, async ({
    page,
  }) => {
    await register(page, role)
    for (const [title, next] of [
      [/Hello/, "Let's start"],
      ['A little about you', 'Save and continue'],
      [/All set/, null],
    ] as const) {
      await expect(heading(page, title)).toBeVisible()
      await expectSoundLook(page, String(title), { within: 'main' })
      if (next) await page.getByRole('button', { name: next }).click()
    }
  })
}
