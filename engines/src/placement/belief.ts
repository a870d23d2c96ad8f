import { exp } from '../arithmetic/index.ts'
import { type Relations, relate } from './relations.ts'
import type { Outcome, PlacementSkill, PlacementState } from './state.ts'

export const STEP_GRADES = 0.25
export const POSITIONS: readonly number[] = Array.from({ length: 53 }, (_, step) => step * STEP_GRADES)
export const OUTCOMES: readonly Outcome[] = ['right', 'wrong', 'notLearned']

/**
 * How somebody who knows a skill, or does not, meets one of its problems: slips of a tenth, lucky guesses of less, and about half of those
 * who do not know it say so.
 */
export const CHANCE: Record<Outcome, { known: number; unknown: number }> = {
  right: { known: 0.88, unknown: 0.08 },
  wrong: { known: 0.1, unknown: 0.47 },
  notLearned: { known: 0.02, unknown: 0.45 },
}

/** Log-odds of knowing a skill per grade that one stands above it: a grade below, nine in ten. */
const STEEPNESS = 2.2
/** Children are asked in the middle of their year; most stand within one and a half grades, some anywhere. */
const PRIOR = { midYear: 0.5, spread: 1.5, anywhere: 0.15 }
/** Log-odds that a neighbor in the graph gains or loses by an answer, halved with each further step. */
const NEIGHBOR_SHIFT = 1.2

/** Everything the answers say: where the learner stands, and which skills stand out from that. */
export type Belief = {
  /** Probability of each position. */
  weights: number[]
  shifts: Map<string, number>
  relations: Relations
}

export function chanceToKnow(position: number, skill: PlacementSkill, shift: number): number {
  return 1 / (1 + exp(-STEEPNESS * (position - skill.position) - shift))
}

export function chanceOf(outcome: Outcome, known: number): number {
  const chance = CHANCE[outcome]
  return chance.unknown + (chance.known - chance.unknown) * known
}

/**
 * Bayes over the positions, answer by answer. A right answer speaks for what the skill builds on, a miss against what builds on it; such
 * skills then say less about the position, so that one stretch of the graph is not counted twice.
 */
export function believe({ skills, claimedGrade, answers }: PlacementState): Belief {
  const relations = relate(skills)
  const nodes = new Map(skills.map((skill) => [skill.id, skill]))
  const shifts = new Map<string, number>()
  let weights = normalize(POSITIONS.map((position) => priorOf(position, claimedGrade)))
  for (const { skill: id, outcome } of answers) {
    const skill = nodes.get(id)
    if (!skill) continue
    const shift = shifts.get(id) ?? 0
    weights = normalize(
      weights.map((weight, place) => {
        const position = POSITIONS[place] ?? 0
        return weight * chanceOf(outcome, chanceToKnow(position, skill, shift))
      }),
    )
    const isRight = outcome === 'right'
    for (const [other, step] of isRight ? relations.before(id) : relations.beyond(id)) {
      const by = (isRight ? 1 : -1) * (NEIGHBOR_SHIFT / 2 ** (step - 1))
      shifts.set(other, (shifts.get(other) ?? 0) + by)
    }
  }
  return { weights, shifts, relations }
}

function priorOf(position: number, claimedGrade: number): number {
  const off = (position - claimedGrade - PRIOR.midYear) / PRIOR.spread
  const bell = (exp(-(off * off) / 2) * STEP_GRADES) / (PRIOR.spread * Math.sqrt(2 * Math.PI))
  return (1 - PRIOR.anywhere) * bell + PRIOR.anywhere / POSITIONS.length
}

function normalize(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

export function meanPosition({ weights }: Belief): number {
  return weights.reduce((sum, weight, place) => sum + weight * (POSITIONS[place] ?? 0), 0)
}

/** How sure it is that the learner stands within one grade of the estimate. */
export function confidenceOf(belief: Belief): number {
  const middle = meanPosition(belief)
  const near = belief.weights.filter((_, place) => Math.abs((POSITIONS[place] ?? 0) - middle) <= 1)
  return Math.min(
    1,
    near.reduce((sum, weight) => sum + weight, 0),
  )
}

/** The chance that the learner knows a skill, its own answer included. */
export function knowledgeOf({ weights, shifts }: Belief, skill: PlacementSkill, outcome?: Outcome): number {
  const shift = shifts.get(skill.id) ?? 0
  const known = weights.reduce(
    (sum, weight, place) => sum + weight * chanceToKnow(POSITIONS[place] ?? 0, skill, shift),
    0,
  )
  if (outcome === undefined) return known
  return (known * CHANCE[outcome].known) / chanceOf(outcome, known)
}
