import { and, count, desc, eq, gte, inArray, isNull, min, ne, sql } from 'drizzle-orm'
import { GUESSING_NOTICED } from '#contract/admin/audit-actions.ts'
import type { Database } from '../../db/database.ts'
import { deletionRequests } from '../../db/schema/accounts/family-rights.ts'
import { contactMessages, supportTickets } from '../../db/schema/accounts/support.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { backupRuns } from '../../db/schema/operations/backup-runs.ts'
import { safetyAlerts } from '../../db/schema/study/safety-alerts.ts'
import { studyGuideReports } from '../../db/schema/study/study-guides.ts'
import { classes } from '../../db/schema/teaching/classes.ts'

/** Everything that is a single number, in one statement. */
export async function selectCounts(db: Database, guessingSince: Date) {
  const counted = {
    classes: db
      .select({ n: count() })
      .from(classes)
      .where(and(isNull(classes.deletedAt), eq(classes.isActive, true))),
    lessons: db.select({ n: count() }).from(lessons).where(isNull(lessons.retiredAt)),
    openTickets: db
      .select({ n: count() })
      .from(supportTickets)
      .where(inArray(supportTickets.status, ['open', 'in_progress'])),
    openMessages: db
      .select({ n: count() })
      .from(contactMessages)
      .where(inArray(contactMessages.status, ['open', 'in_progress'])),
    // As their list shows them: not those of deleted accounts.
    openAlerts: db
      .select({ n: count() })
      .from(safetyAlerts)
      .innerJoin(users, eq(users.id, safetyAlerts.userId))
      .where(and(isNull(safetyAlerts.handledAt), isNull(users.deletedAt))),
    guessing: db
      .select({ n: count() })
      .from(auditLog)
      .where(and(eq(auditLog.action, GUESSING_NOTICED), gte(auditLog.createdAt, guessingSince))),
    openDeletions: db
      .select({ n: count() })
      .from(deletionRequests)
      .where(eq(deletionRequests.state, 'asked')),
    openReports: db.select({ n: count() }).from(studyGuideReports).where(isNull(studyGuideReports.outcome)),
    adminsWithoutFactor: db
      .select({ n: count() })
      .from(users)
      .where(
        and(
          eq(users.role, 'admin'),
          isNull(users.secondFactorSince),
          isNull(users.deletedAt),
          isNull(users.disabledAt),
          eq(users.isDemo, false),
        ),
      ),
    admins: db
      .select({ n: count() })
      .from(users)
      .where(and(eq(users.role, 'admin'), isNull(users.deletedAt), eq(users.isDemo, false))),
  }
  const columns = Object.entries(counted).map(
    ([name, query]) => sql`(${query})::int as ${sql.identifier(name)}`,
  )
  const { rows } = await db.execute<Record<keyof typeof counted, number>>(
    sql`select ${sql.join(columns, sql`, `)}`,
  )
  const [row] = rows
  if (!row) throw new Error('a statement without a table answers one row')
  return row
}

/** When somebody first had an account here, and the last backups. */
export async function selectBackupFacts(db: Database) {
  const [first] = await db.select({ at: min(users.createdAt) }).from(users)
  const [proven] = await db
    .select({ at: backupRuns.startedAt })
    .from(backupRuns)
    .where(eq(backupRuns.outcome, 'proven'))
    .orderBy(desc(backupRuns.startedAt))
    .limit(1)
  const [ended] = await db
    .select({ outcome: backupRuns.outcome })
    .from(backupRuns)
    .where(ne(backupRuns.outcome, 'running'))
    .orderBy(desc(backupRuns.startedAt))
    .limit(1)
  return { firstAt: first?.at ?? null, provenAt: proven?.at ?? null, hasFailed: ended?.outcome === 'failed' }
}
