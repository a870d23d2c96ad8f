import type { BackupFile } from './choose-kept.ts'

const NAME = /^trellis-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)\.backup$/

/** Sorts by its time, and holds nothing that a file system would mind. */
export function nameBackup(at: Date): string {
  return `trellis-${at.toISOString().slice(0, 19).replaceAll(':', '-')}.backup`
}

/** Null: not one of those that are made by themselves, so nobody removes it. */
export function readBackupName(name: string): BackupFile | null {
  const [, hour, minutes, seconds] = NAME.exec(name) ?? []
  if (hour === undefined) return null
  const at = new Date(`${hour}:${minutes}:${seconds}Z`)
  return Number.isNaN(at.getTime()) ? null : { name, at }
}
