/** What is assumed about learners; README.md says why. */
export type Assumptions = {
  name: string
  /** Log-odds of knowledge per grade that a learner stands above a skill, and how much single skills scatter. */
  knowledgePerGrade: number
  scatter: number
  /** Grades that learners of one class lie apart (standard deviation). */
  classSpread: number
  /** Log-odds gained by one problem, by a learner of middle speed who has what it builds on. */
  gain: number
  /** The share of the gain that is left without any of what a skill builds on. */
  unreadyShare: number
  /** What each further problem of a skill on the same day gains, beside the one before. */
  massing: number
  /** Days until a fresh memory has faded to 1/e, and how much a fully faded one grows by being refreshed. */
  freshStabilityDays: number
  stabilityGrowth: number
  /** Log-odds that forgetting can cost at most. */
  loss: number
  slip: number
  guess: number
  /** Chance that a learner who does not know takes a hint. */
  helpSeeking: number
}

export const BASE: Assumptions = {
  name: 'base',
  knowledgePerGrade: 1.8,
  scatter: 1,
  classSpread: 1,
  gain: 0.45,
  unreadyShare: 0.2,
  massing: 0.85,
  freshStabilityDays: 5,
  stabilityGrowth: 1.5,
  loss: 2,
  slip: 0.05,
  guess: 0.05,
  helpSeeking: 0.3,
}

export const VARIANTS: readonly Assumptions[] = [
  { ...BASE, name: 'forgetting twice as fast', freshStabilityDays: BASE.freshStabilityDays / 2 },
  { ...BASE, name: 'slips and guesses twice as many', slip: BASE.slip * 2, guess: BASE.guess * 2 },
  { ...BASE, name: 'learning half as fast', gain: BASE.gain / 2 },
  { ...BASE, name: 'massed practice costs nothing', massing: 1 },
  { ...BASE, name: 'prerequisites do not matter', unreadyShare: 1 },
]
