import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { onboarding } from '#contract/onboarding/onboarding.ts'
import { type Placement, placement } from '#contract/onboarding/placement.ts'
import { practice } from '#contract/practice.ts'
import type { Given } from '#engines/answers/index.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { learningPaths, onboardingAssessments } from '../../db/schema/accounts/onboarding.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { placements } from '../../db/schema/learning/placements.ts'
import { practiceProblems } from '../../db/schema/learning/practice-problems.ts'
import { skillStates } from '../../db/schema/learning/skill-states.ts'
import { allSkills } from '../../domain/skills.ts'
import { fillSubjects } from '../../first-start/subjects.ts'
import { findRightAnswer } from '../../testing/answer-problem.ts'
import { addLesson } from '../../testing/learning-rows.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
  await fillSubjects(t.db)
})

async function begin(subject = 'Mathematics', ada?: TestPerson) {
  const learner = ada ?? (await t.signUp('student', { grade: 5 }))
  const { status, body } = await learner.call(placement.start, { subject })
  return { ada: learner, status, test: body }
}

async function answer(
  ada: TestPerson,
  test: Placement,
  given: Given | null,
  problemId = test.problem?.id ?? 0,
) {
  return ada.send(placement.answer, { id: test.id, problemId, answer: given, timeSpentSeconds: 10 })
}

/** Knows what is taught up to a grade, and says so where it does not. */
async function takeWhole(ada: TestPerson, subject: string, knowsUpTo: number): Promise<Placement> {
  let { test } = await begin(subject, ada)
  while (test.problem) {
    const isKnown = (allSkills().get(test.problem.skill.id)?.grade ?? 13) <= knowsUpTo
    const { status, body } = await answer(
      ada,
      test,
      isKnown ? await findRightAnswer(t, test.problem.id) : null,
    )
    expect(status).toBe(200)
    test = body
  }
  return test
}

function attemptsOf(ada: TestPerson) {
  return t.db.select().from(attempts).where(eq(attempts.userId, ada.id)).orderBy(attempts.id)
}

test('the subjects with practice are listed, each with the newest test', async () => {
  const { ada, test: begun } = await begin('English')
  const { body } = await ada.call(placement.list, {})
  expect(body.map(({ subject }) => subject)).toEqual(['Mathematics', 'English', 'Science'])
  expect(body.map(({ newest }) => newest?.id)).toEqual([undefined, begun.id, undefined])
})

test('a test begins with a question of the middle difficulty, without its answer', async () => {
  const { status, test: begun } = await begin()
  expect(status).toBe(201)
  expect(begun).toMatchObject({ subject: 'Mathematics', asked: 0, most: 15, report: null, finishedAt: null })
  expect(begun.problem).toMatchObject({ difficulty: 2, hintsShown: [], tries: 0 })
  expect(JSON.stringify(begun.problem)).not.toContain('isRight')
})

test('a subject without practice has no test', async () => {
  expect((await begin('Music')).status).toBe(404)
})

test('who comes back on the same day goes on at the same question; a day later it begins anew', async () => {
  const { ada, test: begun } = await begin()
  const { body: second } = await answer(ada, begun, null)
  expect((await begin('Mathematics', ada)).test).toEqual(second)
  const today = t.clock.now
  t.clock.now = new Date(today.getTime() + DAY_MS)
  const { test: anew } = await begin('Mathematics', ada)
  t.clock.now = today
  expect(anew.id).not.toBe(begun.id)
  expect(anew.asked).toBe(0)
})

test('a right answer counts for mastery as any other', async () => {
  const { ada, test: begun } = await begin()
  const skill = begun.problem?.skill.id ?? ''
  const { body } = await answer(ada, begun, await findRightAnswer(t, begun.problem?.id ?? 0))
  expect(body).toMatchObject({ id: begun.id, asked: 1, report: null })
  expect(body.problem?.skill.id).not.toBe(skill)
  const [attempt] = await attemptsOf(ada)
  expect(attempt).toMatchObject({
    source: 'placement',
    skills: [skill],
    correct: true,
    helped: false,
    tryNumber: 1,
    difficulty: 2,
    timeSpentSeconds: 10,
    day: '2026-01-05',
  })
  expect(attempt?.predicted).toBeGreaterThan(0)
  const [state] = await t.db.select().from(skillStates).where(eq(skillStates.userId, ada.id))
  expect(state).toMatchObject({ skill, answers: 1, correct: 1 })
})

test('"not learned yet" is an answer that is not right, without a text', async () => {
  const { ada, test: begun } = await begin()
  const { status, body } = await answer(ada, begun, null)
  expect([status, body.asked]).toEqual([200, 1])
  expect(await attemptsOf(ada)).toMatchObject([{ correct: false, helped: false, answer: null }])
})

test('what cannot be read is refused with a clear word and leaves no trace', async () => {
  const { ada, test: begun } = await begin()
  // A list where one value is asked for cannot be read by any kind of question; the first ones of grade 5 ask for one.
  const { status, body } = await answer(ada, begun, ['a', 'b', 'c'])
  expect(status).toBe(400)
  expect(body.message).toContain('We could not read this answer')
  expect(await attemptsOf(ada)).toEqual([])
  const [problem] = await t.db.select().from(practiceProblems).where(eq(practiceProblems.userId, ada.id))
  expect(problem?.tries).toBe(0)
  expect((await begin('Mathematics', ada)).test).toEqual(begun)
})

test('a question is answered once', async () => {
  const { ada, test: begun } = await begin()
  await answer(ada, begun, null)
  const { status, body } = await answer(ada, begun, null)
  expect([status, body.message]).toEqual([409, 'You have already answered this question'])
  expect(await attemptsOf(ada)).toHaveLength(1)
})

test('two devices that answer together count once', async () => {
  const { ada, test: begun } = await begin()
  const answers = await Promise.all([answer(ada, begun, null), answer(ada, begun, null)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await attemptsOf(ada)).toHaveLength(1)
})

test("another test's question, another learner's and another learner's test are not found", async () => {
  const { ada, test: mathematics } = await begin()
  const { test: english } = await begin('English', ada)
  const { ada: bob, test: foreign } = await begin()
  expect((await answer(ada, mathematics, null, english.problem?.id)).status).toBe(404)
  expect((await answer(ada, mathematics, null, foreign.problem?.id)).status).toBe(404)
  expect((await answer(bob, mathematics, null)).status).toBe(404)
  expect((await bob.call(placement.finish, { id: mathematics.id })).status).toBe(404)
  expect(await attemptsOf(ada)).toEqual([])
})

test.each([
  ['Mathematics', 3],
  ['Mathematics', 8],
  ['English', 4],
  ['Science', 5],
])('in %s a fifth-grader who knows the work of grade %i is placed next to it', async (subject, knowsUpTo) => {
  const ada = await t.signUp('student', { grade: 5 })
  const { asked, report, problem, finishedAt } = await takeWhole(ada, subject, knowsUpTo)
  expect([problem, finishedAt]).toEqual([null, t.clock.now.toISOString()])
  expect(asked).toBeGreaterThanOrEqual(8)
  expect(asked).toBeLessThanOrEqual(15)
  expect(Math.abs((report?.grade ?? 0) - (knowsUpTo + 1))).toBeLessThanOrEqual(1)
  expect(report?.confidence).toBeGreaterThan(50)
  expect(report?.firstPath.length).toBeGreaterThan(0)
  expect(new Set(report?.firstPath.map((skill) => skill.subject))).toEqual(new Set([subject]))
})

test('the end writes the assessment and a path that can be followed', async () => {
  const ada = await t.signUp('student', { grade: 5 })
  const { asked, report } = await takeWhole(ada, 'Mathematics', 4)
  const [assessment] = await t.db
    .select()
    .from(onboardingAssessments)
    .where(eq(onboardingAssessments.userId, ada.id))
  expect(assessment).toMatchObject({
    subject: 'Mathematics',
    confidenceRating: report?.confidence,
    timeSpentSeconds: 10 * asked,
  })
  expect(Math.floor(assessment?.proficiencyLevel ?? 0)).toBe(report?.grade)
  expect(assessment?.questionResponses).toHaveLength(asked)
  expect(assessment?.questionResponses.some(({ correct }) => correct === false)).toBe(true)

  const { body: paths } = await ada.call(onboarding.paths, { id: ada.id })
  expect(paths).toMatchObject([
    { subject: 'Mathematics', difficultyLevel: `Grade ${report?.grade}`, isActive: true },
  ])
  expect(paths[0]?.steps.flatMap(({ skill }) => skill ?? [])).toEqual(report?.firstPath.map(({ id }) => id))
  expect(paths[0]?.estimatedDurationHours).toBeGreaterThan(0)
})

test('a lesson that teaches a skill of the path stands before it, and counts when it is completed', async () => {
  const bob = await t.signUp('student', { grade: 5 })
  const first = (await takeWhole(bob, 'Mathematics', 4)).report?.firstPath[0]?.id ?? ''
  const outline = {
    objectives: [],
    vocabulary: {},
    skills: [first],
    prerequisites: [],
    standards: [],
    sections: [],
  }
  const lesson = await addLesson(t, { title: 'Begin here', duration: 20, outline })
  const ada = await t.signUp('student', { grade: 5 })
  await takeWhole(ada, 'Mathematics', 4)
  const [path] = (await ada.call(onboarding.paths, { id: ada.id })).body
  expect(path?.steps.slice(0, 2)).toEqual([
    { title: 'Begin here', lessonId: lesson.id, skill: null, isDone: false },
    { title: allSkills().get(first)?.name, lessonId: null, skill: first, isDone: false },
  ])
  const { progress } = await import('#contract/progress.ts')
  await ada.call(progress.save, {
    id: ada.id,
    userId: ada.id,
    lessonId: lesson.id,
    completed: true,
    timeSpent: 60,
    lastAccessed: t.clock.now.toISOString(),
  })
  const [after] = (await ada.call(onboarding.paths, { id: ada.id })).body
  expect(after?.steps[0]?.isDone).toBe(true)
  expect(after?.progressPercentage).toBe(Math.round(100 / (after?.steps.length ?? 1)))
})

test('it can be ended early, once there is an answer, and ending it twice changes nothing', async () => {
  const { ada, test: begun } = await begin()
  expect((await ada.call(placement.finish, { id: begun.id })).status).toBe(409)
  await answer(ada, begun, null)
  const { body: first } = await ada.call(placement.finish, { id: begun.id })
  expect(first).toMatchObject({ asked: 1, problem: null, report: { grade: expect.any(Number) } })
  expect((await ada.call(placement.finish, { id: begun.id })).body).toEqual(first)
  const rows = await t.db.select().from(onboardingAssessments).where(eq(onboardingAssessments.userId, ada.id))
  expect(rows).toHaveLength(1)
  expect((await answer(ada, first, null, begun.problem?.id)).status).toBe(409)
})

test('taken again it replaces the path and keeps the old one', async () => {
  const ada = await t.signUp('student', { grade: 5 })
  const first = await takeWhole(ada, 'Science', 3)
  const second = await takeWhole(ada, 'Science', 6)
  expect(second.id).not.toBe(first.id)
  const rows = await t.db.select().from(learningPaths).where(eq(learningPaths.userId, ada.id))
  expect(rows.map(({ isActive }) => isActive).toSorted()).toEqual([false, true])
  const { body } = await ada.call(onboarding.paths, { id: ada.id })
  expect(body.map(({ isActive }) => isActive)).toEqual([true, false])
  expect(
    (await ada.call(placement.list, {})).body.find(({ subject }) => subject === 'Science')?.newest?.id,
  ).toBe(second.id)
})

test('whoever turns out to know everything is no longer sent along an older path', async () => {
  const ada = await t.signUp('student', { grade: 11 })
  await takeWhole(ada, 'Science', 3)
  const { report } = await takeWhole(ada, 'Science', 13)
  expect(report).toMatchObject({ grade: 12, firstPath: [] })
  const { body } = await ada.call(onboarding.paths, { id: ada.id })
  expect(body.map(({ isActive }) => isActive)).toEqual([false])
})

test('practice begins where the placement ended', async () => {
  const ada = await t.signUp('student', { grade: 9 })
  const { report } = await takeWhole(ada, 'Mathematics', 2)
  const { body } = await ada.call(practice.next, { subject: 'Mathematics' })
  expect(allSkills().get(body.skill.id)?.grade).toBeLessThanOrEqual((report?.grade ?? 0) + 1)
})

test('a question whose skill has left the curriculum is replaced by another one', async () => {
  const { ada, test: begun } = await begin()
  await t.db
    .update(practiceProblems)
    .set({ skill: 'math.5.no-longer-taught' })
    .where(and(eq(practiceProblems.id, begun.problem?.id ?? 0), eq(practiceProblems.userId, ada.id)))
  const { test: resumed } = await begin('Mathematics', ada)
  expect(resumed.id).toBe(begun.id)
  expect(resumed.problem?.id).not.toBe(begun.problem?.id)
  const [row] = await t.db.select().from(placements).where(eq(placements.id, begun.id))
  expect(row?.problemId).toBe(resumed.problem?.id)
})

test('a day with a placement is a day of learning, without counting as practice', async () => {
  const { ada, test: begun } = await begin()
  await answer(ada, begun, null)
  const days = await t.db.select().from(learningDays).where(eq(learningDays.userId, ada.id))
  expect(days).toMatchObject([{ problemsTried: 0, seconds: 10 }])
})
