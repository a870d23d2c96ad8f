import { checkAnswer, type Given } from '#engines/answers/index.ts'
import type { Question } from './find-questions.ts'

/** How long a wrong answer tells something about what a learner thinks now. */
export const IDEAS_WITHIN_DAYS = 60
/** Once may be a slip. */
export const LEAST_IDEA_ANSWERS = 2

/** What the authors of the question say leads to this answer; null where they do not know. */
export function findIdea(asked: Question | null, givenJson: string | null): string | null {
  const given: unknown = givenJson === null ? null : JSON.parse(givenJson)
  if (asked === null || given === null) return null
  if (asked.kind === 'problem') return checkAnswer(asked.problem.answer, given as Given).mistake ?? null
  return asked.question.options.find(({ id }) => id === given)?.mistake ?? null
}
