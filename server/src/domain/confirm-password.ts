import { eq } from 'drizzle-orm'
import { selectRow } from '../db/rows.ts'
import { users } from '../db/schema/accounts/users.ts'
import { refuseField } from '../platform/app-error.ts'
import type { Deps } from '../platform/deps.ts'
import { verifyPassword } from '../platform/sessions/passwords.ts'
import { giveBackTry, spendTry } from '../platform/sessions/throttle.ts'

const TRY_LIMIT = { limit: 10, windowSeconds: 15 * 60 }

/** Who sits at a device that was left open knows no password: what cannot be undone asks for it once more. */
export async function confirmPassword(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
  password: string,
  field: string,
): Promise<void> {
  const limit = { name: `confirm-password:${userId}`, ...TRY_LIMIT }
  await spendTry({ db, now }, 'tooManyWrongPasswords', limit)
  const row = await selectRow(db, users, eq(users.id, userId), { password: users.password })
  if (!(await verifyPassword(row?.password, password)))
    throw refuseField(field, 'wrongPassword', 'wrong_credentials')
  await giveBackTry(db, [limit])
}
