import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ACCESS_RULES, type Access } from '#contract/access.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Id } from '#contract/fields.ts'
import type { PlainReason } from '#contract/refusals/catalog.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { CALLERS, expectedStatus, ownerRole } from '../../testing/expected-access.ts'
import { addGuardianship } from '../../testing/family-rows.ts'
import { JUNK_IDS } from '../../testing/junk.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { foundOr404 } from '../app-error.ts'
import { SESSION_COOKIE } from '../sessions/sessions.ts'
import { createMount } from './serve.ts'

/** A probe per rule: reads the name of the person in the path. */
function probe(access: Access, forbidden?: PlainReason) {
  return endpoint({
    method: 'GET',
    path: `/probe/${access}${forbidden ? '-with-text' : ''}/:id`,
    access,
    summary: 'A probe.',
    input: z.object({ id: Id }),
    output: z.object({ name: z.string() }),
    errors: ['not_found'],
    ...(forbidden && { forbidden }),
  })
}

async function createProbedApp(subject: ReturnType<typeof probe>) {
  const t = await createTestApp()
  createMount(t.app, t.deps).serve(subject, async ({ id }, { db, caller }) => {
    const isAdmin = caller?.user.role === 'admin'
    // These rules live in the query itself.
    const isOwners = [
      'owner',
      'ownerTeacher',
      'ownerGuardian',
      'classMember',
      'ownerProfessional',
      'readerProfessional',
    ].includes(subject.access)
    const isByQuery = isOwners || (subject.access === 'ownerOrStaff' && !isAdmin)
    const mine = isByQuery ? and(eq(users.id, id), eq(users.id, caller?.user.id ?? 0)) : eq(users.id, id)
    const [row] = await db.select({ name: users.username }).from(users).where(mine)
    return foundOr404(row, 'userNotFound')
  })
  return t
}

async function enroll(
  t: TestApp,
  teacherId: number,
  studentId: number,
  status: 'active' | 'removed' = 'active',
) {
  const [room] = await t.db
    .insert(classes)
    .values({ name: '5b', teacherId, classCode: `${teacherId}-${studentId}` })
    .returning()
  await t.db.insert(classEnrollments).values({ classId: room?.id ?? 0, studentId, status })
  return room?.id ?? 0
}

describe.each(Object.keys(ACCESS_RULES) as Access[])('the rule %s', (access) => {
  test('admits exactly its people', async () => {
    const subject = probe(access)
    const t = await createProbedApp(subject)
    for (const kind of CALLERS) {
      const owner = await t.signUp(ownerRole(access))
      const isTeachers = access === 'teacherOf' || access === 'staffOf'
      const student = isTeachers || access === 'guardianOf' ? await t.signUp('student') : owner
      if (isTeachers) await enroll(t, owner.id, student.id)
      if (access === 'guardianOf') await addGuardianship(t, owner.id, student.id)
      const person = kind === 'nobody' ? null : kind === 'owner' ? owner : await t.signUp(kind)
      const { status } = await (person?.call ?? t.call)(subject, { id: student.id })
      expect([kind, status]).toEqual([kind, expectedStatus(subject, kind)])
    }
  })
})

test('a documented text turns the 404 of another person into a 403 that says it', async () => {
  const text = "Access denied: Cannot view other users' chat history"
  const subject = probe('self', 'otherChatHistory')
  const t = await createProbedApp(subject)
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  expect(await bob.call(subject, { id: ada.id })).toMatchObject({ status: 403, body: { message: text } })
})

test.each(['selfOrStaff', 'teacherOf'] as const)(
  'by the rule %s a teacher reads a student of their own active class, and the reading is written down; a refusal is not',
  async (access) => {
    const subject = probe(access)
    const t = await createProbedApp(subject)
    const [teacher, other, student] = [
      await t.signUp('teacher'),
      await t.signUp('teacher'),
      await t.signUp('student'),
    ]
    await enroll(t, teacher.id, student.id)
    expect((await teacher.call(subject, { id: student.id })).status).toBe(200)
    expect((await other.call(subject, { id: student.id })).status).toBe(404)
    const entries = await t.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, student.id))
      .orderBy(auditLog.id)
    expect(entries).toMatchObject([
      { actorId: teacher.id, action: `GET /probe/${access}/:id`, subjectType: 'user' },
    ])
  },
)

test('reading one’s own data is nobody else’s business', async () => {
  const subject = probe('selfOrStaff')
  const t = await createProbedApp(subject)
  const ada = await t.signUp()
  await ada.call(subject, { id: ada.id })
  expect(
    await t.db.select().from(auditLog).where(eq(auditLog.subjectId, ada.id)).orderBy(auditLog.id),
  ).toEqual([])
})

test.each([
  [
    'the student was removed',
    async (t: TestApp, teacher: number, student: number) =>
      void (await enroll(t, teacher, student, 'removed')),
  ],
  [
    'the class is over',
    async (t: TestApp, teacher: number, student: number) => {
      const id = await enroll(t, teacher, student)
      await t.db.update(classes).set({ isActive: false }).where(eq(classes.id, id))
    },
  ],
  [
    'the class was deleted',
    async (t: TestApp, teacher: number, student: number) => {
      const id = await enroll(t, teacher, student)
      await t.db.update(classes).set({ deletedAt: new Date() }).where(eq(classes.id, id))
    },
  ],
])('a teacher no longer reads a student when %s', async (_, arrange) => {
  const subject = probe('teacherOf')
  const t = await createProbedApp(subject)
  const [teacher, student] = [await t.signUp('teacher'), await t.signUp('student')]
  await arrange(t, teacher.id, student.id)
  expect((await teacher.call(subject, { id: student.id })).status).toBe(404)
})

test.each(['self', 'selfOrStaff', 'teacherOf'] as const)(
  'to the rule %s an odd id is nobody, whoever asks',
  async (access) => {
    const t = await createProbedApp(probe(access))
    for (const role of ['student', 'teacher', 'admin'] as const) {
      const { token } = await t.signUp(role)
      for (const id of JUNK_IDS) {
        const answer = await t.app.inject({
          url: `/probe/${access}/${id}`,
          cookies: { [SESSION_COOKIE]: token },
        })
        expect([role, id, answer.statusCode]).toEqual([role, id, expect.toBeOneOf([400, 404])])
      }
    }
  },
)

test('staff reads a person whom the path calls userId', async () => {
  const t = await createTestApp()
  const subject = endpoint({
    method: 'GET',
    path: '/probe/users/:userId/goals',
    access: 'selfOrStaff',
    summary: 'A probe.',
    input: z.object({ userId: Id }),
    output: z.object({}),
    errors: [],
  })
  createMount(t.app, t.deps).serve(subject, async () => ({}))
  const [admin, student, stranger] = [await t.signUp('admin'), await t.signUp(), await t.signUp()]
  expect((await admin.call(subject, { userId: student.id })).status).toBe(200)
  expect((await student.call(subject, { userId: student.id })).status).toBe(200)
  expect((await stranger.call(subject, { userId: student.id })).status).toBe(404)
})

test('a body that names another user is refused, also when the path is right', async () => {
  const t = await createTestApp()
  const subject = endpoint({
    method: 'POST',
    path: '/probe/users/:id/things',
    access: 'self',
    summary: 'A probe.',
    input: z.object({ id: Id, userId: Id }),
    output: z.object({}),
    errors: [],
  })
  createMount(t.app, t.deps).serve(subject, async () => ({}))
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  expect((await ada.call(subject, { id: ada.id, userId: bob.id })).status).toBe(403)
  expect((await ada.call(subject, { id: ada.id, userId: ada.id })).status).toBe(200)
})
