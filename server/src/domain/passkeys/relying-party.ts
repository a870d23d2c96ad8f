import { isIP } from 'node:net'
import { AppError } from '../../platform/app-error.ts'
import type { Config } from '../../platform/config.ts'
import { LOOPBACK } from '../../platform/loopback.ts'

/** For whom a device makes passkeys (WebAuthn's relying party): a name, never a number, and the page that may ask. */
export type RelyingParty = { id: string; origin: string }

type Address = Pick<Config, 'publicUrl' | 'host' | 'port'>

/**
 * Null: browsers allow no passkeys there. They want https or `localhost`, and a name: 127.0.0.1, which the product listens on by
 * itself, is none, so passkeys are offered to who opens the same product as `localhost`.
 */
export function findRelyingParty({ publicUrl, host, port }: Address): RelyingParty | null {
  if (publicUrl) {
    const { hostname, origin, protocol } = publicUrl
    const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
    return isName && (protocol === 'https:' || hostname === 'localhost') ? { id: hostname, origin } : null
  }
  // A port that the system chooses is not known here.
  return LOOPBACK.test(host) && port !== 0 ? { id: 'localhost', origin: `http://localhost:${port}` } : null
}

export function requireRelyingParty(config: Address): RelyingParty {
  const party = findRelyingParty(config)
  if (!party) throw new AppError('conflict', 'passkeysUnavailable')
  return party
}
