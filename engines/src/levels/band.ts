export type Band = { low: number; high: number }

/** What is known before the first answer counts like two of them. */
const PRIOR_ANSWERS = 2
/** Nine in ten true values lie within 1.645 standard deviations. */
const DEVIATIONS = 1.645

/**
 * How far the truth may lie from a predicted mastery: Wilson's score interval (1927) with the prediction as the share of right
 * answers. It always holds the prediction, stays within 0 and 1 and lies inside every band of fewer answers.
 */
export function bandOf(mastery: number, answers: number): Band {
  const count = answers + PRIOR_ANSWERS
  const square = DEVIATIONS * DEVIATIONS
  const middle = (mastery + square / (2 * count)) / (1 + square / count)
  const half =
    (DEVIATIONS * Math.sqrt((mastery * (1 - mastery)) / count + square / (4 * count * count))) /
    (1 + square / count)
  return {
    low: Math.max(0, Math.min(mastery, middle - half)),
    high: Math.min(1, Math.max(mastery, middle + half)),
  }
}
