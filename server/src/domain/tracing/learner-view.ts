import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { DAY_MS } from '#engines/days/durations.ts'
import { type Learner, predictTrusted } from '#engines/mastery/index.ts'
import type { Predict, SkillNode, SkillView, Standing as StartingPoint, Views } from '#engines/paths/index.ts'
import { type PlacementState, reportPlacement } from '#engines/placement/index.ts'
import { placements } from '../../db/schema/learning/placements.ts'
import type { Deps } from '../../platform/deps.ts'
import { practiceBySkill } from '../practice/practice-library.ts'
import { allSkills, subjectOfSkill } from '../skills.ts'
import { readStandings, type Standing, selectLearnerModel } from './standings.ts'
import { easinessOf } from './take-answer.ts'
import { predictMastery } from './tracer.ts'

/** What decisions about the next step need: the learner as the engine of paths sees them, one subject at a time. */
export type LearnerView = {
  /** The skills that were answered. */
  standings: Map<string, Standing>
  /** All skills; those never tried with what is to be expected of them. */
  views: Views
  graphOf: (subject: string) => SkillNode[]
  startOf: (subject: string) => StartingPoint
  hasPractice: (skill: string) => boolean
  /** Success to expect at a difficulty. */
  predict: Predict
}

export async function readLearnerView(
  deps: Pick<Deps, 'db' | 'tracer' | 'now'>,
  person: { id: number; timezone: string; grade: number },
): Promise<LearnerView> {
  const standings = new Map((await readStandings(deps, person)).map((standing) => [standing.skill, standing]))
  const learner = await selectLearnerModel(deps.db, person.id)
  const placed = await selectPlaced(deps, person.id)
  const at = deps.now().getTime()
  return {
    standings,
    views: new Map(
      [...allSkills().keys()].map((skill) => {
        const standing = standings.get(skill)
        return [skill, standing ? toView(standing, at) : toNewView(deps, learner, skill, at)]
      }),
    ),
    graphOf: listSubjectSkills,
    startOf: (subject) => placed.get(subject) ?? { grade: schoolGrade(person.grade) },
    hasPractice: (skill) => practiceBySkill().has(skill),
    predict: foresee(deps, learner, at / 1000),
  }
}

function foresee({ tracer }: Pick<Deps, 'tracer'>, learner: Learner, at: number): Predict {
  return (skill, difficulty) =>
    predictTrusted(tracer.shadow, tracer.model, learner, {
      // A name that no problem has: what is asked next is new to the learner.
      item: `practice:${skill}:${difficulty}`,
      skills: [skill],
      at,
      easiness: easinessOf(difficulty),
    })
}

function toNewView({ tracer }: Pick<Deps, 'tracer'>, learner: Learner, skill: string, at: number): SkillView {
  const mastery = predictMastery(tracer, learner, skill, at / 1000)
  return { skill, mastery, level: 'new', isDue: false, idleDays: 0, answers: 0 }
}

function toView({ skill, mastery, level, isDue, answers, lastAnsweredAt }: Standing, at: number): SkillView {
  const idleDays = Math.max(0, Math.floor((at - lastAnsweredAt.getTime()) / DAY_MS))
  return { skill, mastery, level, isDue, idleDays, answers }
}

export function listSubjectSkills(subject: string): SkillNode[] {
  return [...allSkills().values()].filter(({ id }) => subjectOfSkill(id) === subject)
}

/** College students and adults practice what the last school year asks. */
export function schoolGrade(grade: number): number {
  return Math.min(12, grade)
}

/** The newest finished placement of each subject says where to start there. */
async function selectPlaced({ db }: Pick<Deps, 'db'>, userId: number): Promise<Map<string, StartingPoint>> {
  const rows = await db
    .selectDistinctOn([placements.subject], { subject: placements.subject, state: placements.state })
    .from(placements)
    .where(and(eq(placements.userId, userId), isNotNull(placements.finishedAt)))
    .orderBy(placements.subject, desc(placements.startedAt))
  return new Map(
    rows.map(({ subject, state }) => {
      const { grade, knownSkills } = reportPlacement(state as PlacementState)
      return [subject, { grade: Math.max(1, Math.floor(grade)), known: new Set(knownSkills) }]
    }),
  )
}
