import { randomBytes } from 'node:crypto'
import { lockUser } from '../../domain/lock-user.ts'
import { tellOwner } from '../../domain/notifications/tell-owner.ts'
import { countPasskeys } from '../../domain/passkeys/passkeys.queries.ts'
import { confirmIdentity } from '../../domain/second-factor/confirm-identity.ts'
import { hashRecoveryCode, makeRecoveryCodes } from '../../domain/second-factor/recovery-codes.ts'
import {
  confirmFactor,
  deleteFactor,
  insertSecret,
  selectFactor,
} from '../../domain/second-factor/second-factor.queries.ts'
import { confirmPassword } from '../../domain/sign-in/confirm-password.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError, refuseField } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'
import { decodeBase32, encodeBase32, findStep, writeOtpauth } from '../../platform/sessions/totp.ts'

/** As long as the hash, as RFC 4226 advises. */
const SECRET_BYTES = 20
const TRY_LIMIT = { limit: 10, windowSeconds: 15 * 60 }

export async function readFactors({ db, caller, config }: CallerContext) {
  const factor = await selectFactor(db, caller.user.id)
  return {
    since: caller.user.secondFactorSince,
    isRequired: config.requiresSecondFactor,
    hasAuthenticator: factor?.confirmedAt != null,
    recoveryCodesLeft: factor?.recoveryHashes.length ?? 0,
  }
}

export async function beginEnrolling(context: CallerContext, password: string | undefined) {
  const { db, caller, now, secretBox } = context
  const { user } = caller
  if ((await selectFactor(db, user.id))?.confirmedAt) throw new AppError('conflict', 'secondFactorAlreadyOn')
  await confirmIdentity(context, password)
  const secret = encodeBase32(randomBytes(SECRET_BYTES))
  await insertSecret(db, user.id, secretBox.seal(user.id, secret), now())
  return { secret, uri: writeOtpauth(secret, user.username) }
}

/** The first code shows that the app has the secret; only then it counts. */
export async function confirmEnrolling(context: CallerContext, code: string) {
  const { db, caller, now, secretBox } = context
  const { id } = caller.user
  const factor = await selectFactor(db, id)
  const secret = factor && !factor.confirmedAt ? secretBox.open(id, factor.secret) : null
  if (secret === null) throw new AppError('not_found', 'secondFactorSetupExpired')
  await spendTry(context, 'tooManyWrongCodes', { name: `enrol:${id}`, ...TRY_LIMIT })
  const lastStep = findStep(decodeBase32(secret), code.replace(/\s/g, ''), now())
  if (lastStep === null) throw refuseField('code', 'setupCodeWrong', 'wrong_credentials')
  const recoveryCodes = makeRecoveryCodes()
  const recoveryHashes = await Promise.all(recoveryCodes.map(hashRecoveryCode))
  await db.transaction(async (tx) => {
    await lockUser(tx, id)
    await confirmFactor(tx, id, { lastStep, recoveryHashes }, now())
    await writeAudit({ ...context, db: tx }, { action: 'second-factor.on', ...aboutSelf(caller) })
    await tellOwner({ ...context, db: tx }, caller.user, 'authenticator_added')
  })
  return { recoveryCodes }
}

/** Where it is required, a passkey may take its place. */
export async function endSecondFactor(context: CallerContext, password: string): Promise<void> {
  const { db, caller, config, now } = context
  const { id } = caller.user
  await confirmPassword(context, id, password, 'password')
  await db.transaction(async (tx) => {
    await lockUser(tx, id)
    if (config.requiresSecondFactor && (await countPasskeys(tx, id)) === 0)
      throw new AppError('conflict', 'secondFactorMandatory')
    await deleteFactor(tx, id, now())
    await writeAudit({ ...context, db: tx }, { action: 'second-factor.off', ...aboutSelf(caller) })
    await tellOwner({ ...context, db: tx }, caller.user, 'authenticator_removed')
  })
}

const aboutSelf = ({ user }: Caller) => ({ subjectType: 'user', subjectId: user.id })
