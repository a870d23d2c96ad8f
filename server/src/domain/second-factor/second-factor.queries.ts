import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
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
  await db.update(users).set({ secondFactorSince: at }).where(eq(users.id, userId))
}

export async function deleteFactor(db: Database, userId: number): Promise<void> {
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId))
  await db.update(users).set({ secondFactorSince: null }).where(eq(users.id, userId))
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

export async function takeRecoveryCode(db: Database, userId: number, hash: string): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ recoveryHashes: sql`array_remove(${secondFactors.recoveryHashes}, ${hash})` })
    .where(and(eq(secondFactors.userId, userId), sql`${hash} = any(${secondFactors.recoveryHashes})`))
    .returning({ id: secondFactors.id })
  return rows.length > 0
}
