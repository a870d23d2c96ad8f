import { eq, getTableName, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { invitations } from '../../db/schema/accounts/invitations.ts'
import { secondFactors } from '../../db/schema/accounts/second-factors.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { pick } from '../../platform/pick.ts'

/** What had been used or canceled before a restore, and which recovery codes were still good. */
export type Spent = Awaited<ReturnType<typeof selectSpent>>

/** Null where nobody can say: an empty database, or one whose tables are not those of today. */
export async function findSpent(db: Database): Promise<Spent | null> {
  const names = [users, secondFactors, invitations].map(getTableName)
  const { rows } = await db.execute<{ there: string }>(sql`
    select count(*) as there from unnest(array[${sql.join(names, sql`, `)}]) name where to_regclass('public.' || name) is not null`)
  if (Number(rows[0]?.there) < names.length) return null
  try {
    // In a part of its own: what fails in here must not take the restore with it.
    const spent = await db.transaction((part) => selectSpent(part))
    return spent.people.size > 0 ? spent : null
  } catch {
    return null
  }
}

async function selectSpent(db: Database) {
  const people = await db.select(pick(users, 'id')).from(users)
  const factors = await db.select(pick(secondFactors, 'userId', 'recoveryHashes')).from(secondFactors)
  return {
    people: new Set(people.map(({ id }) => id)),
    goodCodes: new Map(factors.map(({ userId, recoveryHashes }) => [userId, new Set(recoveryHashes)])),
    invitations: await db
      .select(pick(invitations, 'codeHash', 'uses', 'revokedAt'))
      .from(invitations)
      .where(sql`${invitations.uses} > 0 or ${invitations.revokedAt} is not null`),
  }
}

/** Of a person who was there, only those codes work that still worked; an invitation has all its uses behind it. */
export async function keepSpent(
  db: Database,
  { people, goodCodes, invitations: used }: Spent,
): Promise<void> {
  const restored = await db.select(pick(secondFactors, 'userId', 'recoveryHashes')).from(secondFactors)
  for (const { userId, recoveryHashes } of restored) {
    const kept = recoveryHashes.filter((hash) => goodCodes.get(userId)?.has(hash))
    if (people.has(userId) && kept.length < recoveryHashes.length)
      await db.update(secondFactors).set({ recoveryHashes: kept }).where(eq(secondFactors.userId, userId))
  }
  for (const { codeHash, uses, revokedAt } of used)
    await db
      .update(invitations)
      .set({
        uses: sql`least(${invitations.mostUses}, greatest(${invitations.uses}, ${uses}))`,
        revokedAt: sql`coalesce(${invitations.revokedAt}, ${revokedAt?.toISOString() ?? null})`,
      })
      .where(eq(invitations.codeHash, codeHash))
}
