import { learnCells } from './context-tables.ts'
import { findState, type Learner } from './learner.ts'
import { toChance } from './log-odds.ts'
import { learnMixers } from './mixers.ts'
import { type Model, register, type Strength } from './model.ts'
import { moveLearner } from './move-learner.ts'
import { estimate, findItem, meanOf, type Predictions } from './predict.ts'
import { type Attempt, assertUsable, skillsOf } from './question.ts'

/** The predictions are those from before the answer. */
export type Answered = Predictions & { learner: Learner }

/** What an item, a skill and the base are held back by until they have gathered information. */
const ITEM_PRIOR = 3
const SKILL_PRIOR = 2
const BASE_PRIOR = 5
const LEAST_INFORMATION = 0.02

/**
 * Learns from one answer. Changes the model AND the learner in place (a copy of a long history would cost more
 * than all the rest) and returns that same learner.
 */
export function answer(model: Model, learner: Learner, attempt: Attempt): Answered {
  assertUsable(attempt)
  register(model.items, attempt.item, attempt.easiness ?? 0)
  const skills = skillsOf(attempt)
  for (let place = 0; place < skills.length; place++) register(model.skills, skills[place] as string, 0)
  return take(model, learner, attempt, true)
}

/** Moves the learner in place exactly as `answer` does, but leaves the model alone: another process trains it. */
export function follow(model: Model, learner: Learner, attempt: Attempt): Answered {
  assertUsable(attempt)
  return take(model, learner, attempt, false)
}

function take(model: Model, learner: Learner, attempt: Attempt, isTraining: boolean): Answered {
  findItem(model, attempt)
  const predicted = estimate(model, learner, attempt, findState(learner.items, attempt.item))
  const { populationChance, eloLogOdds } = model.scratch
  const outcome = attempt.correct ? 1 : 0
  const error = outcome - predicted
  const answered = { predicted, elo: toChance(eloLogOdds), mean: meanOf(learner), learner }
  if (isTraining) train(model, outcome, error, Math.max(LEAST_INFORMATION, predicted * (1 - predicted)))
  moveLearner(learner, attempt, model.isTimed, error, outcome - populationChance)
  return answered
}

/** Elo's step is error / (information + prior), as in a Kalman filter for log-odds. */
function train(model: Model, outcome: 0 | 1, error: number, information: number): void {
  const { itemNumber, skillNumbers } = model.scratch
  learnMixers(model, outcome, error)
  learnStrength(model.items.strengths[itemNumber] as Strength, error, information, ITEM_PRIOR)
  const count = skillNumbers.length
  for (let place = 0; place < count; place++) {
    const strength = model.skills.strengths[skillNumbers[place] as number] as Strength
    learnStrength(strength, error / count, information / count, SKILL_PRIOR)
  }
  model.base.information += information
  model.base.weight += error / (model.base.information + BASE_PRIOR)
  learnCells(model, error, information)
}

function learnStrength(strength: Strength, error: number, information: number, prior: number): void {
  strength.information += information
  strength.answers++
  strength.weight += error / (strength.information + prior)
}
