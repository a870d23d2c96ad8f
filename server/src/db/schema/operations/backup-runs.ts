import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { id, instant } from '../columns.ts'
import { descending, isOneOf } from '../constraints.ts'

export const BACKUP_REASONS = ['schedule', 'admin', 'command'] as const
/** `unproven`: the file is there, but restoring it for a trial did not work out or was not asked for. */
export const BACKUP_OUTCOMES = ['running', 'proven', 'unproven', 'failed'] as const

/** What a trial restore into a scratch database found equal to the backup: counts and checksums of every table. */
export type BackupProof = { tables: number; rows: number; tookMs: number }

/** Every backup that was begun, and what became of it. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: id(),
    reason: text('reason', { enum: BACKUP_REASONS }).notNull(),
    requestedBy: integer('requested_by').references(() => users.id, { onDelete: 'set null' }),
    startedAt: instant('started_at').notNull(),
    /** Renewed while it runs; a run that has gone silent was interrupted. */
    aliveAt: instant('alive_at').notNull(),
    finishedAt: instant('finished_at'),
    /** The whole path. */
    file: text('file').notNull(),
    bytes: bigint('bytes', { mode: 'number' }),
    rows: bigint('rows', { mode: 'number' }),
    outcome: text('outcome', { enum: BACKUP_OUTCOMES }).notNull().default('running'),
    /** A sentence for who runs the product: what went wrong and what to do. */
    failure: text('failure'),
    proof: jsonb('proof').$type<BackupProof>(),
    /** The hash of the newest seal of the audit log when it was begun: a log that was cut off since then no longer has it. */
    auditSeal: text('audit_seal'),
  },
  (run) => [
    check('backup_runs_reason_known', isOneOf(run.reason, BACKUP_REASONS)),
    check('backup_runs_outcome_known', isOneOf(run.outcome, BACKUP_OUTCOMES)),
    uniqueIndex('backup_runs_one_at_a_time').on(run.outcome).where(sql`${run.outcome} = 'running'`),
    index('backup_runs_newest').on(descending(run.startedAt)),
    index('backup_runs_of_outcome').on(run.outcome, descending(run.startedAt)),
    index('backup_runs_of_requester').on(run.requestedBy),
  ],
)
