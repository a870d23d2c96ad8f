import { and, eq, inArray, isNull } from 'drizzle-orm'
import { users } from '../db/schema/accounts/users.ts'
import {
  assignmentExcuses,
  assignmentStudents,
  assignmentSubmissions,
  assignments,
} from '../db/schema/teaching/assignments.ts'
import { classEnrollments, classes, classGroupMembers } from '../db/schema/teaching/classes.ts'
import type { TestApp } from './test-app.ts'

type Assignment = typeof assignments.$inferSelect
type Submission = typeof assignmentSubmissions.$inferSelect
type Enrollment = typeof classEnrollments.$inferSelect

/** The figures of a teacher's classes from raw rows, slowly, by the words of `engines/src/record/SPEC.md` alone. */
export async function recalculateClassWork({ db }: TestApp, teacherId: number, now: Date) {
  const rooms = await db
    .select()
    .from(classes)
    .where(and(eq(classes.teacherId, teacherId), eq(classes.isActive, true), isNull(classes.deletedAt)))
  const ids = rooms.map(({ id }) => id)
  const enrolled = (
    await db.select().from(classEnrollments).where(inArray(classEnrollments.classId, ids))
  ).filter(({ status }) => status === 'active')
  const gone = new Set((await db.select().from(users)).flatMap(({ id, deletedAt }) => (deletedAt ? id : [])))
  const given = await db.select().from(assignments).where(inArray(assignments.classId, ids))
  const submissions = await db.select().from(assignmentSubmissions)
  const excuses = await db.select().from(assignmentExcuses)
  const named = await db.select().from(assignmentStudents)
  const grouped = await db.select().from(classGroupMembers)

  const scores = new Map<number, { given: bigint; possible: bigint }>()
  let [pieces, turnedIn, open] = [0, 0, 0]
  for (const member of enrolled.filter(({ studentId }) => !gone.has(studentId))) {
    const { studentId } = member
    for (const assignment of given.filter(({ classId }) => classId === member.classId)) {
      const isTheirs = (row: { assignmentId: number; studentId: number }) =>
        row.assignmentId === assignment.id && row.studentId === studentId
      const work = submissions.find(isTheirs)
      const isExcused = excuses.some(isTheirs)
      const isFor =
        assignment.audience === 'class' ||
        (assignment.audience === 'pupils' && named.some(isTheirs)) ||
        (assignment.audience === 'group' &&
          grouped.some((row) => row.groupId === assignment.groupId && row.studentId === studentId))
      const isOver = hasEnded(assignment, now)
      const isIn = work !== undefined && (isOver || !isGrowing(assignment, work))
      if (!isPiece(assignment, member, { isIn, isFor, isExcused }, now)) continue
      pieces += 1
      turnedIn += isIn ? 1 : 0
      open += isOver ? 0 : 1
      const counts = isIn && work.status === 'graded' && !isExcused
      if (!counts || work.grade === null || assignment.kind === 'lesson' || assignment.points === 0) continue
      const sum = scores.get(studentId) ?? { given: 0n, possible: 0n }
      sum.given += BigInt(Math.round(work.grade * 100))
      sum.possible += BigInt(assignment.points * 100)
      scores.set(studentId, sum)
    }
  }
  return {
    averageScore: meanInTenths([...scores.values()]),
    completionRate: pieces === 0 ? null : inTenths(BigInt(turnedIn), BigInt(pieces)),
    open,
  }
}

type Standing = { isIn: boolean; isFor: boolean; isExcused: boolean }

function isPiece(
  assignment: Assignment,
  member: Enrollment,
  { isIn, isFor, isExcused }: Standing,
  now: Date,
) {
  if (assignment.deletedAt !== null || assignment.status === 'draft') return false
  if (isIn) return true
  if (!isFor || isExcused || assignment.assignedDate > now) return false
  return assignment.dueDate === null || member.enrolledAt <= assignment.dueDate
}

function hasEnded({ dueDate, status }: Assignment, now: Date): boolean {
  return dueDate === null ? status !== 'active' : dueDate < now
}

function isGrowing({ kind, points }: Assignment, work: Submission): boolean {
  const isFollowed =
    work.isAutomatic && work.status === 'graded' && (kind === 'practice' || kind === 'flashcards')
  return (
    isFollowed && work.grade !== null && Math.round(100 * (work.grade + work.lateDeducted)) < 100 * points
  )
}

/** Over one common denominator, the product of all. */
function meanInTenths(shares: { given: bigint; possible: bigint }[]): number | null {
  if (shares.length === 0) return null
  const whole = shares.reduce((product, { possible }) => product * possible, 1n)
  const sum = shares.reduce((total, { given, possible }) => total + given * (whole / possible), 0n)
  return inTenths(sum, whole * BigInt(shares.length))
}

function inTenths(part: bigint, whole: bigint): number {
  const [tenths, rest] = [(1000n * part) / whole, (1000n * part) % whole]
  return Number(tenths + (2n * rest >= whole ? 1n : 0n)) / 10
}
