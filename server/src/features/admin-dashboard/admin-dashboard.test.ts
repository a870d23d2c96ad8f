import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { adminDashboard } from '#contract/admin/dashboard.ts'
import { contactMessages, supportTickets } from '../../db/schema/accounts/support.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { backupRuns } from '../../db/schema/operations/backup-runs.ts'
import { schoolSettings } from '../../db/schema/operations/school.ts'
import { safetyAlerts } from '../../db/schema/study/safety-alerts.ts'
import { ensureSchool } from '../../domain/school/school.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'

const NOON = new Date('2031-05-20T12:00:00Z')
let t: TestApp
let admin: TestPerson
beforeAll(async () => {
  // Everything is counted, so what other tests have left would count, too.
  t = await createTestApp({ now: NOON, own: await openTestDatabase(), config: { isDemo: false } })
  await ensureSchool(t.deps, 'UTC')
  admin = await t.signUp('admin', { createdAt: new Date('2031-05-19T00:00:00Z') })
})

const run = (day: number, outcome: 'failed' | 'proven') => {
  const at = new Date(Date.UTC(2031, 4, day, 2, 30))
  return { reason: 'schedule' as const, startedAt: at, aliveAt: at, finishedAt: at, file: 'x', outcome }
}
const read = async () => (await admin.call(adminDashboard.read, {})).body
const task = async (name: string) => (await read()).tasks.find((one) => one.task === name)?.count

test('a school without teachers and students is shown its first steps, with what is done already', {
  tags: ['P-69'],
}, async () => {
  const { firstSteps, users, product } = await read()
  expect(firstSteps).toEqual([
    { step: 'school', isDone: false },
    { step: 'teachers', isDone: false },
    { step: 'students', isDone: false },
    // None is there yet, however the schedule stands.
    { step: 'backups', isDone: false },
    { step: 'mail', isDone: false },
    { step: 'secondFactor', isDone: false },
    { step: 'helpContacts', isDone: false },
  ])
  // A tick would say that there is one, and that all is well.
  const backups = async () => (await read()).firstSteps?.find(({ step }) => step === 'backups')?.isDone
  await t.db.insert(backupRuns).values([run(19, 'failed')])
  expect(await backups()).toBe(false)
  await t.db.insert(backupRuns).values([run(20, 'proven')])
  expect(await backups()).toBe(true)
  expect(users).toMatchObject({ total: 1, addedThisWeek: 1 })
  expect(product).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+/),
    ai: 'embedded',
    hasMail: false,
  })
  expect(product.database.bytes).toBeGreaterThan(1_000_000)
})

test('users are counted by role, deleted and switched-off demo accounts left out', {
  tags: ['P-69'],
}, async () => {
  const before = await read()
  await t.signUp('teacher', { createdAt: new Date('2031-05-01T00:00:00Z') })
  await t.signUp('student', { createdAt: new Date('2031-05-18T00:00:00Z') })
  await t.signUp('student', { createdAt: new Date('2031-05-18T00:00:00Z'), deletedAt: NOON })
  await t.signUp('student', { createdAt: new Date('2031-05-18T00:00:00Z'), isDemo: true })
  const after = await read()
  expect(after.users.total - before.users.total).toBe(2)
  expect(after.users.addedThisWeek - before.users.addedThisWeek).toBe(1)
  expect(after.users.roles.find(({ role }) => role === 'teacher')).toEqual({
    role: 'teacher',
    people: 1,
    added: 0,
  })
  expect(after.firstSteps).toBeNull()
  expect(after.tasks).toContainEqual({ task: 'school', count: 1 })
  await t.db.update(schoolSettings).set({ confirmedAt: NOON })
  expect((await read()).tasks).not.toContainEqual({ task: 'school', count: 1 })
})

test('whoever does something today is active today, once, and still within the week tomorrow', {
  tags: ['P-69'],
}, async () => {
  const before = await read()
  const student = await t.signUp()
  await student.call(adminDashboard.read, {})
  await student.call(adminDashboard.read, {})
  const today = await read()
  expect(today.active.today - before.active.today).toBe(1)
  expect(today.activity.at(-1)?.people).toBe(today.active.today)

  t.clock.now = new Date('2031-05-21T12:00:00Z')
  const tomorrow = await read()
  expect(tomorrow.active).toMatchObject({ today: 1, week: today.active.week })
  t.clock.now = NOON
})

test('the activity of thirty days adds up what everybody learned, quiet days included', {
  tags: ['P-69'],
}, async () => {
  const student = await t.signUp()
  const other = await t.signUp()
  await t.db.insert(learningDays).values([
    { userId: student.id, day: '2031-05-18', lessonsCompleted: 2, problemsTried: 5, seconds: 600 },
    { userId: other.id, day: '2031-05-18', lessonsCompleted: 1, quizzesTaken: 1, seconds: 330 },
    { userId: other.id, day: '2031-04-01', lessonsCompleted: 9, seconds: 60 },
  ])
  const { activity } = await read()
  expect(activity).toHaveLength(30)
  expect(activity[0]?.day).toBe('2031-04-21')
  expect(activity.find(({ day }) => day === '2031-05-18')).toEqual({
    day: '2031-05-18',
    people: 0,
    learners: 2,
    lessons: 3,
    quizzes: 1,
    problems: 5,
    cards: 0,
    minutes: 15,
  })
  expect(activity.find(({ day }) => day === '2031-05-17')).toMatchObject({ learners: 0, minutes: 0 })
})

test('what waits is named with its count and goes when it is done', { tags: ['P-69'] }, async () => {
  await t.db.insert(backupRuns).values([run(20, 'proven')])
  const [student, gone] = [await t.signUp(), await t.signUp()]
  await t.db.update(users).set({ deletedAt: NOON }).where(eq(users.id, gone.id))
  await t.db.insert(supportTickets).values({ userId: student.id, subject: 'Sound', message: 'No sound.' })
  await t.db
    .insert(contactMessages)
    .values({ name: 'Grace', email: 'grace@example.org', subject: 'Hello', message: 'May we join?' })
  const alert = { category: 'bullying', severity: 'high' } as const
  await t.db.insert(safetyAlerts).values([student, gone].map(({ id }) => ({ ...alert, userId: id })))
  const waiting = await read()
  expect(waiting).toMatchObject({ openTickets: 1, openMessages: 1, openAlerts: 1 })
  expect(waiting.tasks.map(({ task }) => task)).toEqual(['alerts', 'tickets', 'messages', 'secondFactor'])
  expect(JSON.stringify(waiting)).not.toContain('Grace')

  await t.db.update(supportTickets).set({ status: 'resolved' })
  await t.db.update(contactMessages).set({ status: 'closed' })
  await t.db.update(safetyAlerts).set({ handledAt: NOON })
  await t.db.update(users).set({ secondFactorSince: NOON })
  expect((await read()).tasks).toEqual([])
})

test('a backup that failed, and one that is too old, are told until a good one follows', {
  tags: ['P-69'],
}, async () => {
  await t.db.delete(backupRuns)
  await t.db.insert(backupRuns).values([run(10, 'proven')])
  expect(await task('backupOld')).toBe(1)
  await t.db.insert(backupRuns).values([run(19, 'failed')])
  expect(await task('backupFailed')).toBe(1)
  expect(await task('backupOld')).toBeUndefined()
  await t.db.insert(backupRuns).values([run(20, 'proven')])
  expect((await read()).tasks).toEqual([])
})

test('a background job that fails is told until it works again', { tags: ['P-69'] }, async () => {
  const run = t.deps.jobs.add('cleaning', 1_000)
  await expect(run(async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await task('jobsFailing')).toBe(1)
  await run(async () => {})
  expect(await task('jobsFailing')).toBeUndefined()
})
