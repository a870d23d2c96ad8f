import { AGENTS, type Agent } from '#engines/agents/index.ts'
import type { Database } from '../../db/database.ts'
import { selectMaterial } from './curriculum.queries.ts'

const NAMES: Record<Agent, string> = {
  tutor: 'Tutor',
  assessment: 'Assessment',
  content: 'Content',
  analytics: 'Analytics',
}

export const nameOfAgent = (agent: Agent): string => NAMES[agent]

/** An agent without anything to work on is not active, and without lessons there is nothing to plan. */
export async function readStatus(db: Database) {
  const { hasLessons, hasQuizzes } = await selectMaterial(db)
  const isActive: Record<Agent, boolean> = {
    tutor: true,
    assessment: hasQuizzes,
    content: hasLessons,
    analytics: true,
  }
  const say = (active: boolean) => (active ? ('active' as const) : ('inactive' as const))
  return {
    success: true as const,
    status: {
      agents: AGENTS.map((id) => ({ id, name: nameOfAgent(id), status: say(isActive[id]) })),
      planningManager: say(hasLessons),
    },
  }
}
