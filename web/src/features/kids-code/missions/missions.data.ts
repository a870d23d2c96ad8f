import { queryOptions } from '@tanstack/react-query'
import { type MissionCard, missions } from '#contract/kids-code/missions.ts'
import { call } from '../../../api/call.ts'

/** Asked anew each time: one may have been done meanwhile. */
export const missionsQuery = queryOptions({
  queryKey: ['missions', 'list'],
  queryFn: ({ signal }) => call(missions.list, {}, { signal }),
  staleTime: 0,
})

const LEVELS = ['pictures', 'blocks', 'full']

type ArrangedMissions = {
  /** What is to be done next: the first that is not done, of one's own level before harder and easier ones. */
  nextId: string | null
  own: MissionCard[]
  harder: MissionCard[]
  easier: MissionCard[]
}

/** Those of one's own level come first; within a level the order in which they are offered stays. */
export function arrangeMissions(missions: readonly MissionCard[], level: string): ArrangedMissions {
  const rank = (mission: MissionCard) => LEVELS.indexOf(mission.level) - LEVELS.indexOf(level)
  const own = missions.filter((mission) => rank(mission) === 0)
  const harder = missions.filter((mission) => rank(mission) > 0)
  const easier = missions.filter((mission) => rank(mission) < 0)
  const next = [...own, ...harder, ...easier].find(({ completedAt }) => completedAt === null)
  return { nextId: next?.id ?? null, own, harder, easier }
}
