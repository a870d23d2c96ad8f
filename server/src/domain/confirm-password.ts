import { eq } from 'drizzle-orm'
import { users } from '../db/schema/accounts/users.ts'
import { AppError } from '../platform/app-error.ts'
import type { Deps } from '../platform/deps.ts'
import { verifyPassword } from '../platform/sessions/passwords.ts'
import { giveBackTry, spendTry } from '../platform/sessions/throttle.ts'

const QUARTER_HOUR_SECONDS = 15 * 60
const MOST_TRIES = 10
const TOO_MANY = 'Too many wrong passwords. Please wait a few minutes and try again.'

/** Who sits at a device that was left open knows no password: what cannot be undone asks for it once more. */
export async function confirmPassword(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
  password: string,
  field: string,
): Promise<void> {
  const limits = [
    { name: `confirm-password:${userId}`, limit: MOST_TRIES, windowSeconds: QUARTER_HOUR_SECONDS },
  ]
  await spendTry(db, limits, now(), TOO_MANY)
  const [row] = await db.select({ password: users.password }).from(users).where(eq(users.id, userId))
  if (!(await verifyPassword(row?.password, password))) {
    const message = 'This is not your password'
    throw new AppError('wrong_credentials', message, { issues: [{ field, message }] })
  }
  await giveBackTry(db, limits)
}
