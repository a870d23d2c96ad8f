import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { safetyAlerts } from '../../db/schema/study/safety-alerts.ts'

export type Alert = Pick<typeof safetyAlerts.$inferInsert, 'category' | 'severity'>

/** One open alert for what a learner keeps coming back to; adults see how often. The caller holds the learner's lock. */
export async function raiseAlert(db: Database, userId: number, { category, severity }: Alert, at: Date) {
  const [known] = await db
    .update(safetyAlerts)
    .set({ times: sql`${safetyAlerts.times} + 1`, lastAt: at })
    .where(
      and(
        eq(safetyAlerts.userId, userId),
        eq(safetyAlerts.category, category),
        eq(safetyAlerts.severity, severity),
        isNull(safetyAlerts.handledAt),
      ),
    )
    .returning({ id: safetyAlerts.id })
  if (!known) await db.insert(safetyAlerts).values({ userId, category, severity, createdAt: at, lastAt: at })
}
