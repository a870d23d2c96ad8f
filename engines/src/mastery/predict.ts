import { pickCells } from './context-tables.ts'
import { takeLogs, writeElo, writeHistory, writeItem, writeTables, writeTimes } from './features.ts'
import { findState, type ItemState, type Learner } from './learner.ts'
import { toChance } from './log-odds.ts'
import { mixSkills } from './mix-skills.ts'
import { mixOpinions, openGates } from './mixers.ts'
import type { Model } from './model.ts'
import { assertUsable, type Question, skillsOf } from './question.ts'

/** The engine, the Elo core and the learner's plain moving average, about the same question. */
export type Predictions = { predicted: number; elo: number; mean: number }

/** Probability that the learner answers the item right. Changes nothing: no name is registered. */
export function predict(model: Model, learner: Learner, question: Question): number {
  assertUsable(question)
  findItem(model, question)
  return estimate(model, learner, question, findState(learner.items, question.item))
}

/** As `predict`, together with the two simpler opinions that it is measured against. */
export function predictAll(model: Model, learner: Learner, question: Question): Predictions {
  const predicted = predict(model, learner, question)
  return { predicted, elo: toChance(model.scratch.eloLogOdds), mean: meanOf(learner) }
}

/** Predicted success on an unseen average item of the skill, `afterSeconds` later. Changes nothing. */
export function mastery(model: Model, learner: Learner, skill: string, at: number, afterSeconds = 0): number {
  return masteryAll(model, learner, skill, at, afterSeconds).predicted
}

export function masteryAll(
  model: Model,
  learner: Learner,
  skill: string,
  at: number,
  afterSeconds = 0,
): Predictions {
  const question = { item: '', skills: [skill], at: at + afterSeconds }
  assertUsable(question)
  takeUnknownItem(model, 0)
  const predicted = estimate(model, learner, question, undefined)
  return { predicted, elo: toChance(model.scratch.eloLogOdds), mean: meanOf(learner) }
}

/** The share of right answers over about the last 25. */
export function meanOf(learner: Learner): number {
  return learner.averages[2] as number
}

/** An unknown item gets the number it would be given next, and its author's easiness. */
export function findItem(model: Model, { item, easiness = 0 }: Question): void {
  const number = model.items.numbers.get(item)
  const strength = number === undefined ? undefined : model.items.strengths[number]
  if (number === undefined || !strength) {
    takeUnknownItem(model, easiness)
    return
  }
  model.scratch.itemNumber = number
  model.scratch.itemWeight = strength.weight
  model.scratch.itemAnswers = strength.answers
}

function takeUnknownItem({ items, scratch }: Model, easiness: number): void {
  scratch.itemNumber = items.numbers.size
  scratch.itemWeight = easiness
  scratch.itemAnswers = 0
}

/** Needs the item in the model's scratch; leaves there all that learning from the answer takes. */
export function estimate(
  model: Model,
  learner: Learner,
  question: Question,
  item: ItemState | undefined,
): number {
  mixSkills(model, learner, question)
  model.scratch.populationChance = toChance(writeElo(model, learner))
  writeHistory(model, learner)
  writeItem(model, learner, item, question.at)
  pickCells(model, learner, findState(learner.skills, skillsOf(question)[0] as string))
  writeTables(model)
  if (model.isTimed) writeTimes(model, learner, question.at)
  takeLogs(model, learner)
  openGates(model, learner.answers)
  return toChance(mixOpinions(model))
}
