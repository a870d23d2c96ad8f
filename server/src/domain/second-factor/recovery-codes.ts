import { hash, randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '#contract/profile/second-factor.ts'
import type { Database } from '../../db/database.ts'
import { hashPassword, verifyPassword } from '../../platform/sessions/passwords.ts'
import { encodeBase32 } from '../../platform/sessions/totp.ts'
import { takeRecoveryHash } from './second-factor.queries.ts'

/** 80 bits: nobody goes through them, not even with the table in hand. */
const CODE_BYTES = 10
/** In hexadecimal digits: so few that they tell next to nothing, and enough to have one hash to try instead of ten. */
const LOOKUP_LENGTH = 3

/** Of letters and digits that nobody mixes up, in four groups of four. */
export function makeRecoveryCode(): string {
  const code = encodeBase32(randomBytes(CODE_BYTES)).toLowerCase()
  return code.match(/.{4}/g)?.join('-') ?? code
}

export const makeRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, makeRecoveryCode)

const normalize = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '')

const lookUpBy = (fast: string): string => `${fast.slice(0, LOOKUP_LENGTH)}$`

/** As slow to try as a password, after a short beginning by which the right one is found. */
export async function hashRecoveryCode(code: string): Promise<string> {
  const plain = normalize(code)
  return `${lookUpBy(hash('sha256', plain))}${await hashPassword(plain)}`
}

/** Whether it is one of these codes; each is good once. Older ones are stored by a quick hash until they are used. */
export async function takeRecoveryCode(
  db: Database,
  { userId, recoveryHashes }: { userId: number; recoveryHashes: readonly string[] },
  code: string,
): Promise<boolean> {
  const plain = normalize(code)
  const fast = hash('sha256', plain)
  if (recoveryHashes.includes(fast)) return takeRecoveryHash(db, userId, fast)
  const beginning = lookUpBy(fast)
  for (const stored of recoveryHashes.filter((one) => one.startsWith(beginning))) {
    if (await verifyPassword(stored.slice(beginning.length), plain))
      return takeRecoveryHash(db, userId, stored)
  }
  return false
}
