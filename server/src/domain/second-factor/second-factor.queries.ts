import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { passkeys } from '../../db/schema/accounts/passkeys.ts'
import { secondFactors } from '../../db/schema/accounts/second-factors.ts'
import { users } from '../../db/schema/accounts/users.ts'

export const selectFactor = (db: Database, userId: number) =>
  selectRow(db, secondFactors, eq(secondFactors.userId, userId))

/** A secret that nobody has confirmed yet is replaced. */
export async function insertSecret(db: Database, userId: number, secret: string, at: Date): Promise<void> {
  const fresh = { secret, lastStep: 0, recoveryHashes: [], confirmedAt: null, createdAt: at }
  await db
    .insert(secondFactors)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: secondFactors.userId, set: fresh })
}

export async function confirmFactor(
  db: Database,
  userId: number,
  { lastStep, recoveryHashes }: { lastStep: number; recoveryHashes: string[] },
  at: Date,
): Promise<void> {
  await db
    .update(secondFactors)
    .set({ lastStep, recoveryHashes, confirmedAt: at })
    .where(eq(secondFactors.userId, userId))
  await updateSince(db, userId, at)
}

/** Without the authenticator; a passkey may still stand for it. */
export async function deleteFactor(db: Database, userId: number, at: Date): Promise<void> {
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId))
  await updateSince(db, userId, at)
}

/** Whatever signing in takes besides the password. */
export async function deleteAllFactors(db: Database, userId: number, at: Date): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId))
  await deleteFactor(db, userId, at)
}

/**
 * Whether signing in takes more than the password follows from what is set up. Passkeys ask it of staff alone: for
 * everybody else they are a quicker way in, and the password stays one.
 */
export async function updateSince(db: Database, userId: number, at: Date): Promise<void> {
  const hasAuthenticator = sql`exists (select 1 from ${secondFactors} where ${secondFactors.userId} = ${userId} and ${secondFactors.confirmedAt} is not null)`
  const hasPasskey = sql`exists (select 1 from ${passkeys} where ${passkeys.userId} = ${userId})`
  const isStaff = sql`(${users.isTeacher} or ${users.role} = 'admin')`
  const since = sql`coalesce(${users.secondFactorSince}, ${at.toISOString()}::timestamptz)`
  await db
    .update(users)
    .set({
      secondFactorSince: sql`case when ${hasAuthenticator} or (${isStaff} and ${hasPasskey}) then ${since} end`,
    })
    .where(eq(users.id, userId))
}

/** Whether the half minute is still free: of two sign-ins with one code, one gets in. */
export async function takeStep(db: Database, userId: number, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ id: secondFactors.id })
  return rows.length > 0
}

export async function takeRecoveryHash(db: Database, userId: number, hash: string): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ recoveryHashes: sql`array_remove(${secondFactors.recoveryHashes}, ${hash})` })
    .where(and(eq(secondFactors.userId, userId), sql`${hash} = any(${secondFactors.recoveryHashes})`))
    .returning({ id: secondFactors.id })
  return rows.length > 0
}
