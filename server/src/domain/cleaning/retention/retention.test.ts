import { eq, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#engines/days/durations.ts'
import { contactMessages } from '../../../db/schema/accounts/support.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import * as schema from '../../../db/schema/all-tables.ts'
import { learningDays } from '../../../db/schema/learning/learning-days.ts'
import { quizResults } from '../../../db/schema/learning/quizzes.ts'
import { auditLog } from '../../../db/schema/operations/audit-log.ts'
import { requestStatistics } from '../../../db/schema/operations/traffic.ts'
import { userNotes } from '../../../db/schema/study/notes.ts'
import { assignmentSubmissions, assignments } from '../../../db/schema/teaching/assignments.ts'
import { classes } from '../../../db/schema/teaching/classes.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { enroll } from '../../../testing/disputed-rows.ts'
import { addQuiz } from '../../../testing/learning-rows.ts'
import { addNote } from '../../../testing/note-rows.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { sealEntries } from '../../audit-log/seal-entries.ts'
import { verifyChain } from '../../audit-log/verify-chain.ts'
import { purgeAccounts } from '../purge-accounts.ts'
import { foreseeRetention, keepToPeriods } from './keep-to-periods.ts'
import { listDatedTables } from './old-rows.ts'
import { daysBefore, toDay, yearsBefore } from './periods.ts'
import { TABLE_CLASSES } from './table-classes.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
let t: TestApp
let database: TestDatabase
const mails: Mail[] = []
const mailer = {
  send: async (mail: Mail) => {
    mails.push(mail)
    return 'sent' as const
  },
  close: () => {},
}

beforeAll(async () => {
  database = await openTestDatabase()
  t = await createTestApp({ now: NOW, own: database })
})
afterAll(() => database.close())

const at = (days: number, from = NOW) => new Date(from.getTime() + days * DAY_MS)
const reach = (now = NOW, more: object = {}) => ({ ...t.deps, mailer: null, now: () => now, ...more })
const isThere = async (id: number) => (await t.db.select().from(users).where(eq(users.id, id))).length === 1

/** Last active on that day, with an account that is older, signed in nowhere. */
async function addInactive(day: Date, more: Partial<typeof users.$inferInsert> = {}) {
  const person = await t.signUp('student', {
    createdAt: daysBefore(day, 400),
    lastActiveOn: toDay(day),
    ...more,
  })
  await t.db.delete(schema.sessions).where(eq(schema.sessions.userId, person.id))
  return person
}

describe('the periods', () => {
  test.each([
    ['2026-03-10', 3, '2023-03-10'],
    ['2028-02-29', 3, '2025-02-28'],
    ['2028-02-29', 4, '2024-02-29'],
    ['2027-03-01', 3, '2024-03-01'],
    ['2026-12-31', 7, '2019-12-31'],
  ])('of %s, %i years before is %s', (day, years, before) => {
    expect(toDay(yearsBefore(new Date(`${day}T08:00:00Z`), years))).toBe(before)
  })
})

test('every table has a period, or a reason to have none, and nothing else has', {
  tags: ['LEGAL-15…18'],
}, () => {
  const tables = Object.values<unknown>(schema).filter((one) => is(one, PgTable))
  const names = tables.map((table) => getTableConfig(table).name)
  expect(Object.keys(TABLE_CLASSES).sort()).toEqual(names.sort())
  for (const wanted of ['education', 'technical', 'marketing'] as const)
    expect(listDatedTables(wanted).length).toBeGreaterThan(0)
})

test('what belongs to an account goes with it, by the database itself', () => {
  const tables = Object.values<unknown>(schema).filter((one) => is(one, PgTable))
  const kept = tables.flatMap((table) => {
    const { name, foreignKeys } = getTableConfig(table)
    const isHeld = foreignKeys.some(
      (key) => key.reference().foreignTable === users && key.onDelete === 'restrict',
    )
    return isHeld ? [name] : []
  })
  expect(kept.sort()).toEqual(['assignments', 'classes'])
})

test.each([
  ['[LEGAL-17] technical logs', 89, 'stays'],
  ['[LEGAL-17] technical logs', 90, 'stays'],
  ['[LEGAL-17] technical logs', 91, 'goes'],
])('%s of %i days ago: %s', async (_, days, fate) => {
  const endpoint = `GET /${days}`
  await t.db.insert(requestStatistics).values({ hour: at(-days), endpoint, requests: 1, durations: [1] })
  await keepToPeriods(reach())
  const left = await t.db.select().from(requestStatistics).where(eq(requestStatistics.endpoint, endpoint))
  expect(left.length).toBe(fate === 'goes' ? 0 : 1)
})

test.each([
  ['[LEGAL-18] marketing data', yearsBefore(NOW, 2), 'stays'],
  ['[LEGAL-18] marketing data', daysBefore(yearsBefore(NOW, 2), 1), 'goes'],
])('%s last touched %s: %s', async (_, updatedAt, fate) => {
  const email = `${updatedAt.getTime()}@example.org`
  await t.db
    .insert(contactMessages)
    .values({ name: 'A', email, subject: 's', message: 'm', createdAt: at(-2000), updatedAt })
  await keepToPeriods(reach())
  const left = await t.db.select().from(contactMessages).where(eq(contactMessages.email, email))
  expect(left.length).toBe(fate === 'goes' ? 0 : 1)
})

test('educational records stay 7 years and go on the day after', { tags: ['LEGAL-16'] }, async () => {
  const ada = await t.signUp('student', { lastActiveOn: toDay(NOW) })
  const quiz = await addQuiz(t)
  const border = yearsBefore(NOW, 7)
  const times = [at(1, border), border, at(-1, border), at(-900, border)]
  for (const dateTaken of times)
    await t.db
      .insert(quizResults)
      .values({ userId: ada.id, quizId: quiz.id, score: 1, maxScore: 1, dateTaken })
  const left = async () =>
    (await t.db.select().from(quizResults).where(eq(quizResults.userId, ada.id))).length
  const foreseen = await foreseeRetention(reach())
  expect(foreseen.education).toContainEqual({
    table: 'quiz_results',
    rows: 2,
    oldest: toDay(times[3] ?? NOW),
  })
  expect(await left()).toBe(4)
  await keepToPeriods(reach())
  expect(await left()).toBe(2)
  // Once more changes nothing.
  expect((await keepToPeriods(reach())).education).toEqual([])
  expect(await isThere(ada.id)).toBe(true)
})

describe('three years without activity', { tags: ['LEGAL-15'] }, () => {
  test.each([
    ['2026-03-10', '2023-03-11', true],
    ['2026-03-10', '2023-03-10', true],
    ['2026-03-10', '2023-03-09', false],
    ['2027-02-28', '2024-02-29', true],
    ['2027-03-01', '2024-02-29', false],
    ['2028-02-29', '2025-02-28', true],
    ['2028-02-29', '2025-02-27', false],
  ])('on %s an account last used on %s is there: %s', async (today, day, stays) => {
    const { id } = await addInactive(new Date(`${day}T10:00:00Z`))
    await keepToPeriods(reach(new Date(`${today}T12:00:00Z`)))
    expect(await isThere(id)).toBe(stays)
    await t.db.delete(users).where(eq(users.id, id))
  })

  test('admins, demo accounts, teachers with classes, and who is signed in or has learned, stay', async () => {
    const long = daysBefore(NOW, 2000)
    const admin = await addInactive(long, { role: 'admin' })
    const demo = await addInactive(long, { isDemo: true })
    const teacher = await addInactive(long, { role: 'teacher', isTeacher: true })
    const student = await t.signUp('student', { lastActiveOn: toDay(NOW) })
    await enroll(t, teacher.id, student.id)
    const signedIn = await t.signUp('student', { createdAt: long, lastActiveOn: toDay(long) })
    const learner = await addInactive(long)
    await t.db.insert(learningDays).values({ userId: learner.id, day: toDay(at(-100)), seconds: 60 })
    const gone = await addInactive(long)
    const never = await addInactive(long, { lastActiveOn: null })
    await keepToPeriods(reach())
    const ids = [admin, demo, teacher, signedIn, learner, gone, never].map(({ id }) => id)
    expect(await Promise.all(ids.map(isThere))).toEqual([true, true, true, true, true, false, false])
  })

  test('with mail, the owner is warned 30 days before, once, and signing in keeps the account', async () => {
    mails.length = 0
    const lastDay = new Date('2024-05-20T10:00:00Z')
    const [ada, bob] = [
      await addInactive(lastDay, { email: 'ada@retention.example' }),
      await addInactive(lastDay, { email: 'bob@retention.example' }),
    ]
    // Nobody has proven that the address is theirs: whoever reads mail there is not told.
    await addInactive(lastDay, { email: 'eve@retention.example', emailProvenAt: null })
    const run = (day: string) => keepToPeriods(reach(new Date(`${day}T12:00:00Z`), { mailer }))
    await run('2027-04-20')
    expect(mails).toEqual([])
    await run('2027-04-21')
    await run('2027-04-22')
    expect(mails.map(({ to }) => to).sort()).toEqual(['ada@retention.example', 'bob@retention.example'])
    expect(mails[0]?.text).toContain('In 30 days it will be removed')
    await t.db.update(users).set({ lastActiveOn: '2027-05-01' }).where(eq(users.id, bob.id))
    await run('2027-05-20')
    expect(await isThere(ada.id)).toBe(true)
    await run('2027-05-21')
    expect([await isThere(ada.id), await isThere(bob.id)]).toEqual([false, true])
  })

  test('who was not warned in time, because mail came later, gets the 30 days all the same', async () => {
    const { id } = await addInactive(daysBefore(NOW, 2000), { email: 'late@retention.example' })
    await keepToPeriods(reach(NOW, { mailer }))
    expect(await isThere(id)).toBe(true)
    await keepToPeriods(reach(at(29), { mailer }))
    expect(await isThere(id)).toBe(true)
    await keepToPeriods(reach(at(30), { mailer }))
    expect(await isThere(id)).toBe(false)
  })
})

test('marks of a deleted account stay without name and text for 7 years, everything else goes', async () => {
  const teacher = await t.signUp('teacher', { lastActiveOn: toDay(NOW) })
  const student = await t.signUp('student', {
    email: 'pupil@retention.example',
    bio: 'About me',
    deletedAt: at(-8),
    deletionRequestedAt: at(-8),
  })
  await enroll(t, teacher.id, student.id)
  const [own] = await t.db.select().from(classes).where(eq(classes.teacherId, teacher.id))
  const [work] = await t.db
    .insert(assignments)
    .values({ title: 'Essay', classId: own?.id ?? 0, teacherId: teacher.id })
    .returning()
  await t.db.insert(assignmentSubmissions).values({
    assignmentId: work?.id ?? 0,
    studentId: student.id,
    content: 'My name is Ada',
    grade: 91,
    submittedAt: at(-100),
  })
  await addNote(t, student.id)
  await purgeAccounts(reach())
  const [row] = await t.db.select().from(users).where(eq(users.id, student.id))
  expect(row).toMatchObject({ firstName: 'Former', lastName: 'student', email: null, bio: null, points: 0 })
  expect(row?.username).toBe(`former-student-${student.id}`)
  expect(await t.db.select().from(userNotes).where(eq(userNotes.userId, student.id))).toEqual([])
  const marks = await t.db
    .select()
    .from(assignmentSubmissions)
    .where(eq(assignmentSubmissions.studentId, student.id))
  expect(marks).toMatchObject([{ grade: 91, content: null, attachments: [] }])
  await keepToPeriods(reach(at(7 * 366)))
  expect(await isThere(student.id)).toBe(false)
})

test('entries of the audit log go after 7 years and the log still verifies', {
  tags: ['LEGAL-16'],
}, async () => {
  const own = await openTestDatabase()
  const deps = reach(NOW, { db: own.db })
  const border = yearsBefore(NOW, 7)
  for (const createdAt of [at(-1, border), at(1, border)]) {
    await own.db.insert(auditLog).values({ action: 'signed in', actorId: 1, createdAt })
    await sealEntries(deps)
  }
  const { education } = await keepToPeriods(deps)
  expect(education).toEqual([{ table: 'audit_log', rows: 1, oldest: toDay(at(-1, border)) }])
  const left = await own.db.select().from(auditLog).where(eq(auditLog.actorId, 1)).orderBy(auditLog.id)
  expect(left.map(({ createdAt }) => createdAt)).toEqual([at(1, border)])
  expect((await verifyChain(own.db)).broken).toBeNull()
  await own.close()
})

test('what went is noted in the audit log by its count alone', async () => {
  await addInactive(daysBefore(NOW, 3000))
  await keepToPeriods(reach())
  const entries = await t.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'retention.purge'))
    .orderBy(auditLog.id)
  expect(entries.at(-1)).toMatchObject({ actorId: null, details: { inactiveAccounts: expect.any(Number) } })
})
