import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { ENROLMENT_CONSENTS, EnrollmentStatus } from '#contract/teaching/roster.ts'
import type { Database } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { classEnrollments, classGroupMembers, classGroups } from '../../../db/schema/teaching/classes.ts'
import { isStudent } from '../../../domain/classroom/enrollments.ts'
import { pick } from '../../../platform/pick.ts'

export type Consent = (typeof ENROLMENT_CONSENTS)[number]
type RosterFilter = { status?: EnrollmentStatus | undefined; studentId?: number | undefined }

/**
 * By last name, in one statement; the groups that were deleted are left out. Who has not agreed to be in the class is
 * no more to its teacher than the username that was typed.
 */
export async function selectRoster(db: Database, classId: number, { status, studentId }: RosterFilter = {}) {
  const groupIds = db
    .select({ ids: sql`json_agg(${classGroupMembers.groupId} order by ${classGroupMembers.groupId})` })
    .from(classGroupMembers)
    .innerJoin(classGroups, eq(classGroups.id, classGroupMembers.groupId))
    .where(
      and(
        eq(classGroupMembers.studentId, users.id),
        eq(classGroups.classId, classId),
        isNull(classGroups.deletedAt),
      ),
    )
  const isKnown = sql`${classEnrollments.consent} in ('given', 'left')`
  const firstName = sql<string>`case when ${isKnown} then ${users.firstName} else '' end`
  const lastName = sql<string>`case when ${isKnown} then ${users.lastName} else '' end`
  const rows = await db
    .select({
      studentId: users.id,
      firstName,
      lastName,
      username: users.username,
      grade: sql<number | null>`case when ${isKnown} then ${users.grade} end`,
      ...pick(classEnrollments, 'status', 'consent', 'enrolledAt'),
      groupIds: sql<number[]>`coalesce((${groupIds}), '[]')`,
    })
    .from(classEnrollments)
    .innerJoin(users, eq(users.id, classEnrollments.studentId))
    .where(
      and(
        eq(classEnrollments.classId, classId),
        isNull(users.deletedAt),
        status === undefined ? undefined : eq(classEnrollments.status, status),
        studentId === undefined ? undefined : eq(classEnrollments.studentId, studentId),
      ),
    )
    .orderBy(
      asc(sql`lower(${lastName})`),
      asc(sql`lower(${firstName})`),
      asc(sql`lower(${users.username})`),
      asc(users.id),
    )
  return rows.map((row) => ({ ...row, name: `${row.firstName} ${row.lastName}`.trim() || row.username }))
}

export type KnownStudent = {
  id: number
  username: string
  email: string | null
  emailProvenAt: Date | null
  firstName: string
  lastName: string
  status: EnrollmentStatus | null
  consent: Consent | null
}

/** The students behind usernames and proven emails, with how they stand to the class. */
export function selectStudentsByNames(
  db: Database,
  classId: number,
  { usernames, emails }: { usernames: readonly string[]; emails: readonly string[] },
): Promise<KnownStudent[]> {
  const isOneOf = (column: SQL, names: readonly string[]) =>
    names.length === 0 ? sql`false` : inArray(column, [...names])
  return db
    .select({
      ...pick(users, 'id', 'username', 'email', 'emailProvenAt', 'firstName', 'lastName'),
      status: classEnrollments.status,
      consent: classEnrollments.consent,
    })
    .from(users)
    .leftJoin(
      classEnrollments,
      and(eq(classEnrollments.studentId, users.id), eq(classEnrollments.classId, classId)),
    )
    .where(
      and(
        isStudent,
        or(
          isOneOf(sql`lower(${users.username})`, usernames),
          and(isNotNull(users.emailProvenAt), isOneOf(sql`lower(${users.email})`, emails)),
        ),
      ),
    )
}

export async function updateStatus(
  db: Database,
  { classId, studentId }: { classId: number; studentId: number },
  status: EnrollmentStatus,
): Promise<{ id: number } | undefined> {
  const [row] = await db
    .update(classEnrollments)
    .set({ status })
    .where(and(eq(classEnrollments.classId, classId), eq(classEnrollments.studentId, studentId)))
    .returning({ id: classEnrollments.id })
  return row
}
