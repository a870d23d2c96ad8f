import { and, asc, eq, exists, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { MyClass } from '#contract/classroom/my-classes.ts'
import type { Database } from '../../db/database.ts'
import { lockRow, selectRow, updateRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import {
  assignmentExcuses,
  assignmentSubmissions,
  assignments,
} from '../../db/schema/teaching/assignments.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { isInvited } from '../../domain/classroom/enrollments.ts'
import { isGivenTo } from '../../domain/classroom/given-work.ts'
import { fullNameOf } from '../../domain/full-name.ts'
import { pick } from '../../platform/pick.ts'

const isRunning = and(eq(classes.isActive, true), isNull(classes.deletedAt))

/** Classes that the student is in or is invited to, with their open work, in one statement. */
export function selectMyClasses(db: Database, studentId: number, classId?: number): Promise<MyClass[]> {
  return db
    .select({
      ...pick(classes, 'id', 'name', 'grade', 'subject'),
      teacherName: fullNameOf(users),
      status: classEnrollments.status,
      openAssignments: sql<number>`(select count(*)::int from ${assignments}
        where ${assignments.classId} = ${classes.id} and ${isOpenFor(db, studentId)})`,
    })
    .from(classEnrollments)
    .innerJoin(classes, eq(classes.id, classEnrollments.classId))
    .innerJoin(users, eq(users.id, classes.teacherId))
    .where(
      and(
        eq(classEnrollments.studentId, studentId),
        or(eq(classEnrollments.status, 'active'), isInvited),
        isRunning,
        classId === undefined ? undefined : eq(classes.id, classId),
      ),
    )
    .orderBy(asc(sql`lower(${classes.name})`), asc(classes.id))
}

/** Given to the student, running, and neither turned in nor excused; what was given back is open again. */
function isOpenFor(db: Database, studentId: number): SQL | undefined {
  const handedIn = db
    .select({ one: sql`1` })
    .from(assignmentSubmissions)
    .where(
      and(
        eq(assignmentSubmissions.assignmentId, assignments.id),
        eq(assignmentSubmissions.studentId, studentId),
        ne(assignmentSubmissions.status, 'returned'),
      ),
    )
  const excused = db
    .select({ one: sql`1` })
    .from(assignmentExcuses)
    .where(
      and(eq(assignmentExcuses.assignmentId, assignments.id), eq(assignmentExcuses.studentId, studentId)),
    )
  return and(
    eq(assignments.status, 'active'),
    isGivenTo(db, studentId),
    not(exists(handedIn)),
    not(exists(excused)),
  )
}

/** A running class by its code, with how the student stands to it. */
export async function selectByCode(db: Database, studentId: number, classCode: string) {
  const [row] = await db
    .select({
      ...pick(classes, 'id', 'name', 'subject', 'teacherId'),
      // Whom no admin has approved as a teacher yet, nobody joins.
      isJoinOpen: sql<boolean>`(${classes.isJoinOpen} and ${users.approvalAskedAt} is null)`,
      teacherName: fullNameOf(users),
      status: classEnrollments.status,
      isInvited: sql<boolean>`coalesce(${isInvited}, false)`,
    })
    .from(classes)
    .innerJoin(users, eq(users.id, classes.teacherId))
    .leftJoin(
      classEnrollments,
      and(eq(classEnrollments.classId, classes.id), eq(classEnrollments.studentId, studentId)),
    )
    .where(and(eq(classes.classCode, classCode), isRunning))
  return row
}

/** Nobody else changes who is in the class until the transaction ends; answers whom to tell. */
export const lockRunningClass = (tx: Database, id: number) =>
  lockRow(tx, classes, and(eq(classes.id, id), isRunning), { id: classes.id, teacherId: classes.teacherId })

type Place = { studentId: number; classId: number }

const isPlace = ({ studentId, classId }: Place) =>
  and(eq(classEnrollments.classId, classId), eq(classEnrollments.studentId, studentId))

/** Leaving: from `active` to `inactive`; nothing where the student is not in the class. */
export async function markLeft(db: Database, place: Place) {
  const [row] = await db
    .update(classEnrollments)
    .set({ status: 'inactive', consent: 'left' })
    .where(and(isPlace(place), eq(classEnrollments.status, 'active')))
    .returning({ id: classEnrollments.id })
  return row
}

/** Saying no to an invitation; nothing where there is none. */
export const markDeclined = (db: Database, place: Place) =>
  updateRow(db, classEnrollments, { consent: 'declined' }, and(isPlace(place), isInvited), {
    id: classEnrollments.id,
  })

/** The invitation that was declined by mistake waits for an answer again. */
export async function markInvited(db: Database, place: Place): Promise<void> {
  await db
    .update(classEnrollments)
    .set({ consent: 'asked' })
    .where(and(isPlace(place), eq(classEnrollments.consent, 'declined')))
}

export const selectStanding = (db: Database, place: Place) =>
  selectRow(db, classEnrollments, isPlace(place), {
    status: classEnrollments.status,
    consent: classEnrollments.consent,
  })
