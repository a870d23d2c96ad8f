import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dashboard } from '#contract/dashboard.ts'
import { lessons } from '#contract/lessons.ts'
import { practice } from '#contract/practice.ts'
import { OPENED_FIGURES, ROWS_PER_PAGE, recordRows } from '#contract/profile/record-rows.ts'
import { progress } from '#contract/progress.ts'
import { daysBefore } from '#engines/days/index.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { answerProblem } from '../../testing/answer-problem.ts'
import { addLesson, findSubject } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const t = prepareTestApp({ now: new Date('2026-03-10T09:00:00Z') })

async function begin() {
  const lesson = await addLesson(t)
  const ada = await t.signUp()
  const save = (more: object) =>
    ada.call(progress.save, {
      id: ada.id,
      userId: ada.id,
      lessonId: lesson.id,
      completed: false,
      timeSpent: 0,
      ...more,
    })
  const read = async () => (await ada.call(progress.records, { id: ada.id })).body
  return { lesson, ada, save, read }
}

test('starting a lesson leaves a record without completion and time', { tags: ['LESSON-43'] }, async () => {
  const { lesson, ada, save, read } = await begin()
  const answer = await save({ lastAccessed: '2026-03-10T08:59:00Z' })
  expect(answer.status).toBe(201)
  expect(await read()).toEqual([
    {
      userId: ada.id,
      lessonId: lesson.id,
      completed: false,
      timeSpent: 0,
      lastAccessed: '2026-03-10T08:59:00.000Z',
      readSection: null,
      readOffset: null,
    },
  ])
})

test('starting again keeps completion, time and the place where the learner was reading', {
  tags: ['X-24'],
}, async () => {
  const { save, read } = await begin()
  await save({ completed: true, timeSpent: 300, readSection: 'share', readOffset: 0.5 })
  await save({})
  expect(await read()).toMatchObject([
    { completed: true, timeSpent: 300, readSection: 'share', readOffset: 0.5 },
  ])
})

test('two devices add up, and a report that arrives twice counts once', async () => {
  const { ada, save, read } = await begin()
  const phone = (seconds: number) => save({ visit: { id: 'phone-visit', seconds } })
  const desk = (seconds: number) => save({ visit: { id: 'desk-visit', seconds } })
  for (const report of [phone(30), desk(40), phone(60), phone(60), desk(10)]) await report
  expect(await read()).toMatchObject([{ timeSpent: 100 }])
  const [day] = await t.db.select().from(learningDays).where(eq(learningDays.userId, ada.id))
  expect(day?.seconds).toBe(100)
})

test('a day counts a completed lesson once, however often it is completed', async () => {
  const { ada, save } = await begin()
  await save({ completed: true, timeSpent: 60 })
  await save({ completed: true, timeSpent: 90 })
  const { body } = await ada.call(dashboard.stats, {})
  expect(body).toMatchObject({
    totalLessonsCompleted: 1,
    weeklyProgress: 20,
    currentStreak: 1,
    continueLesson: null,
  })
})

test('an id in the body that is not the own one is refused', { tags: ['X-53'] }, async () => {
  const { save } = await begin()
  const other = await t.signUp()
  expect((await save({ userId: other.id })).status).toBe(403)
})

test('a lesson that does not exist is not found', async () => {
  const { save } = await begin()
  expect(await save({ lessonId: 2_000_000_000 })).toMatchObject({
    status: 404,
    body: { message: 'Lesson not found' },
  })
})

test('a clock that runs ahead is set right', async () => {
  const { save, read } = await begin()
  await save({ lastAccessed: '2031-01-01T00:00:00Z' })
  expect(await read()).toMatchObject([{ lastAccessed: '2026-03-10T09:00:00.000Z' }])
})

test('goals measure what they are about and say whether they are on track', async () => {
  const { ada, save } = await begin()
  const { body: goal } = await ada.call(progress.addGoal, {
    userId: ada.id,
    goalType: 'lessons',
    subject: 'Mathematics',
    targetScore: 2,
    targetDate: '2026-04-10',
  })
  expect(goal).toMatchObject({ progress: 0, isOnTrack: true, title: 'Complete 2 lessons' })
  await save({ completed: true, timeSpent: 60 })
  expect((await ada.call(progress.goals, { userId: ada.id })).body).toMatchObject([{ progress: 50 }])
  const closed = await ada.call(progress.adjustGoal, { userId: ada.id, goalId: goal.id, isActive: false })
  expect(closed.status).toBe(200)
  expect((await ada.call(progress.goals, { userId: ada.id })).body).toEqual([])
})

test('goals stand in the order of their priority, which can be changed', {
  tags: ['P-103', 'P-104'],
}, async () => {
  const { ada } = await begin()
  const add = (targetScore: number, priority?: number) =>
    ada.call(progress.addGoal, {
      userId: ada.id,
      goalType: 'lessons',
      subject: null,
      targetScore,
      targetDate: '2026-04-10',
      priority,
    })
  await add(2, 3)
  const { body: goal } = await add(5, 4)
  await add(7)
  const read = async () =>
    (await ada.call(progress.goals, { userId: ada.id })).body.map(({ targetScore }) => targetScore)
  expect(await read()).toEqual([7, 2, 5])
  await ada.call(progress.adjustGoal, { userId: ada.id, goalId: goal.id, priority: 2 })
  expect(await read()).toEqual([7, 5, 2])
  expect((await add(9, 6)).status).toBe(400)
})

const aimAt = (ada: TestPerson, targetScore: number) =>
  ada.call(progress.addGoal, {
    userId: ada.id,
    goalType: 'mastery',
    subject: null,
    targetScore,
    targetDate: '2026-04-10',
  })

test('mastery cannot be aimed beyond 100 percent, neither when a goal is set nor later', async () => {
  const { ada } = await begin()
  expect(await aimAt(ada, 101)).toMatchObject({
    status: 400,
    body: { message: 'Mastery ends at 100 percent' },
  })
  const { body: goal } = await aimAt(ada, 100)
  const adjust = (targetScore: number) =>
    ada.call(progress.adjustGoal, { userId: ada.id, goalId: goal.id, targetScore })
  expect((await adjust(500)).status).toBe(400)
  expect((await ada.call(progress.goals, { userId: ada.id })).body).toMatchObject([{ targetScore: 100 }])
})

test('a mastery goal that is reached already is refused with where the learner stands', async () => {
  const ada = await t.signUp()
  for (let answered = 0; answered < 4; answered++) {
    const { body: problem } = await ada.call(practice.next, { subject: 'Mathematics' })
    await answerProblem(t, ada, problem.id, true)
  }
  expect(await aimAt(ada, 1)).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/^You are at \d+% already\. Choose a goal above \d+%\.$/) },
  })
  expect((await aimAt(ada, 100)).status).toBe(201)
})

test('a goal that was closed in another tab cannot be adjusted, and can be opened again', async () => {
  const { ada } = await begin()
  const { body: goal } = await ada.call(progress.addGoal, {
    userId: ada.id,
    goalType: 'lessons',
    subject: null,
    targetScore: 4,
    targetDate: '2026-04-10',
  })
  const adjust = (change: object) =>
    ada.call(progress.adjustGoal, { userId: ada.id, goalId: goal.id, ...change })
  await adjust({ isActive: false })
  expect(await adjust({ targetScore: 9 })).toMatchObject({
    status: 409,
    body: { message: 'This goal has been closed' },
  })
  expect((await adjust({ isActive: true })).body).toMatchObject({ targetScore: 4 })
})

test('a recommended lesson is new exactly while it has no progress record', {
  tags: ['DASH-36…37'],
}, async () => {
  const lesson = await addLesson(t, { grade: 8 })
  const ada = await t.signUp('student', { grade: 8 })
  const recommended = async () => (await ada.call(lessons.recommendations, { id: ada.id })).body
  expect(await recommended()).toMatchObject([{ id: lesson.id, isNew: true, because: { kind: 'first' } }])
  await ada.call(progress.save, { id: ada.id, lessonId: lesson.id })
  expect(await recommended()).toMatchObject([{ id: lesson.id, isNew: false, because: { kind: 'begun' } }])
})

test("another learner's goal is not found", async () => {
  const { ada } = await begin()
  const bob = await t.signUp()
  const { body: goal } = await ada.call(progress.addGoal, {
    userId: ada.id,
    goalType: 'study_time',
    subject: null,
    targetScore: 60,
    targetDate: '2026-04-10',
  })
  const stolen = await bob.call(progress.adjustGoal, { userId: bob.id, goalId: goal.id, targetScore: 1 })
  expect(stolen.status).toBe(404)
})

test('metrics show lessons, minutes and streak of each subject', async () => {
  const { ada, save } = await begin()
  await save({ completed: true, timeSpent: 125 })
  const { body } = await ada.call(progress.metrics, { userId: ada.id })
  const mathematics = body.find(({ subjectName }) => subjectName === 'Mathematics')
  expect(mathematics).toMatchObject({
    timeSpent: 2,
    completedLessons: 1,
    streakDays: 1,
    trend: 'stable',
    masteryLevel: 0,
  })
  expect(mathematics?.totalLessons).toBeGreaterThanOrEqual(1)
})

test('a learner who has done nothing gets neither insights nor activity', async () => {
  const ada = await t.signUp()
  expect((await ada.call(progress.insights, { userId: ada.id })).body).toEqual([])
  expect((await ada.call(progress.activity, { userId: ada.id })).body).toEqual([])
})

test('figures of the record open to their rows, a page at a time, also of one subject', async () => {
  const ada = await t.signUp()
  const mathematics = await findSubject(t, 'Mathematics')
  const rows = Array.from({ length: ROWS_PER_PAGE + 5 }, (_, n) => ({
    ...{ userId: ada.id, day: daysBefore('2026-03-10', n), seconds: 61 },
    subjectId: n === 0 ? mathematics : null,
  }))
  await t.db.insert(learningDays).values(rows)
  const open = async (more: object) =>
    (await ada.call(recordRows.read, { userId: ada.id, figure: 'time' as const, ...more })).body
  const [first, second] = [await open({}), await open({ offset: ROWS_PER_PAGE })]
  expect([first.hasMore, second.hasMore]).toEqual([true, false])
  const all = [...first.rows, ...second.rows]
  expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(61 * rows.length)
  expect((await open({ subject: 'Mathematics' })).rows).toMatchObject([{ day: '2026-03-10', amount: 61 }])
  expect((await open({ figure: 'problems' })).rows).toEqual([])
  expect((await open({ since: '2026-03-09' })).rows).toHaveLength(2)
  for (const figure of OPENED_FIGURES) {
    const ofYear = (year: string) =>
      ada.call(recordRows.read, { userId: ada.id, figure, since: `${year}-01-01` })
    expect([(await ofYear('0000')).status, (await ofYear('0002')).status]).toEqual([400, 200])
  }
})

test('rows of a record are not shown to anybody else', async () => {
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  expect((await bob.call(recordRows.read, { userId: ada.id, figure: 'lessons' })).status).toBe(404)
})
