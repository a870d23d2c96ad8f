import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm'
import { AGE_OF_CONSENT, FIRST_GRADE_OF_CONSENT } from '#engines/accounts/index.ts'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { guardianAgreements, schoolConsents } from '../../db/schema/accounts/guardians.ts'
import { privacySettings } from '../../db/schema/accounts/settings.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Context } from '../../platform/requests/serve.ts'

/** `isChild` of the engine, for the row of `users` that the query is about; a test holds the two against each other. */
export function isChildRow(): SQL {
  return sql`(case when ${users.age} is not null then ${users.age} < ${AGE_OF_CONSENT}
    else ${users.role} = 'student' and not ${users.isDemo}
      and (${users.grade} < ${FIRST_GRADE_OF_CONSENT} or (${users.origin} = 'import' and ${users.gradeLevel} is null)) end)`
}

const agreementsByGuardians = (state: SQL) =>
  sql`exists (select 1 from ${guardianAgreements} where ${guardianAgreements.userId} = ${users.id}
    and ${guardianAgreements.givenBy} <> 'session' and ${guardianAgreements.withdrawnAt} ${state})`

/** In a class that a teacher holds whom the school knows. */
const isInClassOfApprovedTeacher = () => sql`exists (select 1 from ${classEnrollments} enrolled
    join ${classes} on ${classes.id} = enrolled.class_id
    join ${users} teacher on teacher.id = ${classes.teacherId}
    where enrolled.student_id = ${users.id} and enrolled.status = 'active'
      and ${classes.isActive} and ${classes.deletedAt} is null
      and teacher.approval_asked_at is null and teacher.disabled_at is null and teacher.deleted_at is null)`

/**
 * Whether the school's consent holds for the row of `users`: for students whose account the school made, or who are in a
 * class of it. A guardian who has withdrawn an own agreement is heard before the school.
 */
export function isCoveredBySchool(): SQL {
  return sql`(exists (select 1 from ${schoolConsents} where ${schoolConsents.withdrawnAt} is null)
    and ${users.role} in ('student', 'college')
    and (${users.origin} in ('import', 'admin', 'invitation', 'provider') or ${isInClassOfApprovedTeacher()})
    and not ${agreementsByGuardians(sql`is not null`)})`
}

/**
 * The one rule for children (Y-46, Y-68): nothing of a child is shown to others and no usage data is taken, until an adult
 * with standing agrees: a guardian by the link that was mailed to them or in their own account, or the school. What was once agreed to in the
 * child's own session does not count. Learning never asks for it. Compares the row of `users` that the query is about.
 */
export function isShielded(): SQL {
  return sql`(${isChildRow()} and not (${agreementsByGuardians(sql`is null`)} or ${isCoveredBySchool()}))`
}

/** For queries about what somebody made: nobody else may see it, nor what is of an account that is to be deleted. */
export function isMadeByShielded(author: AnyColumn): SQL {
  return sql`exists (select 1 from ${users} where ${users.id} = ${author} and (${users.deletedAt} is not null or ${isShielded()}))`
}

export async function readShield(db: Database, userId: number): Promise<boolean> {
  const row = await selectRow(db, users, eq(users.id, userId), { isShielded: sql<boolean>`${isShielded()}` })
  return row?.isShielded ?? true
}

/** Of whom it may be noted which page they have open: nobody has refused until they say so, for a child an adult must agree. */
async function selectNotable(db: Database, userIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(privacySettings, eq(privacySettings.userId, users.id))
    .where(
      and(
        sql`${users.id} = any(${`{${userIds.join()}}`}::int[])`,
        sql`coalesce(${privacySettings.dataCollectionConsent}, true)`,
        sql`not ${isShielded()}`,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

export async function mayNoteUsage(db: Database, userId: number): Promise<boolean> {
  return (await selectNotable(db, [userId])).has(userId)
}

type FollowDeps = Pick<Context, 'db' | 'presence' | 'afterCommit'>

/** Open pages of the person are noted, or not, as it now stands. */
export async function follow({ db, presence, afterCommit }: FollowDeps, userId: number): Promise<void> {
  const isAllowed = await mayNoteUsage(db, userId)
  afterCommit(() => (isAllowed ? presence.admit(userId) : presence.withhold(userId)))
}

/** The same of everybody who has a page open here, for a decision about many. */
export async function followEverybody({ db, presence, afterCommit }: FollowDeps): Promise<void> {
  const settle = await compareVisits({ db, presence })
  afterCommit(settle)
}

/**
 * Sets what this server has noted right by the database: consent may have been withdrawn on another server since, and
 * visits are kept in the memory of each.
 */
export async function refreshVisits(deps: Pick<Deps, 'db' | 'presence'>): Promise<void> {
  const settle = await compareVisits(deps)
  settle()
}

async function compareVisits({ db, presence }: Pick<Deps, 'db' | 'presence'>): Promise<() => void> {
  const userIds = new Set(presence.list().map(({ userId }) => userId))
  if (userIds.size === 0) return () => {}
  const notable = await selectNotable(db, [...userIds])
  return () => {
    for (const { userId, isWithheld } of presence.list()) {
      if (!userIds.has(userId) || isWithheld !== notable.has(userId)) continue
      if (isWithheld) presence.admit(userId)
      else presence.withhold(userId)
    }
  }
}
