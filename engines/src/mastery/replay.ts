import { answer } from './answer.ts'
import { type Learner, newLearner } from './learner.ts'
import type { Model } from './model.ts'
import type { Attempt } from './question.ts'

export type LoggedAttempt = Attempt & { learner: string }

/** Rebuilds the model (given new) and every learner from the log, in its order. */
export function replay(model: Model, attempts: Iterable<LoggedAttempt>): Map<string, Learner> {
  const learners = new Map<string, Learner>()
  for (const attempt of attempts) {
    let learner = learners.get(attempt.learner)
    if (!learner) {
      learner = newLearner()
      learners.set(attempt.learner, learner)
    }
    answer(model, learner, attempt)
  }
  return learners
}
