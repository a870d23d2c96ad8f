import { HOTP, Secret, TOTP } from 'otpauth'

/** RFC 4648, without padding: what authenticator apps take. */
export const encodeBase32 = (bytes: Uint8Array): string => toSecret(bytes).base32

export const decodeBase32 = (text: string): Uint8Array => Secret.fromBase32(text).bytes

const toSecret = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer })

/** Which half minute a moment lies in (RFC 6238). */
export const stepOf = (at: Date): number => TOTP.counter({ timestamp: at.getTime() })

/** The code of a half minute (RFC 4226). */
export const codeOf = (secret: Uint8Array, step: number): string =>
  HOTP.generate({ secret: toSecret(secret), counter: step })

/** The half minute that a code belongs to: this one or a neighbor, for clocks go wrong; null when it is none of them. */
export function findStep(secret: Uint8Array, code: string, at: Date): number | null {
  // The library throws at six characters that are more than six bytes.
  if (!/^\d{6}$/.test(code)) return null
  const counter = stepOf(at)
  const delta = HOTP.validate({ token: code, secret: toSecret(secret), counter, window: 1 })
  return delta === null ? null : counter + delta
}

/** Longer ones would take a picture that no camera reads; the app then shows the product's name alone. */
const LONGEST_ACCOUNT = 100

/** What an authenticator app reads from the QR code; the library would name every default and make the code denser. */
export function writeOtpauth(secret: string, account: string): string {
  const issuer = 'Trellis'
  const name = encodeURIComponent(account)
  const label = name.length > LONGEST_ACCOUNT ? issuer : `${issuer}:${name}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}`
}
