import { and, asc, between, count, desc, eq, gt, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { hasRow, selectRow } from '../../db/rows.ts'
import { auditLog, auditSeals } from '../../db/schema/operations/audit-log.ts'
import { backupRuns } from '../../db/schema/operations/backup-runs.ts'
import { pick } from '../../platform/pick.ts'

/** Any number that no other advisory lock of ours uses. */
const SEALING_LOCK = 7_283_462

const ENTRY = pick(
  auditLog,
  'id',
  'actorId',
  'action',
  'subjectType',
  'subjectId',
  'details',
  'requestId',
  'createdAt',
)

export type Seal = Omit<typeof auditSeals.$inferSelect, 'marks'>
export type NewestSeal = Pick<Seal, 'id' | 'hash' | 'createdAt'>
export type SealedRow = Awaited<ReturnType<typeof selectSealed>>[number]

export const hasUnsealed = (db: Database) => hasRow(db, auditLog, isNull(auditLog.sealId))

/** Of any number of processes one seals at a time; false while another one does. Given back with the transaction. */
export async function tryLockSealing(tx: Database): Promise<boolean> {
  const { rows } = await tx.execute<{ isMine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${SEALING_LOCK}) as "isMine"`,
  )
  return rows[0]?.isMine === true
}

export async function lockSealing(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEALING_LOCK})`)
}

/** Only what is committed is seen: an entry of a transaction that still runs goes into a later seal, whatever its id. */
export function selectUnsealed(tx: Database, most: number) {
  return tx.select(ENTRY).from(auditLog).where(isNull(auditLog.sealId)).orderBy(asc(auditLog.id)).limit(most)
}

export async function selectNewestSeal(db: Database): Promise<NewestSeal | null> {
  const [row] = await db
    .select(pick(auditSeals, 'id', 'hash', 'createdAt'))
    .from(auditSeals)
    .orderBy(desc(auditSeals.id))
    .limit(1)
  return row ?? null
}

export async function setSeal(tx: Database, sealId: number, ids: readonly number[]): Promise<number> {
  const sealed = await tx
    .update(auditLog)
    .set({ sealId })
    .where(and(sql`${auditLog.id} = any(${`{${ids.join()}}`}::int[])`, isNull(auditLog.sealId)))
    .returning({ id: auditLog.id })
  return sealed.length
}

export function selectSeals(db: Database, after: number, most: number): Promise<Seal[]> {
  return db
    .select(pick(auditSeals, 'id', 'previousHash', 'hash', 'entries', 'createdAt', 'removedAt'))
    .from(auditSeals)
    .where(gt(auditSeals.id, after))
    .orderBy(asc(auditSeals.id))
    .limit(most)
}

export async function selectMarks(db: Database, sealId: number): Promise<string> {
  const row = await selectRow(db, auditSeals, eq(auditSeals.id, sealId), pick(auditSeals, 'marks'))
  return row?.marks ?? ''
}

/** The entries of these seals, seal by seal, in the order in which they were hashed. */
export function selectSealed(db: Database, firstSeal: number, lastSeal: number) {
  return db
    .select({ ...ENTRY, sealId: auditLog.sealId })
    .from(auditLog)
    .where(and(isNotNull(auditLog.sealId), between(auditLog.sealId, firstSeal, lastSeal)))
    .orderBy(asc(auditLog.sealId), asc(auditLog.id))
}

export async function countUnsealed(db: Database): Promise<number> {
  const row = await selectRow(db, auditLog, isNull(auditLog.sealId), { total: count() })
  return row?.total ?? 0
}

/** The last seal whose entries retention has removed: all before it went, too. */
export async function selectLastRemoved(db: Database): Promise<number> {
  const row = await selectRow(db, auditSeals, isNotNull(auditSeals.removedAt), {
    id: sql<number | null>`max(${auditSeals.id})`,
  })
  return row?.id ?? 0
}

/** Retention says in the log up to which seal it has removed entries; anybody else who removed some does not. */
export function hasRemovalNote(db: Database, sealId: number): Promise<boolean> {
  return hasRow(
    db,
    auditLog,
    and(
      eq(auditLog.action, 'audit log shortened'),
      isNull(auditLog.actorId),
      sql`${auditLog.details} ->> 'lastSeal' = ${String(sealId)}`,
    ),
  )
}

/** The newest backup that was begun after a seal which is no longer there. */
export async function findCutOff(db: Database): Promise<Date | null> {
  const [row] = await db
    .select({ startedAt: backupRuns.startedAt })
    .from(backupRuns)
    .where(
      and(
        isNotNull(backupRuns.auditSeal),
        notExists(
          db.select({ one: sql`1` }).from(auditSeals).where(eq(auditSeals.hash, backupRuns.auditSeal)),
        ),
      ),
    )
    .orderBy(desc(backupRuns.startedAt))
    .limit(1)
  return row?.startedAt ?? null
}

/** For what retention removes, in its own transaction: the triggers of migration 0038 ask for it. */
export async function allowRemoval(tx: Database): Promise<void> {
  await tx.execute(sql`select set_config('trellis.audit_removal', 'on', true)`)
}

export const AUDIT_TRIGGERS = [
  'audit_log_only_added_to',
  'audit_log_never_emptied',
  'audit_seals_only_added_to',
  'audit_seals_never_emptied',
] as const

/** The triggers that somebody with the rights of the database's owner has taken away or switched off. */
export async function findMissingTriggers(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select tgname::text as name from pg_trigger
    where tgrelid in ('audit_log'::regclass, 'audit_seals'::regclass) and not tgisinternal and tgenabled in ('O', 'A')`)
  const there = new Set(rows.map(({ name }) => name))
  return AUDIT_TRIGGERS.filter((name) => !there.has(name))
}
