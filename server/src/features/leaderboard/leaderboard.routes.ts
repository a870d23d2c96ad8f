import type { FastifyInstance } from 'fastify'
import { leaderboard } from '#contract/leaderboard.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { nameShortly } from '../../records/visibility.ts'
import { selectLeaders, selectStanding, selectTopPoints } from './leaderboard.queries.ts'

export function leaderboardRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, leaderboard.list, async ({ grade }, { db, caller }) =>
    (await selectLeaders(db, caller.user.id, scopeOf(caller.user, grade))).map(toLeader),
  )
  serve(app, deps, leaderboard.standing, async ({ grade }, { db, caller }) => {
    const scope = scopeOf(caller.user, grade)
    return {
      rank: (await selectStanding(db, caller.user.id, scope)) ?? null,
      points: caller.user.points,
      topPoints: await selectTopPoints(db, scope),
    }
  })
}

type Viewer = { isTeacher: boolean; role: string; grade: number }

/** Learners see their own grade; teachers and admins the one they ask for, or all. */
function scopeOf({ isTeacher, role, grade: own }: Viewer, wanted: number | undefined): number | undefined {
  return isTeacher || role === 'admin' ? wanted : own
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
