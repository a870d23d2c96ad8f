import { type AnyColumn, and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { AGE_OF_CONSENT } from '#contract/onboarding/guardian.ts'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { guardianAgreements } from '../../db/schema/accounts/guardians.ts'
import { users } from '../../db/schema/accounts/users.ts'

/**
 * The one rule for children (Y-46, Y-68): nothing of who is under 13 is shown to others and no usage data is taken, until
 * a guardian agrees. Learning never asks for it. Compares the row of `users` that the query is about.
 */
export function isShielded(): SQL {
  return sql`(coalesce(${users.age}, ${AGE_OF_CONSENT}) < ${AGE_OF_CONSENT} and not exists (select 1 from ${guardianAgreements} where ${guardianAgreements.userId} = ${users.id} and ${guardianAgreements.withdrawnAt} is null))`
}

/** For queries about what somebody made: nobody else may see it, nor what is of an account that is to be deleted. */
export function isMadeByShielded(author: AnyColumn): SQL {
  return sql`exists (select 1 from ${users} where ${users.id} = ${author} and (${users.deletedAt} is not null or ${isShielded()}))`
}

export async function readShield(db: Database, userId: number): Promise<boolean> {
  const row = await selectRow(db, users, eq(users.id, userId), { isShielded: sql<boolean>`${isShielded()}` })
  return row?.isShielded ?? true
}

export async function selectAgreement(db: Database, userId: number) {
  const [row] = await db
    .select()
    .from(guardianAgreements)
    .where(and(eq(guardianAgreements.userId, userId), isNull(guardianAgreements.withdrawnAt)))
  return row
}
