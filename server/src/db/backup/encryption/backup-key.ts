import { readFileSync } from 'node:fs'

/** What backups are encrypted with: words that somebody remembers, or 32 random bytes in base64. */
export type BackupKey = { passphrase: string } | { bytes: string }

const LEAST_CHARACTERS = 20
const KEY_BYTES = 32
const HEX = /^[0-9a-f]{64}$/i
const BASE64 = /^[A-Za-z0-9+/]{43}=?$|^[A-Za-z0-9_-]{43}=?$/

/** Null: neither 32 bytes nor long enough for words. */
export function readBackupKey(text: string): BackupKey | null {
  const given = text.trim()
  if (HEX.test(given)) return { bytes: Buffer.from(given, 'hex').toString('base64') }
  // Node reads both alphabets.
  if (BASE64.test(given)) return { bytes: Buffer.from(given, 'base64').toString('base64') }
  return given.length >= LEAST_CHARACTERS ? { passphrase: given } : null
}

/** The file holds the key as text, or its 32 bytes as they are. Throws what the file system says. */
export function readBackupKeyFile(path: string): BackupKey | null {
  const content = readFileSync(path)
  if (content.length === KEY_BYTES && !isText(content)) return { bytes: content.toString('base64') }
  return readBackupKey(content.toString('utf8'))
}

function isText(content: Buffer): boolean {
  return content.every((byte) => byte >= 0x20 && byte < 0x7f)
}

export const KEY_RULE =
  'a passphrase of at least 20 characters or 32 random bytes in hex or base64, such as `openssl rand -base64 32` writes'
