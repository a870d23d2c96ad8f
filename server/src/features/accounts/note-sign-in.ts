import { isIPv4 } from 'node:net'
import type { AuditAction } from '#contract/admin/audit-actions.ts'
import { describeDevice } from '../../domain/describe-device.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { placeOf } from '../../platform/sessions/place-of.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'
import { selectUserForSignIn } from './accounts.queries.ts'
import { lockoutNoteLimits } from './limits.ts'

/** By what somebody proved who they are. */
export type SignInWay =
  | 'password'
  | 'code'
  | 'provider'
  | 'registration'
  | 'passkey'
  | 'resetLink'
  | 'card'
  | 'pictures'

type SignInPlace = Pick<Context, 'db' | 'now' | 'requestId' | 'device'>

/**
 * The network that an address belongs to: enough to tell the school from elsewhere, and less about a home than the address
 * itself, because the log is kept for years.
 */
export function networkOf(address: string | null): string | null {
  if (!address) return null
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  if (isIPv4(plain)) return `${plain.slice(0, plain.lastIndexOf('.'))}.0/24`
  return `${placeOf(plain)?.split(':').slice(0, 3).join(':')}::/48`
}

/** Who signed in, by what and with what: a part of the transaction that opens the session. */
export function noteSignIn({ device, ...place }: SignInPlace, userId: number, way: SignInWay): Promise<void> {
  return writeAudit(
    { ...place, caller: { user: { id: userId } } },
    { action: 'signed in', subjectType: 'user', subjectId: userId, details: { way, ...toDetails(device) } },
  )
}

/** What was typed is never kept: a name that nobody has may be a password that slipped into the wrong field. */
export function noteFailure(
  { device, ...place }: SignInPlace,
  userId: number | null,
  way: SignInWay,
): Promise<void> {
  const details = { way, ...toDetails(device) }
  return writeAudit(
    { ...place, caller: null },
    userId === null
      ? { action: WITHOUT_ACCOUNT[way] ?? 'sign-in name unknown', details }
      : { action: 'sign-in failed', subjectType: 'user', subjectId: userId, details },
  )
}

/** Where no name is typed, nobody knows whose account was meant. */
const WITHOUT_ACCOUNT: Partial<Record<SignInWay, AuditAction>> = {
  provider: 'sign-in refused',
  passkey: 'sign-in refused',
  resetLink: 'sign-in refused',
  card: 'sign-in refused',
  pictures: 'sign-in refused',
}

/**
 * Runs the counting of a try, and notes when it finds that there were too many: once for each name and place while the pause
 * lasts, so that somebody who goes on hammering does not fill the log.
 */
export async function notingLockout(
  context: SignInPlace,
  username: string,
  spend: () => Promise<void>,
): Promise<void> {
  try {
    await spend()
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') await noteLockout(context, username)
    throw error
  }
}

async function noteLockout({ device, ...place }: SignInPlace, username: string): Promise<void> {
  try {
    // One after the other: who hammers at one name touches no counter that others wait for.
    for (const limit of lockoutNoteLimits(username, device.address))
      await spendTry(place, 'tooManySignIns', limit)
  } catch (error) {
    if (error instanceof AppError) return
    throw error
  }
  const account = await selectUserForSignIn(place.db, username)
  await writeAudit(
    { ...place, caller: null },
    account
      ? { action: 'sign-in locked', subjectType: 'user', subjectId: account.id, details: toDetails(device) }
      : { action: 'sign-in place locked', details: toDetails(device) },
  )
}

const toDetails = ({ userAgent, address }: Context['device']) => ({
  ...describeDevice(userAgent),
  network: networkOf(address),
})
