import { randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '#contract/profile/second-factor.ts'
import { confirmPassword } from '../../domain/confirm-password.ts'
import { hashRecoveryCode } from '../../domain/second-factor/check-code.ts'
import {
  confirmFactor,
  deleteFactor,
  insertSecret,
  selectFactor,
} from '../../domain/second-factor/second-factor.queries.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError, refuseField } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'
import { decodeBase32, encodeBase32, findStep, writeOtpauth } from '../../platform/sessions/totp.ts'

/** As long as the hash, as RFC 4226 advises. */
const SECRET_BYTES = 20
const RECOVERY_BYTES = 5
const TRY_LIMIT = { limit: 10, windowSeconds: 15 * 60 }

export async function beginEnrolling(context: CallerContext, password: string) {
  const { db, caller, now } = context
  const { user } = caller
  if (user.secondFactorSince) throw new AppError('conflict', 'secondFactorAlreadyOn')
  await confirmPassword(context, user.id, password, 'password')
  const secret = encodeBase32(randomBytes(SECRET_BYTES))
  await insertSecret(db, user.id, secret, now())
  return { secret, uri: writeOtpauth(secret, user.username) }
}

/** The first code shows that the app has the secret; only then it counts. */
export async function confirmEnrolling(context: CallerContext, code: string) {
  const { db, caller, now } = context
  const { id } = caller.user
  const factor = await selectFactor(db, id)
  if (!factor || factor.confirmedAt) throw new AppError('not_found', 'secondFactorSetupExpired')
  await spendTry(context, 'tooManyWrongCodes', { name: `enrol:${id}`, ...TRY_LIMIT })
  const lastStep = findStep(decodeBase32(factor.secret), code.replace(/\s/g, ''), now())
  if (lastStep === null) throw refuseField('code', 'setupCodeWrong', 'wrong_credentials')
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode)
  await db.transaction(async (tx) => {
    await confirmFactor(tx, id, { lastStep, recoveryHashes: recoveryCodes.map(hashRecoveryCode) }, now())
    await writeAudit({ ...context, db: tx }, { action: 'second-factor.on', ...aboutSelf(caller) })
  })
  return { recoveryCodes }
}

export async function endSecondFactor(context: CallerContext, password: string): Promise<void> {
  const { db, caller, config } = context
  if (config.requiresSecondFactor) throw new AppError('conflict', 'secondFactorMandatory')
  await confirmPassword(context, caller.user.id, password, 'password')
  await db.transaction(async (tx) => {
    await deleteFactor(tx, caller.user.id)
    await writeAudit({ ...context, db: tx }, { action: 'second-factor.off', ...aboutSelf(caller) })
  })
}

const aboutSelf = ({ user }: Caller) => ({ subjectType: 'user', subjectId: user.id })

/** Eight letters and digits that nobody mixes up, in two groups: 40 bits. */
function makeRecoveryCode(): string {
  const code = encodeBase32(randomBytes(RECOVERY_BYTES)).toLowerCase()
  return `${code.slice(0, 4)}-${code.slice(4)}`
}
