import { isAbsolute, join, resolve } from 'node:path'
import {
  type BackupKey,
  KEY_RULE,
  readBackupKey,
  readBackupKeyFile,
} from '../db/backup/encryption/backup-key.ts'

/** So often, beginning at this time of the machine's own clock. */
export type BackupSchedule = { everyHours: number; hour: number; minute: number }
/** Of how many days, weeks and months the newest backup stays. */
export type BackupKeep = { daily: number; weekly: number; monthly: number }

export type BackupSettings = {
  dir: string
  /** Null: only when somebody asks. */
  schedule: BackupSchedule | null
  keep: BackupKeep
  /** What new backups are encrypted with, and what reads them again; null: everybody who gets hold of one can read it. */
  key: BackupKey | null
  /** Where the key comes from, if from a file. */
  keyFile: string | null
}

/** At night, and not at a full hour, when many things begin. */
const AT_NIGHT = { hour: 2, minute: 30 }
const MOST_KEPT = 1000

export function readBackupSettings(
  text: (name: string) => string,
  dataDir: string,
  workingDir: string,
  faults: string[],
): BackupSettings {
  const place = (path: string) => (isAbsolute(path) ? path : resolve(workingDir, path))
  const dir = text('BACKUP_DIR')
  const keyFile = text('BACKUP_KEY_FILE')
  return {
    dir: dir === '' ? join(dataDir, 'backups') : place(dir),
    schedule: readSchedule(text('BACKUP_EVERY').toLowerCase(), faults),
    keep: readKeep(text('BACKUP_KEEP'), faults),
    key: readKey(text('BACKUP_KEY'), keyFile === '' ? null : place(keyFile), faults),
    keyFile: keyFile === '' ? null : place(keyFile),
  }
}

/** The key itself never stands in a fault: faults are printed and logged. */
function readKey(words: string, file: string | null, faults: string[]): BackupKey | null {
  if (words !== '' && file !== null) faults.push('Set BACKUP_KEY or BACKUP_KEY_FILE, not both.')
  if (words !== '') {
    const key = readBackupKey(words)
    if (!key) faults.push(`BACKUP_KEY must be ${KEY_RULE}.`)
    return key
  }
  if (file === null) return null
  try {
    const key = readBackupKeyFile(file)
    if (!key) faults.push(`BACKUP_KEY_FILE must hold ${KEY_RULE}.`)
    return key
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    faults.push(`BACKUP_KEY_FILE cannot be read (${code ?? 'unknown'}): ${file}`)
    return null
  }
}

function readSchedule(value: string, faults: string[]): BackupSchedule | null {
  if (value === '' || value === 'daily') return { everyHours: 24, ...AT_NIGHT }
  if (['off', 'no', 'false', '0'].includes(value)) return null
  const [, hour, minute] = /^daily ([01]?\d|2[0-3]):([0-5]\d)$/.exec(value) ?? []
  if (hour !== undefined) return { everyHours: 24, hour: Number(hour), minute: Number(minute) }
  const everyHours = Number(/^(\d{1,2})h$/.exec(value)?.[1])
  if (everyHours >= 1 && 24 % everyHours === 0) return { everyHours, ...AT_NIGHT }
  faults.push(
    `BACKUP_EVERY must be "daily", "daily 03:30", hours that divide a day such as "6h", or "off", not "${value}".`,
  )
  return null
}

function readKeep(value: string, faults: string[]): BackupKeep {
  const [daily = 0, weekly = 0, monthly = 0, ...more] = (value || '7,4,6').split(',').map(Number)
  const isSound = [daily, weekly, monthly].every((n) => Number.isInteger(n) && n >= 0 && n <= MOST_KEPT)
  if (!isSound || daily < 1 || more.length > 0) {
    faults.push(
      `BACKUP_KEEP must be how many daily, weekly and monthly backups stay, at least one daily, such as "7,4,6", not "${value}".`,
    )
  }
  return { daily, weekly, monthly }
}
