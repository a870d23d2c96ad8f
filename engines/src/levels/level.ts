/** What a learner reads about a skill. */
export type SkillLevel = 'new' | 'learning' | 'practised' | 'mastered' | 'needsRefresh'

/** A success rate of .9 is what the design asks of mastery. */
export const MASTERED_FROM = 0.9
export const MASTERED_ANSWERS = 3
/** Seven in ten: safely more right than wrong, so what builds on it can begin; practice at .80 to .85 still lies above. */
export const PRACTICED_FROM = 0.7
export const PRACTICED_ANSWERS = 2
/** How long help must lie back before a right answer counts as the learner's own mastery. */
export const HELP_FADES_SECONDS = 86_400
/** Misses on so many different days, without a success of one's own between them, cost a level. */
export const MISS_DAYS_TO_FALL = 2

export function wasEverPracticed(level: SkillLevel): boolean {
  return level === 'practised' || level === 'mastered' || level === 'needsRefresh'
}
