import { asc, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { auditLog, auditSeals } from '../../db/schema/operations/audit-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { runPaced } from '../../platform/run-paced.ts'
import { writeAudit } from '../write-audit.ts'
import { allowRemoval, lockSealing, selectLastRemoved } from './audit-chain.queries.ts'
import { sealEntries } from './seal-entries.ts'

const SEALS_AT_ONCE = 50
const ENTRIES_AT_ONCE = 2000

/**
 * Removes the entries of whole seals, from the oldest on, as long as every entry of a seal is older than `cutoff`. The seals
 * stay, so that what follows them can still be verified. Answers how many entries went.
 */
export async function removeOldEntries(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  cutoff: Date,
  signal?: AbortSignal,
): Promise<number> {
  // What was never sealed would stay for ever.
  await sealEntries({ db, now })
  let removed = 0
  for (;;) {
    signal?.throwIfAborted()
    const gone = await runPaced(() => db.transaction((tx) => removeSome(tx, now, cutoff)), signal)
    if (gone === null) return removed
    removed += gone
  }
}

/** Null where nothing is old enough. */
async function removeSome(tx: Database, now: () => Date, cutoff: Date): Promise<number | null> {
  await lockSealing(tx)
  const sealIds = await findOldSeals(tx, cutoff)
  const lastSeal = sealIds.at(-1)
  if (lastSeal === undefined) return null
  await allowRemoval(tx)
  await tx.update(auditSeals).set({ removedAt: now(), marks: null }).where(inArray(auditSeals.id, sealIds))
  const gone = await tx
    .delete(auditLog)
    .where(inArray(auditLog.sealId, sealIds))
    .returning({ id: auditLog.id })
  await writeAudit(
    { db: tx, now, caller: null, requestId: null },
    { action: 'audit log shortened', details: { entries: gone.length, lastSeal } },
  )
  return gone.length
}

async function findOldSeals(tx: Database, cutoff: Date): Promise<number[]> {
  const seals = await tx
    .select({
      id: auditSeals.id,
      entries: auditSeals.entries,
      newestAt: sql<Date>`coalesce((
        select max(entry.created_at) from audit_log entry where entry.seal_id = audit_seals.id
      ), audit_seals.created_at)`.mapWith(auditSeals.createdAt),
    })
    .from(auditSeals)
    .where(gt(auditSeals.id, await selectLastRemoved(tx)))
    .orderBy(asc(auditSeals.id))
    .limit(SEALS_AT_ONCE)
  const old: number[] = []
  let entries = 0
  for (const seal of seals) {
    entries += seal.entries
    if (seal.newestAt >= cutoff || (old.length > 0 && entries > ENTRIES_AT_ONCE)) break
    old.push(seal.id)
  }
  return old
}
