import type { Limit } from '../../platform/sessions/throttle.ts'

const QUARTER_HOUR_SECONDS = 15 * 60
const HOUR_SECONDS = 60 * 60

/**
 * Three nets: one person at one place mistyping, one account guessed from many places, one place guessing many
 * accounts. The last is wide because a whole school can stand behind one address; successful sign-ins do not count.
 */
export function signInLimits(username: string, address: string | null): Limit[] {
  const account = username.toLowerCase()
  return [
    { name: `sign-in:${account}@${address}`, limit: 10, windowSeconds: QUARTER_HOUR_SECONDS },
    { name: `sign-in:${account}`, limit: 100, windowSeconds: QUARTER_HOUR_SECONDS },
    { name: `sign-in:@${address}`, limit: 300, windowSeconds: QUARTER_HOUR_SECONDS },
  ]
}

export function registrationLimits(address: string | null): Limit[] {
  return [{ name: `register:@${address}`, limit: 300, windowSeconds: HOUR_SECONDS }]
}
