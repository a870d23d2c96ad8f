import { deductLateness, isTooLate, type LatePolicy, roundPoints } from '../assignments/lateness.ts'
import { findMean, makeShare, roundShare } from './share.ts'

/** Which attempt at a quiz counts. */
export const COUNTED_ATTEMPTS = ['best', 'first', 'latest', 'average'] as const
export type CountedAttempt = (typeof COUNTED_ATTEMPTS)[number]

/** A result of the quiz, handed in at this moment. */
export type QuizAttempt = { score: number; maxScore: number; at: Date }

type QuizAssignment = {
  points: number
  countedAttempt: CountedAttempt
  assignedDate: Date
  dueDate: Date | null
  latePolicy: LatePolicy
  lateDeduction: number
}

export type CountedScore = {
  grade: number
  lateDeducted: number
  /** Attempts among which was chosen. */
  attempts: number
  /** When the one that counts was handed in; of an average, the last. */
  at: Date
}

/**
 * What a student's attempts are worth together. An attempt counts from the moment at which the quiz was given out until it
 * is over, and after that where late work is taken; what came back to a student is taken once more (`takenAnyway`).
 */
export function scoreAttempts(
  attempts: readonly QuizAttempt[],
  assignment: QuizAssignment,
  takenAnyway: Date | null = null,
): CountedScore | null {
  const scored = attempts
    .filter(
      ({ at, maxScore }) =>
        maxScore > 0 &&
        at >= assignment.assignedDate &&
        (!isTooLate(assignment, at) || at.getTime() === takenAnyway?.getTime()),
    )
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((attempt) => ({ ...attempt, ...scoreAttempt(attempt, assignment) }))
  const [first, last] = [scored[0], scored.at(-1)]
  if (!first || !last) return null
  const count = scored.length
  switch (assignment.countedAttempt) {
    case 'first':
      return choose(first, count)
    case 'latest':
      return choose(last, count)
    case 'best':
      return choose(
        scored.reduce((best, one) => (one.grade > best.grade ? one : best)),
        count,
      )
    case 'average':
      return { ...averageAttempts(scored, assignment.points), attempts: count, at: last.at }
  }
}

type Scored = QuizAttempt & { grade: number; lateDeducted: number }

function choose({ grade, lateDeducted, at }: Scored, attempts: number): CountedScore {
  return { grade, lateDeducted, attempts, at }
}

function scoreAttempt({ score, maxScore, at }: QuizAttempt, assignment: QuizAssignment) {
  return deductLateness(Math.round((100 * assignment.points * score) / maxScore) / 100, assignment, at)
}

/** The mean of the shares, and of what lateness took from each. */
function averageAttempts(scored: readonly Scored[], points: number) {
  const mean = findMean(scored.map(({ score, maxScore }) => makeShare(score, maxScore)))
  const worth = mean ? Number(roundShare(mean, BigInt(100 * points))) / 100 : 0
  // In whole hundredths: half of one, of 9.665, is less in binary fractions.
  const taken = scored.reduce((sum, { lateDeducted }) => sum + Math.round(100 * lateDeducted), 0)
  const lateDeducted = Math.min(worth, Math.round(taken / scored.length) / 100)
  return { grade: roundPoints(worth - lateDeducted), lateDeducted }
}
