import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { selectRow } from '../../../db/rows.ts'
import { passwordResets } from '../../../db/schema/accounts/password-resets.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { pick } from '../../../platform/pick.ts'
import { isUsable } from '../is-usable.ts'

const columns = {
  ...pick(users, 'id', 'username', 'email', 'emailProvenAt', 'firstName', 'lastName', 'displayName'),
  ...pick(users, 'role', 'isTeacher'),
}

/** Only of whom the address is known to be: whoever merely claimed it is not mailed there. */
export const selectByEmail = (db: Database, email: string) =>
  selectRow(
    db,
    users,
    and(sql`lower(${users.email}) = lower(${email})`, isNotNull(users.emailProvenAt), isUsable()),
    columns,
  )

export async function selectByToken(db: Database, tokenHash: string, now: Date) {
  const [row] = await db
    .select(columns)
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now), isUsable()))
  return row
}

/** Takes the token out of use; of two who come with it at once, one gets it. */
export async function takeToken(db: Database, tokenHash: string): Promise<boolean> {
  const rows = await db
    .delete(passwordResets)
    .where(eq(passwordResets.tokenHash, tokenHash))
    .returning({ id: passwordResets.id })
  return rows.length > 0
}

export async function insertReset(db: Database, reset: typeof passwordResets.$inferInsert): Promise<void> {
  await db.insert(passwordResets).values(reset)
}

export async function deleteResets(db: Database, userId: number): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId))
}

export async function updatePassword(db: Database, userId: number, password: string, at: Date) {
  await db.update(users).set({ password, passwordChangedAt: at, updatedAt: at }).where(eq(users.id, userId))
}
