/** What averages are made of: sums add up over weeks, students and classes, averages do not. */
export type WorkSums = {
  /** Graded submissions and quiz results, and the sum of their percents. */
  scores: number
  percentSum: number
  /** Pieces of work that were expected of students, and those of them that were turned in. */
  expected: number
  submitted: number
}

export const NO_WORK: WorkSums = { scores: 0, percentSum: 0, expected: 0, submitted: 0 }

/** The mean of graded submissions and quiz results in percent, 0 to 100 to a tenth; 0 without any. */
export function findAverageScore({ scores, percentSum }: WorkSums): number {
  return scores === 0 ? 0 : roundToTenth(percentSum / scores)
}

/** Work turned in over work expected in percent, 0 to 100 to a tenth; 0 when nothing was expected. */
export function findCompletionRate({ expected, submitted }: WorkSums): number {
  return expected === 0 ? 0 : roundToTenth((100 * submitted) / expected)
}

export function addSums(parts: readonly WorkSums[]): WorkSums {
  return parts.reduce(
    (sum, part) => ({
      scores: sum.scores + part.scores,
      percentSum: sum.percentSum + part.percentSum,
      expected: sum.expected + part.expected,
      submitted: sum.submitted + part.submitted,
    }),
    NO_WORK,
  )
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10
}
