import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { gradebook } from '#contract/teaching/gradebook.ts'
import { listPieces } from '#contract/teaching/read-states.ts'
import { scoreStudent, toPercent } from '#engines/record/index.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { assignmentExcuses, assignmentStudents, assignments } from '../../db/schema/teaching/assignments.ts'
import {
  classEnrollments,
  classes,
  classGroupMembers,
  classGroups,
} from '../../db/schema/teaching/classes.ts'
import { listPeople } from '../../testing/audit-rows.ts'
import { giveWork, handIn, openRoom } from '../../testing/grading-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'

const NOW = new Date('2026-01-05T09:00:00Z')
const day = (number: number) => new Date(`2026-01-0${number}T09:00:00Z`)

const t = prepareTestApp({ now: NOW })

async function fillClass() {
  const teacher = await t.signUp('teacher')
  const ada = await t.signUp('student', { firstName: 'Ada', lastName: 'Ärmel' })
  const bob = await t.signUp('student', { firstName: '=1+1', lastName: 'Zorn, "Bob"' })
  const classId = await openRoom(t, teacher.id, bob.id, ada.id)
  const give = (more: Partial<typeof assignments.$inferInsert>) => giveWork(t, teacher.id, classId, more)
  const graded = await give({ title: '=Essay', points: 20, dueDate: day(1) })
  const missing = await give({ title: 'Quiz', points: 10, dueDate: day(2) })
  const waiting = await give({ title: 'Task', points: 100, dueDate: day(3) })
  const [group] = await t.db.insert(classGroups).values({ classId, name: 'Owls' }).returning()
  const groupId = group?.id ?? 0
  await t.db.insert(classGroupMembers).values({ groupId, studentId: ada.id })
  const forGroup = await give({ title: 'Group', audience: 'group', groupId, dueDate: day(8) })
  const forBob = await give({ title: 'Alone', audience: 'pupils', dueDate: null })
  await t.db.insert(assignmentStudents).values({ assignmentId: forBob.id, studentId: bob.id })
  await give({ title: 'Draft', status: 'draft' })
  await give({ title: 'Deleted', deletedAt: NOW })
  await handIn(t, graded.id, ada.id, { status: 'graded', grade: 17.5, submittedAt: day(1) })
  await handIn(t, graded.id, bob.id, { status: 'graded', grade: 10, submittedAt: day(2) })
  await handIn(t, waiting.id, ada.id)
  await handIn(t, waiting.id, bob.id, { status: 'returned', grade: 3, submittedAt: day(3) })
  await t.db.insert(assignmentExcuses).values({ assignmentId: missing.id, studentId: bob.id })
  return {
    teacher,
    ada,
    bob,
    classId,
    groupId,
    ids: [graded, missing, waiting, forGroup, forBob].map(({ id }) => id),
  }
}

test('the gradebook tells where everything stands: nothing ungraded is a 0', async () => {
  const { teacher, ada, bob, classId, groupId, ids } = await fillClass()
  const { body } = await teacher.call(gradebook.read, { id: classId })
  expect(body).toMatchObject({ classId, className: '5b', groups: [{ id: groupId, name: 'Owls' }] })
  expect(body.assignments.map(({ id }) => id)).toEqual(ids)
  expect(body.pupils).toEqual([
    {
      id: ada.id,
      firstName: 'Ada',
      lastName: 'Ärmel',
      username: ada.user.username,
      groupIds: [groupId],
      states: 'gmHn-',
      grades: [17.5, null, null, null, null],
      versions: [1, 0, 1, 0, 0],
      attempts: {},
      commented: [],
    },
    {
      id: bob.id,
      firstName: '=1+1',
      lastName: 'Zorn, "Bob"',
      username: bob.user.username,
      groupIds: [],
      states: 'Gxr-n',
      grades: [10, null, 3, null, null],
      versions: [1, 0, 1, 0, 0],
      attempts: {},
      commented: [],
    },
  ])
  const [first, second] = body.pupils.map((student) =>
    toPercent(scoreStudent(listPieces(student, body.assignments))),
  )
  expect([first, second]).toEqual([87.5, 50])
})

test("another teacher's gradebook and group are not found; a class that is over keeps its own", {
  tags: ['X-53'],
}, async () => {
  const { classId, groupId } = await fillClass()
  const other = await t.signUp('teacher')
  const own = await openRoom(t, other.id)
  const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status
  expect(await statusOf(other.call(gradebook.read, { id: classId }))).toBe(404)
  expect(await statusOf(other.call(gradebook.export, { id: classId }))).toBe(404)
  expect(await statusOf(other.call(gradebook.export, { id: own, groupId }))).toBe(404)
  await t.db.update(classes).set({ isActive: false }).where(eq(classes.id, own))
  const empty = await other.call(gradebook.read, { id: own })
  expect(empty.body).toMatchObject({ assignments: [], pupils: [], groups: [] })
})

test('300 students with 100 assignments open with at most eight statements, every student audited', async () => {
  const teacher = await t.signUp('teacher')
  const classId = await openRoom(t, teacher.id)
  await t.db.execute(sql`
    with students as (
      insert into ${users} (username, password, first_name, last_name, grade)
      select 'book-' || ${classId}::int || '-' || n, 'x', 'First' || n, 'Last' || n, 5 from generate_series(1, 300) n
      returning id)
    insert into ${classEnrollments} (class_id, student_id) select ${classId}::int, id from students`)
  await t.db.execute(sql`
    insert into ${assignments} (title, class_id, teacher_id, due_date)
    select 'Work ' || n, ${classId}::int, ${teacher.id}::int, now() from generate_series(1, 100) n`)
  await t.db.execute(sql`
    insert into assignment_submissions (assignment_id, student_id, status, grade)
    select a.id, e.student_id, 'graded', 80 from ${assignments} a join ${classEnrollments} e on e.class_id = a.class_id
    where a.class_id = ${classId}::int`)
  let answer = await teacher.call(gradebook.read, { id: classId })
  const statements = await t.listenToDatabase(async () => {
    answer = await teacher.call(gradebook.read, { id: classId })
  })
  expect(statements.length).toBeLessThanOrEqual(8)
  expect([answer.body.pupils.length, answer.body.assignments.length]).toEqual([300, 100])
  expect(answer.body.pupils.every(({ states }) => /^[gG]{100}$/.test(states))).toBe(true)
  const audited = await t.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.actorId, teacher.id))
    .orderBy(auditLog.id)
  expect(audited.map((entry) => listPeople([entry]).length)).toEqual([300, 300])
})

test('a lesson is marked as completed and counts into no average; a quiz tells its attempts', async () => {
  const [teacher, ada] = [
    await t.signUp('teacher'),
    await t.signUp('student', { firstName: 'Ada', lastName: 'A' }),
  ]
  const classId = await openRoom(t, teacher.id, ada.id)
  const lesson = await giveWork(t, teacher.id, classId, {
    title: 'Halves',
    kind: 'lesson',
    points: 100,
    dueDate: day(1),
  })
  const quiz = await giveWork(t, teacher.id, classId, { title: 'Quiz', kind: 'quiz', dueDate: day(2) })
  await handIn(t, lesson.id, ada.id, { status: 'graded', grade: 100, isAutomatic: true, submittedAt: day(1) })
  await handIn(t, quiz.id, ada.id, { status: 'graded', grade: 10, attempts: 2, submittedAt: day(2) })
  const { body } = await teacher.call(gradebook.read, { id: classId })
  expect(body.pupils).toMatchObject([{ states: 'gg', attempts: { [quiz.id]: 2 } }])
  const file = (await teacher.call(gradebook.export, { id: classId })).body
  const lines = new TextDecoder().decode(file.content).split('\r\n')
  expect(lines.slice(1, 3)).toEqual([
    ',,,,Points,,20',
    expect.stringMatching(/^A,Ada,student-\w+,,50,completed,10$/),
  ])
})

test('practice that still grows is not due until it is done or its time is over', async () => {
  const [teacher, ada, bob] = [await t.signUp('teacher'), await t.signUp(), await t.signUp()]
  const classId = await openRoom(t, teacher.id, ada.id, bob.id)
  const growing = { kind: 'practice', points: 10 } as const
  for (const dueDate of [day(8), day(1)]) {
    const { id } = await giveWork(t, teacher.id, classId, { ...growing, dueDate })
    const work = { status: 'graded', isAutomatic: true, submittedAt: day(1) } as const
    await handIn(t, id, ada.id, { ...work, grade: 4 })
    await handIn(t, id, bob.id, { ...work, grade: 8, lateDeducted: 2 })
  }
  const { body } = await teacher.call(gradebook.read, { id: classId })
  const states = new Map(body.pupils.map((student) => [student.id, student.states]))
  expect([states.get(ada.id), states.get(bob.id)]).toEqual(['gn', 'gg'])
})
