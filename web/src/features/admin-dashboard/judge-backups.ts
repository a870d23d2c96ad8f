import type { BackupRun, BackupState } from '#contract/admin/backups.ts'

/** How it stands, in one word; the worst first. */
export type Standing = 'running' | 'failed' | 'never' | 'overdue' | 'off' | 'good'

/** The last try that ended after the last good one, when it went wrong. */
export function findFailure({ runs }: Pick<BackupState, 'runs'>): BackupRun | null {
  const last = runs.find(({ outcome }) => outcome !== 'running')
  return last && last.failure !== null ? last : null
}

export function judgeBackups(state: BackupState): Standing {
  if (state.runs[0]?.outcome === 'running') return 'running'
  if (findFailure(state)) return 'failed'
  // Without a schedule no first one comes by itself.
  if (!state.schedule) return 'off'
  if (!state.lastGood) return 'never'
  return state.isOverdue ? 'overdue' : 'good'
}
