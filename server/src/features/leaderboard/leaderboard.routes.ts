import type { FastifyInstance } from 'fastify'
import { leaderboard } from '#contract/leaderboard.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { selectLeaders, selectStanding, selectTopPoints } from './leaderboard.queries.ts'

export function leaderboardRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, leaderboard.list, async ({ grade }, { db, caller }) =>
    (await selectLeaders(db, scopeOf(caller.user, grade))).map(toLeader),
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

function toLeader({ lastName, displayName, ...row }: LeaderRow) {
  const initial = lastName === '' ? '' : `${[...lastName][0]}.`
  const shown = displayName?.trim() || `${row.firstName} ${initial}`.trim()
  return { ...row, lastName: initial, displayName: shown }
}
