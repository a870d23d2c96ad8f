import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { guardian } from '#contract/onboarding/guardian.ts'
import { onboarding } from '#contract/onboarding/onboarding.ts'
import {
  learningPaths,
  learningPreferences,
  onboardingAssessments,
} from '../../db/schema/accounts/onboarding.ts'
import { studyPreferences } from '../../db/schema/accounts/settings.ts'
import { allSkills } from '../../domain/skills.ts'
import { addLesson, retireAllLessons } from '../../testing/learning-rows.ts'
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

test.each([3, 121, 7.5])('an age of %d is refused', async (age) => {
  const ada = await t.signUp()
  const answer = await ada.call(onboarding.saveProgress, {
    currentStep: 'done',
    completedSteps: [],
    stepData: { age },
  })
  expect(answer).toMatchObject({ status: 400, body: { issues: [{ field: 'stepData.age' }] } })
})

test('onboarding takes no word of a guardian from the session of a child', { tags: ['Y-68'] }, async () => {
  const ada = await t.signUp()
  const stepData = { age: 8, guardianName: 'Byron', guardianAgrees: true }
  const step = { currentStep: 'goals', completedSteps: ['profile'], stepData }
  expect((await ada.send(onboarding.saveProgress, step)).status).toBe(200)
  expect((await ada.call(onboarding.progress, {})).body.data.stepData).toEqual({ age: 8 })
  expect((await ada.call(guardian.read, {})).body).toMatchObject({ isShielded: true, agreement: null })
})

test('who has said nothing likes everything alike', { tags: ['P-102,DATA2-13'] }, async () => {
  const ada = await t.signUp()
  expect((await ada.call(onboarding.preferences, {})).body).toEqual({
    visualPreference: 0.5,
    auditoryPreference: 0.5,
    kinestheticPreference: 0.5,
    preferredExplanationStyle: 'balanced',
    motivationFactors: [],
  })
})

test('what is said is kept, what is not said stays, and the account knows the person', {
  tags: ['P-102'],
}, async () => {
  const ada = await t.signUp('professional')
  await ada.call(onboarding.savePreferences, {
    visualPreference: 1,
    motivationFactors: ['fun', 'career'],
    age: 40,
    profession: 'Poet',
    expertiseLevel: 'advanced',
  })
  const { body } = await ada.call(onboarding.savePreferences, { auditoryPreference: 0 })
  expect(body).toEqual({
    visualPreference: 1,
    auditoryPreference: 0,
    kinestheticPreference: 0.5,
    preferredExplanationStyle: 'balanced',
    motivationFactors: ['fun', 'career'],
  })
  expect((await ada.call(onboarding.preferences, {})).body).toEqual(body)
  expect((await ada.call(accounts.currentUser, {})).body).toMatchObject({
    age: 40,
    profession: 'Poet',
    expertiseLevel: 'advanced',
  })
})

test('the explanation style stands in both tables', { tags: ['Y-94'] }, async () => {
  const ada = await t.signUp()
  for (const style of ['concise', 'detailed'] as const) {
    await ada.call(onboarding.savePreferences, { preferredExplanationStyle: style })
    const [learning] = await t.db
      .select()
      .from(learningPreferences)
      .where(eq(learningPreferences.userId, ada.id))
    const [study] = await t.db.select().from(studyPreferences).where(eq(studyPreferences.userId, ada.id))
    expect([learning?.preferredExplanationStyle, study?.explanationStyle]).toEqual([style, style])
  }
})

test.each([
  { visualPreference: 1.1 },
  { auditoryPreference: -0.1 },
  { preferredExplanationStyle: 'by song' },
  { preferredExplanationStyle: 'b'.repeat(21) },
  { motivationFactors: ['m'.repeat(51)] },
])('%j is refused', { tags: ['Y-72'] }, async (said) => {
  const ada = await t.signUp()
  expect((await ada.send(onboarding.savePreferences, said)).status).toBe(400)
})

test('an assessment taken elsewhere is stored as it was sent', { tags: ['P-101,DATA2-12'] }, async () => {
  const ada = await t.signUp()
  const questionResponses = [{ questionId: 'q1', answer: '4', correct: true, timeSpentSeconds: 12 }]
  const sent = { subject: 'Art', proficiencyLevel: 4.5, confidenceRating: 80, timeSpentSeconds: 12 }
  const { status, body } = await ada.call(onboarding.addAssessment, { ...sent, questionResponses })
  expect([status, body]).toMatchObject([201, { ...sent, createdAt: t.clock.now.toISOString() }])
  const [row] = await t.db
    .select()
    .from(onboardingAssessments)
    .where(eq(onboardingAssessments.userId, ada.id))
  expect(row).toMatchObject({ ...sent, questionResponses })
})

test('a subject of more than 50 characters is refused, not cut', {
  tags: ['CONST2-35', 'Y-72'],
}, async () => {
  const ada = await t.signUp()
  expect((await ada.call(onboarding.addAssessment, { subject: 's'.repeat(51) })).status).toBe(400)
  expect((await ada.call(onboarding.addAssessment, { subject: 's'.repeat(50) })).status).toBe(201)
})

test('a student who skips everything still finds a first path of the own grade in each subject', {
  tags: ['P-105,P-106'],
}, async () => {
  const ada = await t.signUp('student', { grade: 4 })
  await ada.call(onboarding.complete, {})
  const { body } = await ada.call(onboarding.paths, { id: ada.id })
  expect(body.map(({ subject }) => subject).toSorted()).toEqual(['English', 'Mathematics', 'Science'])
  for (const { steps, progressPercentage, isActive, difficultyLevel } of body) {
    expect([progressPercentage, isActive, difficultyLevel]).toEqual([0, true, 'Grade 4'])
    const grades = steps.flatMap(({ skill }) => (skill === null ? [] : allSkills().get(skill)?.grade))
    expect(new Set(grades)).toEqual(new Set([4]))
  }
  await ada.call(onboarding.complete, {})
  expect((await ada.call(onboarding.paths, { id: ada.id })).body).toEqual(body)
})

test('an adult begins with the first lessons of the courses made for them', { tags: ['P-106'] }, async () => {
  await retireAllLessons(t)
  const lesson = await addLesson(t, { title: 'Limits', grade: 13, audience: 'college', course: 'Calculus' })
  const ada = await t.signUp('college')
  await ada.call(onboarding.complete, {})
  const { body } = await ada.call(onboarding.paths, { id: ada.id })
  expect(body).toMatchObject([
    { subject: 'Mathematics', difficultyLevel: null, steps: [{ title: 'Limits', lessonId: lesson.id }] },
  ])
})

test.each(['teacher', 'admin'] as const)('a %s is given no path to learn', async (role) => {
  const ada = await t.signUp(role)
  await ada.call(onboarding.complete, {})
  expect(await t.db.select().from(learningPaths).where(eq(learningPaths.userId, ada.id))).toEqual([])
})
