import { type AnyColumn, and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { AGE_OF_CONSENT, type GuardianName } from '#contract/onboarding/guardian.ts'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { guardianAgreements } from '../../db/schema/accounts/guardians.ts'
import { privacySettings } from '../../db/schema/accounts/settings.ts'
import { users } from '../../db/schema/accounts/users.ts'
import type { Context } from '../../platform/requests/serve.ts'

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

/** Whether it may be noted which page a person has open: nobody has refused until they say so, a child's guardian must agree. */
export async function mayNoteUsage(db: Database, userId: number): Promise<boolean> {
  const [row] = await db
    .select({
      isAllowed: sql<boolean>`coalesce(${privacySettings.dataCollectionConsent}, true) and not ${isShielded()}`,
    })
    .from(users)
    .leftJoin(privacySettings, eq(privacySettings.userId, users.id))
    .where(eq(users.id, userId))
  return row?.isAllowed ?? false
}

type GuardianDeps = Pick<Context, 'db' | 'now' | 'presence' | 'afterCommit'>

/** A guardian agrees; another name or address than before is a new agreement. */
export async function agreeAsGuardian(
  context: GuardianDeps,
  userId: number,
  { guardianName, guardianEmail }: GuardianName,
): Promise<void> {
  const { db, now } = context
  const before = await selectAgreement(db, userId)
  const email = guardianEmail || null
  if (before?.guardianName === guardianName && before.guardianEmail === email) return
  if (before) await endAgreement(db, userId, now())
  await db.insert(guardianAgreements).values({ userId, guardianName, guardianEmail: email, agreedAt: now() })
  await follow(context, userId)
}

/** From now on as if nobody had ever agreed: open pages are forgotten at once. */
export async function withdrawAgreement(context: GuardianDeps, userId: number): Promise<void> {
  await endAgreement(context.db, userId, context.now())
  await follow(context, userId)
}

/** Open pages of the person are noted, or not, as it now stands. */
export async function follow({ db, presence, afterCommit }: GuardianDeps, userId: number): Promise<void> {
  const isAllowed = await mayNoteUsage(db, userId)
  afterCommit(() => (isAllowed ? presence.admit(userId) : presence.withhold(userId)))
}

async function endAgreement(db: Database, userId: number, at: Date): Promise<void> {
  await db
    .update(guardianAgreements)
    .set({ withdrawnAt: at })
    .where(and(eq(guardianAgreements.userId, userId), isNull(guardianAgreements.withdrawnAt)))
}
