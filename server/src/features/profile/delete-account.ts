import { GRACE_DAYS } from '#contract/profile/profile.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { type Caller, endAllSessions } from '../../platform/sessions/sessions.ts'
import { confirmPassword } from '../../records/confirm-password.ts'
import { countActiveClasses, updateUser } from './profile.queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Hides the account and all that is its own at once; `purge-accounts.ts` removes it when the days of grace are over. */
export async function deleteAccount(
  context: Context<Caller>,
  password: string,
): Promise<{ purgedAt: string }> {
  const { db, caller, now, presence } = context
  const { id } = caller.user
  if (caller.user.isDemo) throw new AppError('conflict', 'A demo account cannot be deleted')
  await confirmPassword(context, id, password, 'password')
  const at = now()
  await db.transaction(async (tx) => {
    if ((await countActiveClasses(tx, id)) > 0)
      throw new AppError('conflict', 'You still have active classes. Please end them first.')
    await updateUser(tx, id, { deletedAt: at, deletionRequestedAt: at, updatedAt: at })
    await endAllSessions(tx, id)
  })
  context.dropSession()
  presence.endUser(id)
  return { purgedAt: new Date(at.getTime() + GRACE_DAYS * DAY_MS).toISOString() }
}
