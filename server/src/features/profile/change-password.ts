import type { Context } from '../../platform/requests/serve.ts'
import { hashPassword } from '../../platform/sessions/passwords.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { confirmPassword } from '../../records/confirm-password.ts'
import { endOtherSessions } from './devices.queries.ts'
import { updateUser } from './profile.queries.ts'

/** Whoever knew the old password is out: every other session ends, this one stays. */
export async function changePassword(
  context: Context<Caller>,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { db, caller, now, presence } = context
  const { id } = caller.user
  await confirmPassword(context, id, currentPassword, 'currentPassword')
  const password = await hashPassword(newPassword)
  const ended = await db.transaction(async (tx) => {
    await updateUser(tx, id, { password, passwordChangedAt: now(), updatedAt: now() })
    return endOtherSessions(tx, id, caller.sessionId)
  })
  for (const sessionId of ended) presence.endSession(sessionId)
}
