import { and, asc, desc, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm'
import { MY_ASSIGNMENTS_PER_PAGE } from '#contract/classroom/my-assignments.ts'
import { findWorkState, isUnderWay } from '#engines/assignments/index.ts'
import { isScored } from '#engines/record/index.ts'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { quizzes } from '../../db/schema/learning/quizzes.ts'
import {
  assignmentExcuses,
  assignmentSubmissions,
  assignments,
} from '../../db/schema/teaching/assignments.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { pick } from '../../platform/pick.ts'
import { fullNameOf } from '../full-name.ts'
import { isInActiveClass, isInAudience } from './given-work.ts'
import { isToDoAt } from './pieces.ts'

const work = assignmentSubmissions

/** A piece of work as its student is shown it. */
export const LISTED = {
  ...pick(assignments, 'id', 'title', 'kind', 'classId', 'dueDate', 'assignedDate', 'points', 'status'),
  className: classes.name,
  teacherName: fullNameOf(users),
  lessonId: sql<number | null>`coalesce(${assignments.lessonId}, ${quizzes.lessonId})`,
  enrolledAt: classEnrollments.enrolledAt,
  isExcused: sql<boolean>`${assignmentExcuses.id} is not null`,
  submission: getTableColumns(work),
}
export type ListedRow = Awaited<ReturnType<typeof selectMyAssignments>>[number]

type MyAssignmentsFilter = {
  status?: 'open' | 'done' | undefined
  classId?: number | undefined
  offset: number
}

/** Begins at the classes that the student is in, so that it reads what these gave out and nothing else. */
export function selectMyAssignments(
  db: Database,
  studentId: number,
  { status, classId, offset }: MyAssignmentsFilter,
  now: Date,
) {
  const open = isToDoAt({ enrolledAt: classEnrollments.enrolledAt }, now)
  return db
    .select({ ...LISTED, isOpen: open })
    .from(classEnrollments)
    .innerJoin(classes, eq(classes.id, classEnrollments.classId))
    .innerJoin(users, eq(users.id, classes.teacherId))
    .innerJoin(assignments, eq(assignments.classId, classes.id))
    .leftJoin(quizzes, eq(quizzes.id, assignments.quizId))
    .leftJoin(work, and(eq(work.assignmentId, assignments.id), eq(work.studentId, studentId)))
    .leftJoin(
      assignmentExcuses,
      and(eq(assignmentExcuses.assignmentId, assignments.id), eq(assignmentExcuses.studentId, studentId)),
    )
    .where(
      and(
        isInActiveClass(studentId),
        isNull(assignments.deletedAt),
        ne(assignments.status, 'draft'),
        isInAudience(db, studentId),
        classId === undefined ? undefined : eq(classes.id, classId),
        status === undefined ? undefined : status === 'open' ? open : sql`not ${open}`,
      ),
    )
    .orderBy(
      desc(open),
      sql`case when ${open} then ${assignments.dueDate} end asc nulls last`,
      desc(assignments.assignedDate),
      asc(assignments.id),
    )
    .offset(offset)
    .limit(MY_ASSIGNMENTS_PER_PAGE)
}

export type Submission = typeof assignmentSubmissions.$inferSelect

export const toMyAssignment = (row: ListedRow, now: Date) => ({
  ...row,
  state: stateOf(row, row, now),
  submission: row.submission && toOwnWork(row.submission, row),
})

export function stateOf(
  assigned: Pick<ListedRow, 'kind' | 'points' | 'dueDate' | 'status'>,
  own: { enrolledAt: Date; isExcused: boolean; submission: Submission | null },
  now: Date,
) {
  const { enrolledAt, isExcused, submission } = own
  return findWorkState(
    {
      status: assigned.status,
      dueDate: assigned.dueDate,
      enrolledAt,
      isExcused,
      submission: submission && {
        status: submission.status,
        isUnderWay: isUnderWay({ ...submission, kind: assigned.kind, points: assigned.points }),
      },
    },
    now,
  )
}

/**
 * A grade that the teacher noted without giving the work back or out is not yet the student's to see; a lesson is completed
 * and has none.
 */
export const toOwnWork = (submission: Submission, assigned: Pick<ListedRow, 'kind' | 'points'>) => ({
  ...submission,
  ...((submission.status === 'submitted' || !isScored(assigned)) && {
    grade: null,
    lateDeducted: 0,
    rubricScores: {},
  }),
})
