import type { Learner, SkillState } from './learner.ts'
import { clamp } from './log-odds.ts'
import { type Model, TABLES } from './model.ts'

/** Two items in a row say most about each other: that table trusts its answers sooner. */
const PAIR_TABLE = 3
const PAIR_PRIOR = 2
const PRIOR = 3

/** Picks one cell in each table: the residual log-odds of one small context of the question. */
export function pickCells(model: Model, learner: Learner, mainSkill: SkillState | undefined): void {
  const { scratch } = model
  const { cells, mix, itemNumber: item } = scratch
  const mask = model.tableWeights.length - 1
  const skill = scratch.skillNumbers[0] as number
  const answers = mainSkill ? mainSkill.answers : 0
  const skillHistory = mainSkill ? lastAnswers(mainSkill.history, Math.min(3, answers)) : 1
  const history = lastAnswers(learner.history, Math.min(4, learner.answers))
  const previous = learner.answers > 0 ? learner.wasRight : 2
  const ability = Math.round(clamp((learner.ability + mix.ability) * 1.5, -2, 2))
  const elo = clamp(Math.round(scratch.eloLogOdds * 2), -6, 6)
  const practice = bandOfPractice(answers)
  const run = clamp(mainSkill ? mainSkill.run : 0, -4, 4)
  const lastItem = numberOf(model.items.numbers, learner.lastItem)
  const lastSkill = numberOf(model.skills.numbers, learner.lastSkill)
  scratch.mainSkillAnswers = answers
  scratch.mainSkillHistory = skillHistory

  cells[0] = hash(skill, Math.min(answers, 9), 0, 0) & mask
  cells[1] = hash(skill, skillHistory, 0, 1) & mask
  cells[2] = hash(item, previous, 0, 2) & mask
  cells[PAIR_TABLE] = hash(item, lastItem, previous, 3) & mask
  cells[4] = hash(skill, lastSkill, previous, 4) & mask
  cells[5] = hash(item, ability, 0, 5) & mask
  cells[6] = hash(history, skillHistory, 0, 6) & mask
  cells[7] = hash(elo, skillHistory, Math.min(answers, 4), 7) & mask
  cells[8] = hash(practice, run, mix.isRepeated, 8) & mask
  cells[9] = hash(item, skillHistory, 0, 9) & mask
  cells[10] = hash(skill, practice, run, 10) & mask
  cells[11] = hash(skill, ability, skillHistory & 1, 11) & mask
  cells[12] = hash(skill, history & 15, mix.isRepeated, 12) & mask
}

/** Learns from the error of the final prediction, not of Elo's: that is worth .004 AUC. */
export function learnCells(model: Model, error: number, information: number): void {
  const { tableWeights, tableInformation } = model
  const { cells } = model.scratch
  for (let table = 0; table < TABLES; table++) {
    const cell = cells[table] as number
    tableInformation[cell] = (tableInformation[cell] as number) + information
    const prior = table === PAIR_TABLE ? PAIR_PRIOR : PRIOR
    tableWeights[cell] = (tableWeights[cell] as number) + error / ((tableInformation[cell] as number) + prior)
  }
}

/** The last `count` answers behind a leading 1, so that 0 and 00 differ. */
function lastAnswers(history: number, count: number): number {
  return (history & ((1 << count) - 1)) | (1 << count)
}

function bandOfPractice(answers: number): number {
  return answers < 4 ? answers : answers < 6 ? 4 : answers < 10 ? 5 : answers < 20 ? 6 : 7
}

/** −1 for none, and for one that this model has not met yet. */
function numberOf(numbers: Map<string, number>, name: string | null): number {
  return name === null ? -1 : (numbers.get(name) ?? -1)
}

function hash(a: number, b: number, c: number, table: number): number {
  let mixed =
    Math.imul(a + 1, 0x9e3779b1) ^
    Math.imul(b + 7, 0x85ebca77) ^
    Math.imul(c + 13, 0xc2b2ae3d) ^
    Math.imul(table + 31, 0x27d4eb2f)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0x2c1b3c6d)
  return mixed ^ (mixed >>> 12)
}
