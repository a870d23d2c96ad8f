import { and, asc, count, desc, eq, gt, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { LEADERBOARD_LENGTH } from '#contract/leaderboard.ts'
import type { Database } from '../../db/database.ts'
import { privacySettings } from '../../db/schema/accounts/settings.ts'
import { users } from '../../db/schema/accounts/users.ts'

/** Pupils and college students who have earned points and have not hidden themselves. */
function isRanked(grade: number | undefined): SQL | undefined {
  return and(
    inArray(users.role, ['student', 'college']),
    isNull(users.deletedAt),
    isNull(users.disabledAt),
    gt(users.points, 0),
    grade === undefined ? undefined : eq(users.grade, grade),
    sql`not exists (select 1 from ${privacySettings} where ${privacySettings.userId} = ${users.id} and not ${privacySettings.showOnLeaderboard})`,
  )
}

export function selectLeaders(db: Database, grade: number | undefined) {
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      displayName: users.displayName,
      grade: users.grade,
      points: users.points,
    })
    .from(users)
    .where(isRanked(grade))
    .orderBy(desc(users.points), asc(users.lastName), asc(users.firstName), asc(users.id))
    .limit(LEADERBOARD_LENGTH)
}

export async function selectTopPoints(db: Database, grade: number | undefined): Promise<number> {
  const [row] = await db
    .select({ points: users.points })
    .from(users)
    .where(isRanked(grade))
    .orderBy(desc(users.points))
    .limit(1)
  return row?.points ?? 0
}

/** Beyond this place nobody counts on: the rank is then unknown. */
const LAST_RANK = 5000

/** The place in the whole list, however far below the part that is shown. */
export async function selectStanding(
  db: Database,
  userId: number,
  grade: number | undefined,
): Promise<number | undefined> {
  const [me] = await db
    .select({ points: users.points, lastName: users.lastName, firstName: users.firstName, id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isRanked(grade)))
  if (!me) return undefined
  const isAhead = sql`(${users.points} > ${me.points} or (${users.lastName}, ${users.firstName}, ${users.id}) < (${me.lastName}, ${me.firstName}, ${me.id}))`
  const ahead = db
    .select({ id: users.id })
    .from(users)
    .where(and(isRanked(grade), gte(users.points, me.points), isAhead))
    .limit(LAST_RANK)
    .as('ahead')
  const [row] = await db.select({ total: count() }).from(ahead)
  const total = row?.total ?? 0
  return total < LAST_RANK ? total + 1 : undefined
}
