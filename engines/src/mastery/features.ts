import { FADINGS, secondsSince } from './fading.ts'
import type { ItemState, Learner } from './learner.ts'
import { FEATURES, type Model, TABLES } from './model.ts'

const LEARNER_AT = 7
const SKILL_AT = 13
const ITEM_AT = 21
const TABLES_AT = FEATURES - TABLES
const TIME_AT = FEATURES

const log1p = Math.log1p

/** Elo in its parts: the population (base, item, skill), the learner, the learner in these skills. */
export function writeElo({ base, scratch }: Model, learner: Learner): number {
  const { features, mix, itemWeight } = scratch
  const population = base.weight + itemWeight + mix.weight
  const elo = population + learner.ability + mix.ability
  features[0] = 1
  features[1] = population
  features[2] = itemWeight
  features[3] = mix.weight
  features[4] = learner.ability
  features[5] = mix.ability
  features[6] = elo
  scratch.eloLogOdds = elo
  return population
}

export function writeHistory({ scratch: { features, mix } }: Model, learner: Learner): void {
  for (let pace = 0; pace < 3; pace++) {
    features[LEARNER_AT + 2 * pace] = (learner.averages[pace] as number) - 0.6
    features[LEARNER_AT + 2 * pace + 1] = learner.surprises[pace] as number
  }
  features[SKILL_AT] = log1p(mix.answers) / 3
  features[SKILL_AT + 1] = log1p(mix.right) / 3
  features[SKILL_AT + 2] = log1p(mix.answers - mix.right) / 3
  features[SKILL_AT + 3] = (mix.right + 1.3) / (mix.answers + 2) - 0.65
  features[SKILL_AT + 4] = mix.fastAverage - 0.5
  features[SKILL_AT + 5] = mix.slowAverage - 0.5
  features[SKILL_AT + 6] = mix.fastSurprise
  features[SKILL_AT + 7] = mix.slowSurprise
}

/** What the learner did with this very item before. */
export function writeItem(model: Model, learner: Learner, item: ItemState | undefined, at: number): void {
  const { features } = model.scratch
  if (!item) {
    for (let place = ITEM_AT; place < TABLES_AT; place++) features[place] = 0
    return
  }
  features[ITEM_AT] = 1
  features[ITEM_AT + 1] = log1p(item.answers) / 2
  features[ITEM_AT + 2] = (item.right + 0.65) / (item.answers + 1) - 0.65
  features[ITEM_AT + 3] = item.wasRight ? 1 : -1
  features[ITEM_AT + 4] = log1p(learner.answers - item.step) / 5
  features[ITEM_AT + 5] = model.isTimed ? log1p(secondsSince(item.at, at) / 60) / 10 : 0
}

export function writeTables({ tableWeights, scratch: { features, cells } }: Model): void {
  for (let table = 0; table < TABLES; table++) {
    features[TABLES_AT + table] = tableWeights[cells[table] as number] as number
  }
}

export function writeTimes({ scratch: { features, mix } }: Model, learner: Learner, at: number): void {
  const isFirst = learner.answers === 0
  features[TIME_AT] = isFirst ? 2 : Math.min(12, log1p(secondsSince(learner.lastAt, at) / 60)) / 5
  features[TIME_AT + 1] = mix.idle / 5
  for (let window = 0; window < FADINGS; window++) {
    features[TIME_AT + 2 + 2 * window] = log1p(mix.fadingAnswers[window] as number) / 2
    features[TIME_AT + 3 + 2 * window] = log1p(mix.fadingRight[window] as number) / 2
  }
  features[TIME_AT + 10] = Math.min(6, log1p(learner.lastGapSeconds)) / 3
}
