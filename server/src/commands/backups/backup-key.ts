import { resolve } from 'node:path'
import {
  type BackupKey,
  KEY_RULE,
  readBackupKey,
  readBackupKeyFile,
} from '../../db/backup/encryption/backup-key.ts'
import { isEncrypted } from '../../db/backup/open-content.ts'
import type { Config } from '../../platform/config.ts'
import { CommandFailed, type CommandInput } from '../command.ts'

export const KEY_OPTION = { 'key-file': { type: 'string' } } as const

type BackupConfig = Pick<Config, 'backups'>

/** A question for the operator where nothing else says the key. */
export async function askForBackupKey(
  path: string,
  { options }: CommandInput,
  { backups }: BackupConfig,
): Promise<string | null> {
  const isKnown = backups.key !== null || options['key-file'] !== undefined
  return isKnown || !(await isEncrypted(path)) ? null : 'Key of this backup: '
}

/** What was said to the command comes before the settings: a backup may be older than their key. */
export function chooseBackupKey(
  { options, password, folder }: CommandInput,
  { backups }: BackupConfig,
): BackupKey | null {
  const file = options['key-file']
  if (typeof file === 'string') return readKeyFile(resolve(folder, file))
  if (password === null) return backups.key
  const key = readBackupKey(password)
  if (!key) throw new CommandFailed(`A key is ${KEY_RULE}.`)
  return key
}

function readKeyFile(path: string): BackupKey {
  try {
    const key = readBackupKeyFile(path)
    if (key) return key
  } catch (error) {
    throw new CommandFailed(
      `The key file ${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`,
    )
  }
  throw new CommandFailed(`The key file ${path} must hold ${KEY_RULE}.`)
}
