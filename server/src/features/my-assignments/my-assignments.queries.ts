import { and, asc, desc, eq, getTableColumns, isNull, ne, or, sql } from 'drizzle-orm'
import { MY_ASSIGNMENTS_PER_PAGE } from '#contract/classroom/my-assignments.ts'
import type { Database } from '../../db/database.ts'
import { lockRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { quizzes } from '../../db/schema/learning/quizzes.ts'
import { flashcards } from '../../db/schema/study/flashcards.ts'
import {
  assignmentExcuses,
  assignmentSubmissions,
  assignments,
} from '../../db/schema/teaching/assignments.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { isGivenTo, isInActiveClass, isInAudience } from '../../domain/classroom/given-work.ts'
import { fullNameOf } from '../../domain/full-name.ts'
import { pick } from '../../platform/pick.ts'

const work = assignmentSubmissions

const LISTED = {
  ...pick(assignments, 'id', 'title', 'kind', 'classId', 'dueDate', 'assignedDate', 'points', 'status'),
  className: classes.name,
  teacherName: fullNameOf(users),
  lessonId: sql<number | null>`coalesce(${assignments.lessonId}, ${quizzes.lessonId})`,
  enrolledAt: classEnrollments.enrolledAt,
  isExcused: sql<boolean>`${assignmentExcuses.id} is not null`,
  submission: getTableColumns(work),
}
export type ListedRow = Awaited<ReturnType<typeof selectMyAssignments>>[number]

/** Still to do: nothing is there or it came back, and it would still be taken. */
function isOpen(now: Date) {
  const moment = sql`${now.toISOString()}::timestamptz`
  const isGrowing = sql`(${work.isAutomatic} and ${assignments.kind} in ('practice', 'flashcards')
    and ${work.grade} + ${work.lateDeducted} < ${assignments.points})`
  const isDue = sql`(${assignments.dueDate} is not null and ${assignments.dueDate} < ${moment})`
  return sql<boolean>`(${assignmentExcuses.id} is null and case
    when ${work.status} = 'returned' then ${assignments.status} <> 'archived'
    when ${assignments.status} <> 'active' then false
    when ${isDue} and (${assignments.latePolicy} = 'refuse' or ${classEnrollments.enrolledAt} > ${assignments.dueDate}) then false
    else ${work.id} is null or ${isGrowing}
  end)`
}

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
  const open = isOpen(now)
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

export type OwnRow = NonNullable<Awaited<ReturnType<typeof selectMyAssignment>>>

/** Given to this person, or by them: whoever holds the class looks at it as a student would. */
export async function selectMyAssignment(db: Database, reader: { id: number; isStaff: boolean }, id: number) {
  const { deletedAt: _, teacherId: __, ...columns } = getTableColumns(assignments)
  const isHeld = and(eq(assignments.teacherId, reader.id), isNull(classes.deletedAt))
  const [row] = await db
    .select({
      assignment: columns,
      teacherId: assignments.teacherId,
      className: classes.name,
      teacherName: LISTED.teacherName,
      lessonId: LISTED.lessonId,
      lessonTitle: lessons.title,
      quizTitle: quizzes.title,
      enrolledAt: classEnrollments.enrolledAt,
      isExcused: LISTED.isExcused,
      submission: getTableColumns(work),
    })
    .from(assignments)
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .innerJoin(users, eq(users.id, classes.teacherId))
    .leftJoin(lessons, eq(lessons.id, assignments.lessonId))
    .leftJoin(quizzes, eq(quizzes.id, assignments.quizId))
    .leftJoin(
      classEnrollments,
      and(eq(classEnrollments.classId, classes.id), eq(classEnrollments.studentId, reader.id)),
    )
    .leftJoin(work, and(eq(work.assignmentId, assignments.id), eq(work.studentId, reader.id)))
    .leftJoin(
      assignmentExcuses,
      and(eq(assignmentExcuses.assignmentId, assignments.id), eq(assignmentExcuses.studentId, reader.id)),
    )
    .where(
      and(
        eq(assignments.id, id),
        isNull(assignments.deletedAt),
        or(isGivenTo(db, reader.id), reader.isStaff ? isHeld : undefined),
      ),
    )
  return row
}

export const lockSubmission = (db: Database, assignmentId: number, studentId: number) =>
  lockRow(db, work, and(eq(work.assignmentId, assignmentId), eq(work.studentId, studentId)))

export async function insertSubmission(db: Database, row: typeof work.$inferInsert): Promise<void> {
  await db.insert(work).values(row)
}

export async function updateSubmission(db: Database, id: number, change: Partial<typeof work.$inferInsert>) {
  await db.update(work).set(change).where(eq(work.id, id))
}

/** The fronts of the deck's cards that the learner has already, deleted ones not counted. */
export async function selectTakenCards(db: Database, userId: number, assignmentId: number) {
  return db
    .select({ front: flashcards.front, back: flashcards.back })
    .from(flashcards)
    .where(
      and(
        eq(flashcards.assignmentId, assignmentId),
        eq(flashcards.userId, userId),
        isNull(flashcards.deletedAt),
      ),
    )
}

export async function insertTakenCards(db: Database, rows: (typeof flashcards.$inferInsert)[]) {
  if (rows.length > 0) await db.insert(flashcards).values(rows)
}
