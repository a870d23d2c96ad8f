import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { myClasses } from '#contract/classroom/my-classes.ts'
import type { Notice } from '#contract/presence.ts'
import { classes } from '#contract/teaching/classes.ts'
import { roster } from '#contract/teaching/roster.ts'
import { throttles } from '../../db/schema/operations/throttles.ts'
import { assignmentSubmissions, assignments } from '../../db/schema/teaching/assignments.ts'
import { addClass } from '../../testing/class-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const t = prepareTestApp()
let teacher: TestPerson
let student: TestPerson
beforeEach(async () => {
  await t.db.delete(throttles)
  teacher = await t.signUp('teacher', { firstName: 'Elena', lastName: 'Marquez' })
  student = await t.signUp()
})

const openClass = async (name = '5b') => (await teacher.call(classes.create, { name, grade: 5 })).body
const mine = async () => (await student.call(myClasses.list, { id: student.id })).body
const join = (classCode: string) => student.call(myClasses.join, { classCode })
/** What an open page of the person hears. */
function listen({ id: userId }: TestPerson): Notice[] {
  const heard: Notice[] = []
  const visit = { sessionId: userId, userId, connectedAt: t.clock.now, isWithheld: true, page: null }
  t.deps.presence.join(visit, { hangUp: () => {}, send: (notice) => heard.push(notice) })
  return heard
}

test('a student joins by the code however it is typed, and the teacher’s open page hears it', {
  tags: ['P-42', 'P-43', 'Y-55'],
}, async () => {
  const room = await openClass()
  const heard = listen(teacher)
  const typed = ` ${room.classCode.slice(0, 3).toLowerCase()}-${room.classCode.slice(3)} `
  expect((await student.call(myClasses.lookUp, { classCode: typed })).body).toEqual({
    name: '5b',
    subject: null,
    teacherName: 'Elena Marquez',
    isJoinOpen: true,
    isIn: false,
  })
  const { status, body } = await join(typed)
  expect([status, body]).toEqual([
    200,
    {
      id: room.id,
      name: '5b',
      grade: 5,
      subject: null,
      teacherName: 'Elena Marquez',
      status: 'active',
      openAssignments: 0,
    },
  ])
  expect(heard).toEqual([{ type: 'classes' }])
  expect(await mine()).toEqual([body])
  expect((await join(typed)).status).toBe(409)
  expect((await teacher.call(roster.list, { id: room.id })).body).toMatchObject([{ studentId: student.id }])
})

test('an unknown code, that of an archived and that of a deleted class are not found; a closed one says so', {
  tags: ['P-42'],
}, async () => {
  const [archived, deleted, closed] = [await openClass(), await openClass(), await openClass()]
  await teacher.call(classes.update, { id: archived.id, isActive: false })
  await teacher.call(classes.remove, { id: deleted.id })
  await teacher.call(classes.update, { id: closed.id, isJoinOpen: false })
  for (const { classCode } of [{ classCode: 'NOSUCHX' }, archived, deleted])
    expect((await join(classCode)).status).toBe(404)
  const { status, body } = await join(closed.classCode)
  expect([status, body.message]).toEqual([409, expect.stringContaining('Ask your teacher to open it')])
  const { classCode } = (await teacher.call(classes.newCode, { id: closed.id })).body
  await teacher.call(classes.update, { id: closed.id, isJoinOpen: true })
  expect((await join(closed.classCode)).status).toBe(404)
  expect((await join(classCode)).status).toBe(200)
})

test('who guesses codes is slowed down after ten wrong ones; right ones do not count', async () => {
  const room = await openClass()
  for (let tries = 0; tries < 12; tries++)
    expect((await student.call(myClasses.lookUp, { classCode: room.classCode })).status).toBe(200)
  for (let tries = 0; tries < 10; tries++) expect((await join(`GUESS${tries}`)).status).toBe(404)
  const refused = await join(room.classCode)
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, expect.anything()])
  expect((await student.call(myClasses.lookUp, { classCode: 'GUESSX' })).status).toBe(429)
})

test('a student leaves and comes back; whom the teacher has taken out can do neither by themselves', {
  tags: ['P-44'],
}, async () => {
  const room = await openClass()
  await join(room.classCode)
  const heard = listen(teacher)
  const at = { id: student.id, classId: room.id }
  expect((await student.call(myClasses.leave, at)).status).toBe(204)
  expect(await mine()).toEqual([])
  expect(heard).toHaveLength(1)
  expect((await teacher.call(roster.list, { id: room.id })).body).toMatchObject([{ status: 'inactive' }])
  expect((await student.call(myClasses.leave, at)).status).toBe(404)
  expect((await student.call(myClasses.comeBack, at)).body).toMatchObject({ id: room.id, status: 'active' })
  await student.call(myClasses.leave, at)
  expect((await join(room.classCode)).status).toBe(200)

  await teacher.call(roster.setStatus, { id: room.id, studentId: student.id, status: 'removed' })
  expect(await mine()).toEqual([])
  expect((await student.call(myClasses.comeBack, at)).status).toBe(409)
  expect((await join(room.classCode)).body.message).toContain('taken you out')
})

test('a student who is not in a class cannot come back to it, and nobody leaves for somebody else', async () => {
  const room = await openClass()
  const other = await t.signUp()
  await other.call(myClasses.join, { classCode: room.classCode })
  expect((await student.call(myClasses.comeBack, { id: student.id, classId: room.id })).status).toBe(404)
  expect((await student.call(myClasses.leave, { id: other.id, classId: room.id })).status).toBe(404)
  expect((await student.call(myClasses.list, { id: other.id })).status).toBe(404)
  expect((await other.call(myClasses.list, { id: other.id })).body).toHaveLength(1)
})

test('open work is what was given to the student and is neither turned in nor a draft; given back it is open again', async () => {
  const { id: classId } = await addClass(t, teacher.id, [student.id])
  const given = { classId, teacherId: teacher.id }
  const rows = await t.db
    .insert(assignments)
    .values([
      { ...given, title: 'Open' },
      { ...given, title: 'Done' },
      { ...given, title: 'Draft', status: 'draft' },
      { ...given, title: 'Closed', status: 'closed' },
      { ...given, title: 'For others', audience: 'pupils' },
    ])
    .returning()
  const assignmentId = rows[1]?.id ?? 0
  await t.db.insert(assignmentSubmissions).values({ assignmentId, studentId: student.id })
  const statements = await t.listenToDatabase(async () =>
    expect(await mine()).toMatchObject([{ openAssignments: 1 }]),
  )
  expect(statements.length).toBeLessThanOrEqual(2)
  await t.db
    .update(assignmentSubmissions)
    .set({ status: 'returned' })
    .where(eq(assignmentSubmissions.assignmentId, assignmentId))
  expect(await mine()).toMatchObject([{ openAssignments: 2 }])
})

test('two students of one class see nothing of each other', async () => {
  const room = await openClass()
  const other = await t.signUp('student', { firstName: 'Zaphod', lastName: 'Beeblebrox' })
  await other.call(myClasses.join, { classCode: room.classCode })
  const joined = await join(room.classCode)
  const seen = JSON.stringify([joined.body, await mine(), await student.call(myClasses.lookUp, room)])
  expect(seen).not.toContain('Zaphod')
  expect(seen).not.toContain(other.user.username)
})
