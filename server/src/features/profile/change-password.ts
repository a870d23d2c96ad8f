import { confirmPassword } from '../../domain/confirm-password.ts'
import { requireGoodPassword } from '../../domain/passwords/new-password.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { hashPassword, isPassword } from '../../platform/sessions/passwords.ts'
import { endOtherSessions, isFreshSession } from './devices.queries.ts'
import { selectPassword, updateUser } from './profile.queries.ts'

const FRESH_MS = 15 * 60_000

/** Whoever knew the old password is out: every other session ends, this one stays. */
export async function changePassword(
  context: CallerContext,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { db, caller, now, presence } = context
  const { id } = caller.user
  await confirmOwner(context, currentPassword, 'currentPassword', 'signInAgainToSetPassword')
  requireGoodPassword(newPassword, caller.user, 'newPassword')
  const password = await hashPassword(newPassword)
  const ended = await db.transaction(async (tx) => {
    await updateUser(tx, id, { password, passwordChangedAt: now(), updatedAt: now() })
    await writeAudit(
      { ...context, db: tx },
      { action: 'password.change', subjectType: 'user', subjectId: id },
    )
    return endOtherSessions(tx, id, caller.sessionId)
  })
  for (const sessionId of ended) presence.endSession(sessionId)
}

/** By the password; where there is none, by a sign-in of a moment ago. */
export async function confirmOwner(
  context: CallerContext,
  password: string,
  field: string,
  staleReason: StaleReason,
): Promise<void> {
  const { id } = context.caller.user
  if (isPassword(await selectPassword(context.db, id))) await confirmPassword(context, id, password, field)
  else await requireFreshSession(context, staleReason)
}

type StaleReason = 'signInAgainToSetPassword' | 'signInAgainToChangeEmail'

/**
 * Who signs in elsewhere has no password to be asked for, so the sign-in itself must be fresh: a device that was left
 * open gives nobody a password of their own.
 */
async function requireFreshSession(
  { db, caller, now, identityProvider }: CallerContext,
  reason: StaleReason,
): Promise<void> {
  const after = new Date(now().getTime() - FRESH_MS)
  if (await isFreshSession(db, caller.sessionId, after)) return
  throw new AppError('not_allowed', {
    reason,
    params: { provider: identityProvider?.name ?? 'your provider' },
  })
}
