import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { DAY_MS } from '#engines/days/durations.ts'
import type { Database } from '../../db/database.ts'
import { updateRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { type BackupProof, backupRuns } from '../../db/schema/operations/backup-runs.ts'

export type RunRow = typeof backupRuns.$inferSelect
export type NewRun = Pick<RunRow, 'reason' | 'requestedBy' | 'file'>
export type RunEnd = {
  outcome: 'proven' | 'unproven' | 'failed'
  failure?: string | null
  bytes?: number | null
  rows?: number | null
  proof?: BackupProof | null
}

/** A run says so often that it is alive; after three turns of silence it was interrupted. */
export const ALIVE_EVERY_MS = 30_000
const SILENT_AFTER_MS = 3 * ALIVE_EVERY_MS
/** What was longer ago tells nobody anything. */
const FORGOTTEN_AFTER_MS = 400 * DAY_MS

/** Begins a run; null while another one is under way, on whichever server. */
export async function claimRun(db: Database, run: NewRun, at: Date): Promise<RunRow | null> {
  const [row] = await db
    .insert(backupRuns)
    .values({ ...run, startedAt: at, aliveAt: at })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

export async function keepAlive(db: Database, id: number, at: Date): Promise<void> {
  await db.update(backupRuns).set({ aliveAt: at }).where(eq(backupRuns.id, id))
}

export async function noteSeal(db: Database, id: number, auditSeal: string): Promise<void> {
  await db.update(backupRuns).set({ auditSeal }).where(eq(backupRuns.id, id))
}

export async function endRun(db: Database, id: number, end: RunEnd, at: Date): Promise<RunRow> {
  const row = await updateRow(db, backupRuns, { ...end, finishedAt: at, aliveAt: at }, eq(backupRuns.id, id))
  if (!row) throw new Error('the run of a backup is gone')
  await db.delete(backupRuns).where(lt(backupRuns.startedAt, new Date(at.getTime() - FORGOTTEN_AFTER_MS)))
  return row
}

/** Ends what a process began that is no longer there, and answers it. */
export async function endSilentRuns(db: Database, failure: string, at: Date): Promise<RunRow[]> {
  return db
    .update(backupRuns)
    .set({ outcome: 'failed', failure, finishedAt: at })
    .where(
      and(
        eq(backupRuns.outcome, 'running'),
        lt(backupRuns.aliveAt, new Date(at.getTime() - SILENT_AFTER_MS)),
      ),
    )
    .returning()
}

export async function selectNewestRun(db: Database, outcomes?: readonly RunRow['outcome'][]) {
  const [row] = await db
    .select()
    .from(backupRuns)
    .where(outcomes && inArray(backupRuns.outcome, [...outcomes]))
    .orderBy(desc(backupRuns.startedAt))
    .limit(1)
  return row ?? null
}

export async function selectTries(db: Database) {
  const [proven, tried] = [await selectNewestRun(db, ['proven']), await selectNewestRun(db)]
  return { lastProvenAt: proven?.startedAt ?? null, lastTriedAt: tried?.startedAt ?? null }
}

/** Newest first, with who asked for it. */
export async function selectRuns(db: Database, limit: number) {
  return db
    .select({
      run: backupRuns,
      requestedBy: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(backupRuns)
    .leftJoin(users, eq(users.id, backupRuns.requestedBy))
    .orderBy(desc(backupRuns.startedAt))
    .limit(limit)
}

/** Files that did not prove themselves: none of them takes the place of a good one. */
export async function selectDoubtfulFiles(db: Database): Promise<Set<string>> {
  const rows = await db
    .select({ file: backupRuns.file })
    .from(backupRuns)
    .where(inArray(backupRuns.outcome, ['unproven', 'failed']))
    .orderBy(desc(backupRuns.startedAt))
    .limit(1000)
  return new Set(rows.map(({ file }) => file))
}
