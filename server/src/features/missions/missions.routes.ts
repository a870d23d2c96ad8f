import { MISSIONS } from '#content/kids-code/all-missions.ts'
import { missions } from '#contract/kids-code/missions.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { selectCompletions } from './missions.queries.ts'
import { openMission, toMission, tryMission } from './try-mission.ts'

export function missionRoutes({ serve }: Mount): void {
  serve(missions.list, async (_nothing, { db, caller }) => {
    const done = await selectCompletions(db, caller.user.id)
    return MISSIONS.map((mission) => toMission(mission, done.get(mission.id) ?? null))
  })
  serve(missions.one, ({ mission }, context) => openMission(context, mission))
  serve(missions.attempt, (sent, context) => tryMission(context, sent))
}
