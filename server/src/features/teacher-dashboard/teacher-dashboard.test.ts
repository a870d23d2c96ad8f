import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { teacherDashboard } from '#contract/teaching/teacher-dashboard.ts'
import { assignmentSubmissions, assignments } from '../../db/schema/teaching/assignments.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})

let rooms = 0
async function openClass(teacher: TestPerson, ...students: TestPerson[]): Promise<number> {
  const [room] = await t.db
    .insert(classes)
    .values({ name: '5b', teacherId: teacher.id, classCode: `dashboard-${++rooms}` })
    .returning()
  const classId = room?.id ?? 0
  await t.db
    .insert(classEnrollments)
    .values(students.map(({ id }) => ({ classId, studentId: id, enrolledAt: t.clock.now })))
  return classId
}

async function assign(teacher: TestPerson, classId: number, graded: [TestPerson, number | null][]) {
  const [work] = await t.db
    .insert(assignments)
    .values({ title: 'Essay', classId, teacherId: teacher.id, points: 50, assignedDate: t.clock.now })
    .returning()
  for (const [student, grade] of graded) {
    await t.db.insert(assignmentSubmissions).values({
      assignmentId: work?.id ?? 0,
      studentId: student.id,
      submittedAt: t.clock.now,
      ...(grade !== null && { status: 'graded' as const, grade, gradedAt: t.clock.now }),
    })
  }
  return work?.id ?? 0
}

const read = async (teacher: TestPerson) => (await teacher.call(teacherDashboard.summary, {})).body

test('a teacher without students gets zeros', { tags: ['API2-54', 'DATA2-53', 'Y-82'] }, async () => {
  expect(await read(await t.signUp('teacher'))).toEqual({
    totalStudents: 0,
    averageScore: 0,
    completionRate: 0,
  })
  expect((await (await t.signUp('teacher')).call(teacherDashboard.figures, {})).body).toEqual({
    totalStudents: 0,
    averageScore: null,
    completionRate: null,
    open: 0,
  })
})

test('a student of two classes counts once, ungraded work lowers no average', {
  tags: ['API2-54', 'TEACH-15…17', 'Y-82'],
}, async () => {
  const [teacher, other] = [await t.signUp('teacher'), await t.signUp('teacher')]
  const [ada, bob, foreign] = [await t.signUp(), await t.signUp(), await t.signUp()]
  const math = await openClass(teacher, ada, bob)
  await openClass(teacher, ada)
  await assign(teacher, math, [
    [ada, 40],
    [bob, null],
  ])
  await assign(teacher, math, [[ada, 30]])
  await assign(other, await openClass(other, foreign), [[foreign, 0]])
  expect(await read(teacher)).toEqual({ totalStudents: 2, averageScore: 70, completionRate: 75 })
  // Without a due date all of it is still open.
  expect((await teacher.call(teacherDashboard.figures, {})).body.open).toBe(4)
})

test('what waits for a grade is counted, and the longest wait comes first; other teachers have none of it', async () => {
  const [teacher, other] = [await t.signUp('teacher'), await t.signUp('teacher')]
  const [ada, bob, left] = [await t.signUp(), await t.signUp(), await t.signUp()]
  const math = await openClass(teacher, ada, bob, left)
  const waiting = async (who: TestPerson) => (await who.call(teacherDashboard.waiting, {})).body
  expect(await waiting(teacher)).toEqual({ submissions: 0, first: null })
  const work = await assign(teacher, math, [
    [ada, null],
    [bob, 40],
    [left, null],
  ])
  const firstAt = t.clock.now
  t.clock.now = new Date(firstAt.getTime() + 60_000)
  await assign(teacher, math, [[bob, null]])
  await t.db
    .update(classEnrollments)
    .set({ status: 'removed' })
    .where(eq(classEnrollments.studentId, left.id))
  expect(await waiting(teacher)).toEqual({
    submissions: 2,
    first: {
      assignmentId: work,
      studentId: ada.id,
      title: 'Essay',
      className: '5b',
      submittedAt: firstAt.toISOString(),
    },
  })
  expect(await waiting(other)).toEqual({ submissions: 0, first: null })
})

test('the data of the dashboard is for teachers alone', { tags: ['SEC-27'] }, async () => {
  for (const role of ['student', 'college', 'professional', 'admin'] as const) {
    const person = await t.signUp(role)
    expect((await person.call(teacherDashboard.summary, {})).status).toBe(403)
    expect((await person.call(teacherDashboard.figures, {})).status).toBe(403)
    expect((await person.call(teacherDashboard.waiting, {})).status).toBe(403)
  }
})
