import { and, count, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { MOST_STUDENTS } from '#contract/teaching/roster.ts'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { classEnrollments } from '../../db/schema/teaching/classes.ts'
import { AppError } from '../../platform/app-error.ts'

/** Accounts that can be in a class. */
export const isStudent = and(
  inArray(users.role, ['student', 'college']),
  isNull(users.deletedAt),
  isNull(users.disabledAt),
)

/** An invitation that the student has not answered. */
export const isInvited = and(eq(classEnrollments.status, 'inactive'), eq(classEnrollments.consent, 'asked'))

/** Puts students in, also those who had left; answers who is in only since now. Lock the class first. */
export async function putIn(tx: Database, classId: number, studentIds: readonly number[], at: Date) {
  if (studentIds.length === 0) return []
  await refuseOverfull(tx, classId, { added: studentIds.length })
  const rows = await tx
    .insert(classEnrollments)
    .values(studentIds.map((studentId) => ({ classId, studentId, enrolledAt: at })))
    .onConflictDoUpdate({
      target: [classEnrollments.classId, classEnrollments.studentId],
      set: { status: 'active', consent: 'given', enrolledAt: sql`excluded.enrolled_at` },
      setWhere: ne(classEnrollments.status, 'active'),
    })
    .returning({ studentId: classEnrollments.studentId })
  return rows.map(({ studentId }) => studentId)
}

/** Asks students into the class; answers who was asked now. Who is in, is asked already or has said no, is not. */
export async function invite(tx: Database, classId: number, studentIds: readonly number[], at: Date) {
  if (studentIds.length === 0) return []
  await refuseOverfull(tx, classId, { added: studentIds.length, alsoInvited: true })
  const asked = { status: 'inactive', consent: 'asked' } as const
  const rows = await tx
    .insert(classEnrollments)
    .values(studentIds.map((studentId) => ({ classId, studentId, enrolledAt: at, ...asked })))
    .onConflictDoUpdate({
      target: [classEnrollments.classId, classEnrollments.studentId],
      set: { ...asked, enrolledAt: sql`excluded.enrolled_at` },
      setWhere: and(
        ne(classEnrollments.status, 'active'),
        ne(classEnrollments.consent, 'declined'),
        sql`not (${isInvited})`,
      ),
    })
    .returning({ studentId: classEnrollments.studentId })
  return rows.map(({ studentId }) => studentId)
}

async function refuseOverfull(
  tx: Database,
  classId: number,
  { added, alsoInvited = false }: { added: number; alsoInvited?: boolean },
): Promise<void> {
  const isIn = eq(classEnrollments.status, 'active')
  const [row] = await tx
    .select({ pupils: count() })
    .from(classEnrollments)
    .where(and(eq(classEnrollments.classId, classId), alsoInvited ? or(isIn, isInvited) : isIn))
  if ((row?.pupils ?? 0) + added > MOST_STUDENTS)
    throw new AppError('conflict', { reason: 'classFull', params: { most: MOST_STUDENTS } })
}

export async function selectStudentIds(db: Database, classId: number): Promise<number[]> {
  const rows = await db
    .select({ studentId: classEnrollments.studentId })
    .from(classEnrollments)
    .where(and(eq(classEnrollments.classId, classId), eq(classEnrollments.status, 'active')))
  return rows.map(({ studentId }) => studentId)
}
