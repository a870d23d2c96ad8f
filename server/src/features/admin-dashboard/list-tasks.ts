import { ADMIN_TASKS, type AdminTask } from '#contract/admin/dashboard.ts'

const GIGABYTE = 1024 ** 3

export type TaskFacts = {
  openAlerts: number
  openTickets: number
  openMessages: number
  openReports: number
  openDeletions: number
  adminsWithoutFactor: number
  failingJobs: number
  /** Nobody has said that zone, school year and terms are right. */
  isSchoolUnset: boolean
  /** How often many accounts at once were guessed at in the last days. */
  guessing: number
  databaseBytes: number
  freeBytes: number | null
  backup: { isOff: boolean; isOverdue: boolean; hasFailed: boolean }
}

/** What waits for an admin, the most urgent first. */
export function listTasks(facts: TaskFacts): { task: AdminTask; count: number }[] {
  const { backup } = facts
  const counts: Record<AdminTask, number> = {
    alerts: facts.openAlerts,
    diskLow: isDiskLow(facts) ? 1 : 0,
    backupFailed: backup.hasFailed ? 1 : 0,
    backupOld: !backup.hasFailed && !backup.isOff && backup.isOverdue ? 1 : 0,
    backupMissing: !backup.hasFailed && backup.isOff && backup.isOverdue ? 1 : 0,
    guessing: facts.guessing,
    jobsFailing: facts.failingJobs,
    tickets: facts.openTickets,
    messages: facts.openMessages,
    deletions: facts.openDeletions,
    secondFactor: facts.adminsWithoutFactor,
    school: facts.isSchoolUnset ? 1 : 0,
    reports: facts.openReports,
  }
  return ADMIN_TASKS.map((task) => ({ task, count: counts[task] })).filter(({ count }) => count > 0)
}

/** A backup needs a second copy of the database, and something must be left after it. */
function isDiskLow({ freeBytes, databaseBytes }: TaskFacts): boolean {
  return freeBytes !== null && freeBytes < GIGABYTE + 2 * databaseBytes
}
