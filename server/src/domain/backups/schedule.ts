import { HOUR_MS } from '#engines/days/durations.ts'
import type { BackupSchedule } from '../../platform/backup-settings.ts'

const HOURS_A_DAY = 24
/** So long after a failure it is tried again by itself. */
const RETRY_MS = HOUR_MS

/** When backups are due from the day before to the day after, by the machine's own clock, earliest first. */
function listSlots({ everyHours, hour, minute }: BackupSchedule, now: Date): Date[] {
  const slots: Date[] = []
  for (let day = -1; day <= 1; day++) {
    for (let later = hour % everyHours; later < HOURS_A_DAY; later += everyHours) {
      slots.push(new Date(now.getFullYear(), now.getMonth(), now.getDate() + day, later, minute))
    }
  }
  return slots
}

export function findLastSlot(schedule: BackupSchedule, now: Date): Date {
  return listSlots(schedule, now).findLast((slot) => slot <= now) ?? now
}

export function findNextSlot(schedule: BackupSchedule, now: Date): Date {
  return listSlots(schedule, now).find((slot) => slot > now) ?? now
}

export type Tries = {
  /** When the newest backup that proved itself was begun. */
  lastProvenAt: Date | null
  /** When the newest one of all was begun. */
  lastTriedAt: Date | null
}

/**
 * Whether a backup has to be made now: none has proved itself since it was due, and one that failed has had its rest. What
 * was missed while the machine was off is due as well.
 */
export function isBackupDue(schedule: BackupSchedule, { lastProvenAt, lastTriedAt }: Tries, now: Date) {
  const slot = findLastSlot(schedule, now)
  if (lastProvenAt && lastProvenAt >= slot) return false
  return !lastTriedAt || lastTriedAt < slot || now.getTime() - lastTriedAt.getTime() >= RETRY_MS
}

/** The next moment at which one is made by itself; a missed one is made as soon as somebody looks. */
export function findNextBackup(schedule: BackupSchedule, tries: Tries, now: Date): Date {
  if (isBackupDue(schedule, tries, now)) return now
  const { lastProvenAt, lastTriedAt } = tries
  const next = findNextSlot(schedule, now)
  if (!lastTriedAt || (lastProvenAt && lastProvenAt >= findLastSlot(schedule, now))) return next
  return new Date(Math.min(next.getTime(), lastTriedAt.getTime() + RETRY_MS))
}

/** The newest that proved itself is older than two turns: people should hear of it. */
export function isOverdue({ everyHours }: BackupSchedule, lastProvenAt: Date | null, now: Date): boolean {
  return !lastProvenAt || now.getTime() - lastProvenAt.getTime() > 2 * everyHours * HOUR_MS
}
