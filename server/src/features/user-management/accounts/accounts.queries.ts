import { and, asc, count, countDistinct, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { hasRow, insertRow, lockRow, selectRow, updateRow } from '../../../db/rows.ts'
import { guardianAgreements } from '../../../db/schema/accounts/guardians.ts'
import { sessions } from '../../../db/schema/accounts/sessions.ts'
import { supportTickets } from '../../../db/schema/accounts/support.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { classEnrollments, classes } from '../../../db/schema/teaching/classes.ts'
import { isInActiveClass } from '../../../domain/classroom/given-work.ts'
import { fullNameOf } from '../../../domain/full-name.ts'
import { isChildRow, isCoveredBySchool } from '../../../domain/guardian/guardian.ts'
import { pick } from '../../../platform/pick.ts'
import { ADMIN_COLUMNS } from '../to-admin-user.ts'

const MOST_SESSIONS = 100

const isNamed = (id: number) => and(eq(users.id, id), isNull(users.strippedAt))

export const selectAccount = (db: Database, id: number) =>
  selectRow(db, users, isNamed(id), {
    ...ADMIN_COLUMNS,
    ...pick(users, 'passwordChangedAt', 'deletionRequestedAt'),
    // Wrapped: at the top drizzle leaves out the names of tables.
    isChild: sql<boolean>`${isChildRow()}`,
    isCoveredBySchool: sql<boolean>`${isCoveredBySchool()}`,
  })

/** Nobody else changes the account until the transaction ends. */
export const lockAccount = (db: Database, id: number) => lockRow(db, users, isNamed(id), ADMIN_COLUMNS)

type Values = Omit<typeof users.$inferInsert, 'facet' | 'sortName' | 'nameWords'>

export const insertAccount = (db: Database, values: Values) => insertRow(db, users, values, ADMIN_COLUMNS)

export async function updateAccount(db: Database, id: number, values: Partial<Values>) {
  const row = await updateRow(db, users, values, eq(users.id, id), ADMIN_COLUMNS)
  if (!row) throw new Error('a locked account is gone')
  return row
}

/** Where somebody is signed in now, the last used first. */
export function selectSessions(db: Database, userId: number, now: Date) {
  return db
    .select(pick(sessions, 'id', 'userAgent', 'createdAt', 'lastSeenAt'))
    .from(sessions)
    .where(and(eq(sessions.userId, userId), sql`${sessions.expiresAt} > ${now.toISOString()}`))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(MOST_SESSIONS)
}

export async function selectAgreement(db: Database, userId: number) {
  const [row] = await db
    .select({ name: guardianAgreements.guardianName, agreedAt: guardianAgreements.agreedAt })
    .from(guardianAgreements)
    .where(
      and(
        eq(guardianAgreements.userId, userId),
        ne(guardianAgreements.givenBy, 'session'),
        isNull(guardianAgreements.withdrawnAt),
      ),
    )
  return row
}

export async function countOpenTickets(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(supportTickets)
    .where(and(eq(supportTickets.userId, userId), inArray(supportTickets.status, ['open', 'in_progress'])))
  return row?.count ?? 0
}

/** Active classes of these teachers, and how many people are in them. */
export async function countTeaching(db: Database, teacherIds: readonly number[]) {
  const [row] = await db
    .select({ classes: countDistinct(classes.id), pupils: countDistinct(classEnrollments.studentId) })
    .from(classes)
    .leftJoin(
      classEnrollments,
      and(eq(classEnrollments.classId, classes.id), eq(classEnrollments.status, 'active')),
    )
    .where(
      and(
        sql`${classes.teacherId} = any(${`{${teacherIds.join()}}`}::int[])`,
        eq(classes.isActive, true),
        isNull(classes.deletedAt),
      ),
    )
  return row ?? { classes: 0, pupils: 0 }
}

/** Whether others' work hangs on the account, so that it is never purged. */
export const hasClasses = (db: Database, teacherId: number) =>
  hasRow(db, classes, eq(classes.teacherId, teacherId))

export function selectEnrollments(db: Database, userId: number) {
  return db
    .select({
      id: classes.id,
      name: classes.name,
      teacher: fullNameOf(users),
    })
    .from(classEnrollments)
    .innerJoin(classes, eq(classes.id, classEnrollments.classId))
    .innerJoin(users, eq(users.id, classes.teacherId))
    .where(isInActiveClass(userId))
    .orderBy(asc(classes.name), asc(classes.id))
}

/** Whether all that told who it was has been removed for good. */
export async function isNameless(db: Database, id: number): Promise<boolean> {
  const row = await selectRow(db, users, eq(users.id, id), { strippedAt: users.strippedAt })
  return row?.strippedAt != null
}
