import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { onboarding } from '#contract/onboarding.ts'
import { privacySettings } from '../../db/schema/accounts/settings.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
beforeEach(async () => {
  t = await createTestApp()
})

test('a newcomer stands at the welcome step and has not finished', async () => {
  const ada = await t.signUp()
  const { body } = await ada.call(onboarding.progress, {})
  expect(body).toMatchObject({
    success: true,
    data: { currentStep: 'welcome', completedSteps: [], stepData: {}, isCompleted: false },
  })
})

test('what a step gathered is kept, and the account knows it too', async () => {
  const ada = await t.signUp()
  await ada.call(onboarding.saveProgress, {
    currentStep: 'profile',
    completedSteps: ['welcome'],
    stepData: {},
  })
  await ada.call(onboarding.saveProgress, {
    currentStep: 'done',
    completedSteps: ['profile'],
    stepData: { displayName: 'Countess', age: 15, preferredStudyTime: 'evening' },
  })
  const { body } = await ada.call(onboarding.progress, {})
  expect(body.data).toMatchObject({
    currentStep: 'done',
    completedSteps: ['welcome', 'profile'],
    stepData: { displayName: 'Countess', age: 15, preferredStudyTime: 'evening' },
    startedAt: t.clock.now.toISOString(),
  })
  const user = await ada.call(accounts.currentUser, {})
  expect(user.body).toMatchObject({ displayName: 'Countess', age: 15, preferredStudyTime: 'evening' })
})

test('a later step keeps what an earlier one gathered', async () => {
  const ada = await t.signUp()
  const step = { currentStep: 'profile', completedSteps: [] } as const
  await ada.call(onboarding.saveProgress, { ...step, completedSteps: [], stepData: { age: 15 } })
  await ada.call(onboarding.saveProgress, { ...step, completedSteps: [], stepData: { displayName: 'Ada' } })
  expect((await ada.call(onboarding.progress, {})).body.data.stepData).toEqual({
    age: 15,
    displayName: 'Ada',
  })
})

test('steps that arrive together are all kept', async () => {
  const ada = await t.signUp()
  const step = { currentStep: 'profile', completedSteps: [] } as const
  await Promise.all([
    ada.call(onboarding.saveProgress, { ...step, completedSteps: ['welcome'], stepData: { age: 15 } }),
    ada.call(onboarding.saveProgress, { ...step, completedSteps: [], stepData: { displayName: 'Ada' } }),
    ada.call(onboarding.saveProgress, { ...step, completedSteps: [], stepData: { profession: 'Poet' } }),
    ada.call(onboarding.saveProgress, { ...step, completedSteps: ['profile'], stepData: {} }),
  ])
  expect((await ada.call(onboarding.progress, {})).body.data).toMatchObject({
    completedSteps: ['welcome', 'profile'],
    stepData: { age: 15, displayName: 'Ada', profession: 'Poet' },
  })
})

test('finishing is remembered, also when every step was skipped, and keeps its first date', async () => {
  const ada = await t.signUp()
  const first = await ada.call(onboarding.complete, {})
  expect(first.body.data).toMatchObject({ isCompleted: true, completedAt: t.clock.now.toISOString() })
  expect((await ada.call(accounts.currentUser, {})).body.onboardingCompleted).toBe(true)

  t.clock.now = new Date(t.clock.now.getTime() + 60_000)
  const second = await ada.call(onboarding.complete, {})
  expect(second.body.data.completedAt).toBe(first.body.data.completedAt)
})

test.each([
  [12, false],
  [13, undefined],
])('at the age of %i the consent to usage data is %s', async (age, consent) => {
  const ada = await t.signUp()
  await ada.call(onboarding.saveProgress, { currentStep: 'done', completedSteps: [], stepData: { age } })
  const [row] = await t.db.select().from(privacySettings).where(eq(privacySettings.userId, ada.id))
  expect(row?.dataCollectionConsent).toBe(consent)
})

test.each([3, 121, 7.5])('an age of %d is refused', async (age) => {
  const ada = await t.signUp()
  const answer = await ada.call(onboarding.saveProgress, {
    currentStep: 'done',
    completedSteps: [],
    stepData: { age },
  })
  expect(answer).toMatchObject({ status: 400, body: { issues: [{ field: 'stepData.age' }] } })
})
