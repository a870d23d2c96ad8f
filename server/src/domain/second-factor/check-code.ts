import { AppError } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { decodeBase32, findStep } from '../../platform/sessions/totp.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { selectFactor, takeStep } from './second-factor.queries.ts'

/** Whether this is the code of the moment, or one for recovery. Either is used up by it. */
export async function checkCode(
  { db, now, secretBox }: Pick<Deps, 'db' | 'now' | 'secretBox'>,
  userId: number,
  code: string,
): Promise<boolean> {
  const factor = await selectFactor(db, userId)
  if (!factor?.confirmedAt) return false
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return takeRecoveryCode(db, factor, code)
  const secret = secretBox.open(userId, factor.secret)
  // The operator has lost or changed the key: codes for recovery do not need it.
  if (secret === null) throw new AppError('code_needed', 'authenticatorUnreadable')
  const step = findStep(decodeBase32(secret), digits, now())
  return step !== null && (await takeStep(db, userId, step))
}
