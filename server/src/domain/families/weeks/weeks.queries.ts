import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { MOST_WEEKS } from '#contract/families/families.ts'
import type { Database } from '../../../db/database.ts'
import { familyDigests, familySettings, guardianships } from '../../../db/schema/accounts/families.ts'
import type { MAIL_STATES } from '../../../db/schema/accounts/notifications.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { pick } from '../../../platform/pick.ts'
import { isSharedRow } from '../sharing.ts'

const READER = {
  userId: users.id,
  ...pick(users, 'firstName', 'displayName', 'email', 'emailProvenAt', 'isDemo', 'role', 'timezone'),
  ...pick(users, 'languagePreference'),
  isGone: sql<boolean>`(${users.deletedAt} is not null or ${users.disabledAt} is not null)`,
  ...pick(familySettings, 'digestEnabled', 'mailSecret'),
}

/** Those whose Friday has come, taken for the length of the transaction: another server leaves them out. */
export function claimDueFamilies(db: Database, at: Date, most: number) {
  return db
    .select(READER)
    .from(familySettings)
    .innerJoin(users, eq(users.id, familySettings.userId))
    .where(lte(familySettings.nextDigestAt, at))
    .orderBy(asc(familySettings.nextDigestAt))
    .limit(most)
    .for('update', { of: familySettings, skipLocked: true })
}
export type Reader = Awaited<ReturnType<typeof claimDueFamilies>>[number]

export async function selectReaders(db: Database, userIds: readonly number[]): Promise<Map<number, Reader>> {
  const rows = await db
    .select(READER)
    .from(familySettings)
    .innerJoin(users, eq(users.id, familySettings.userId))
    .where(inArray(users.id, [...userIds]))
  return new Map(rows.map((row) => [row.userId, row]))
}

/** The children of these guardians now. */
export async function selectChildrenOf(db: Database, guardianIds: readonly number[]) {
  if (guardianIds.length === 0) return new Map<number, { id: number; firstName: string }[]>()
  const rows = await db
    .select({ guardianId: guardianships.guardianId, ...pick(users, 'id', 'firstName') })
    .from(guardianships)
    .innerJoin(users, eq(users.id, guardianships.childId))
    .where(
      and(
        sql`${guardianships.guardianId} = any(${`{${guardianIds.join()}}`}::int[])`,
        isNull(guardianships.endedAt),
        isNull(users.deletedAt),
        isNull(users.disabledAt),
        isSharedRow(),
      ),
    )
    .orderBy(asc(users.firstName), asc(users.id))
  return Map.groupBy(rows, ({ guardianId }) => guardianId)
}

/** Of one week a guardian has one. Answers those that are new. */
export async function insertDigests(
  db: Database,
  rows: (typeof familyDigests.$inferInsert)[],
): Promise<number> {
  if (rows.length === 0) return 0
  const made = await db
    .insert(familyDigests)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: familyDigests.id })
  return made.length
}

export async function setNextDigests(
  db: Database,
  next: readonly { userId: number; at: Date }[],
): Promise<void> {
  if (next.length === 0) return
  const rows = JSON.stringify(next.map(({ userId, at }) => ({ id: userId, at: at.toISOString() })))
  await db.execute(sql`
    update ${familySettings} set next_digest_at = next.at
    from jsonb_to_recordset(${rows}::jsonb) as next (id integer, at timestamptz)
    where ${familySettings.userId} = next.id`)
}

export const selectWeeks = (db: Database, userId: number) =>
  db
    .select(pick(familyDigests, 'id', 'week', 'children'))
    .from(familyDigests)
    .where(eq(familyDigests.userId, userId))
    .orderBy(desc(familyDigests.week))
    .limit(MOST_WEEKS)

export type DigestRow = typeof familyDigests.$inferSelect
type Claim = { at: Date; until: Date; most: number; claim: string }

/** As with other mails: what another server took and has not begun is taken over, what may have been sent never is. */
export async function claimDigests(db: Database, { at, until, most, claim }: Claim): Promise<DigestRow[]> {
  const due = await selectDueDigests(db, at, most)
  if (due.length === 0) return []
  return db
    .update(familyDigests)
    .set({ state: 'claimed', claim, notBefore: until, attempts: sql`${familyDigests.attempts} + 1` })
    .where(
      inArray(
        familyDigests.id,
        due.map(({ id }) => id),
      ),
    )
    .returning()
}

function selectDueDigests(db: Database, at: Date, most: number) {
  return db
    .select({ id: familyDigests.id })
    .from(familyDigests)
    .where(and(sql`${familyDigests.state} in ('waiting', 'claimed')`, lte(familyDigests.notBefore, at)))
    .orderBy(asc(familyDigests.notBefore))
    .limit(most)
    .for('update', { skipLocked: true })
}

/** The last step before a mail leaves. False: somebody else has it by now. */
export async function beginDigest(db: Database, { id, claim }: DigestRow): Promise<boolean> {
  const begun = await db
    .update(familyDigests)
    .set({ state: 'sending' })
    .where(
      and(
        eq(familyDigests.id, id),
        eq(familyDigests.state, 'claimed'),
        sql`${familyDigests.claim} = ${claim}`,
      ),
    )
    .returning({ id: familyDigests.id })
  return begun.length === 1
}

export async function settleDigest(
  db: Database,
  id: number,
  change: { state: (typeof MAIL_STATES)[number]; notBefore?: Date; sentAt?: Date },
): Promise<void> {
  await db.update(familyDigests).set(change).where(eq(familyDigests.id, id))
}
