import { basename } from 'node:path'
import { RUNS_SHOWN } from '#contract/admin/backups.ts'
import { type RunRow, selectNewestRun, selectRuns } from '../../domain/backups/backup-runs.queries.ts'
import { findNextBackup, findNextSlot, isOverdue } from '../../domain/backups/schedule.ts'
import type { Deps } from '../../platform/deps.ts'

export async function readBackups({ db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>) {
  const { schedule, dir, keep } = config.backups
  const runs = await selectRuns(db, RUNS_SHOWN)
  const lastGood = await selectNewestRun(db, ['proven'])
  const tries = {
    lastProvenAt: lastGood?.startedAt ?? null,
    lastTriedAt: runs[0]?.run.startedAt ?? null,
  }
  return {
    folder: dir,
    schedule: schedule && {
      everyHours: schedule.everyHours,
      // The one under way is taken for good until it says otherwise.
      nextAt:
        runs[0]?.run.outcome === 'running'
          ? findNextSlot(schedule, now())
          : findNextBackup(schedule, tries, now()),
    },
    keep,
    lastGood: lastGood && toBackupRun({ run: lastGood, requestedBy: null }),
    isOverdue: schedule !== null && isOverdue(schedule, tries.lastProvenAt, now()),
    runs: runs.map(toBackupRun),
  }
}

type Asker = { firstName: string; lastName: string }

export function toBackupRun({ run, requestedBy }: { run: RunRow; requestedBy: Asker | null }) {
  return {
    ...run,
    requestedBy: requestedBy && `${requestedBy.firstName} ${requestedBy.lastName}`,
    file: basename(run.file),
  }
}
