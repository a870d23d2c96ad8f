import { log } from '../arithmetic/index.ts'
import {
  type Belief,
  believe,
  CHANCE,
  chanceOf,
  chanceToKnow,
  confidenceOf,
  OUTCOMES,
  POSITIONS,
} from './belief.ts'
import type { PlacementSkill, PlacementState } from './state.ts'

export type PlacementQuestion = { skill: string; difficulty: 1 | 2 | 3 }

const LEAST_QUESTIONS = 8
export const MOST_QUESTIONS = 15
const SURE = 0.95
/** What a question tells about single skills counts less than what it tells about the learner's position. */
const SKILL_SHARE = 0.25
/** So many related skills make a question worth its full share. */
const RELATIVES = 6
const NEAR_STEPS = 2

/** The question that tells most, or null when it is sure, when enough was asked, or when nothing is left to ask. */
export function nextQuestion(state: PlacementState): PlacementQuestion | null {
  const asked = state.answers.length
  if (asked >= MOST_QUESTIONS) return null
  const belief = believe(state)
  if (asked >= LEAST_QUESTIONS && confidenceOf(belief) >= SURE) return null
  const closed = listClosed(state, belief)
  let [best, most]: [PlacementSkill | undefined, number] = [undefined, -1]
  for (const skill of state.skills) {
    if (closed.has(skill.id)) continue
    const { ofPosition, ofSkill } = informationOf(belief, skill)
    // Relatives are looked up only where they could decide: that walk costs more than all the rest.
    if (ofPosition + SKILL_SHARE * ofSkill <= most) continue
    const information = ofPosition + SKILL_SHARE * ofSkill * shareOfRelatives(belief, skill, closed)
    if (information > most) [best, most] = [skill, information]
  }
  // The middle difficulty stands for the skill as a whole.
  return best ? { skill: best.id, difficulty: 2 } : null
}

/** What was asked, and whatever builds on something not learned yet: to ask that would only discourage. */
function listClosed({ answers }: PlacementState, { relations }: Belief): Set<string> {
  const closed = new Set(answers.map(({ skill }) => skill))
  for (const { skill, outcome } of answers) {
    if (outcome !== 'notLearned') continue
    for (const id of relations.beyond(skill).keys()) closed.add(id)
  }
  return closed
}

/** Expected information in bits about the learner's position and about the skill itself. */
function informationOf({ weights, shifts }: Belief, skill: PlacementSkill) {
  const shift = shifts.get(skill.id) ?? 0
  let [known, leftAtPosition] = [0, 0]
  for (let place = 0; place < weights.length; place++) {
    const weight = weights[place] ?? 0
    const chance = chanceToKnow(POSITIONS[place] ?? 0, skill, shift)
    known += weight * chance
    leftAtPosition += weight * entropyOf(chance)
  }
  const whole = entropyOf(known)
  const leftOfSkill = known * KNOWN_BITS + (1 - known) * UNKNOWN_BITS
  return { ofPosition: whole - leftAtPosition, ofSkill: whole - leftOfSkill }
}

function shareOfRelatives(
  { relations }: Belief,
  { id }: PlacementSkill,
  closed: ReadonlySet<string>,
): number {
  const near = [
    ...relations.before(id, NEAR_STEPS).keys(),
    ...relations.beyond(id, NEAR_STEPS).keys(),
  ].filter((other) => !closed.has(other))
  return Math.min(1, (1 + near.length) / RELATIVES)
}

const bitsOf = (chance: number) => (chance > 0 ? -chance * log(chance) * Math.LOG2E : 0)

function entropyOf(known: number): number {
  let bits = 0
  for (const outcome of OUTCOMES) bits += bitsOf(chanceOf(outcome, known))
  return bits
}

const KNOWN_BITS = OUTCOMES.reduce((sum, outcome) => sum + bitsOf(CHANCE[outcome].known), 0)
const UNKNOWN_BITS = OUTCOMES.reduce((sum, outcome) => sum + bitsOf(CHANCE[outcome].unknown), 0)
