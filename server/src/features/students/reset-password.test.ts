import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { notifications } from '#contract/notifications.ts'
import { students } from '#contract/teaching/students.ts'
import type { users } from '../../db/schema/accounts/users.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { enroll } from '../../testing/disputed-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { KNOWN_PASSWORD, type TestPerson } from '../../testing/test-app.ts'

const t = prepareTestApp()
let teacher: TestPerson
beforeAll(async () => {
  teacher = await t.signUp('teacher')
})

async function addPupil(
  more: Partial<typeof users.$inferInsert> = {},
  role: 'student' | 'college' = 'student',
) {
  const pupil = await t.signUp(role, more)
  await enroll(t, teacher.id, pupil.id)
  return pupil
}
const reset = (studentId: number, password?: string, by = teacher) =>
  by.call(students.resetPassword, { studentId, ...(password !== undefined && { password }) })
const signIn = async ({ user }: TestPerson, password: string) =>
  (await t.call(accounts.signIn, { username: user.username, password })).status

test('a teacher gives an own student a password of three words, which ends every session and is told once', async () => {
  const pupil = await addPupil({ grade: 4 })
  const { status, body } = await reset(pupil.id)
  expect([status, body.username, body.signedOut]).toEqual([200, pupil.user.username, 1])
  expect(body.password).toMatch(/^[a-z]+-[a-z]+-[a-z]+-\d\d$/)
  expect((await pupil.call(accounts.currentUser, {})).status).toBe(401)
  expect(await signIn(pupil, KNOWN_PASSWORD)).toBe(401)
  expect(await signIn(pupil, body.password ?? '')).toBe(200)
  const traces = await t.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, pupil.id), eq(auditLog.actorId, teacher.id)))
    .orderBy(auditLog.id)
  expect(traces.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['POST /api/teacher/students/:studentId/password', teacher.id],
    ['student password set', teacher.id],
  ])
  expect(JSON.stringify(traces)).not.toContain(body.password)
  const again = await reset(pupil.id)
  expect(again.body.password).not.toBe(body.password)
})

test('a given password follows the rules of the student, and is not sent back', async () => {
  const pupil = await addPupil({ firstName: 'Maya' })
  for (const weak of ['short', 'maya2015', 'football1', '11111111'])
    expect((await reset(pupil.id, weak)).body).toMatchObject({
      code: 'invalid_input',
      issues: [{ field: 'password' }],
    })
  expect(await signIn(pupil, KNOWN_PASSWORD)).toBe(200)
  expect((await reset(pupil.id, 'seven-swans')).body).toMatchObject({ password: null })
  expect(await signIn(pupil, 'seven-swans')).toBe(200)
})

test('from grade 4 on students are asked to choose one of their own, younger ones are not', async () => {
  const [older, younger] = [await addPupil({ grade: 4 }), await addPupil({ grade: 3 })]
  const kinds = []
  for (const pupil of [older, younger]) {
    const { body } = await reset(pupil.id)
    const { headers } = await t.call(accounts.signIn, {
      username: pupil.user.username,
      password: body.password ?? '',
    })
    const cookie = String([headers['set-cookie']].flat()[0]).split(';', 1)[0] ?? ''
    const read = await t.call(notifications.list, {}, { headers: { cookie } })
    kinds.push(read.body.map(({ kind }) => kind))
  }
  expect(kinds).toEqual([['password_given'], []])
})

test.each([
  ['of a college student', {}, 'college'],
  ['of an adult who registered by themself', { age: 34 }, 'student'],
  ['of a student with teacher pages', { isTeacher: true }, 'student'],
] as const)('the password %s stays their own', async (_, more, role) => {
  const person = await addPupil(more, role)
  expect((await reset(person.id)).status).toBe(409)
  expect((await teacher.call(students.one, { id: person.id })).body.canResetPassword).toBe(false)
  expect(await signIn(person, KNOWN_PASSWORD)).toBe(200)
})

test('the student of another teacher is not found, and who waits for approval gives no password', async () => {
  const stranger = await t.signUp()
  expect((await reset(stranger.id)).status).toBe(404)
  const pending = await t.signUp('teacher', { approvalAskedAt: t.clock.now })
  await enroll(t, pending.id, stranger.id)
  expect((await reset(stranger.id, undefined, pending)).status).toBe(403)
  expect(await signIn(stranger, KNOWN_PASSWORD)).toBe(200)
})
