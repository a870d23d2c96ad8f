import type { Deps } from '../../platform/deps.ts'
import type { RunRow } from './backup-runs.queries.ts'
import { type BackupReach, carryOutRun } from './carry-out-run.ts'
import { INTERRUPTED } from './explain-backup-failure.ts'
import { tellAdmins } from './tell-admins.ts'

declare module '../../platform/deps.ts' {
  interface Deps {
    backups: BackupRunner
  }
}

export type BackupRunner = {
  /** Carries a run out that was begun, in the background or waited for. Never throws. */
  carryOut: (run: RunRow) => Promise<void>
  /** Ends what is under way, and notes that it was. */
  stop: () => Promise<void>
}

export function createBackupRunner(
  reach: BackupReach & Pick<Deps, 'presence' | 'config'>,
  report: (message: string, error: unknown) => void,
): BackupRunner {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()

  async function carryOut(run: RunRow): Promise<void> {
    try {
      const { failure } = await carryOutRun(reach, run, { signal: stopping.signal })
      if (failure === null || failure === INTERRUPTED) return
      report('a backup failed', new Error(failure))
      await tellAdmins(reach)
    } catch (error) {
      report('what became of a backup could not be noted', error)
    }
  }
  return {
    carryOut(run) {
      running = carryOut(run)
      return running
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
