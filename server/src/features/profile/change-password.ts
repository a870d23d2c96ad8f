import { tellOwner } from '../../domain/notifications/tell-owner.ts'
import { requireGoodPassword } from '../../domain/passwords/new-password.ts'
import { savePassword } from '../../domain/passwords/stored-password.ts'
import { confirmOwner } from '../../domain/sign-in/confirm-owner.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { hashPassword } from '../../platform/sessions/passwords.ts'
import { endSessions } from '../../platform/sessions/sessions.ts'

/** Whoever knew the old password is out: every other session ends, this one stays. */
export async function changePassword(
  context: CallerContext,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { db, caller, now, presence } = context
  const { id } = caller.user
  await confirmOwner(context, currentPassword, 'currentPassword', 'signInAgainToSetPassword')
  requireGoodPassword(newPassword, caller.user, 'newPassword')
  const hash = await hashPassword(newPassword)
  const ended = await db.transaction(async (tx) => {
    await savePassword(tx, id, hash, now())
    await writeAudit(
      { ...context, db: tx },
      { action: 'password.change', subjectType: 'user', subjectId: id },
    )
    await tellOwner({ ...context, db: tx }, caller.user, 'password_changed')
    return endSessions(tx, id, caller.sessionId)
  })
  for (const sessionId of ended) presence.endSession(sessionId)
}
