import { eq } from 'drizzle-orm'
import { WEEK_SECONDS } from '#engines/days/durations.ts'
import { dayIn } from '#engines/days/index.ts'
import { bandOf, type Evidence, isDue, type SkillLevel } from '#engines/levels/index.ts'
import { type Learner, newLearner, unpackLearner } from '#engines/mastery/index.ts'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { learnerModels } from '../../db/schema/learning/learner-models.ts'
import { skillStates } from '../../db/schema/learning/skill-states.ts'
import type { Deps } from '../../platform/deps.ts'
import { predictMastery } from './tracer.ts'

/** Where a learner stands in one skill now. */
export type Standing = {
  skill: string
  /** Success to expect now on a problem never seen before, 0 to 1, and the band around it. */
  mastery: number
  low: number
  high: number
  level: SkillLevel
  isDue: boolean
  answers: number
  correct: number
  lastAnsweredAt: Date
  evidence: Evidence
}

/** The skills a learner has answered, as they stand at this moment: what was learned long ago has faded. */
export async function readStandings(
  { db, tracer, now }: Pick<Deps, 'db' | 'tracer' | 'now'>,
  { id, timezone }: { id: number; timezone: string },
): Promise<Standing[]> {
  const rows = await db.select().from(skillStates).where(eq(skillStates.userId, id))
  if (rows.length === 0) return []
  const learner = await selectLearnerModel(db, id)
  const at = now()
  const seconds = at.getTime() / 1000
  const day = dayIn(timezone, at)
  return rows.map(({ skill, level, answers, correct, lastAnsweredAt, evidence: stored }) => {
    const evidence = stored as Evidence
    const mastery = predictMastery(tracer, learner, skill, seconds)
    const masteryInAWeek = predictMastery(tracer, learner, skill, seconds, WEEK_SECONDS)
    return {
      skill,
      mastery,
      ...bandOf(mastery, answers),
      level,
      isDue: isDue(evidence, { masteryNow: mastery, masteryInAWeek, day }),
      answers,
      correct,
      lastAnsweredAt,
      evidence,
    }
  })
}

/** What the engine knows of a learner; a newcomer when there is nothing yet. */
export async function selectLearnerModel(db: Database, userId: number): Promise<Learner> {
  const row = await selectRow(db, learnerModels, eq(learnerModels.userId, userId), {
    state: learnerModels.state,
  })
  return row ? unpackLearner(row.state) : newLearner()
}
