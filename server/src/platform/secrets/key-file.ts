import {
  chmodSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type Config, ConfigError } from '../config.ts'
import { createSecretBox, isUsableKey, makeSecretKey, type SecretBox } from './secret-box.ts'

type Keys = readonly [string, ...string[]]

/** Beside the database and not in it: whoever gets hold of the tables or a backup does not have the key. */
export const findKeyFile = (dataDir: string): string => join(dataDir, 'secret.key')

const HEADING = `# Opens the secrets that Trellis keeps encrypted in its database. No backup holds this file: keep a copy elsewhere.
# The first key seals, the others open what was sealed before.`

/** The keys of the settings, else of the file, which the first start makes. */
export function openSecretBox(config: Pick<Config, 'secretKeys' | 'dataDir'>): SecretBox {
  return createSecretBox(
    asKeys(config.secretKeys) ?? readKeyFile(config.dataDir) ?? makeKeyFile(config.dataDir),
  )
}

/** Null: neither the settings nor a file hold one yet. */
export function findSecretBox(config: Pick<Config, 'secretKeys' | 'dataDir'>): SecretBox | null {
  const keys = asKeys(config.secretKeys) ?? readKeyFile(config.dataDir)
  return keys && createSecretBox(keys)
}

export function readKeyFile(dataDir: string): Keys | null {
  const file = findKeyFile(dataDir)
  const text = readIfThere(file)
  if (text === null) return null
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  const keys = asKeys(lines)
  if (keys?.every(isUsableKey)) return keys
  throw new ConfigError(`${file} holds no usable key. Bring back your copy of it, or set SECRET_KEY.`)
}

function makeKeyFile(dataDir: string): Keys {
  const file = findKeyFile(dataDir)
  mkdirSync(dataDir, { recursive: true })
  const draft = writeDraft(file, [makeSecretKey()])
  try {
    // Unlike renaming, it fails when another process was first: then both use its key.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  const keys = readKeyFile(dataDir)
  if (!keys) throw new ConfigError(`${file} could not be read again after it was written.`)
  return keys
}

export function replaceKeyFile(dataDir: string, keys: Keys): void {
  const file = findKeyFile(dataDir)
  renameSync(writeDraft(file, keys), file)
}

function writeDraft(file: string, keys: Keys): string {
  const draft = join(dirname(file), `.secret.key.${process.pid}`)
  writeFileSync(draft, `${[HEADING, ...keys].join('\n')}\n`, { mode: 0o600, flush: true })
  // The mode above holds for new files only.
  chmodSync(draft, 0o600)
  return draft
}

/** Whether other accounts of this machine can read it. Windows keeps rights elsewhere. */
export function isKeyFileExposed(dataDir: string): boolean {
  return process.platform !== 'win32' && (statSync(findKeyFile(dataDir)).mode & 0o077) !== 0
}

const asKeys = (lines: readonly string[]): Keys | null => {
  const [first, ...others] = lines
  return first === undefined ? null : [first, ...others]
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
