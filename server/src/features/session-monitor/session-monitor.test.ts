import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessionMonitor } from '#contract/admin/session-monitor.ts'
import type { Notice } from '#contract/presence.ts'
import { sessions } from '../../db/schema/accounts/sessions.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import type { Visit } from '../../platform/sessions/presence.ts'
import { addLesson, addQuiz } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const t = prepareTestApp()

const sessionOf = async ({ id }: TestPerson) => {
  const [row] = await t.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, id))
  return row?.id ?? 0
}

/** A page that somebody has open, as `/ws` keeps it. */
async function open(person: TestPerson, { isWithheld = false } = {}) {
  const heard: Notice['type'][] = []
  const ended: string[] = []
  const visit: Visit = {
    sessionId: await sessionOf(person),
    userId: person.id,
    connectedAt: t.clock.now,
    isWithheld,
    page: null,
  }
  const leave = t.deps.presence.join(visit, {
    hangUp: (reason) => ended.push(reason),
    send: ({ type }) => heard.push(type),
  })
  return {
    visit,
    heard,
    ended,
    leave,
    go: (route: string, title = 'Page') => t.deps.presence.move(visit, { route, title }),
  }
}

let rooms = 0
async function openClass(teacher: TestPerson, name: string, ...students: TestPerson[]): Promise<number> {
  const [room] = await t.db
    .insert(classes)
    .values({ name, teacherId: teacher.id, classCode: `monitor-${++rooms}` })
    .returning()
  const classId = room?.id ?? 0
  if (students.length > 0)
    await t.db.insert(classEnrollments).values(students.map(({ id }) => ({ classId, studentId: id })))
  return classId
}

const look = async (staff: TestPerson, wanted: { classId?: number; search?: string } = {}) =>
  (await staff.call(sessionMonitor.list, wanted)).body
const whoIn = ({ sessions }: { sessions: { user: { id: number } }[] }) => sessions.map(({ user }) => user.id)

test('a teacher sees which page own students have open, by its title, and nobody else', {
  tags: ['P-80', 'Y-52'],
}, async () => {
  const [teacher, other] = [await t.signUp('teacher'), await t.signUp('teacher')]
  const [ada, bob, stranger] = [
    await t.signUp('student', { lastName: 'Abel' }),
    await t.signUp('student', { lastName: 'Zorn' }),
    await t.signUp(),
  ]
  const own = await openClass(teacher, '5b', ada, bob)
  const foreign = await openClass(other, '6a', stranger)
  const lesson = await addLesson(t, { title: 'Fractions of a whole' })
  const quiz = await addQuiz(t)
  ;(await open(ada)).go(`/lessons/${lesson.id}`, 'Lesson Details')
  ;(await open(bob)).go(`/quizzes/${quiz.id}`, 'Quiz')
  ;(await open(stranger)).go('/notes', 'My Notes')
  await open(teacher)
  const seen = await look(teacher)
  expect(seen).toEqual({
    sessions: [
      {
        id: await sessionOf(ada),
        user: { id: ada.id, firstName: 'Ada', lastName: 'Abel', role: 'student', grade: 5 },
        classes: [{ id: own, name: '5b' }],
        browser: null,
        system: null,
        page: { title: 'Lesson Details', screen: 'lesson', about: 'Fractions of a whole' },
        isPageWithheld: false,
        since: t.clock.now.toISOString(),
        idleSince: null,
        isOwn: false,
      },
      expect.objectContaining({ page: { title: 'Quiz', screen: 'quizzes', about: quiz.title } }),
    ],
    total: 2,
  })
  expect(whoIn(await look(teacher, { search: 'zórn' }))).toEqual([bob.id])
  expect(whoIn(await look(teacher, { classId: own }))).toEqual([ada.id, bob.id])
  expect((await teacher.call(sessionMonitor.list, { classId: foreign })).status).toBe(404)
  expect((await ada.call(sessionMonitor.list, {})).status).toBe(403)
})

test('who left the class, whose class is over or who is not online is not shown', {
  tags: ['P-80'],
}, async () => {
  const teacher = await t.signUp('teacher')
  const [left, past, offline, gone] = [await t.signUp(), await t.signUp(), await t.signUp(), await t.signUp()]
  const own = await openClass(teacher, 'Own', left, offline, gone)
  const over = await openClass(teacher, 'Over', past)
  for (const student of [left, past, gone]) await open(student)
  expect(whoIn(await look(teacher)).toSorted()).toEqual([left.id, past.id, gone.id].toSorted())
  await t.db
    .update(classEnrollments)
    .set({ status: 'removed' })
    .where(eq(classEnrollments.studentId, left.id))
  await t.db.update(classes).set({ isActive: false }).where(eq(classes.id, over))
  await t.db.update(users).set({ deletedAt: t.clock.now }).where(eq(users.id, gone.id))
  expect(await look(teacher, { classId: own })).toEqual({ sessions: [], total: 0 })
  expect((await teacher.call(sessionMonitor.list, { classId: over })).status).toBe(404)
})

test('a child for whom nobody has agreed is online without a page, also when the browser tells one', async () => {
  const teacher = await t.signUp('teacher')
  const child = await t.signUp('student', { age: 9 })
  await openClass(teacher, '2a', child)
  const line = await open(child, { isWithheld: true })
  line.go('/kids-code', 'Visual Programming')
  t.deps.presence.rest(line.visit, true)
  expect((await look(teacher)).sessions).toMatchObject([
    { user: { id: child.id }, page: null, isPageWithheld: true, idleSince: null },
  ])
})

test('of several open pages the one in use speaks for the browser, and who rests is shown as resting', async () => {
  const teacher = await t.signUp('teacher')
  const student = await t.signUp()
  await openClass(teacher, '5b', student)
  const [first, second] = [await open(student), await open(student)]
  first.go('/practice')
  second.go('/notes', 'My Notes')
  t.deps.presence.rest(second.visit, true)
  expect((await look(teacher)).sessions).toMatchObject([{ page: { screen: 'practice' }, idleSince: null }])
  t.deps.presence.rest(first.visit, true)
  const [seen] = (await look(teacher)).sessions
  expect(seen?.idleSince).toBe(t.clock.now.toISOString())
})

test('an admin sees everybody, with role and all their classes', { tags: ['Y-52'] }, async () => {
  const [admin, teacher, student] = [await t.signUp('admin'), await t.signUp('teacher'), await t.signUp()]
  await openClass(teacher, '7c', student)
  await open(student)
  await open(admin)
  await open(teacher)
  const { sessions: seen } = await look(admin)
  const find = ({ id }: TestPerson) => seen.find(({ user }) => user.id === id)
  expect(find(student)).toMatchObject({ classes: [{ name: '7c' }], isOwn: false })
  expect(find(teacher)?.user.role).toBe('teacher')
  expect(find(admin)?.isOwn).toBe(true)
})

test('who watches is told of own students only, and a teacher of others hears nothing', async () => {
  const [teacher, other, idle] = [
    await t.signUp('teacher'),
    await t.signUp('teacher'),
    await t.signUp('teacher'),
  ]
  const [ada, foreign] = [await t.signUp(), await t.signUp()]
  await openClass(teacher, '5b', ada)
  await openClass(idle, '5b again', ada)
  await openClass(other, '6a', foreign)
  const lines = { teacher: await open(teacher), other: await open(other), idle: await open(idle) }
  await look(teacher)
  await look(other)
  const line = await open(ada)
  line.go('/notes', 'My Notes')
  expect(lines.teacher.heard).toEqual(['sessions'])
  expect([lines.other.heard, lines.idle.heard, line.heard]).toEqual([[], [], []])
})

test('reading is audited once for each student while the same list stays open', async () => {
  const teacher = await t.signUp('teacher')
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  await openClass(teacher, '5b', ada, bob)
  await open(ada)
  await look(teacher)
  await open(bob)
  await look(teacher)
  await look(teacher)
  const entries = await t.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.actorId, teacher.id))
    .orderBy(auditLog.id)
  expect(entries.map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['GET /api/admin/sessions', ada.id],
    ['GET /api/admin/sessions', bob.id],
  ])
})

test('an admin ends a session: the device is signed out and its pages hear it', {
  tags: ['P-81'],
}, async () => {
  const [admin, student] = [await t.signUp('admin'), await t.signUp()]
  const line = await open(student)
  const id = await sessionOf(student)
  expect((await admin.call(sessionMonitor.end, { id })).body).toEqual({ signedOut: 1 })
  expect(line.ended).toEqual(['ended'])
  expect((await student.call(sessionMonitor.list, {})).status).toBe(401)
  expect((await admin.call(sessionMonitor.end, { id })).status).toBe(404)
  const entries = await t.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.actorId, admin.id))
    .orderBy(auditLog.id)
  expect(entries.map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['DELETE /api/admin/sessions/:id', student.id],
  ])
})

test('ending all sessions of a person spares the one of the caller; a teacher may end none', {
  tags: ['P-81'],
}, async () => {
  const [admin, teacher, student] = [await t.signUp('admin'), await t.signUp('teacher'), await t.signUp()]
  await openClass(teacher, '5b', student)
  expect((await teacher.call(sessionMonitor.end, { id: await sessionOf(student) })).status).toBe(403)
  expect((await teacher.call(sessionMonitor.endAll, { id: student.id })).status).toBe(403)
  expect((await admin.call(sessionMonitor.endAll, { id: student.id })).body).toEqual({ signedOut: 1 })
  expect((await admin.call(sessionMonitor.endAll, { id: admin.id })).body).toEqual({ signedOut: 0 })
  expect((await admin.call(sessionMonitor.list, {})).status).toBe(200)
})

test('a class of 300 is listed in few statements', async () => {
  const teacher = await t.signUp('teacher')
  const classId = await openClass(teacher, 'Large')
  const many = await t.db
    .insert(users)
    .values(
      Array.from({ length: 300 }, (_, place) => ({
        username: `live-${teacher.id}-${place}`,
        password: 'no password signs this account in',
        firstName: `Nia ${place}`,
        lastName: 'Bello',
        grade: 5,
      })),
    )
    .returning({ id: users.id })
  await t.db.insert(classEnrollments).values(many.map(({ id: studentId }) => ({ classId, studentId })))
  const made = await t.db
    .insert(sessions)
    .values(
      many.map(({ id: userId }) => ({
        userId,
        tokenHash: `live-${userId}`,
        expiresAt: new Date(t.clock.now.getTime() + 1_000_000),
      })),
    )
    .returning({ id: sessions.id, userId: sessions.userId })
  for (const { id: sessionId, userId } of made) {
    t.deps.presence.join(
      { sessionId, userId, connectedAt: t.clock.now, isWithheld: false, page: null },
      { hangUp: () => {}, send: () => {} },
    )
  }
  await look(teacher)
  const statements = await t.listenToDatabase(async () => {
    expect((await look(teacher, { classId })).total).toBe(300)
  })
  expect(statements.length).toBeLessThanOrEqual(7)
})
