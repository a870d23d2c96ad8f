import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Moment, NothingSent } from '../fields.ts'

export const BACKUP_REASONS = ['schedule', 'admin', 'command'] as const
/** `unproven`: the file is there, but a trial restore did not work out or was not asked for. */
export const BACKUP_OUTCOMES = ['running', 'proven', 'unproven', 'failed'] as const
export const RUNS_SHOWN = 20

const Count = z.int().check(z.minimum(0))

export const BackupRun = z.object({
  id: z.int(),
  reason: z.enum(BACKUP_REASONS),
  /** Who asked for it, where somebody did and is still there. */
  requestedBy: z.nullable(z.string()),
  startedAt: Moment,
  finishedAt: z.nullable(Moment),
  /** The name without its folder. */
  file: z.string(),
  bytes: z.nullable(Count),
  rows: z.nullable(Count),
  outcome: z.enum(BACKUP_OUTCOMES),
  /** A sentence: what went wrong and what to do. */
  failure: z.nullable(z.string()),
  /** What a trial restore into an empty database found equal, counts and checksums of every table. */
  proof: z.nullable(z.object({ tables: Count, rows: Count, tookMs: Count })),
})
export type BackupRun = z.output<typeof BackupRun>

export const BackupState = z.object({
  /** Where the files are, on the machine that runs the product. */
  folder: z.string(),
  /** Null: the operator has switched them off. Hours between two, and when the next one is made. */
  schedule: z.nullable(z.object({ everyHours: Count, nextAt: Moment })),
  keep: z.object({ daily: Count, weekly: Count, monthly: Count }),
  /** The newest that proved itself. */
  lastGood: z.nullable(BackupRun),
  /** None has proved itself for longer than two turns. */
  isOverdue: z.boolean(),
  /** The newest ones, newest first; the first may be under way. */
  runs: z.array(BackupRun),
})
export type BackupState = z.output<typeof BackupState>

export const backups = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/backups',
    access: 'admin',
    summary: `When all that is stored was last saved and proved to come back, when it is saved next, and the last ${RUNS_SHOWN} tries.`,
    input: NothingSent,
    output: BackupState,
    errors: ['not_signed_in', 'not_allowed'],
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/admin/backups',
    access: 'admin',
    summary:
      'Begins a backup, which goes on in the background and proves itself; `GET /api/admin/backups` tells how it went. It is audited.',
    status: 201,
    input: NothingSent,
    output: BackupRun,
    errors: ['not_signed_in', 'not_allowed', 'conflict'],
  }),
}
