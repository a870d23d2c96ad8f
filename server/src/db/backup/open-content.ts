import { createReadStream } from 'node:fs'
import type { Readable, Transform } from 'node:stream'
import type { BackupKey } from './encryption/backup-key.ts'
import { createDecryption } from './encryption/encrypt-stream.ts'
import { DamagedHead, openHead, readHeadLine, WrongKey } from './encryption/encrypted-head.ts'
import { BackupUnusable, broken } from './unusable.ts'

/** Whether a backup can only be read with a key. */
export async function isEncrypted(path: string): Promise<boolean> {
  return (await readHeadOf(path)) !== null
}

/** The streams whose end gives the compressed lines. */
export async function openContent(
  path: string,
  key: BackupKey | null,
): Promise<[Readable] | [Readable, Transform]> {
  const line = await readHeadOf(path)
  if (line === null) return [createReadStream(path)]
  if (!key)
    throw new BackupUnusable(
      `The backup ${path} is encrypted. Set BACKUP_KEY or BACKUP_KEY_FILE to the key it was made with, or say --key-file.`,
    )
  try {
    const { keys, contentFrom } = await openHead(line, key)
    return [createReadStream(path, { start: contentFrom }), createDecryption(keys.content)]
  } catch (error) {
    if (error instanceof WrongKey)
      throw new BackupUnusable(
        `The backup ${path} was encrypted with another key. Give the one it was made with: --key-file, or BACKUP_KEY.`,
      )
    throw broken(path, error)
  }
}

async function readHeadOf(path: string): Promise<string | null> {
  try {
    return await readHeadLine(path)
  } catch (error) {
    if (error instanceof DamagedHead) throw broken(path, error)
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new BackupUnusable(`There is no file ${path}.`)
    throw error
  }
}
