import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import { DAY_MS } from '#engines/days/durations.ts'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { safetyAlerts, safetySignals } from '../../db/schema/study/safety-alerts.ts'
import type { Deps } from '../../platform/deps.ts'
import { notify } from '../notifications/notify.ts'
import { isActiveAdult, selectTeachersOf } from '../own-students.ts'

export type Alert = Pick<typeof safetyAlerts.$inferInsert, 'category' | 'severity'>

/** What a message gives reason for. */
export type Findings = {
  alert: Alert | null
  /** One sign of two: no adult is told yet. */
  sign: Alert | null
}

/** Two signs this far apart have nothing to do with each other. */
const SIGN_DAYS = 14

const sinceSigns = (now: Date): Date => new Date(now.getTime() - SIGN_DAYS * DAY_MS)

type KeepCareDeps = Pick<Deps, 'db' | 'now'>

/** Whether the learner gave a sign lately: the next one is told to an adult. */
export async function hasRecentSign(db: Database, userId: number, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: safetySignals.id })
    .from(safetySignals)
    .where(and(eq(safetySignals.userId, userId), gte(safetySignals.createdAt, sinceSigns(now))))
    .limit(1)
  return row !== undefined
}

export async function removeOldSigns(db: Database, now: Date): Promise<void> {
  await db.delete(safetySignals).where(lt(safetySignals.createdAt, sinceSigns(now)))
}

/** Raises the alert or notes the sign. Answers who was told; the caller holds the learner's lock. */
export async function keepCare(deps: KeepCareDeps, userId: number, care: Findings) {
  const { db, now } = deps
  if (care.alert) return raiseAlert(deps, userId, care.alert)
  if (care.sign)
    await db.insert(safetySignals).values({ userId, category: care.sign.category, createdAt: now() })
  return []
}

/** One open alert for what a learner keeps coming back to; adults see how often, and are told of the first. */
async function raiseAlert(deps: KeepCareDeps, userId: number, { category, severity }: Alert) {
  const { db, now } = deps
  const at = now()
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
  if (known) return []
  const [raised] = await db
    .insert(safetyAlerts)
    .values({ userId, category, severity, createdAt: at, lastAt: at })
    .returning({ id: safetyAlerts.id })
  if (!raised) throw new Error('insert returned no row')
  // No name of the child and no word of theirs: a notification may be read over a shoulder, and goes out by mail.
  return notify(deps, await selectResponsible(db, userId), {
    kind: 'alert_raised',
    data: {},
    link: '/teacher/alerts',
    occasion: `${raised.id}`,
  })
}

/** The teachers of the learner's classes; of who is in no class, all admins. */
async function selectResponsible(db: Database, userId: number): Promise<number[]> {
  const teachers = await selectTeachersOf(db, userId)
  const told =
    teachers.length > 0
      ? teachers
      : await db
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.role, 'admin'), isActiveAdult()))
  return told.map(({ id }) => id)
}
