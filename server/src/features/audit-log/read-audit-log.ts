import { AUDIT_PER_PAGE, type AuditPerson, type auditLog, MOST_EXPORTED } from '#contract/admin/audit-log.ts'
import { DAY_MS, HOUR_MS } from '#engines/days/durations.ts'
import { selectLastVerification } from '../../domain/audit-log/verify-daily.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import {
  type EntryRow,
  type Filters,
  hasReadSince,
  selectEntries,
  selectPerson,
  selectShown,
} from './audit-log.queries.ts'

type AuditLogFilter = Received<typeof auditLog.list>

export async function listEntries(context: CallerContext, sent: AuditLogFilter) {
  const { db } = context
  const rows = await selectEntries(db, toFilters(sent), AUDIT_PER_PAGE + 1)
  await noteReading(context)
  const personId = sent.personId ?? sent.actorId ?? (sent.subjectType === 'user' ? sent.subjectId : undefined)
  return {
    entries: rows.slice(0, AUDIT_PER_PAGE).map(toEntry),
    hasMore: rows.length > AUDIT_PER_PAGE,
    person: personId === undefined ? null : await selectPerson(db, personId),
    verified: sent.before === undefined ? await selectLastVerification(db) : null,
  }
}

/** Whom a look at many has shown, as far as their accounts are still there. */
export async function listShown({ db }: CallerContext, id: number) {
  const shown = await selectShown(db, id)
  if (!shown) throw new AppError('not_found', 'notFound')
  return shown
}

export async function exportEntries(context: CallerContext, sent: Omit<AuditLogFilter, 'before'>) {
  const rows = await selectEntries(context.db, toFilters(sent), MOST_EXPORTED + 1)
  const entries = rows.slice(0, MOST_EXPORTED).map(toEntry)
  await writeAudit(context, {
    action: 'audit log exported',
    details: { ...sent, entries: entries.length },
  })
  return { entries, isCut: rows.length > MOST_EXPORTED }
}

/** Once an hour for each reader: the list is read anew with every filter. */
async function noteReading(context: CallerContext): Promise<void> {
  const { db, caller, now } = context
  const since = new Date(now().getTime() - HOUR_MS)
  if (await hasReadSince(db, caller.user.id, 'audit log read', since)) return
  await writeAudit(context, { action: 'audit log read' })
}

function toFilters({ from, to, ...sent }: AuditLogFilter): Filters {
  return {
    ...sent,
    from: from === undefined ? undefined : new Date(from),
    until: to === undefined ? undefined : new Date(new Date(to).getTime() + DAY_MS),
  }
}

function toEntry({ actor, subject, ...row }: EntryRow) {
  return { ...row, actor: toPerson(actor), subject: toPerson(subject) }
}

/** Without a match there is no person at all, which the types of a joined part of several columns do not tell. */
function toPerson(person: EntryRow['actor'] | null): AuditPerson | null {
  if (!person) return null
  const { id, name, username, role } = person
  return id === null || username === null || role === null ? null : { id, name, username, role }
}
