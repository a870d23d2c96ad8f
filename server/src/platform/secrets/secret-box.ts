import { createCipheriv, createDecipheriv, createHmac, randomBytes, scryptSync } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
export const SHORTEST_PASSPHRASE = 32

/** Encrypts what the product has to read again, with keys that do not lie in the database. */
export type SecretBox = {
  /** Of the key that seals. */
  keyId: string
  /** Bound to its owner: moved to another account, it can no longer be opened. */
  seal: (ownerId: number, text: string) => string
  /** Null: sealed with a key that is not here, or tampered with. What was stored before there were keys is returned as it is. */
  open: (ownerId: number, stored: string) => string | null
}

/** The first key seals; the others only open what was sealed before. */
export function createSecretBox(keys: readonly [string, ...string[]]): SecretBox {
  const ring = keys.map((text) => deriveKey(text))
  const known = new Map(ring.map((key) => [identifyKey(key), key]))
  const [sealing = Buffer.alloc(0)] = ring
  const keyId = identifyKey(sealing)
  return {
    keyId,
    seal(ownerId, text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, sealing, nonce).setAAD(bindTo(ownerId))
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const packed = Buffer.concat([nonce, encrypted, cipher.getAuthTag()])
      return `${sealedBy(keyId)}${packed.toString('base64url')}`
    },
    open(ownerId, stored) {
      const [version, id = '', packed = ''] = stored.split(':')
      if (version !== 'v1') return stored
      const key = known.get(id)
      return key === undefined ? null : decrypt(key, Buffer.from(packed, 'base64url'), ownerId)
    },
  }
}

/** How everything begins that this key has sealed. */
export const sealedBy = (keyId: string): string => `v1:${keyId}:`

const bindTo = (ownerId: number) => Buffer.from(`user:${ownerId}`)

function decrypt(key: Buffer, packed: Buffer, ownerId: number): string | null {
  if (packed.length < NONCE_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv(ALGORITHM, key, packed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(bindTo(ownerId))
    .setAuthTag(packed.subarray(-TAG_BYTES))
  try {
    const start = decipher.update(packed.subarray(NONCE_BYTES, -TAG_BYTES))
    return Buffer.concat([start, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** Tells keys apart without giving anything of them away. */
const identifyKey = (key: Buffer): string =>
  createHmac('sha256', key).update('trellis: which key is this').digest('hex').slice(0, 8)

/** 32 bytes in hexadecimal or base64 as they are; anything else is a passphrase. */
function deriveKey(text: string): Buffer {
  return readBytes(text) ?? scryptSync(text.normalize('NFKC'), 'trellis secret key v1', KEY_BYTES)
}

function readBytes(text: string): Buffer | null {
  if (/^[\da-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  if (/^[\w+/-]{43}=?$/.test(text)) return Buffer.from(text, 'base64')
  return null
}

export const isUsableKey = (text: string): boolean =>
  readBytes(text) !== null || text.length >= SHORTEST_PASSPHRASE

export const makeSecretKey = (): string => randomBytes(KEY_BYTES).toString('hex')
