import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { DAY_MS } from '#engines/days/durations.ts'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { safetyAlerts } from '../../db/schema/study/safety-alerts.ts'
import { fullNameOf } from '../../domain/full-name.ts'
import { isSeenToBy, type Staff } from '../../domain/own-students.ts'
import { pick } from '../../platform/pick.ts'

export const PAGE = 50

const adults = alias(users, 'adults')
const takers = alias(users, 'takers')
const COLUMNS = {
  alert: safetyAlerts,
  pupil: { id: users.id, firstName: users.firstName, lastName: users.lastName, grade: users.grade },
  handledBy: fullNameOf<string | null>(adults),
  takenBy: fullNameOf<string | null>(takers),
}
export type AlertRow = Awaited<ReturnType<typeof selectAlerts>>[number]

function selectWhere(db: Database, condition: SQL | undefined) {
  return db
    .select(COLUMNS)
    .from(safetyAlerts)
    .innerJoin(users, eq(users.id, safetyAlerts.userId))
    .leftJoin(adults, eq(adults.id, safetyAlerts.handledBy))
    .leftJoin(takers, eq(takers.id, safetyAlerts.takenBy))
    .where(and(condition, isNull(users.deletedAt)))
    .orderBy(desc(safetyAlerts.id))
    .$dynamic()
}

export function selectAlerts(
  db: Database,
  staff: Staff,
  { state, before }: { state: 'open' | 'handled'; before?: number | undefined },
) {
  return selectWhere(
    db,
    and(
      state === 'open' ? isNull(safetyAlerts.handledAt) : isNotNull(safetyAlerts.handledAt),
      before === undefined ? undefined : lt(safetyAlerts.id, before),
      isSeenToBy(db, staff, safetyAlerts.userId),
    ),
  ).limit(PAGE + 1)
}

export async function selectAlert(db: Database, staff: Staff, id: number): Promise<AlertRow | undefined> {
  const [row] = await selectWhere(
    db,
    and(eq(safetyAlerts.id, id), isSeenToBy(db, staff, safetyAlerts.userId)),
  )
  return row
}

export async function lockAlert(db: Database, id: number): Promise<void> {
  await db.select({ id: safetyAlerts.id }).from(safetyAlerts).where(eq(safetyAlerts.id, id)).for('update')
}

/** What adults did about these alerts, the oldest first. */
export async function selectHistory(db: Database, alertIds: number[], actions: string[]) {
  if (alertIds.length === 0) return []
  return db
    .select({
      alertId: auditLog.subjectId,
      ...pick(auditLog, 'action', 'details', 'createdAt'),
      by: fullNameOf<string | null>(users),
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        eq(auditLog.subjectType, 'safety_alert'),
        inArray(auditLog.subjectId, alertIds),
        inArray(auditLog.action, actions),
      ),
    )
    .orderBy(asc(auditLog.createdAt), asc(auditLog.id))
}

/** The alerts that this adult has been shown since then, as the audit log knows it. */
export async function selectRead(
  db: Database,
  actorId: number,
  action: string,
  since: Date,
): Promise<Set<number>> {
  const rows = await db
    .select(pick(auditLog, 'details'))
    .from(auditLog)
    .where(and(eq(auditLog.actorId, actorId), eq(auditLog.action, action), gte(auditLog.createdAt, since)))
  return new Set(
    rows.flatMap(({ details }) => (Array.isArray(details.alertIds) ? details.alertIds.map(Number) : [])),
  )
}

export async function countOpen(db: Database, staff: Staff): Promise<number> {
  const [row] = await db
    .select({ open: sql<number>`count(*)`.mapWith(Number) })
    .from(safetyAlerts)
    .innerJoin(users, eq(users.id, safetyAlerts.userId))
    .where(
      and(
        isNull(safetyAlerts.handledAt),
        isNull(users.deletedAt),
        isSeenToBy(db, staff, safetyAlerts.userId),
      ),
    )
  return row?.open ?? 0
}

export async function updateAlert(
  db: Database,
  id: number,
  change: Partial<typeof safetyAlerts.$inferInsert>,
): Promise<void> {
  if (Object.keys(change).length > 0) await db.update(safetyAlerts).set(change).where(eq(safetyAlerts.id, id))
}

const QUALITY_DAYS = 90

/** How many alerts adults have seen to lately, and how many of them they called false. */
export async function countOutcomes(
  db: Database,
  now: Date,
): Promise<{ handled: number; falseAlarms: number }> {
  const since = new Date(now.getTime() - QUALITY_DAYS * DAY_MS)
  const [row] = await db
    .select({
      handled: count(),
      falseAlarms: sql<number>`count(*) filter (where ${safetyAlerts.outcome} = 'falseAlarm')`.mapWith(
        Number,
      ),
    })
    .from(safetyAlerts)
    .where(and(isNotNull(safetyAlerts.outcome), gte(safetyAlerts.handledAt, since)))
  return row ?? { handled: 0, falseAlarms: 0 }
}
