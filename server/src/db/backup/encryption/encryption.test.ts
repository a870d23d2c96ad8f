import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterAll, expect, test } from 'vitest'
import { isEncrypted, openContent } from '../open-content.ts'
import { type BackupKey, readBackupKey, readBackupKeyFile } from './backup-key.ts'
import { createDecryption, createEncryption } from './encrypt-stream.ts'
import { makeHead } from './encrypted-head.ts'

const PIECE = 64 * 1024
const folder = mkdtempSync(join(tmpdir(), 'encryption-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const secret = randomBytes(32)
const KEY: BackupKey = { bytes: secret.toString('base64') }
const WORDS: BackupKey = { passphrase: 'correct horse battery staple' }

async function pass(content: Buffer, through: ReturnType<typeof createEncryption>, chunk = 10_000) {
  const chunks = Array.from({ length: Math.ceil(content.length / chunk) }, (_, place) =>
    content.subarray(place * chunk, (place + 1) * chunk),
  )
  const whole = buffer(through)
  const passing = pipeline(Readable.from(chunks), through)
  await Promise.all([passing, whole])
  return whole
}
const seal = (content: Buffer) => pass(content, createEncryption(secret))
const unseal = (content: Buffer, key = secret) => pass(content, createDecryption(key))

test.each([[0], [1], [PIECE - 1], [PIECE], [PIECE + 1], [3 * PIECE], [3 * PIECE + 17]])(
  '%i bytes come back as they were, and nothing of them is to be seen meanwhile',
  async (length) => {
    const content = Buffer.alloc(length, 'a secret of a child. ')
    const sealed = await seal(content)
    expect(sealed.includes('secret of a child')).toBe(false)
    expect((await unseal(sealed)).equals(content)).toBe(true)
  },
)

test('what was changed, cut off, moved, repeated or sealed with another key does not pass', async () => {
  const content = randomBytes(3 * PIECE + 100)
  const sealed = await seal(content)
  const at = (piece: number) => piece * (PIECE + 16)
  const flipped = Buffer.from(sealed)
  flipped[at(1) + 5] = (flipped[at(1) + 5] ?? 0) ^ 1
  const pieces = [0, 1, 2].map((piece) => sealed.subarray(at(piece), at(piece + 1)))
  const last = sealed.subarray(at(3))
  const [first = last, second = last, third = last] = pieces
  const wrong = {
    flipped,
    'cut in a piece': sealed.subarray(0, sealed.length - 1),
    'cut between pieces': sealed.subarray(0, at(3)),
    'without its end': sealed.subarray(0, at(2)),
    empty: Buffer.alloc(0),
    swapped: Buffer.concat([second, first, third, last]),
    repeated: Buffer.concat([first, first, second, third, last]),
    'left out': Buffer.concat([first, third, last]),
    'gone on': Buffer.concat([sealed, last]),
  }
  for (const [what, damaged] of Object.entries(wrong)) {
    await expect(unseal(damaged), what).rejects.toThrow(/a piece is/)
  }
  await expect(unseal(sealed, randomBytes(32))).rejects.toThrow('not as it was sealed')
})

async function writeSealed(name: string, key: BackupKey): Promise<string> {
  const { line, keys } = await makeHead(key)
  const path = join(folder, name)
  writeFileSync(
    path,
    Buffer.concat([Buffer.from(line), await pass(Buffer.from('hello'), createEncryption(keys.content))]),
  )
  return path
}
async function read(path: string, key: BackupKey | null): Promise<string> {
  const [source, decryption] = await openContent(path, key)
  if (!decryption) return (await buffer(source)).toString()
  const whole = buffer(decryption)
  await Promise.all([pipeline(source, decryption), whole])
  return (await whole).toString()
}

test.each([
  ['a passphrase', WORDS],
  ['32 bytes', KEY],
])('a file sealed with %s opens with that alone, and says what is missing', async (_, key) => {
  const path = await writeSealed('good', key)
  expect(await isEncrypted(path)).toBe(true)
  expect(await read(path, { ...key })).toBe('hello')
  await expect(read(path, null)).rejects.toThrow('is encrypted. Set BACKUP_KEY')
  await expect(read(path, { passphrase: 'correct horse battery stable' })).rejects.toThrow('another key')
  await expect(read(path, { bytes: randomBytes(32).toString('base64') })).rejects.toThrow('another key')
})

test('the same secret makes another file each time', async () => {
  const [one, other] = [await writeSealed('one', KEY), await writeSealed('other', KEY)]
  expect(readFileSync(one).equals(readFileSync(other))).toBe(false)
})

test('a head that was changed is damage and no wrong key; a plain file is read without one', async () => {
  const good = readFileSync(await writeSealed('good', KEY)).toString('latin1')
  for (const damaged of [good.replace('"kind"', '"Kind"'), good.replace('\n', ''), good.slice(0, 40)]) {
    const path = join(folder, 'damaged')
    writeFileSync(path, damaged, 'latin1')
    await expect(read(path, KEY)).rejects.toThrow(/damaged|another key/)
  }
  const plain = join(folder, 'plain')
  writeFileSync(plain, 'plain')
  expect([await isEncrypted(plain), await read(plain, KEY)]).toEqual([false, 'plain'])
  await expect(isEncrypted(join(folder, 'missing'))).rejects.toThrow('There is no file')
})

test('keys are words of 20 characters or 32 bytes, written as hex or base64 or as they are', () => {
  expect(readBackupKey('too short')).toBeNull()
  expect(readBackupKey('  correct horse battery staple\n')).toEqual(WORDS)
  for (const form of ['hex', 'base64', 'base64url'] as const)
    expect(readBackupKey(secret.toString(form)), form).toEqual(KEY)
  const path = join(folder, 'key')
  writeFileSync(path, secret)
  expect(readBackupKeyFile(path)).toEqual(KEY)
  writeFileSync(path, `${secret.toString('base64')}\n`)
  expect(readBackupKeyFile(path)).toEqual(KEY)
})
