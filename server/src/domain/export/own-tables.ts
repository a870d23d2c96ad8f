import { and, eq, inArray, is, ne, or, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AuditAction } from '#contract/admin/audit-actions.ts'
import type { Database } from '../../db/database.ts'
import { guardianships } from '../../db/schema/accounts/families.ts'
import { deletionRequests } from '../../db/schema/accounts/family-rights.ts'
import { contactMessages, inboxEntries, supportTickets } from '../../db/schema/accounts/support.ts'
import { users } from '../../db/schema/accounts/users.ts'
import * as schema from '../../db/schema/all-tables.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { assignmentSubmissions, submissionVersions } from '../../db/schema/teaching/assignments.ts'
import { pick } from '../../platform/pick.ts'

export type OwnTable = {
  name: string
  table: PgTable
  id: PgColumn
  columns: Record<string, PgColumn | SQL>
  isOwn: (db: Database, userId: number) => SQL | undefined
}

/** Tables that name an account and are not in the export, each with its reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  analytics: 'figures of whole classes',
  class_posters: 'the posters of classes; names the teacher who made them',
  backup_runs: 'names the admin who asked for a backup',
  family_readings: 'what the school lets guardians read; names the admin who set it',
  curriculum_document_versions: 'the school’s documents; names the admin who saved them',
  curriculum_documents: 'the school’s documents; names the admin who saved them',
  invitations: 'how others may register; names the admin who made them',
  learner_models: 'worked out from the attempts, which are in it',
  passage_sources: 'the same texts once more, cut up for searching',
  passkey_challenges: 'what devices were asked to sign, which runs out after five minutes',
  password_resets: 'hashes of links that run out after half an hour',
  provider_visits: 'secrets of sign-ins that run out after ten minutes',
  safety_alerts: 'what adults of the school note to protect somebody',
  school_consents: 'the school’s consent; names the admin who gave it',
  safety_signals: 'a guess about a message, which is in it; gone after two weeks',
}

/** By name, so that a secret of a later table is never given away by forgetting it here. */
const SECRET = /password|secret|token|hash/
/** What is there for looking things up, and the key to problems that are still open. */
const HIDDEN = ['dialogue', 'last_step', 'credential_id', 'public_key', 'counter', 'words', 'seed', 'sha256']
/** Where the account stands that a row belongs to, the surest first; other references name who decided or deleted. */
const OWNER_COLUMNS = ['user_id', 'student_id', 'teacher_id', 'owner_id', 'added_by', 'reporter_id']

const ALERTS_READ: AuditAction = 'GET /api/safety-alerts'

/**
 * Who looked at somebody's data is told by name: the school answers for its staff. Of all other deeds the role is told, for
 * the name is another person's data.
 */
const actorName = sql<string>`case
  when audit_log.actor_id is null then 'Trellis'
  else coalesce((
    select case when audit_log.action like 'GET %' or audit_log.actor_id = audit_log.subject_id
      then trim(actor.first_name || ' ' || actor.last_name) || ' (' || actor.role || ')' else actor.role end
    from users actor where actor.id = audit_log.actor_id
  ), 'a removed account')
end`

/** Tables whose rows are somebody's by way of another table, or in part only. */
const SPECIAL: readonly OwnTable[] = [
  {
    name: 'guardianships',
    table: guardianships,
    id: guardianships.id,
    columns: pick(guardianships, 'way', 'since', 'endedAt'),
    isOwn: (_, userId) => or(eq(guardianships.guardianId, userId), eq(guardianships.childId, userId)),
  },
  {
    name: 'deletion_requests',
    table: deletionRequests,
    id: deletionRequests.id,
    columns: pick(deletionRequests, 'reason', 'askedAt', 'state', 'decidedAt', 'answer'),
    isOwn: (_, userId) => or(eq(deletionRequests.userId, userId), eq(deletionRequests.askedBy, userId)),
  },
  {
    name: 'submission_versions',
    table: submissionVersions,
    id: submissionVersions.id,
    columns: pickShown(submissionVersions, ['graded_by']),
    isOwn: (db, userId) =>
      inArray(
        submissionVersions.submissionId,
        db
          .select({ id: assignmentSubmissions.id })
          .from(assignmentSubmissions)
          .where(eq(assignmentSubmissions.studentId, userId)),
      ),
  },
  {
    name: 'inbox_entries',
    table: inboxEntries,
    id: inboxEntries.id,
    columns: pick(inboxEntries, 'ticketId', 'contactId', 'text', 'createdAt'),
    // Notes are what admins tell each other.
    isOwn: (db, userId) =>
      and(
        eq(inboxEntries.kind, 'answer'),
        or(
          inArray(
            inboxEntries.ticketId,
            db
              .select({ id: supportTickets.id })
              .from(supportTickets)
              .where(eq(supportTickets.userId, userId)),
          ),
          inArray(
            inboxEntries.contactId,
            db
              .select({ id: contactMessages.id })
              .from(contactMessages)
              .where(eq(contactMessages.userId, userId)),
          ),
        ),
      ),
  },
  {
    name: 'audit_log',
    table: auditLog,
    id: auditLog.id,
    // What was done, by the person or with their data, by whom and when.
    columns: {
      action: auditLog.action,
      about: auditLog.subjectType,
      by: actorName,
      createdAt: auditLog.createdAt,
    },
    isOwn: (_, userId) =>
      or(
        eq(auditLog.actorId, userId),
        and(
          or(
            and(eq(auditLog.subjectType, 'user'), eq(auditLog.subjectId, userId)),
            sql`(${auditLog.details} -> 'personIds') @> ${String(userId)}::jsonb`,
          ),
          // That there was an alert is what adults of the school note to protect somebody.
          ne(auditLog.action, ALERTS_READ),
        ),
      ),
  },
]

/** Every table that holds something of a person, found by its reference to the accounts: a new one is exported by itself. */
export function listOwnTables(): OwnTable[] {
  const tables = Object.values<unknown>(schema).filter((one) => is(one, PgTable))
  const special = new Set(SPECIAL.map(({ name }) => name))
  const found = tables.flatMap((table): OwnTable[] => {
    const { name, columns } = getTableConfig(table)
    if (name in LEFT_OUT || special.has(name)) return []
    const toUsers = listReferences(table)
    const owner = OWNER_COLUMNS.find((column) => toUsers.includes(column))
    const find = (column: string) => columns.find((one) => one.name === column)
    const ownerColumn = owner === undefined ? undefined : find(owner)
    const id = find('id')
    if (!ownerColumn || !id) return []
    // Who graded, answered or decided is another person.
    const shown = pickShown(
      table,
      toUsers.filter((column) => column !== owner),
    )
    return [{ name, table, id, columns: shown, isOwn: (_, userId) => eq(ownerColumn, userId) }]
  })
  return [...found, ...SPECIAL]
}

/** The columns of a table that name an account. */
export function listReferences(table: PgTable): string[] {
  return getTableConfig(table)
    .foreignKeys.map((key) => key.reference())
    .filter(({ foreignTable }) => foreignTable === users)
    .flatMap((reference) => reference.columns.map((column) => column.name))
}

function pickShown(table: PgTable, without: readonly string[]): Record<string, PgColumn> {
  const { columns } = getTableConfig(table)
  const isShown = ({ name }: PgColumn) =>
    !SECRET.test(name) && !HIDDEN.includes(name) && !without.includes(name)
  return Object.fromEntries(
    Object.entries(table).filter(
      (entry): entry is [string, PgColumn] =>
        columns.includes(entry[1] as PgColumn) && isShown(entry[1] as PgColumn),
    ),
  )
}
