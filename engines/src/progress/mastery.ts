/** A skill the learner has answered questions of. */
export type SkillFact = { skill: string; level: number; attempts: number }

const STRONG_LEVEL = 0.8
const STRONG_ATTEMPTS = 3
const WEAK_LEVEL = 0.6
const WEAK_ATTEMPTS = 2
const MOST_NAMED = 3

/** Mean level of the skills that were tried, as percent; 0 without any. */
export function masteryPercent(skills: readonly SkillFact[]): number {
  if (skills.length === 0) return 0
  return Math.round((100 * skills.reduce((sum, { level }) => sum + level, 0)) / skills.length)
}

export function listStrengths(skills: readonly SkillFact[]): string[] {
  return skills
    .filter(({ level, attempts }) => level >= STRONG_LEVEL && attempts >= STRONG_ATTEMPTS)
    .toSorted((a, b) => b.level - a.level)
    .slice(0, MOST_NAMED)
    .map(({ skill }) => skill)
}

/** Two tries at least: one slip says nothing. */
export function listImprovements(skills: readonly SkillFact[]): string[] {
  return skills
    .filter(({ level, attempts }) => level < WEAK_LEVEL && attempts >= WEAK_ATTEMPTS)
    .toSorted((a, b) => a.level - b.level)
    .slice(0, MOST_NAMED)
    .map(({ skill }) => skill)
}

type Answers = { right: number; all: number }

const LEAST_ANSWERS = 3
const NOTABLE_CHANGE = 0.05

/** The share of right answers lately against before; stable while there are too few to tell. */
export function trendOf(lately: Answers, before: Answers): 'up' | 'down' | 'stable' {
  if (lately.all < LEAST_ANSWERS || before.all < LEAST_ANSWERS) return 'stable'
  const change = lately.right / lately.all - before.right / before.all
  return change > NOTABLE_CHANGE ? 'up' : change < -NOTABLE_CHANGE ? 'down' : 'stable'
}
