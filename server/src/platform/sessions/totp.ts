import { createHmac } from 'node:crypto'

const STEP_SECONDS = 30
const DIGITS = 6
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without padding: what authenticator apps take. */
export function encodeBase32(bytes: Uint8Array): string {
  let bits = 0
  let value = 0
  let text = ''
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += ALPHABET[(value >>> bits) & 31]
    }
    value &= (1 << bits) - 1
  }
  return bits > 0 ? text + ALPHABET[(value << (5 - bits)) & 31] : text
}

export function decodeBase32(text: string): Uint8Array {
  const bytes: number[] = []
  let bits = 0
  let value = 0
  for (const letter of text) {
    value = ((value << 5) | ALPHABET.indexOf(letter)) & 0xfff
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push((value >>> bits) & 255)
    }
  }
  return Uint8Array.from(bytes)
}

/** Which half minute a moment lies in (RFC 6238). */
export function stepOf(at: Date): number {
  return Math.floor(at.getTime() / 1000 / STEP_SECONDS)
}

/** The code of a half minute: HMAC-SHA-1, truncated as RFC 4226 has it. */
export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

/** The half minute that a code belongs to: this one or a neighbour, for clocks go wrong; null when it is none of them. */
export function findStep(secret: Uint8Array, code: string, at: Date): number | null {
  const now = stepOf(at)
  return [now, now - 1, now + 1].find((step) => codeOf(secret, step) === code) ?? null
}

/** Longer ones would take a picture that no camera reads; the app then shows the product's name alone. */
const LONGEST_ACCOUNT = 100

/** What an authenticator app reads from the square picture. */
export function writeOtpauth(secret: string, account: string): string {
  const issuer = 'Trellis'
  const name = encodeURIComponent(account)
  const label = name.length > LONGEST_ACCOUNT ? issuer : `${issuer}:${name}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}`
}
