import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { isPassword } from '../../platform/sessions/passwords.ts'

/** Whether signing in elsewhere is not the only way into the account. */
export async function hasPassword(db: Database, userId: number): Promise<boolean> {
  const row = await selectRow(db, users, eq(users.id, userId), { password: users.password })
  return isPassword(row?.password ?? '')
}

export async function savePassword(db: Database, userId: number, hash: string, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ password: hash, passwordChangedAt: at, updatedAt: at })
    .where(eq(users.id, userId))
}
