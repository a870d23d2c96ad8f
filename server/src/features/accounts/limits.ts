import { HOUR_SECONDS } from '#engines/days/durations.ts'
import { placeOf } from '../../platform/sessions/place-of.ts'
import type { Limit } from '../../platform/sessions/throttle.ts'

const QUARTER_HOUR_SECONDS = 15 * 60

/**
 * Three nets: one person at one place mistyping, one account guessed from many places, one place guessing many
 * accounts. The last is wide because a whole school can stand behind one address; successful sign-ins do not count.
 */
export function signInLimits(username: string, address: string | null): Limit[] {
  const account = username.toLowerCase()
  const place = placeOf(address)
  return [
    { name: `sign-in:${account}@${place}`, limit: 10, windowSeconds: QUARTER_HOUR_SECONDS },
    { name: `sign-in:${account}`, limit: 100, windowSeconds: QUARTER_HOUR_SECONDS },
    { name: `sign-in:@${place}`, limit: 1000, windowSeconds: QUARTER_HOUR_SECONDS },
  ]
}

/** A pause is noted once for a name at a place, and only so many times for a place that tries ever new names. */
export function lockoutNoteLimits(username: string, address: string | null): Limit[] {
  const place = placeOf(address)
  return [
    {
      name: `sign-in-noted:${username.toLowerCase()}@${place}`,
      limit: 1,
      windowSeconds: QUARTER_HOUR_SECONDS,
    },
    { name: `sign-in-noted:@${place}`, limit: 20, windowSeconds: QUARTER_HOUR_SECONDS },
  ]
}

export function registrationLimits(address: string | null): Limit[] {
  return [{ name: `register:@${placeOf(address)}`, limit: 300, windowSeconds: HOUR_SECONDS }]
}

/** Guesses at codes of invitations; those that fit do not count. */
export function invitationLimits(address: string | null): Limit[] {
  return [{ name: `invitation:@${placeOf(address)}`, limit: 100, windowSeconds: QUARTER_HOUR_SECONDS }]
}

/** Of one address a few links an hour; of one place as many as a class that has come back from holidays. */
export function resetLimits(email: string, address: string | null): Limit[] {
  return [
    { name: `reset:${email.toLowerCase()}`, limit: 3, windowSeconds: HOUR_SECONDS },
    { name: `reset:@${placeOf(address)}`, limit: 60, windowSeconds: HOUR_SECONDS },
  ]
}

export function tokenLimits(address: string | null): Limit[] {
  return [{ name: `reset-token:@${placeOf(address)}`, limit: 100, windowSeconds: QUARTER_HOUR_SECONDS }]
}

/** Only answers that were refused count: nobody guesses a signature, and none is tried without end. */
export function passkeyLimits(address: string | null): Limit[] {
  return [{ name: `passkey:@${placeOf(address)}`, limit: 200, windowSeconds: QUARTER_HOUR_SECONDS }]
}

export function proofTokenLimits(address: string | null): Limit[] {
  return [{ name: `email-proof-token:@${placeOf(address)}`, limit: 300, windowSeconds: QUARTER_HOUR_SECONDS }]
}

/** As wide as for passwords: a whole school may stand behind one address. */
export function departureLimits(address: string | null): Limit[] {
  return [{ name: `provider:@${placeOf(address)}`, limit: 1000, windowSeconds: QUARTER_HOUR_SECONDS }]
}

/** Refused cards and posters, as many as wrong passwords of a place: nobody guesses their 87 bits, and none is tried without end. */
export function cardLimits(address: string | null): Limit[] {
  return [{ name: `card:@${placeOf(address)}`, limit: 1000, windowSeconds: QUARTER_HOUR_SECONDS }]
}
