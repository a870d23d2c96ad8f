import { type SkillLevel, wasEverPractised } from '../../levels/index.ts'

/** Sums are made of seconds; minutes are rounded down once. */
export const toMinutes = (seconds: number): number => Math.floor(seconds / 60)

/** Exactly a half goes up; the margin is for shares that a computer cannot hold, such as thirds. */
const HALF_MARGIN = 1e-9

export const toWholePercent = (share: number): number => Math.floor(100 * share + 0.5 + HALF_MARGIN)

/** So many results of the same kind. */
export type Results = { score: number; maxScore: number; times: number }

/** The mean of the shares, each result once; null without a result that could be scored. */
export function meanShare(results: readonly Results[]): number | null {
  const scored = results.filter(({ maxScore, times }) => maxScore > 0 && times > 0)
  const count = scored.reduce((sum, { times }) => sum + times, 0)
  if (count === 0) return null
  return scored.reduce((sum, { score, maxScore, times }) => sum + (times * score) / maxScore, 0) / count
}

/** Practiced or mastered, also when it needs a refresh since: what was learned is not taken away. */
export const isHeld = (level: SkillLevel): boolean => wasEverPractised(level)

/** How much of the skills of a grade is held. */
export type Share = {
  held: number
  skills: number
  /** Whether anything was done in the subject: before, the share means nothing. */
  isBegun: boolean
}

/** Percent, rounded down: all of it is all of it. Null before the first activity, and where there is nothing to hold. */
export function sharePercent({ held, skills, isBegun }: Share): number | null {
  return isBegun && skills > 0 ? Math.floor((100 * held) / skills) : null
}

/** Of all that was begun together, never a mean of percents. */
export function averageShare(shares: readonly Share[]): Share {
  const begun = shares.filter(({ isBegun }) => isBegun)
  return {
    held: begun.reduce((sum, { held }) => sum + held, 0),
    skills: begun.reduce((sum, { skills }) => sum + skills, 0),
    isBegun: begun.length > 0,
  }
}
