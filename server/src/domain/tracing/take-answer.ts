import { addAnswer, type Evidence, noEvidence, type SkillLevel } from '#engines/levels/index.ts'
import { answer, follow, type Learner, newLearner, noteOutcome } from '#engines/mastery/index.ts'
import { predictMastery, type Tracer } from './tracer.ts'

/** An answer as mastery sees it. */
export type TracedAnswer = {
  source: string
  itemId: string
  skills: string[]
  difficulty: number | null
  correct: boolean
  helped: boolean
  tryNumber: number
  answeredAt: Date
  /** The learner's own calendar day. */
  day: string
}

/** What is known of one learner; moved by every answer. */
export type Memory = { learner: Learner; evidence: Map<string, Evidence> }

export const emptyMemory = (): Memory => ({ learner: newLearner(), evidence: new Map() })

export type Foreseen = { predicted: number; byElo: number; byAverage: number }

export type StoredSkill = { skill: string; mastery: number; evidence: Evidence }
export type TracedSkill = StoredSkill & { masteryBefore: number; levelBefore: SkillLevel }

export type Traced = {
  /** Null when the model does not learn from this answer: another try, or a question without a skill. */
  foreseen: Foreseen | null
  skills: TracedSkill[]
}

/** What is left behind by an answer that tells nothing: its question was taken back, or its key had been shown. */
export const UNTRACED: Traced = { foreseen: null, skills: [] }

/** Log-odds by which an author's easy problem is easier, and a hard one harder, until learners have shown it. */
const EASINESS = new Map([
  [1, 0.7],
  [2, 0],
  [3, -0.7],
])

export function easinessOf(difficulty: number | null): number {
  return EASINESS.get(difficulty ?? 2) ?? 0
}

/** The key of a quiz is shown after the first attempt; who answers it again may only remember. */
export const isKeyKnown = ({ source, tryNumber }: Pick<TracedAnswer, 'source' | 'tryNumber'>): boolean =>
  source === 'quiz' && tryNumber > 1

/**
 * Takes one answer into the model and the learner's memory, both in place. A right answer that was helped teaches the
 * model what the learner could not do alone; further tries at the same problem teach it nothing, but stand in the
 * evidence as helped.
 */
export function takeAnswer(tracer: Tracer, memory: Memory, given: TracedAnswer): Traced {
  if (isKeyKnown(given)) return UNTRACED
  const at = given.answeredAt.getTime() / 1000
  const skills = [...new Set(given.skills)]
  const before = skills.map((skill) => predictMastery(tracer, memory.learner, skill, at))
  const foreseen =
    given.tryNumber > 1 || skills.length === 0 ? null : learn(tracer, memory, given, skills, at)
  return {
    foreseen,
    skills: skills.map((skill, place) => {
      const mastery = predictMastery(tracer, memory.learner, skill, at)
      const known = memory.evidence.get(skill) ?? noEvidence
      const evidence = addAnswer(known, {
        correct: given.correct,
        helped: given.helped || given.tryNumber > 1,
        at,
        day: given.day,
        predicted: mastery,
      })
      memory.evidence.set(skill, evidence)
      const levelBefore = known.level
      return { skill, masteryBefore: before[place] ?? mastery, mastery, levelBefore, evidence }
    }),
  }
}

function learn(tracer: Tracer, memory: Memory, given: TracedAnswer, skills: string[], at: number): Foreseen {
  const take = tracer.isFollowing ? follow : answer
  const correct = given.correct && !given.helped
  const { predicted, elo, mean, learner } = take(tracer.model, memory.learner, {
    item: given.itemId,
    skills,
    correct,
    at,
    easiness: easinessOf(given.difficulty),
  })
  memory.learner = learner
  tracer.shadow = noteOutcome(tracer.shadow, { predicted, elo, mean, correct })
  return { predicted, byElo: elo, byAverage: mean }
}
