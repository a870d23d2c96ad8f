import { log1p } from '../arithmetic/index.ts'
import { FADINGS, secondsSince } from './fading.ts'
import type { ItemState, Learner } from './learner.ts'
import { FEATURES, type Model, TABLES } from './model.ts'

const LEARNER_AT = 7
const SKILL_AT = 13
const ITEM_AT = 21
const TABLES_AT = FEATURES - TABLES
const TIME_AT = FEATURES

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
  features[SKILL_AT] = mix.answers
  features[SKILL_AT + 1] = mix.right
  features[SKILL_AT + 2] = mix.answers - mix.right
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
  features[ITEM_AT + 1] = item.answers
  features[ITEM_AT + 2] = (item.right + 0.65) / (item.answers + 1) - 0.65
  features[ITEM_AT + 3] = item.wasRight ? 1 : -1
  features[ITEM_AT + 4] = learner.answers - item.step
  features[ITEM_AT + 5] = model.isTimed ? secondsSince(item.at, at) / 60 : 0
}

export function writeTables({ tableWeights, scratch: { features, cells } }: Model): void {
  for (let table = 0; table < TABLES; table++) {
    features[TABLES_AT + table] = tableWeights[cells[table] as number] as number
  }
}

export function writeTimes({ scratch: { features, mix } }: Model, learner: Learner, at: number): void {
  features[TIME_AT] = secondsSince(learner.lastAt, at) / 60
  features[TIME_AT + 1] = mix.idle / 5
  for (let window = 0; window < FADINGS; window++) {
    features[TIME_AT + 2 + 2 * window] = mix.fadingAnswers[window] as number
    features[TIME_AT + 3 + 2 * window] = mix.fadingRight[window] as number
  }
  features[TIME_AT + 10] = learner.lastGapSeconds
}

/** Where a count or a time stands for its log1p, and what that is divided by. */
const LOGS = [
  ...[0, 1, 2].map((skill) => [SKILL_AT + skill, 3] as const),
  [ITEM_AT + 1, 2] as const,
  [ITEM_AT + 4, 5] as const,
  [ITEM_AT + 5, 10] as const,
  [TIME_AT, 5] as const,
  ...Array.from({ length: 2 * FADINGS }, (_, fading) => [TIME_AT + 2 + fading, 2] as const),
  [TIME_AT + 10, 3] as const,
]
const LOG_PLACES = Uint8Array.from(LOGS, ([place]) => place)
const LOG_DIVISORS = Float64Array.from(LOGS, ([, divisor]) => divisor)
const MOST_IDLE = 12 / 5
const MOST_GAP = 6 / 3
const FIRST_IDLE = 2

/** Takes the logs of all counts and times in one loop, where a logarithm costs half of what it does by itself. */
export function takeLogs({ isTimed, scratch: { features } }: Model, learner: Learner): void {
  for (let log = 0; log < LOG_PLACES.length; log++) {
    const place = LOG_PLACES[log] as number
    if (place >= features.length) return
    features[place] = log1p(features[place] as number) / (LOG_DIVISORS[log] as number)
  }
  if (!isTimed) return
  features[TIME_AT] = learner.answers === 0 ? FIRST_IDLE : Math.min(MOST_IDLE, features[TIME_AT] as number)
  features[TIME_AT + 10] = Math.min(MOST_GAP, features[TIME_AT + 10] as number)
}
