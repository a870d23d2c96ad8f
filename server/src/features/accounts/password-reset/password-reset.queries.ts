import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { selectRow } from '../../../db/rows.ts'
import { passwordResets } from '../../../db/schema/accounts/password-resets.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { isEmail } from '../../../domain/proven-email/email-proofs.queries.ts'
import { isUsable } from '../../../domain/sign-in/is-usable.ts'
import { pick } from '../../../platform/pick.ts'

const columns = {
  ...pick(users, 'id', 'username', 'email', 'emailProvenAt', 'firstName', 'lastName', 'displayName'),
  ...pick(users, 'role', 'isTeacher'),
}

/** Only of whom the address is known to be: whoever merely claimed it is not mailed there. */
export const selectByEmail = (db: Database, email: string) =>
  selectRow(db, users, and(isEmail(email), isNotNull(users.emailProvenAt), isUsable()), columns)

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
