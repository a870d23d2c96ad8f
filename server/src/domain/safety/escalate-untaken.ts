import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import { HOUR_MS } from '#engines/days/durations.ts'
import { retryTransaction } from '../../db/retry-transaction.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { safetyAlerts } from '../../db/schema/study/safety-alerts.ts'
import type { Deps } from '../../platform/deps.ts'
import { notify } from '../notifications/notify.ts'
import { writeAudit } from '../write-audit.ts'

type EscalateUntakenDeps = Pick<Deps, 'db' | 'now' | 'random' | 'presence' | 'config'>

const MOST_AT_ONCE = 50

/**
 * An alert that nobody has taken in time goes to all admins: a child must not wait because a teacher is ill. Answers how
 * many there were.
 */
export async function escalateUntaken(deps: EscalateUntakenDeps): Promise<number> {
  const { alertEscalationHours } = deps.config
  if (alertEscalationHours === null) return 0
  const at = deps.now()
  const before = new Date(at.getTime() - alertEscalationHours * HOUR_MS)
  let told: number[] = []
  const escalated = await retryTransaction(
    deps.db,
    async (tx) => {
      const late = tx
        .select({ id: safetyAlerts.id })
        .from(safetyAlerts)
        .where(
          and(
            isNull(safetyAlerts.handledAt),
            isNull(safetyAlerts.takenAt),
            isNull(safetyAlerts.escalatedAt),
            lt(safetyAlerts.createdAt, before),
          ),
        )
        .orderBy(asc(safetyAlerts.createdAt))
        .limit(MOST_AT_ONCE)
        .for('update', { skipLocked: true })
      const rows = await tx
        .update(safetyAlerts)
        .set({ escalatedAt: at, escalatedTo: null })
        .where(inArray(safetyAlerts.id, late))
        .returning({ id: safetyAlerts.id })
      const reach = { db: tx, now: () => at, caller: null, requestId: null }
      await writeAudit(
        reach,
        ...rows.map(({ id }) => ({
          action: 'alert escalated by itself' as const,
          subjectType: 'safety_alert',
          subjectId: id,
          details: { hours: alertEscalationHours },
        })),
      )
      told = []
      for (const { id } of rows) told.push(...(await tellAdmins(reach, id)))
      return rows.length
    },
    deps,
  )
  deps.presence.tell(told, { type: 'notifications' })
  return escalated
}

/** No name of a child and no word of theirs: a notification may be read over a shoulder, and goes out by mail. */
export async function tellAdmins(reach: Pick<Deps, 'db' | 'now'>, alertId: number): Promise<number[]> {
  const admins = await reach.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.deletedAt), isNull(users.disabledAt)))
  return notify(
    reach,
    admins.map(({ id }) => id),
    {
      kind: 'alert_escalated',
      data: {},
      link: '/teacher/alerts',
      occasion: `${alertId} ${reach.now().toISOString()}`,
    },
  )
}
