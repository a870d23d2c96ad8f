import { leaderboard } from '#contract/leaderboard.ts'
import { nameShortly } from '../../domain/visibility.ts'
import type { CallerContext, Mount } from '../../platform/requests/serve.ts'
import { hasStaffPowers } from '../../platform/sessions/staff-powers.ts'
import { selectLeaders, selectStanding, selectTopPoints } from './leaderboard.queries.ts'

export function leaderboardRoutes({ serve }: Mount): void {
  serve(leaderboard.list, async ({ grade }, context) =>
    (await selectLeaders(context.db, context.caller.user.id, scopeOf(context, grade))).map(toLeader),
  )
  serve(leaderboard.standing, async ({ grade }, context) => {
    const { db, caller } = context
    const scope = scopeOf(context, grade)
    return {
      rank: (await selectStanding(db, caller.user.id, scope)) ?? null,
      points: caller.user.points,
      topPoints: await selectTopPoints(db, caller.user.id, scope),
    }
  })
}

/** Learners see their own grade; teachers and admins the one they ask for, or all. */
function scopeOf({ config, caller }: CallerContext, wanted: number | undefined): number | undefined {
  return hasStaffPowers(config, caller.user) ? wanted : caller.user.grade
}

type LeaderRow = Awaited<ReturnType<typeof selectLeaders>>[number]

/** A name one has chosen hides the real one from everybody; the picture is for those who may see the profile. */
function toLeader({ lastName, displayName, avatarUrl, ...row }: LeaderRow) {
  const short = nameShortly({ firstName: row.firstName, lastName })
  return {
    ...row,
    lastName: lastName === '' ? '' : `${[...lastName][0]}.`,
    displayName: displayName?.trim() || short,
    avatarUrl: row.isShared ? avatarUrl : null,
  }
}
