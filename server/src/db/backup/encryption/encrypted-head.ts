import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { BackupKey } from './backup-key.ts'
import { deriveKeys, type FileKeys } from './derive-keys.ts'

/**
 * The first line of an encrypted backup: what it is, how its keys follow from the secret, and a signature over both. A
 * file without it begins as gzip does.
 */
const MARK = 'trellis-encrypted-backup 1 '
const LONGEST_HEAD = 1_000
const SALT_BYTES = 32

type Head = { kind: 'passphrase' | 'bytes'; salt: string; print: string }

export class WrongKey extends Error {}
export class DamagedHead extends Error {}

type OpenedHead = { keys: FileKeys; contentFrom: number }

export async function makeHead(key: BackupKey): Promise<{ line: string; keys: FileKeys }> {
  const salt = randomBytes(SALT_BYTES)
  const keys = await deriveKeys(key, salt)
  const head: Head = {
    kind: 'bytes' in key ? 'bytes' : 'passphrase',
    salt: salt.toString('base64'),
    print: keys.print,
  }
  const said = MARK + JSON.stringify(head)
  return { line: `${said} ${sign(said, keys)}\n`, keys }
}

/** The line as it stands in the file; null when the file is not encrypted. */
export async function readHeadLine(path: string): Promise<string | null> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_HEAD), 0, LONGEST_HEAD, 0)
    const text = buffer.toString('latin1', 0, bytesRead)
    if (!text.startsWith(MARK)) return null
    const end = text.indexOf('\n')
    if (end < 0) throw new DamagedHead('the head has no end')
    return text.slice(0, end)
  } finally {
    await file.close()
  }
}

/** Throws `WrongKey` when it was encrypted with another one. */
export async function openHead(line: string, key: BackupKey): Promise<OpenedHead> {
  const cut = line.lastIndexOf(' ')
  const head = parseHead(line.slice(MARK.length, cut))
  if (('bytes' in key ? 'bytes' : 'passphrase') !== head.kind) throw new WrongKey()
  const keys = await deriveKeys(key, Buffer.from(head.salt, 'base64'))
  if (keys.print !== head.print) throw new WrongKey()
  const [said, wanted] = [line.slice(cut + 1), sign(line.slice(0, cut), keys)].map((text) =>
    Buffer.from(text),
  )
  if (!said || !wanted || said.length !== wanted.length || !timingSafeEqual(said, wanted))
    throw new DamagedHead('the head is not as it was signed')
  return { keys, contentFrom: line.length + 1 }
}

function sign(text: string, keys: FileKeys): string {
  return createHmac('sha256', keys.head).update(text).digest('base64')
}

function parseHead(text: string): Head {
  try {
    const head = JSON.parse(text) as Head
    if (typeof head.salt === 'string' && typeof head.print === 'string') return head
  } catch {
    // As below.
  }
  throw new DamagedHead('the head cannot be read')
}
