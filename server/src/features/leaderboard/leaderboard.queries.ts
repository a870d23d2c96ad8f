import { and, asc, count, desc, eq, gte, not, or, type SQL, sql } from 'drizzle-orm'
import { LEADERBOARD_LENGTH } from '#contract/leaderboard.ts'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { privacySettings, studyPreferences } from '../../db/schema/accounts/settings.ts'
import { isRanked, users } from '../../db/schema/accounts/users.ts'
import { isShielded } from '../../domain/guardian/guardian.ts'
import { isVisibleTo } from '../../domain/visibility.ts'
import { pick } from '../../platform/pick.ts'

/** Ranked, of the grade, not hidden by their own wish nor without points by it. */
function isTakingPart(grade: number | undefined): SQL | undefined {
  return and(
    isRanked(users),
    grade === undefined ? undefined : eq(users.grade, grade),
    sql`${users.id} not in (select ${privacySettings.userId} from ${privacySettings} where not ${privacySettings.showOnLeaderboard})`,
    sql`${users.id} not in (select ${studyPreferences.userId} from ${studyPreferences} where not ${studyPreferences.gamificationEnabled})`,
  )
}

/** A child for whom no adult has agreed is in nobody's list but their own. */
function isListed(grade: number | undefined, viewerId: number): SQL | undefined {
  return and(isTakingPart(grade), or(eq(users.id, viewerId), not(isShielded())))
}

export function selectLeaders(db: Database, viewerId: number, grade: number | undefined) {
  return db
    .select({
      ...pick(users, 'id', 'firstName', 'lastName', 'displayName', 'avatarUrl', 'grade', 'points'),
      // Wrapped: of one table alone drizzle takes the names of tables out of what stands at the top.
      isShared: sql<boolean>`${isVisibleTo(viewerId)}`,
    })
    .from(users)
    .where(isListed(grade, viewerId))
    .orderBy(desc(users.points), asc(users.lastName), asc(users.firstName), asc(users.id))
    .limit(LEADERBOARD_LENGTH)
}

export async function selectTopPoints(
  db: Database,
  viewerId: number,
  grade: number | undefined,
): Promise<number> {
  const [row] = await db
    .select({ points: users.points })
    .from(users)
    .where(isListed(grade, viewerId))
    .orderBy(desc(users.points))
    .limit(1)
  return row?.points ?? 0
}

/** Beyond this place nobody counts on: the rank is then unknown. */
const LAST_RANK = 2000

/** The place in the whole list, however far below the part that is shown. */
export async function selectStanding(db: Database, userId: number, grade: number | undefined) {
  const me = await selectRow(db, users, and(eq(users.id, userId), isListed(grade, userId)), {
    ...pick(users, 'points', 'lastName', 'firstName', 'id'),
  })
  if (!me) return undefined
  const isAhead = sql`(${users.points} > ${me.points} or (${users.lastName}, ${users.firstName}, ${users.id}) < (${me.lastName}, ${me.firstName}, ${me.id}))`
  const ahead = db
    .select({ id: users.id })
    .from(users)
    .where(and(isListed(grade, userId), gte(users.points, me.points), isAhead))
    .limit(LAST_RANK)
    .as('ahead')
  const [row] = await db.select({ total: count() }).from(ahead)
  const total = row?.total ?? 0
  return total < LAST_RANK ? total + 1 : undefined
}
