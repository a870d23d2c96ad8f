import { DAY_MS, WEEK_MS } from '#engines/days/durations.ts'
import type { BackupKeep } from '../../platform/backup-settings.ts'

export type BackupFile = { name: string; at: Date }

/** 1970 began on a Thursday; weeks begin on Monday. */
const FIRST_MONDAY_MS = 4 * DAY_MS

/**
 * Which backups stay: the newest of each of the last days, weeks and months that have one (by UTC). Days without a
 * backup are not counted, so nothing is lost only because the machine was off for a while.
 */
export function chooseKept(files: readonly BackupFile[], { daily, weekly, monthly }: BackupKeep) {
  const newestFirst = files.toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.name < b.name ? 1 : -1))
  const kept = new Set<string>()
  keepNewest(newestFirst, daily, (at) => at.toISOString().slice(0, 10), kept)
  keepNewest(newestFirst, weekly, (at) => Math.floor((at.getTime() - FIRST_MONDAY_MS) / WEEK_MS), kept)
  keepNewest(newestFirst, monthly, (at) => at.toISOString().slice(0, 7), kept)
  return kept
}

function keepNewest(
  newestFirst: readonly BackupFile[],
  spans: number,
  spanOf: (at: Date) => string | number,
  kept: Set<string>,
): void {
  const seen = new Set<string | number>()
  for (const { name, at } of newestFirst) {
    const span = spanOf(at)
    if (seen.has(span)) continue
    if (seen.size >= spans) return
    seen.add(span)
    kept.add(name)
  }
}
