import { and, desc, eq, gte } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { AuditAction } from '#contract/admin/audit-actions.ts'
import { HOUR_MS } from '#engines/days/durations.ts'
import type { Database } from '../../db/database.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import type { Deps, Log } from '../../platform/deps.ts'
import { pick } from '../../platform/pick.ts'
import { writeAudit } from '../write-audit.ts'
import { explainBreak } from './explain-break.ts'
import { verifyChain } from './verify-chain.ts'

const INTACT: AuditAction = 'audit log verified'
const BROKEN: AuditAction = 'audit log found changed'
/** Less than a day, so that a look which comes a little early is not left out. */
const ENOUGH_MS = 20 * HOUR_MS

const newestFirst = [desc(auditLog.createdAt), desc(auditLog.id)]

/** What the newest verification by any process found, of those since then. */
export async function selectLastVerification(db: Database, since?: Date) {
  const select = (action: AuditAction) =>
    db
      .select(pick(auditLog, 'id', 'action', 'details', 'createdAt'))
      .from(auditLog)
      .where(and(eq(auditLog.action, action), since && gte(auditLog.createdAt, since)))
      .orderBy(...newestFirst)
      .limit(1)
  const [row] = await unionAll(select(INTACT), select(BROKEN))
    .orderBy(...newestFirst)
    .limit(1)
  if (!row) return null
  const { upTo, says } = row.details
  return {
    at: row.createdAt,
    upTo: typeof upTo === 'string' ? new Date(upTo) : null,
    fault: row.action === BROKEN ? String(says) : null,
  }
}

/**
 * Verifies the whole log once a day, whichever process comes first, and writes down in the log itself what it found. The
 * newest hash also goes to the process log, which is kept elsewhere: who cuts the log off cannot take it back from there.
 */
export async function verifyDaily(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  log: Pick<Log, 'error' | 'info'>,
  signal: AbortSignal,
): Promise<void> {
  if (await selectLastVerification(db, new Date(now().getTime() - ENOUGH_MS))) return
  const { entries, seals, upTo, broken } = await verifyChain(db, signal)
  if (upTo === null && broken === null) return
  const found = { entries, seals, upTo: upTo?.at.toISOString() ?? null, seal: upTo?.hash ?? null }
  const says = broken && explainBreak(broken)
  await writeAudit(
    { db, now, caller: null, requestId: null },
    { action: says === null ? INTACT : BROKEN, details: { ...found, ...(says !== null && { says }) } },
  )
  if (says === null) log.info({ auditLog: found }, 'audit log verified')
  else log.error({ auditLog: found, says }, 'the audit log is not as it was written')
}
