import { lockUser } from '../../../domain/lock-user.ts'
import { tellOwner } from '../../../domain/notifications/tell-owner.ts'
import { countPasskeys, deletePasskey, selectPasskey } from '../../../domain/passkeys/passkeys.queries.ts'
import { selectFactor, updateSince } from '../../../domain/second-factor/second-factor.queries.ts'
import { confirmPassword } from '../../../domain/sign-in/confirm-password.ts'
import { writeAudit } from '../../../domain/write-audit.ts'
import { AppError, foundOr404 } from '../../../platform/app-error.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import { isStaff } from '../../../platform/sessions/staff-powers.ts'

export async function removePasskey(
  context: CallerContext,
  { id, password }: { id: number; password: string },
): Promise<void> {
  const { db, caller, config, now } = context
  const { user } = caller
  foundOr404(await selectPasskey(db, user.id, id), 'passkeyNotFound')
  await confirmPassword(context, user.id, password, 'password')
  await db.transaction(async (tx) => {
    // Of two devices that remove the last two at once, the second one finds that its is the last.
    await lockUser(tx, user.id)
    foundOr404(await selectPasskey(tx, user.id, id), 'passkeyNotFound')
    const isLast = (await countPasskeys(tx, user.id)) === 1 && !(await selectFactor(tx, user.id))?.confirmedAt
    if (isLast && config.requiresSecondFactor && isStaff(user))
      throw new AppError('conflict', 'lastSecondStep')
    await deletePasskey(tx, user.id, id)
    await updateSince(tx, user.id, now())
    await writeAudit(
      { ...context, db: tx },
      { action: 'passkey.removed', subjectType: 'user', subjectId: user.id },
    )
    await tellOwner({ ...context, db: tx }, user, 'passkey_removed')
  })
}
