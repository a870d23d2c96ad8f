import type { MissionCard } from '#contract/kids-code/missions.ts'

const LEVELS = ['pictures', 'blocks', 'full']

export type ArrangedMissions = {
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
