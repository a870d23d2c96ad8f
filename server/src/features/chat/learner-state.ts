import type { LearnerState } from '#tutor/chat/chat-port.ts'
import { listNextSteps } from '../../domain/next-steps/list-next-steps.ts'
import { nameOfSkill } from '../../domain/skills.ts'
import { readStandings } from '../../domain/tracing/standings.ts'
import type { Deps } from '../../platform/deps.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'

type LearnerStateDeps = Pick<Deps, 'db' | 'tracer' | 'now'>

const MOST_SKILLS = 5
const WEAK_BELOW = 0.5
/** Below this a level says more about luck than about the learner. */
const FEWEST_ANSWERS = 3

/** What the tutor may know of the learner, for reading only. Next steps are worked out only when asked for. */
export async function readLearnerState(
  deps: LearnerStateDeps,
  user: UserRow,
  { wantsNextSteps }: { wantsNextSteps: boolean },
): Promise<LearnerState> {
  const standings = await readStandings(deps, user)
  const known = standings.filter(({ answers }) => answers >= FEWEST_ANSWERS)
  const byMastery = known.toSorted((one, other) => one.mastery - other.mastery)
  return {
    nextSteps: wantsNextSteps ? await listNextSteps(deps, user) : [],
    weakSkills: byMastery
      .filter(({ mastery }) => mastery < WEAK_BELOW)
      .slice(0, MOST_SKILLS)
      .map(({ skill }) => nameOfSkill(skill)),
    strongSkills: byMastery
      .filter(({ level }) => level === 'mastered')
      .slice(-MOST_SKILLS)
      .map(({ skill }) => nameOfSkill(skill)),
  }
}
