import { join } from 'node:path'
import type { Deps, Log } from '../../platform/deps.ts'
import { describeFailure } from '../../platform/requests/describe-failure.ts'
import { nameBackup } from './backup-names.ts'
import { claimRun, endRun, endSilentRuns, selectNewestRun, selectTries } from './backup-runs.queries.ts'
import { INTERRUPTED } from './explain-backup-failure.ts'
import { findNextBackup, isBackupDue } from './schedule.ts'
import { tellAdmins } from './tell-admins.ts'

type StartBackupsDeps = Pick<Deps, 'db' | 'now' | 'config' | 'jobs' | 'database' | 'presence' | 'backups'>

const ROUND_MS = 60_000
/** What was missed is made up for, but not while people are waiting for the product to come up. */
const REST_AFTER_START_MS = 10 * 60_000

/** One look: ends what was interrupted, and makes a backup when one is due. Answers whether it made one. */
export async function runBackupRound(deps: StartBackupsDeps): Promise<boolean> {
  const { db, now, config, jobs, backups } = deps
  const { schedule, dir } = config.backups
  if ((await endSilentRuns(db, INTERRUPTED, now())).length > 0) await tellAdmins(deps)
  if (!schedule) return false
  const tries = await selectTries(db)
  if (!isBackupDue(schedule, tries, now())) {
    jobs.planNext('backups', findNextBackup(schedule, tries, now()))
    return false
  }
  const at = now()
  const run = await claimRun(
    db,
    { reason: 'schedule', requestedBy: null, file: join(dir, nameBackup(at)) },
    at,
  )
  if (run) await backups.carryOut(run)
  jobs.planNext('backups', findNextBackup(schedule, await selectTries(db), now()))
  return run !== null
}

/** The embedded database belongs to one process: what it calls running at a start was interrupted. */
export async function settleInterrupted(
  deps: Pick<StartBackupsDeps, 'db' | 'now' | 'database' | 'presence' | 'config'>,
): Promise<void> {
  if (deps.database.kind !== 'embedded') return
  const run = await selectNewestRun(deps.db, ['running'])
  if (!run) return
  await endRun(deps.db, run.id, { outcome: 'failed', failure: INTERRUPTED }, deps.now())
  await tellAdmins(deps)
}

/** Looks once a minute, from some time after the start on, whether a backup is due; until the answered function ends it. */
export function startBackups(deps: StartBackupsDeps, log: Pick<Log, 'error'>): () => Promise<void> {
  const firstAt = new Date(deps.now().getTime() + REST_AFTER_START_MS)
  const run = deps.jobs.add('backups', null, firstAt)
  let timer: NodeJS.Timeout
  let round: Promise<void> = settleInterrupted(deps).catch(report)
  let isStopped = false

  function report(error: unknown): void {
    if (!isStopped) log.error({ failure: describeFailure(error) }, 'backup maintenance failed')
  }
  function plan(afterMs: number): void {
    timer = setTimeout(() => {
      round = run(() => runBackupRound(deps))
        .then(() => {}, report)
        .finally(() => {
          if (!isStopped) plan(ROUND_MS)
        })
    }, afterMs)
    timer.unref()
  }

  plan(REST_AFTER_START_MS)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await deps.backups.stop()
    await round
  }
}
