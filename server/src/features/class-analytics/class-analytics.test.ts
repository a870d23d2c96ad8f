import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { classAnalytics } from '#contract/teaching/class-analytics.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { analytics } from '../../db/schema/teaching/analytics.ts'
import { classEnrollments } from '../../db/schema/teaching/classes.ts'
import { addResult, assign, handIn, openClass } from '../../testing/analytics-rows.ts'
import { listPeople } from '../../testing/audit-rows.ts'
import { addQuiz } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { setSchool } from '../../testing/school-rows.ts'
import type { TestPerson } from '../../testing/test-app.ts'

/** A Tuesday. */
const NOW = new Date('2026-03-10T09:00:00Z')
const LAST_WEEK = new Date('2026-03-04T09:00:00Z')

const t = prepareTestApp({ now: NOW })

type CallInput = Parameters<TestPerson['call']>[1]
const read = async (teacher: TestPerson, wanted: CallInput) =>
  (await teacher.send(classAnalytics.overview, wanted)).body

const learn = (student: TestPerson, day: string, minutes: number) =>
  t.db.insert(learningDays).values({ userId: student.id, day, seconds: minutes * 60, problemsTried: 3 })

const tryProblem = (student: TestPerson, seed: number, day: string, tries: number) =>
  t.db.insert(attempts).values(
    Array.from({ length: tries }, (_, place) => ({
      userId: student.id,
      source: 'practice' as const,
      itemId: 'volume',
      seed,
      correct: false,
      tryNumber: place + 1,
      answeredAt: new Date(`${day}T08:00:00Z`),
      day,
    })),
  )

test('a week of a class: completion, average, activity, by student, beside the week before', {
  tags: ['P-25', 'TEACH-06', 'TEACH-27'],
}, async () => {
  const teacher = await t.signUp('teacher')
  const [ada, bob] = [
    await t.signUp('student', { firstName: 'Ada', lastName: 'Aalto' }),
    await t.signUp('student', { firstName: 'Bob', lastName: 'Zorn' }),
  ]
  const classId = await openClass(t, teacher, [ada, bob])
  const poem = await assign(t, teacher, classId, { assignedDate: LAST_WEEK, dueDate: LAST_WEEK })
  await handIn(t, poem, ada, { grade: 50, gradedAt: LAST_WEEK })
  const essay = await assign(t, teacher, classId, { points: 50 })
  await handIn(t, essay, ada, { grade: 40 })
  await learn(ada, '2026-03-09', 30)
  await learn(ada, '2026-03-10', 12)
  await learn(bob, '2026-03-03', 20)
  // Two problems, however often they were tried; one more in the week before.
  await tryProblem(ada, 1, '2026-03-09', 3)
  await tryProblem(ada, 2, '2026-03-10', 1)
  await tryProblem(bob, 1, '2026-03-03', 2)
  const found = await read(teacher, { classId, period: 'week' })
  expect(found).toMatchObject({
    period: { from: '2026-03-09', to: '2026-03-15' },
    before: { from: '2026-03-02', to: '2026-03-08' },
    metrics: {
      pupils: 2,
      averageScore: 80,
      completionRate: 50,
      activePupils: 1,
      activeDays: 2,
      minutes: 42,
      problems: 2,
    },
    metricsBefore: { averageScore: 100, completionRate: 50, expected: 2, minutes: 20, problems: 1 },
    weeks: [{ start: '2026-03-09', averageScore: 80, completionRate: 50, activePupils: 1, minutes: 42 }],
  })
  expect(found.pupils).toEqual([
    {
      id: ada.id,
      username: ada.user.username,
      firstName: 'Ada',
      lastName: 'Aalto',
      averageScore: 80,
      expected: 1,
      submitted: 1,
      open: 0,
      activeDays: 2,
      minutes: 42,
      problems: 2,
    },
    {
      id: bob.id,
      username: bob.user.username,
      firstName: 'Bob',
      lastName: 'Zorn',
      averageScore: null,
      expected: 1,
      submitted: 0,
      open: 0,
      activeDays: 0,
      minutes: 0,
      problems: 0,
    },
  ])
  expect(found.insights).toEqual([
    { code: 'averageDown', count: 20 },
    { code: 'activityUp', count: 110 },
    { code: 'pupilsAway', count: 1 },
  ])
  const seen = await t.db.select().from(auditLog).where(eq(auditLog.actorId, teacher.id)).orderBy(auditLog.id)
  expect(new Set(listPeople(seen))).toEqual(new Set([ada.id, bob.id]))
})

test('figures of a period that is over are kept, and stay when a student leaves', {
  tags: ['DATA2-47'],
}, async () => {
  const teacher = await t.signUp('teacher')
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  const classId = await openClass(t, teacher, [ada, bob])
  const essay = await assign(t, teacher, classId, { assignedDate: LAST_WEEK, dueDate: LAST_WEEK })
  await handIn(t, essay, ada, { grade: 50, gradedAt: LAST_WEEK })
  await handIn(t, essay, bob, { grade: 0, gradedAt: LAST_WEEK })
  await read(teacher, { classId, period: 'week' })
  await t.db.update(classEnrollments).set({ status: 'removed' }).where(eq(classEnrollments.studentId, bob.id))
  const later = await read(teacher, { classId, period: 'week' })
  expect(later.metrics.pupils).toBe(1)
  expect(later.metricsBefore).toMatchObject({ pupils: 2, averageScore: 50, scores: 2 })
  const past = await read(teacher, { classId, period: 'week', day: '2026-03-04' })
  expect(past.metrics).toMatchObject({ pupils: 2, averageScore: 50 })
  const kept = await t.db.select().from(analytics).where(eq(analytics.classId, classId)).orderBy(analytics.id)
  expect(kept.map(({ period, startDate, endDate }) => [period, startDate, endDate])).toEqual([
    ['week', '2026-03-02', '2026-03-08'],
    ['week', '2026-02-23', '2026-03-01'],
  ])
  expect(kept[0]).toMatchObject({ teacherId: teacher.id, metrics: { averageScore: 50 } })
})

test('figures that were kept when they meant something else are worked out anew', async () => {
  const teacher = await t.signUp('teacher')
  const ada = await t.signUp()
  const classId = await openClass(t, teacher, [ada])
  const kept = { pupils: 1, averageScore: 86, completionRate: 86, scores: 3, expected: 7, submitted: 6 }
  const activity = { activePupils: 0, activeDays: 0, minutes: 0, lessons: 0, problems: 0 }
  const days = { startDate: '2026-03-02', endDate: '2026-03-08' }
  const metrics = { ...kept, ...activity, open: 0 }
  await t.db.insert(analytics).values({ classId, teacherId: teacher.id, period: 'week', ...days, metrics })
  const nothing = { averageScore: null, completionRate: null, expected: 0 }
  for (const _ of ['first', 'second']) {
    const found = await read(teacher, { classId, period: 'week' })
    expect(found.metricsBefore).toMatchObject(nothing)
  }
  expect(await t.db.$count(analytics, eq(analytics.classId, classId))).toBe(2)
})

test('weeks that have not begun have no figures, also where work is due in them', async () => {
  const teacher = await t.signUp('teacher')
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  const classId = await openClass(t, teacher, [ada, bob])
  const soon = await assign(t, teacher, classId, { dueDate: new Date('2026-03-24T12:00:00Z') })
  await handIn(t, soon, ada)
  const { weeks, metrics } = await read(teacher, { classId, period: 'month' })
  expect(weeks.map(({ start }) => start)).toEqual(['2026-03-01', '2026-03-02', '2026-03-09'])
  expect(weeks.map(({ completionRate }) => completionRate)).toEqual([null, null, null])
  expect(metrics).toMatchObject({ completionRate: 50, expected: 2, submitted: 1, open: 2 })
})

test('a term is that of the class, chosen days are compared with as many before, and weeks begin on Mondays', async () => {
  const teacher = await t.signUp('teacher')
  const classId = await openClass(t, teacher, [], { startDate: '2026-02-01', endDate: '2026-06-30' })
  expect((await read(teacher, { classId, period: 'term' })).period).toEqual({
    from: '2026-02-01',
    to: '2026-06-30',
  })
  expect((await read(teacher, { period: 'term' })).period).toEqual({ from: '2026-01-01', to: '2026-03-31' })
  const custom = await read(teacher, { classId, period: 'custom', from: '2026-03-05', to: '2026-03-10' })
  expect(custom.before).toEqual({ from: '2026-02-27', to: '2026-03-04' })
  expect(custom.weeks.map(({ start }) => start)).toEqual(['2026-03-05', '2026-03-09'])
  expect(custom.insights).toEqual([{ code: 'noPupils', count: 0 }])
})

test.each([
  ['without days', {}],
  ['with one day', { from: '2026-03-01' }],
  ['backwards', { from: '2026-03-02', to: '2026-03-01' }],
  ['of more than a year', { from: '2025-01-01', to: '2026-03-01' }],
])('chosen days %s are refused', async (_, days) => {
  const teacher = await t.signUp('teacher')
  const { status } = await teacher.call(classAnalytics.overview, { period: 'custom', ...days })
  expect(status).toBe(400)
})

test("another teacher's class, a class that is over and one that never was are not found in any call", async () => {
  const [teacher, other] = [await t.signUp('teacher'), await t.signUp('teacher')]
  const student = await t.signUp()
  const quiz = await addQuiz(t)
  await addResult(t, student, quiz.id)
  const foreign = await openClass(t, other, [student])
  const over = await openClass(t, teacher, [student], { isActive: false })
  for (const classId of [foreign, over, 2_000_000_000]) {
    expect((await teacher.call(classAnalytics.overview, { classId })).status).toBe(404)
    expect((await teacher.call(classAnalytics.skills, { classId })).status).toBe(404)
    expect((await teacher.call(classAnalytics.ideas, { classId })).status).toBe(404)
    expect((await teacher.call(classAnalytics.quizzes, { classId })).status).toBe(404)
    expect((await teacher.call(classAnalytics.items, { classId, quizId: quiz.id })).status).toBe(404)
  }
  expect((await teacher.call(classAnalytics.items, { quizId: quiz.id })).status).toBe(404)
  expect((await teacher.call(classAnalytics.quizzes, {})).body).toEqual([])
  expect((await teacher.call(classAnalytics.overview, {})).body).toMatchObject({
    pupils: [],
    metrics: { pupils: 0 },
  })
  expect((await student.call(classAnalytics.overview, {})).status).toBe(403)
  const traces = await t.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.actorId, teacher.id))
    .orderBy(auditLog.id)
  expect(listPeople(traces)).not.toContain(student.id)
})

test('weeks and terms are those of the school, wherever the teacher is', async () => {
  const teacher = await t.signUp('teacher', { timezone: 'Asia/Tokyo' })
  const classId = await openClass(t, teacher, [])
  const winter = { firstDay: '2026-02-02', lastDay: '2026-04-10' }
  await setSchool(t, { timeZone: 'America/New_York', terms: [{ name: 'Winter', ...winter }] })
  // Monday in Tokyo, still Sunday where the school is.
  t.clock.now = new Date('2026-03-16T02:00:00Z')
  expect((await read(teacher, { classId, period: 'week' })).period).toEqual({
    from: '2026-03-09',
    to: '2026-03-15',
  })
  expect((await read(teacher, { classId, period: 'term' })).period).toEqual({
    from: winter.firstDay,
    to: winter.lastDay,
  })
})
