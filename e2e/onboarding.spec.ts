import { expect, type Page, test } from '@playwright/test'
import type { Placement } from '#contract/placement.ts'
import { expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'

type Role = 'student' | 'college' | 'teacher' | 'professional'

/** Every newcomer is a new account; how a person makes one is told by the journeys of signing up. */
async function register(page: Page, role: Role = 'student', grade?: number) {
  const username = `e2e-${crypto.randomUUID().slice(0, 12)}`
  const registered = await page.request.post('/api/register', {
    data: {
      username,
      email: `${username}@example.com`,
      password: 'secret-1',
      firstName: 'Nia',
      lastName: 'Bello',
      role,
      ...(grade !== undefined && { grade }),
    },
  })
  expect(registered.status()).toBe(201)
  await page.goto('/')
  await expect(page).not.toHaveURL('/')
}

function heading(page: Page, name: string | RegExp) {
  return page.getByRole('heading', { level: 1, name })
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).click()

const GOALS = 'What would you like to reach?'
const PREFERENCES = 'How do you like to learn?'
const PLACEMENT = 'Find your level'

/** Past the steps that a journey is not about. */
async function skipFrom(page: Page, ...titles: string[]) {
  for (const title of titles) {
    await expect(heading(page, title)).toBeVisible()
    await press(page, 'Skip this step')
  }
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
  await expect(page.getByText('Step 1 of 6')).toBeVisible()
  await page.getByRole('button', { name: "Let's start" }).click()

  await expect(heading(page, 'A little about you')).toBeFocused()
  await page.getByLabel('What should we call you?').fill('Momo')
  await page.getByLabel('How old are you?').fill('14')
  await page.getByRole('radio', { name: 'Evening' }).click()
  await page.getByRole('button', { name: 'Save and continue' }).click()

  await expect(heading(page, GOALS)).toBeFocused()
  await press(page, 'Save and continue')
  await expect(page.getByText('Pick a goal, or skip this step.')).toBeVisible()
  await page.getByRole('checkbox', { name: /Finish lessons/ }).click()
  await page.getByLabel('How many lessons?').fill('6')
  await press(page, 'Save and continue')

  await expect(heading(page, PREFERENCES)).toBeFocused()
  await page
    .getByRole('radiogroup', { name: 'Do pictures help you?' })
    .getByRole('radio', { name: 'A lot' })
    .click()
  await page.getByRole('radio', { name: 'Step by step' }).click()
  await press(page, 'It is fun')
  await press(page, 'Save and continue')
  await skipFrom(page, PLACEMENT)

  await expect(heading(page, 'All set, Momo!')).toBeFocused()
  await page.getByRole('button', { name: 'Go to my dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
  expect(await readMe(page)).toMatchObject({
    displayName: 'Momo',
    age: 14,
    preferredStudyTime: 'evening',
    onboardingCompleted: true,
  })
  expect(await (await page.request.get('/api/onboarding/preferences')).json()).toMatchObject({
    visualPreference: 1,
    preferredExplanationStyle: 'detailed',
    motivationFactors: ['fun'],
  })
  const { id } = await readMe(page)
  const goals = await (await page.request.get(`/api/users/${id}/learning-goals`)).json()
  expect(goals).toMatchObject([{ goalType: 'lessons', targetScore: 6, subject: null }])
  const paths = await (await page.request.get(`/api/users/${id}/learning-paths`)).json()
  expect(paths).toHaveLength(3)
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
  await expect(heading(page, GOALS)).toBeVisible()
  await page.reload()
  await expect(heading(page, GOALS)).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('How old are you?')).toHaveValue('16')
  expect(await readProgress(page)).toMatchObject({
    currentStep: 'goals',
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
  await skipFrom(page, GOALS, PREFERENCES, PLACEMENT)
  await expect(heading(page, 'All set, Nia!')).toBeVisible()
  expect(await readProgress(page)).toMatchObject({ completedSteps: ['welcome'], stepData: {} })
  expect(await readMe(page)).toMatchObject({ age: null })
})

test('a child is told that less is collected and may name a guardian, and an impossible age is refused', async ({
  page,
}) => {
  await register(page)
  await page.getByRole('button', { name: "Let's start" }).click()
  const age = page.getByLabel('How old are you?')
  const note = page.getByText('You are under 13, so we collect less about you.')
  await expect(note).toBeHidden()
  await age.fill('8')
  await expect(note).toBeVisible()
  await expect(note).toContainText('A parent or guardian can change this later.')
  await page.getByLabel('Their name').fill('Uma Bello')
  await page.getByLabel('Their email').fill('uma')
  await press(page, 'Save and continue')
  await expect(page.getByText('Please check the email, or leave it empty')).toBeVisible()
  await page.getByLabel('Their email').fill('uma@example.com')
  await press(page, 'Save and continue')
  await expect(heading(page, GOALS)).toBeVisible()
  expect((await readProgress(page)).stepData).toMatchObject({
    age: 8,
    guardianName: 'Uma Bello',
    guardianEmail: 'uma@example.com',
  })
  await press(page, 'Back')
  await age.fill('13')
  await expect(note).toBeHidden()
  await age.fill('200')
  await expect(page.getByText('Please enter an age from 4 to 120, or leave it empty')).toBeVisible()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(heading(page, 'A little about you')).toBeVisible()
  await age.fill('')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(heading(page, GOALS)).toBeVisible()
})

test('a professional is asked about work, not about age', async ({ page }) => {
  await register(page, 'professional')
  await expect(page).toHaveURL('/onboarding')
  await page.getByRole('button', { name: "Let's start" }).click()
  await expect(page.getByLabel('How old are you?')).toHaveCount(0)
  await page.getByLabel('What do you do for work?').fill('Nurse')
  await page.getByRole('radio', { name: 'Intermediate' }).click()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await skipFrom(page, GOALS, PREFERENCES)
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
  await expect(heading(page, GOALS)).toBeVisible()
  expect(await readMe(page)).toMatchObject({ displayName: 'Momo' })
})

test('a server that cannot save holds nobody up', async ({ page }) => {
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
  await skipFrom(page, 'A little about you', GOALS, PREFERENCES, PLACEMENT)
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
  const { keyboard } = page
  await page.getByRole('button', { name: "Let's start" }).focus()
  await keyboard.press('Enter')
  await expect(heading(page, 'A little about you')).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.type('Momo')
  await keyboard.press('Enter')

  await expect(heading(page, GOALS)).toBeFocused()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: /Get really good/ })).toBeChecked()
  await keyboard.press('Tab')
  await keyboard.press('Enter')

  await expect(heading(page, PREFERENCES)).toBeFocused()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await keyboard.press('Tab')
  // The radio buttons hear of the choice a moment after the key goes down.
  await keyboard.press('ArrowRight', { delay: 100 })
  await expect(page.getByRole('radio', { name: 'A lot' }).first()).toBeChecked()
  await page.getByRole('button', { name: 'Save and continue' }).focus()
  await keyboard.press('Enter')

  await expect(heading(page, PLACEMENT)).toBeFocused()
  await expect(page.getByRole('button', { name: 'Start: Mathematics' })).toBeVisible()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page.getByText('Question 1 of at most 15')).toBeVisible()
  await page.getByRole('button', { name: 'Take a break' }).focus()
  await keyboard.press('Enter')
  await expect(heading(page, PLACEMENT)).toBeFocused()
  await page.getByRole('button', { name: 'Skip this step' }).focus()
  await keyboard.press('Enter')
  await expect(heading(page, /All set/)).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

test('[P-101, P-105] a level is found question by question, survives a reload, and leads to a first path', async ({
  page,
}) => {
  const { id } = await signUpLearner(page, { grade: 3 })
  await page.goto('/practice')
  await page.getByRole('link', { name: 'Find my level' }).click()
  await expect(page).toHaveURL('/onboarding?step=placement')
  await press(page, 'Start: Mathematics')
  await expect(page.getByText('Question 1 of at most 15')).toBeVisible()
  await press(page, 'Next')
  await expect(page.getByText('Give an answer first')).toBeVisible()
  await press(page, "I haven't learned this yet")
  await expect(page.getByText('Question 2 of at most 15')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Question 2 of at most 15')).toBeVisible()

  // Answered on another device meanwhile: this one finds its way to the question that is on now.
  const [, begun] = await readOpen(page)
  const answered = await page.request.post(`/api/placements/${begun.id}/answers`, {
    data: { problemId: begun.problem?.id, answer: null },
  })
  expect(answered.status()).toBe(200)
  await press(page, "I haven't learned this yet")
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This question is done already')
  await press(page, 'To the next question')
  await expect(page.getByText('Question 3 of at most 15')).toBeVisible()

  // A server that is gone keeps nobody: the answer can be sent again, or a break taken.
  await page.route('**/api/placements/*/answers', (route) => route.abort())
  await press(page, "I haven't learned this yet")
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We could not reach the server')
  await page.unroute('**/api/placements/*/answers')
  await press(page, 'Try again')
  await expect(page.getByText('Question 4 of at most 15')).toBeVisible()

  await press(page, 'Finish now')
  await expect(heading(page, 'Here is a good place to start')).toBeFocused()
  await expect(page.getByText('In Mathematics, grade')).toBeVisible()
  const [path] = await (await page.request.get(`/api/users/${id}/learning-paths`)).json()
  expect(path).toMatchObject({ subject: 'Mathematics', isActive: true })
  await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText(
    path.steps.find(({ skill }: { skill: string | null }) => skill !== null).title,
  )
  await press(page, 'Choose another subject')
  await expect(page.getByText(/Grade \d+ work fits you/)).toBeVisible()
})

async function readOpen(page: Page): Promise<[string, Placement]> {
  const list: { subject: string; newest: Placement | null }[] = await (
    await page.request.get('/api/placements')
  ).json()
  const open = list.find(({ newest }) => newest?.problem)
  if (!open?.newest) throw new Error('no open placement')
  return [open.subject, open.newest]
}

test('every step is accessible and fits, on phone and desktop, light and dark', async ({ page }) => {
  await register(page, 'student', 2)
  const look = (title: string) => expectSoundLook(page, title, { within: 'main' })
  await expect(heading(page, /Hello/)).toBeVisible()
  await look('welcome')
  await press(page, "Let's start")
  await page.getByLabel('How old are you?').fill('7')
  await look('profile')
  await press(page, 'Save and continue')
  await page.getByRole('checkbox').first().click()
  await look('goals')
  await press(page, 'Save and continue')
  await press(page, 'It is fun')
  await look('preferences')
  await press(page, 'Save and continue')
  await expect(page.getByRole('button', { name: 'Start: English' })).toBeVisible()
  await look('placement')
  await press(page, 'Start: Mathematics')
  for (let position = 1; position <= 3; position++) {
    await expect(page.getByText(`Question ${position} of at most 15`)).toBeVisible()
    await press(page, "I haven't learned this yet")
  }
  await expect(page.getByText('Question 4 of at most 15')).toBeVisible()
  await look('question')
  await press(page, 'Finish now')
  await expect(heading(page, 'Here is a good place to start')).toBeVisible()
  await look('report')
  await press(page, 'Continue')
  await expect(heading(page, /All set/)).toBeVisible()
  await look('done')
})

test('every step of a professional is accessible and fits', async ({ page }) => {
  await register(page, 'professional')
  await press(page, "Let's start")
  await expect(heading(page, 'A little about you')).toBeVisible()
  await expectSoundLook(page, 'profile', { within: 'main' })
})
