import { and, desc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { hasRow, selectRow } from '../../db/rows.ts'
import { emailProofs } from '../../db/schema/accounts/email-proofs.ts'
import { notifications } from '../../db/schema/accounts/notifications.ts'
import { passwordResets } from '../../db/schema/accounts/password-resets.ts'
import { users } from '../../db/schema/accounts/users.ts'

export const isEmail = (email: string) => sql`lower(${users.email}) = lower(${email})`

/** Also of accounts that may not sign in: their addresses are taken all the same. */
export const isEmailTaken = (db: Database, email: string) => hasRow(db, users, isEmail(email))

export async function insertProof(db: Database, proof: typeof emailProofs.$inferInsert): Promise<void> {
  await db.insert(emailProofs).values(proof)
}

/** All links of a person: one that was used, and an address that is no longer theirs, take the others along. */
export async function deleteProofs(db: Database, userId: number): Promise<void> {
  await db.delete(emailProofs).where(eq(emailProofs.userId, userId))
}

/** Links for a new password: one that was used, and an address that is no longer theirs, take them along. */
export async function deleteResets(db: Database, userId: number): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId))
}

/** Takes a link out of use; of two who come with it at once, one gets it. */
export async function takeProof(db: Database, tokenHash: string): Promise<boolean> {
  const rows = await db
    .delete(emailProofs)
    .where(eq(emailProofs.tokenHash, tokenHash))
    .returning({ id: emailProofs.id })
  return rows.length > 0
}

/** The address to which a link is on its way, if it is not the one that the account has. */
export async function selectWaitingEmail(db: Database, userId: number, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ email: emailProofs.email })
    .from(emailProofs)
    .innerJoin(users, eq(users.id, emailProofs.userId))
    .where(
      and(
        eq(emailProofs.userId, userId),
        gt(emailProofs.expiresAt, now),
        sql`lower(${emailProofs.email}) is distinct from lower(${users.email})`,
      ),
    )
    .orderBy(desc(emailProofs.id))
    .limit(1)
  return row?.email ?? null
}

export const selectEmail = (db: Database, userId: number) =>
  selectRow(db, users, eq(users.id, userId), { email: users.email, emailProvenAt: users.emailProvenAt })

/** Whether the address is known to be of another account. */
export const isProvenElsewhere = (db: Database, email: string, userId: number) =>
  hasRow(db, users, and(isEmail(email), ne(users.id, userId), isNotNull(users.emailProvenAt)))

/** Takes an address away from whoever has it without a proof. Answers who had it. */
export async function clearClaims(
  db: Database,
  email: string,
  exceptUserId: number | null,
  at: Date,
): Promise<number[]> {
  const cleared = await db
    .update(users)
    .set({ email: null, updatedAt: at })
    .where(
      and(
        isEmail(email),
        isNull(users.emailProvenAt),
        eq(users.isDemo, false),
        exceptUserId === null ? undefined : ne(users.id, exceptUserId),
      ),
    )
    .returning({ id: users.id })
  return cleared.map(({ id }) => id)
}

export async function updateEmail(
  db: Database,
  userId: number,
  { email, emailProvenAt }: { email: string; emailProvenAt: Date | null },
  at: Date,
): Promise<void> {
  await db.update(users).set({ email, emailProvenAt, updatedAt: at }).where(eq(users.id, userId))
}

/** What was asked for is done. */
export async function settleUnprovenNews(db: Database, userId: number, at: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: at })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.kind, 'email_unproven'),
        isNull(notifications.readAt),
      ),
    )
}
