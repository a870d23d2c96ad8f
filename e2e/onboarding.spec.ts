import { expect, test } from '@playwright/test'
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

test('a student is met by the onboarding, goes on after a reload with the answers given, and comes out on the dashboard, for good', {
  tag: '@main',
}, async ({ page }) => {
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

  await test.step('broken off', async () => {
    await page.reload()
    await expect(heading(page, GOALS)).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel('How old are you?')).toHaveValue('14')
    expect(await readProgress(page)).toMatchObject({
      currentStep: 'goals',
      completedSteps: ['welcome', 'profile'],
      isCompleted: false,
    })
    await press(page, 'Save and continue')
  })

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
  const me = await readMe(page)
  expect(me).toMatchObject({
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
  const goals = await (await page.request.get(`/api/users/${me.id}/learning-goals`)).json()
  expect(goals).toMatchObject([{ goalType: 'lessons', targetScore: 6, subject: null }])
  const paths = await (await page.request.get(`/api/users/${me.id}/learning-paths`)).json()
  expect(paths).toHaveLength(3)
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/dashboard')
})
