import { hash } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { decodeBase32, findStep } from '../../platform/sessions/totp.ts'
import { selectFactor, takeRecoveryCode, takeStep } from './second-factor.queries.ts'

/** Recovery codes are long and drawn by chance, so that a plain hash is as good as a slow one. */
export function hashRecoveryCode(code: string): string {
  return hash('sha256', code.toLowerCase().replace(/[\s-]/g, ''))
}

/** Whether this is the code of the moment, or one for recovery. Either is used up by it. */
export async function checkCode({ db, now }: Pick<Deps, 'db' | 'now'>, userId: number, code: string) {
  const factor = await selectFactor(db, userId)
  if (!factor?.confirmedAt) return false
  const step = findStep(decodeBase32(factor.secret), code.replace(/\s/g, ''), now())
  return step === null ? takeRecoveryCode(db, userId, hashRecoveryCode(code)) : takeStep(db, userId, step)
}
