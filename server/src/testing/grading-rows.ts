import { assignmentSubmissions, assignments, feedbackComments } from '../db/schema/teaching/assignments.ts'
import { classEnrollments, classes } from '../db/schema/teaching/classes.ts'
import type { TestApp } from './test-app.ts'

let rooms = 0

/** An own class of a teacher with these students in it. */
export async function openRoom(t: TestApp, teacherId: number, ...studentIds: number[]): Promise<number> {
  const [room] = await t.db
    .insert(classes)
    .values({ name: '5b', teacherId, classCode: `grading-${teacherId}-${++rooms}` })
    .returning()
  const classId = room?.id ?? 0
  if (studentIds.length > 0)
    await t.db
      .insert(classEnrollments)
      .values(studentIds.map((studentId) => ({ classId, studentId, enrolledAt: new Date('2025-12-01') })))
  return classId
}

export async function giveWork(
  t: TestApp,
  teacherId: number,
  classId: number,
  more: Partial<typeof assignments.$inferInsert> = {},
) {
  const [row] = await t.db
    .insert(assignments)
    .values({ title: 'Essay', classId, teacherId, points: 20, assignedDate: t.clock.now, ...more })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function handIn(
  t: TestApp,
  assignmentId: number,
  studentId: number,
  more: Partial<typeof assignmentSubmissions.$inferInsert> = {},
) {
  const [row] = await t.db
    .insert(assignmentSubmissions)
    .values({ assignmentId, studentId, content: 'My essay.', submittedAt: t.clock.now, ...more })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** A student's essay that waits for its grade. */
export async function addWaitingWork(t: TestApp, teacherId: number) {
  const student = await t.signUp()
  const classId = await openRoom(t, teacherId, student.id)
  const { id } = await giveWork(t, teacherId, classId)
  const submission = await handIn(t, id, student.id)
  return { classId, id, studentId: student.id, submissionId: submission.id }
}

export async function addFeedbackComment(t: TestApp, teacherId: number, deletedAt: Date | null = null) {
  const [row] = await t.db
    .insert(feedbackComments)
    .values({ teacherId, content: 'Say why.', deletedAt })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}
