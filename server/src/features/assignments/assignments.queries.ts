import { and, arrayContains, asc, count, eq, exists, ilike, inArray, isNull, ne, sql } from 'drizzle-orm'
import {
  ASSIGNMENTS_PER_PAGE,
  type assignments as endpoints,
  MOST_DECK_CARDS,
  MOST_RECENT_ASSIGNMENTS,
  type WorkCounts,
} from '#contract/teaching/assignments.ts'
import type { Database } from '../../db/database.ts'
import { hasRow, insertForId, selectRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { quizzes } from '../../db/schema/learning/quizzes.ts'
import { flashcards } from '../../db/schema/study/flashcards.ts'
import {
  assignmentExcuses,
  assignmentStudents,
  assignmentSubmissions,
  assignments,
} from '../../db/schema/teaching/assignments.ts'
import { classEnrollments, classes, classGroups } from '../../db/schema/teaching/classes.ts'
import { isInAudience } from '../../domain/classroom/given-work.ts'
import { isPieceAt, isTurnedInAt } from '../../domain/classroom/pieces.ts'
import { isOwnClass } from '../../domain/own-students.ts'
import { afterCursor, newestFirst, softDeletePatch } from '../../domain/restorable.ts'
import { pick } from '../../platform/pick.ts'
import type { Received } from '../../platform/requests/serve.ts'

export type AssignmentRow = typeof assignments.$inferSelect
export type NewAssignmentRow = typeof assignments.$inferInsert

export type ListFilter = Received<typeof endpoints.list>

const SUMMARY = {
  ...pick(assignments, 'id', 'title', 'dueDate', 'status', 'classId'),
  ...pick(assignments, 'kind', 'points', 'assignedDate', 'audience'),
  className: classes.name,
}

const isOwn = (teacherId: number) => and(eq(assignments.teacherId, teacherId), isNull(classes.deletedAt))

const selectSummaries = (db: Database) =>
  db.select(SUMMARY).from(assignments).innerJoin(classes, eq(classes.id, assignments.classId)).$dynamic()

/** Of one class also when it is archived; else of the classes that are held now. */
export function selectAssignments(db: Database, teacherId: number, filter: ListFilter) {
  const { classId, status, search, only, before } = filter
  const waits = db
    .select({ one: sql`1` })
    .from(assignmentSubmissions)
    // Of students who are in the class now, like what is counted beside it.
    .innerJoin(
      classEnrollments,
      and(
        eq(classEnrollments.classId, assignments.classId),
        eq(classEnrollments.studentId, assignmentSubmissions.studentId),
        eq(classEnrollments.status, 'active'),
      ),
    )
    .innerJoin(users, and(eq(users.id, assignmentSubmissions.studentId), isNull(users.deletedAt)))
    .where(
      and(
        eq(assignmentSubmissions.assignmentId, assignments.id),
        eq(assignmentSubmissions.status, 'submitted'),
      ),
    )
  return selectSummaries(db)
    .where(
      and(
        isOwn(teacherId),
        isNull(assignments.deletedAt),
        classId === undefined ? eq(classes.isActive, true) : eq(assignments.classId, classId),
        status === undefined ? undefined : eq(assignments.status, status),
        search === undefined ? undefined : ilike(assignments.title, `%${search.replace(/[\\%_]/g, '\\$&')}%`),
        only === 'toGrade' ? exists(waits) : undefined,
        afterCursor(assignments, before),
      ),
    )
    .orderBy(...newestFirst(assignments))
    .limit(ASSIGNMENTS_PER_PAGE)
}

export function selectRecent(db: Database, teacherId: number) {
  return selectSummaries(db)
    .where(
      and(
        isOwn(teacherId),
        isNull(assignments.deletedAt),
        eq(classes.isActive, true),
        ne(assignments.status, 'archived'),
      ),
    )
    .orderBy(...newestFirst(assignments))
    .limit(MOST_RECENT_ASSIGNMENTS)
}

/** How far the students are who are in the class now, of all these assignments in one statement. */
export async function countWork(
  db: Database,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, WorkCounts>> {
  if (ids.length === 0) return new Map()
  const work = assignmentSubmissions
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`
  const rows = await db
    .select({
      id: assignments.id,
      given: count(),
      handedIn: counted(isTurnedInAt(now)),
      toGrade: counted(sql`${work.status} = 'submitted'`),
      graded: counted(sql`${work.status} = 'graded' and ${isTurnedInAt(now)}`),
    })
    .from(assignments)
    .innerJoin(
      classEnrollments,
      and(eq(classEnrollments.classId, assignments.classId), eq(classEnrollments.status, 'active')),
    )
    .innerJoin(users, and(eq(users.id, classEnrollments.studentId), isNull(users.deletedAt)))
    .leftJoin(work, and(eq(work.assignmentId, assignments.id), eq(work.studentId, users.id)))
    .leftJoin(
      assignmentExcuses,
      and(eq(assignmentExcuses.assignmentId, assignments.id), eq(assignmentExcuses.studentId, users.id)),
    )
    .where(
      and(
        inArray(assignments.id, [...ids]),
        isPieceAt(db, { studentId: users.id, enrolledAt: classEnrollments.enrolledAt }, now),
      ),
    )
    .groupBy(assignments.id)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

/** An own assignment with the names of what it points to; a deleted one only for who brings it back. */
export async function selectAssignment(
  db: Database,
  teacherId: number,
  id: number,
  { withDeleted = false }: { withDeleted?: boolean } = {},
) {
  const named = db
    .select({ ids: sql<number[]>`coalesce(array_agg(${assignmentStudents.studentId}), '{}')` })
    .from(assignmentStudents)
    .where(eq(assignmentStudents.assignmentId, assignments.id))
  const [row] = await db
    .select({
      assignment: assignments,
      className: classes.name,
      lessonTitle: lessons.title,
      quizTitle: quizzes.title,
      groupName: classGroups.name,
      studentIds: sql<number[]>`(${named})`,
    })
    .from(assignments)
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .leftJoin(lessons, eq(lessons.id, assignments.lessonId))
    .leftJoin(quizzes, eq(quizzes.id, assignments.quizId))
    .leftJoin(classGroups, eq(classGroups.id, assignments.groupId))
    .where(
      and(eq(assignments.id, id), isOwn(teacherId), withDeleted ? undefined : isNull(assignments.deletedAt)),
    )
  return row
}

export async function lockAssignment(db: Database, teacherId: number, id: number) {
  const [row] = await db
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(eq(assignments.id, id), eq(assignments.teacherId, teacherId), isNull(assignments.deletedAt)))
    .for('update')
  return row
}

export const hasWork = (db: Database, assignmentId: number) =>
  hasRow(db, assignmentSubmissions, eq(assignmentSubmissions.assignmentId, assignmentId))

export const insertAssignment = (db: Database, row: NewAssignmentRow) => insertForId(db, assignments, row)

export async function updateAssignment(db: Database, id: number, change: Partial<AssignmentRow>) {
  await db.update(assignments).set(change).where(eq(assignments.id, id))
}

export async function markDeleted(db: Database, id: number, deletedAt: Date | null): Promise<void> {
  await db.update(assignments).set(softDeletePatch(assignments, deletedAt)).where(eq(assignments.id, id))
}

export async function replaceStudents(db: Database, assignmentId: number, studentIds: readonly number[]) {
  await db.delete(assignmentStudents).where(eq(assignmentStudents.assignmentId, assignmentId))
  if (studentIds.length === 0) return
  await db
    .insert(assignmentStudents)
    .values([...new Set(studentIds)].map((studentId) => ({ assignmentId, studentId })))
}

export const findOwnClass = (db: Database, teacherId: number, classId: number) =>
  selectRow(db, classes, and(eq(classes.id, classId), isOwnClass(teacherId)), {
    ...pick(classes, 'id', 'name', 'grade', 'subject'),
  })

export async function findGroup(db: Database, classId: number, groupId: number) {
  const [row] = await db
    .select({ id: classGroups.id })
    .from(classGroups)
    .where(and(eq(classGroups.id, groupId), eq(classGroups.classId, classId), isNull(classGroups.deletedAt)))
  return row
}

/** How many of these are in the class now. */
export function countStudents(db: Database, classId: number, studentIds: readonly number[]): Promise<number> {
  return db.$count(
    classEnrollments,
    and(
      eq(classEnrollments.classId, classId),
      eq(classEnrollments.status, 'active'),
      inArray(classEnrollments.studentId, [...studentIds]),
    ),
  )
}

/** Whom an assignment is given to now. */
export async function selectAudience(db: Database, assignmentId: number): Promise<number[]> {
  const rows = await db
    .select({ id: classEnrollments.studentId })
    .from(assignments)
    .innerJoin(classEnrollments, eq(classEnrollments.classId, assignments.classId))
    .where(
      and(
        eq(assignments.id, assignmentId),
        eq(classEnrollments.status, 'active'),
        isInAudience(db, classEnrollments.studentId),
      ),
    )
  return rows.map(({ id }) => id)
}

export async function hasLesson(db: Database, id: number): Promise<boolean> {
  return (await db.$count(lessons, and(eq(lessons.id, id), isNull(lessons.retiredAt)))) > 0
}

export async function hasQuiz(db: Database, id: number): Promise<boolean> {
  return (await db.$count(quizzes, eq(quizzes.id, id))) > 0
}

/** Own cards of a tag; a picture cannot be given along, because it is its owner's. */
export function selectDeck(db: Database, userId: number, tag: string) {
  return db
    .select({ front: flashcards.front, back: flashcards.back })
    .from(flashcards)
    .where(
      and(
        eq(flashcards.userId, userId),
        isNull(flashcards.deletedAt),
        arrayContains(flashcards.tags, [tag]),
        sql`${flashcards.pictureIds} = '{}'`,
      ),
    )
    .orderBy(asc(flashcards.createdAt), asc(flashcards.id))
    .limit(MOST_DECK_CARDS)
}
