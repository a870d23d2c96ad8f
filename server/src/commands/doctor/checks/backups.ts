import { HOUR_MS } from '#engines/days/durations.ts'
import type { Database } from '../../../db/database.ts'
import { type RunRow, selectNewestRun } from '../../../domain/backups/backup-runs.queries.ts'
import { isOverdue } from '../../../domain/backups/schedule.ts'
import type { BackupSettings } from '../../../platform/backup-settings.ts'
import { type Finding, fail, ok, warn } from '../finding.ts'
import { canWrite, findNearest } from './can-write.ts'

export type BackupFacts = {
  settings: BackupSettings
  /** Null: not there yet. */
  isFolderWritable: boolean | null
  lastGood: RunRow | null
  last: RunRow | null
  now: Date
}

export async function gatherBackups(db: Database, settings: BackupSettings, now: Date): Promise<BackupFacts> {
  const nearest = await findNearest(settings.dir)
  const canBeWritten = await canWrite(nearest)
  const isFolderWritable = canBeWritten && nearest !== settings.dir ? null : canBeWritten
  const lastGood = await selectNewestRun(db, ['proven'])
  const last = await selectNewestRun(db, ['proven', 'unproven', 'failed'])
  return { settings, isFolderWritable, lastGood, last, now }
}

export function judgeBackups({ settings, isFolderWritable, lastGood, last, now }: BackupFacts): Finding[] {
  const { dir, schedule } = settings
  if (isFolderWritable === false)
    return [
      fail(
        'backups',
        `${dir} cannot be written to.`,
        'Give Trellis the right to write there, or set BACKUP_DIR.',
      ),
    ]
  if (last?.failure) return [fail('backups', 'The last one went wrong.', last.failure)]
  if (!schedule)
    return [
      warn(
        'backups',
        lastGood
          ? `None by itself; the last is ${writeAge(lastGood, now)} old.`
          : 'None by itself, and there never was one.',
        'Set BACKUP_EVERY=daily, or run "npm run trellis -- backup" yourself from time to time.',
      ),
    ]
  if (!lastGood)
    return [
      warn(
        'backups',
        'There is none yet.',
        'It is made by itself some minutes after a start, or now: npm run trellis -- backup',
      ),
    ]
  if (isOverdue(schedule, lastGood.startedAt, now))
    return [
      warn(
        'backups',
        `The last good one is ${writeAge(lastGood, now)} old.`,
        'Leave the machine on at the time of BACKUP_EVERY, or make one now: npm run trellis -- backup',
      ),
    ]
  return [
    ok(
      'backups',
      `${writeAge(lastGood, now)} ago, ${((lastGood.bytes ?? 0) / 1e6).toFixed(1)} MB, proven by a trial restore of ${lastGood.proof?.tables ?? 0} tables`,
    ),
  ]
}

function writeAge({ startedAt }: RunRow, now: Date): string {
  const hours = Math.floor((now.getTime() - startedAt.getTime()) / HOUR_MS)
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`
}
