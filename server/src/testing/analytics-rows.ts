import { DAY_MS } from '#engines/days/durations.ts'
import { quizResults } from '../db/schema/learning/quizzes.ts'
import { assignmentSubmissions, assignments } from '../db/schema/teaching/assignments.ts'
import { classEnrollments, classes } from '../db/schema/teaching/classes.ts'
import type { TestApp, TestPerson } from './test-app.ts'

let rooms = 0

/** An active class of the teacher with these students, who came to it a year ago. */
export async function openClass(
  t: TestApp,
  teacher: TestPerson,
  students: readonly { id: number }[],
  more: Partial<typeof classes.$inferInsert> = {},
): Promise<number> {
  const [room] = await t.db
    .insert(classes)
    .values({ name: '5b', teacherId: teacher.id, classCode: `figures-${teacher.id}-${++rooms}`, ...more })
    .returning()
  const classId = room?.id ?? 0
  const enrolledAt = new Date(t.clock.now.getTime() - 365 * DAY_MS)
  if (students.length > 0) {
    await t.db
      .insert(classEnrollments)
      .values(students.map(({ id: studentId }) => ({ classId, studentId, enrolledAt })))
  }
  return classId
}

export async function assign(
  t: TestApp,
  teacher: TestPerson,
  classId: number,
  more: Partial<typeof assignments.$inferInsert> = {},
): Promise<number> {
  const [row] = await t.db
    .insert(assignments)
    .values({
      title: 'Essay',
      classId,
      teacherId: teacher.id,
      assignedDate: t.clock.now,
      dueDate: new Date(t.clock.now.getTime() - 1000),
      points: 50,
      ...more,
    })
    .returning()
  return row?.id ?? 0
}

export async function handIn(
  t: TestApp,
  assignmentId: number,
  student: { id: number },
  more: Partial<typeof assignmentSubmissions.$inferInsert> = {},
): Promise<void> {
  const isGraded = more.grade !== undefined
  await t.db.insert(assignmentSubmissions).values({
    assignmentId,
    studentId: student.id,
    submittedAt: t.clock.now,
    ...(isGraded && { status: 'graded', gradedAt: t.clock.now }),
    ...more,
  })
}

export async function addResult(
  t: TestApp,
  student: { id: number },
  quizId: number,
  more: Partial<typeof quizResults.$inferInsert> = {},
): Promise<void> {
  await t.db
    .insert(quizResults)
    .values({ userId: student.id, quizId, score: 1, maxScore: 2, dateTaken: t.clock.now, ...more })
}
