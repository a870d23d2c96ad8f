/** A skill the learner has answered questions of. */
export type SkillFact = { skill: string; mastery: number; answers: number }

const STRONG_MASTERY = 0.8
const STRONG_ANSWERS = 3
const WEAK_MASTERY = 0.6
const WEAK_ANSWERS = 2
const MOST_NAMED = 3

export function listStrengths(skills: readonly SkillFact[]): string[] {
  return skills
    .filter(({ mastery, answers }) => mastery >= STRONG_MASTERY && answers >= STRONG_ANSWERS)
    .toSorted((a, b) => b.mastery - a.mastery)
    .slice(0, MOST_NAMED)
    .map(({ skill }) => skill)
}

/** Two tries at least: one slip says nothing. */
export function listImprovements(skills: readonly SkillFact[]): string[] {
  return skills
    .filter(({ mastery, answers }) => mastery < WEAK_MASTERY && answers >= WEAK_ANSWERS)
    .toSorted((a, b) => a.mastery - b.mastery)
    .slice(0, MOST_NAMED)
    .map(({ skill }) => skill)
}

type Answers = { right: number; all: number }

const LEAST_ANSWERS = 3
/** A change of more than one in so many is notable. */
const NOTABLE_PART = 20

/** The share of right answers lately against before; stable while there are too few to tell. */
export function trendOf(lately: Answers, before: Answers): 'up' | 'down' | 'stable' {
  if (lately.all < LEAST_ANSWERS || before.all < LEAST_ANSWERS) return 'stable'
  // In whole numbers: 11 of 20 less 10 of 20 is a little more than a twentieth in binary fractions.
  const change = NOTABLE_PART * (lately.right * before.all - before.right * lately.all)
  const limit = lately.all * before.all
  return change > limit ? 'up' : change < -limit ? 'down' : 'stable'
}
