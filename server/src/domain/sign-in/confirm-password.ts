import { eq } from 'drizzle-orm'
import { selectRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { refuseField } from '../../platform/app-error.ts'
import { pick } from '../../platform/pick.ts'
import { verifyPassword } from '../../platform/sessions/passwords.ts'
import { giveBackTry, spendTry } from '../../platform/sessions/throttle.ts'
import { type WatchGuessDeps, watchGuess } from './watch-guess.ts'

const TRY_LIMIT = { limit: 10, windowSeconds: 15 * 60 }

/** Who sits at a device that was left open knows no password: what cannot be undone asks for it once more. */
export async function confirmPassword(
  context: WatchGuessDeps,
  userId: number,
  password: string,
  field: string,
): Promise<void> {
  const { db } = context
  const limit = { name: `confirm-password:${userId}`, ...TRY_LIMIT }
  await spendTry(context, 'tooManyWrongPasswords', limit)
  const row = await selectRow(db, users, eq(users.id, userId), pick(users, 'username', 'password'))
  const watch = watchGuess(context, row?.username ?? '', password, 'tooManyWrongPasswords')
  watch.refuseWhilePaused()
  if (!(await verifyPassword(row?.password, password)))
    throw (await watch.fail()) ?? refuseField(field, 'wrongPassword', 'wrong_credentials')
  watch.pass()
  await giveBackTry(db, [limit])
}
