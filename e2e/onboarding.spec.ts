import { expect, type Page, test } from '@playwright/test'
import { expectSoundLook } from './looks.ts'
import {
  GOALS,
  heading,
  PLACEMENT,
  PREFERENCES,
  press,
  readMe,
  readProgress,
  register,
  skipFrom,
} from './onboarding-steps.ts'

async function readGuardian(page: Page) {
  return (await page.request.get('/api/guardian-agreement')).json()
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

test('a visit that was broken off goes on at the same step, with the answers given', {
  tag: '@thorough',
}, async ({ page }) => {
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

test('going back and forth loses nothing that was typed', { tag: '@thorough' }, async ({ page }) => {
  await register(page)
  await page.getByRole('button', { name: "Let's start" }).click()
  await page.getByLabel('What should we call you?').fill('Momo')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(heading(page, /Hello/)).toBeFocused()
  await page.getByRole('button', { name: "Let's start" }).click()
  await expect(page.getByLabel('What should we call you?')).toHaveValue('Momo')
  await press(page, 'Save and continue')
  await expect(heading(page, GOALS)).toBeFocused()
  // The browser's own buttons lead from step to step as well, not out of here.
  await page.goBack()
  await expect(page.getByLabel('What should we call you?')).toHaveValue('Momo')
  await page.goBack()
  await expect(heading(page, /Hello/)).toBeFocused()
  await page.goForward()
  await page.goForward()
  await expect(heading(page, GOALS)).toBeFocused()
})

test('everything can be skipped at once', { tag: '@thorough' }, async ({ page }) => {
  await register(page)
  await page.getByRole('button', { name: 'Skip this for now' }).click()
  await expect(page).toHaveURL('/dashboard')
  expect(await readMe(page)).toMatchObject({ onboardingCompleted: true, displayName: null, age: null })
})

test('one step can be skipped without its answers being sent', { tag: '@thorough' }, async ({ page }) => {
  await register(page)
  await page.getByRole('button', { name: "Let's start" }).click()
  await page.getByLabel('How old are you?').fill('9')
  await page.getByRole('button', { name: 'Skip this step' }).click()
  await skipFrom(page, GOALS, PREFERENCES, PLACEMENT)
  await expect(heading(page, 'All set, Nia!')).toBeVisible()
  expect(await readProgress(page)).toMatchObject({ completedSteps: ['welcome'], stepData: {} })
  expect(await readMe(page)).toMatchObject({ age: null })
})

test('[Y-68] a child is told that less is collected, a guardian agrees and takes it back, and an impossible age is refused', {
  tag: '@thorough',
}, async ({ page }) => {
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
  await page.getByLabel('Their name').fill('')
  await page.getByRole('checkbox', { name: /I am the parent or guardian/ }).click()
  await press(page, 'Save and continue')
  await expect(page.getByText('Please enter the name of the parent or guardian')).toBeVisible()
  await page.getByLabel('Their name').fill('Uma Bello')
  await press(page, 'Save and continue')
  await expect(heading(page, GOALS)).toBeVisible()
  const agreement = { guardianName: 'Uma Bello', guardianEmail: 'uma@example.com' }
  expect(await readGuardian(page)).toMatchObject({ isShielded: false, agreement })

  // Given here, and taken back or given again at any later time.
  await page.goto('/onboarding?step=guardian')
  await expect(page).toHaveTitle(/Your parent or guardian/)
  await press(page, 'Take the agreement back')
  await expect(page.getByText('Nobody has agreed yet.')).toBeVisible()
  expect(await readGuardian(page)).toMatchObject({ isShielded: true, agreement: null })
  await expectSoundLook(page, 'guardian', { within: 'main' })
  await page.getByLabel('Their name').fill('Uma Bello')
  await press(page, 'I am the parent or guardian, and I agree')
  await expect(page.getByText(/Uma Bello agreed on/)).toBeVisible()

  await page.goto('/onboarding?step=profile')
  await expect(page.getByRole('checkbox', { name: /I am the parent or guardian/ })).toBeChecked()
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

test('a professional is asked about work, not about age', { tag: '@thorough' }, async ({ page }) => {
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

test('every step is accessible and fits, on phone and desktop, light and dark', { tag: '@thorough' }, async ({
  page,
}) => {
  await register(page, 'student', 2)
  const look = (title: string) => expectSoundLook(page, title, { within: 'main' })
  await expect(heading(page, /Hello/)).toBeVisible()
  await look('welcome')
  await press(page, "Let's start")
  await page.getByLabel('How old are you?').fill('7')
  await look('profile')
  await press(page, 'Save and continue')
  // The step before has a box of its own.
  await expect(heading(page, GOALS)).toBeVisible()
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

test('every step of a professional is accessible and fits', { tag: '@thorough' }, async ({ page }) => {
  await register(page, 'professional')
  await press(page, "Let's start")
  await expect(heading(page, 'A little about you')).toBeVisible()
  await expectSoundLook(page, 'profile', { within: 'main' })
})
