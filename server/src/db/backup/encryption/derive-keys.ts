import { createHmac, hkdfSync, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { BackupKey } from './backup-key.ts'

/** 64 MB and some tenths of a second for each guess at words of at least 20 characters. */
const SCRYPT = { N: 2 ** 16, r: 8, p: 1 } as const
const SCRYPT_BYTES = 128 * 1024 * 1024
const KEY_BYTES = 32

const deriveByScrypt = promisify(scrypt) as (
  text: string,
  salt: Buffer,
  length: number,
  options: object,
) => Promise<Buffer>

export type FileKeys = {
  /** Encrypts the content. */
  content: Buffer
  /** Signs the head. */
  head: Buffer
  /** Says which key it is without saying anything of it, so that a wrong one is told from a damaged file. */
  print: string
}

const derived = new WeakMap<BackupKey, Map<string, Promise<FileKeys>>>()

/** Of one file: its salt makes other keys of the same secret. The same file is read several times while it is proved. */
export function deriveKeys(key: BackupKey, salt: Buffer): Promise<FileKeys> {
  const known = derived.get(key) ?? new Map<string, Promise<FileKeys>>()
  derived.set(key, known)
  const name = salt.toString('base64')
  const keys = known.get(name) ?? derive(key, salt)
  known.set(name, keys)
  return keys
}

async function derive(key: BackupKey, salt: Buffer): Promise<FileKeys> {
  const secret =
    'bytes' in key
      ? Buffer.from(key.bytes, 'base64')
      : await deriveByScrypt(key.passphrase.normalize('NFKC'), salt, KEY_BYTES, {
          ...SCRYPT,
          maxmem: SCRYPT_BYTES,
        })
  const expand = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `trellis backup 1 ${purpose}`, KEY_BYTES))
  return {
    content: expand('content'),
    head: expand('head'),
    print: createHmac('sha256', expand('print')).update('key').digest('base64').slice(0, 12),
  }
}
