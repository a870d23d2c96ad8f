import {
  and,
  asc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { INACTIVE_YEARS } from '#contract/pages/policy-figures.ts'
import type { Database } from '../../../db/database.ts'
import { selectRow } from '../../../db/rows.ts'
import { sessions } from '../../../db/schema/accounts/sessions.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { learningDays } from '../../../db/schema/learning/learning-days.ts'
import { assignments } from '../../../db/schema/teaching/assignments.ts'
import { classes } from '../../../db/schema/teaching/classes.ts'
import { pick } from '../../../platform/pick.ts'
import { daysBefore, toDay, WARNING_DAYS, yearsBefore } from './periods.ts'

/** The last day on which somebody did anything while signed in, or else the one on which the account was made. */
const lastActive = sql<string>`coalesce(${users.lastActiveOn}, (${users.createdAt} at time zone 'UTC')::date)`

/**
 * Nobody was there since `day`: no request of a signed-in device, no learning, no session that still runs. Admins stay,
 * so that a product that ran by itself for years can still be opened; so do teachers whose classes hold others' work.
 */
export function isInactiveSince(db: Database, day: Date, now: Date): SQL | undefined {
  return and(
    lt(lastActive, sql`${toDay(day)}::date`),
    lt(users.createdAt, day),
    eq(users.isDemo, false),
    isNull(users.deletedAt),
    ne(users.role, 'admin'),
    notExists(
      db
        .select({ one: sql`1` })
        .from(learningDays)
        .where(and(eq(learningDays.userId, users.id), gte(learningDays.day, toDay(day)))),
    ),
    notExists(
      db
        .select({ one: sql`1` })
        .from(sessions)
        .where(and(eq(sessions.userId, users.id), gt(sessions.expiresAt, now))),
    ),
    holdsNoWorkOfOthers(db),
  )
}

export function holdsNoWorkOfOthers(db: Database): SQL | undefined {
  return and(
    notExists(db.select({ one: sql`1` }).from(classes).where(eq(classes.teacherId, users.id))),
    notExists(db.select({ one: sql`1` }).from(assignments).where(eq(assignments.teacherId, users.id))),
  )
}

/** Since they were last here; an older warning was about another absence. */
const isWarned = and(
  isNotNull(users.inactivityWarnedAt),
  sql`(${users.inactivityWarnedAt} at time zone 'UTC')::date >= ${lastActive}`,
)

/** Whose three years are over, and who was told in time or cannot be told: at an address that nobody has proven. */
export function isToGo(db: Database, now: Date, canMail: boolean): SQL | undefined {
  const isInactive = isInactiveSince(db, yearsBefore(now, INACTIVE_YEARS), now)
  if (!canMail) return isInactive
  const isToldInTime = and(isWarned, lte(users.inactivityWarnedAt, daysBefore(now, WARNING_DAYS)))
  return and(isInactive, or(isNull(users.emailProvenAt), isToldInTime))
}

/** Who will have been away for three years in 30 days, and does not know yet that the account goes then. */
export function isToBeWarned(db: Database, now: Date): SQL | undefined {
  const inTime = yearsBefore(daysBefore(now, -WARNING_DAYS), INACTIVE_YEARS)
  return and(
    isInactiveSince(db, inTime, now),
    isNotNull(users.email),
    isNotNull(users.emailProvenAt),
    or(isNull(users.inactivityWarnedAt), not(isWarned as SQL)),
  )
}

export async function countAccounts(db: Database, which: SQL | undefined) {
  const row = await selectRow(db, users, which, {
    accounts: sql<number>`count(*)::int`,
    oldest: sql<string | null>`min(${lastActive})::text`,
  })
  return row ?? { accounts: 0, oldest: null }
}

/** Some of them, by their number after `after`. */
export function selectAccounts(db: Database, which: SQL | undefined, after: number, most: number) {
  return db
    .select(pick(users, 'id', 'username', 'email', 'firstName', 'displayName'))
    .from(users)
    .where(and(which, gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(most)
}

export async function markWarned(db: Database, id: number, at: Date): Promise<void> {
  await db.update(users).set({ inactivityWarnedAt: at }).where(eq(users.id, id))
}
