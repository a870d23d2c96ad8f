import { DAY_SECONDS } from '#engines/days/durations.ts'
import type { Difficulty } from '#engines/paths/index.ts'
import type { Assumptions } from './assumptions.ts'
import { type Chance, createChance } from './chance.ts'
import type { World } from './world.ts'

type Memory = {
  strength: number
  stabilityDays: number
  at: number
  /** Problems of the skill on the day of `at`. */
  timesThatDay: number
}

/** A learner whose knowledge is known, because it is made up. */
export type SimulatedLearner = {
  world: World
  assumptions: Assumptions
  grade: number
  /** Where the learner really stands, in grades. */
  position: number
  speed: number
  slip: number
  guess: number
  helpSeeking: number
  sessionsPerDay: number
  problemsPerSession: number
  memories: Map<string, Memory>
  chance: Chance
}

const HARDER_BY: Record<Difficulty, number> = { 1: -0.8, 2: 0, 3: 0.8 }
/** What was known before the first day was learned long ago and fades slowly. */
const OLD_STABILITY_DAYS = 90
const MOST_STRENGTH = 4
/** Of what had faded, so much is back with the first problem (savings in relearning). */
const SAVINGS = 0.6
/** However often a skill came today, something is still gained. */
const LEAST_FRESHNESS = 0.3
/** A hint makes a right answer about as likely as for somebody who knows. */
export const RIGHT_WITH_HELP = 0.85

/** The same seed gives the same learner, whatever the way of studying. */
export function createLearner(world: World, assumptions: Assumptions, number: number): SimulatedLearner {
  const chance = createChance(`measured learner ${number}`)
  const grade = 2 + Math.floor(chance.between(0, 10))
  const position = Math.min(13, Math.max(0, chance.normal(grade + 0.5, assumptions.classSpread)))
  const answers = `answers of measured learner ${number}`
  return makeLearner({ world, assumptions, grade, position, chance, answers })
}

type LearnerSeed = Pick<SimulatedLearner, 'world' | 'assumptions' | 'grade' | 'position' | 'chance'> & {
  /** Seed of what happens while they study. */
  answers: string
  /** By how many grades they are ahead in what a skill belongs to. */
  leadIn?: (skill: string) => number
}

/** `chance` is what they are made with. */
export function makeLearner(seed: LearnerSeed): SimulatedLearner {
  const { world, assumptions, grade, position, chance, leadIn = () => 0 } = seed
  const memories = new Map<string, Memory>()
  for (const { id, after } of world.graph) {
    const above = position + leadIn(id) - (world.positions.get(id) ?? 0)
    const own = chance.normal(assumptions.knowledgePerGrade * above, assumptions.scatter)
    const weakest = Math.min(0, ...after.map((before) => memories.get(before)?.strength ?? 0))
    const strength = Math.min(MOST_STRENGTH, Math.max(-MOST_STRENGTH, own + weakest / 2))
    const stabilityDays = strength > 0 ? OLD_STABILITY_DAYS : assumptions.freshStabilityDays
    memories.set(id, { strength, stabilityDays, at: 0, timesThatDay: 0 })
  }
  return {
    world,
    assumptions,
    grade,
    position,
    memories,
    speed: Math.exp(chance.normal(0, 0.4)),
    slip: assumptions.slip * chance.between(0.4, 1.6),
    guess: assumptions.guess * chance.between(0.4, 1.6),
    helpSeeking: assumptions.helpSeeking * chance.between(0, 2),
    sessionsPerDay: chance.between(3, 6) / 7,
    problemsPerSession: Math.round(chance.between(8, 16)),
    chance: createChance(seed.answers),
  }
}

const toShare = (logOdds: number) => 1 / (1 + Math.exp(-logOdds))

function strengthAt({ strength, stabilityDays, at }: Memory, loss: number, now: number): number {
  return strength - loss * (1 - Math.exp(-(now - at) / DAY_SECONDS / stabilityDays))
}

/** The chance to solve a problem, slips and lucky guesses aside. */
export function knowledgeOf(
  learner: SimulatedLearner,
  skill: string,
  now: number,
  difficulty: Difficulty = 2,
) {
  const memory = learner.memories.get(skill)
  if (!memory) return 0
  const hardness = (learner.world.hardness.get(skill) ?? 0) + HARDER_BY[difficulty]
  return toShare(strengthAt(memory, learner.assumptions.loss, now) - hardness)
}

/** The chance of a right answer without help. */
export function successOf(learner: SimulatedLearner, skill: string, now: number, difficulty: Difficulty = 2) {
  const { guess, slip } = learner
  return guess + (1 - guess - slip) * knowledgeOf(learner, skill, now, difficulty)
}

export type Solved = { correct: boolean; helped: boolean }

/** Answers one problem and learns from it, right or wrong: the solution is shown. */
export function solve(learner: SimulatedLearner, skill: string, difficulty: Difficulty, now: number): Solved {
  const { chance, helpSeeking } = learner
  const isLost = !chance.happens(knowledgeOf(learner, skill, now, difficulty))
  const helped = isLost && chance.happens(helpSeeking)
  const rightIfAlone = isLost ? learner.guess : 1 - learner.slip
  const correct = chance.happens(helped ? RIGHT_WITH_HELP : rightIfAlone)
  learn(learner, skill, now)
  return { correct, helped }
}

/** What one problem leaves behind, or a text that was read with care. */
export function learn(learner: SimulatedLearner, skill: string, now: number): void {
  const { memories, assumptions, world, speed } = learner
  const memory = memories.get(skill)
  if (!memory) return
  const before = (world.nodes.get(skill)?.after ?? []).map((id) => knowledgeOf(learner, id, now))
  const readiness = assumptions.unreadyShare + (1 - assumptions.unreadyShare) * Math.min(1, ...before)
  const faded = 1 - Math.exp(-(now - memory.at) / DAY_SECONDS / memory.stabilityDays)
  const kept = strengthAt(memory, assumptions.loss, now)
  const back = kept + SAVINGS * (memory.strength - kept)
  const isSameDay = Math.floor(now / DAY_SECONDS) === Math.floor(memory.at / DAY_SECONDS)
  memory.timesThatDay = isSameDay ? memory.timesThatDay + 1 : 1
  const freshness = Math.max(LEAST_FRESHNESS, assumptions.massing ** (memory.timesThatDay - 1))
  memory.strength = Math.min(MOST_STRENGTH, back + assumptions.gain * speed * readiness * freshness)
  memory.stabilityDays *= 1 + assumptions.stabilityGrowth * faded
  memory.at = now
}
