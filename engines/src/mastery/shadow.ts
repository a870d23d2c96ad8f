import { exp } from '../arithmetic/index.ts'
import type { Outcome } from './honesty.ts'
import type { Learner } from './learner.ts'
import { measureLogLoss } from './log-loss.ts'
import type { Model } from './model.ts'
import { masteryAll, type Predictions, predictAll } from './predict.ts'
import type { Question } from './question.ts'

/** A plain record of how the engine does beside its shadow, the Elo core; log losses are rolling, in nats. */
export type Shadow = {
  answers: number
  /** Sum of the weights of all answers; with it the losses are true means from the first answer on. */
  weight: number
  engineLogLoss: number
  eloLogLoss: number
  meanLogLoss: number
  trusted: 'engine' | 'elo'
}

/** When trust moves; whoever explains it to people quotes these. `mostWorse` is in nats. */
export const TRUST_RULE = { halfLifeAnswers: 5_000, leastAnswers: 500, mostWorse: 0.002 }

const KEPT = exp(-Math.LN2 / TRUST_RULE.halfLifeAnswers)

export function newShadow(): Shadow {
  return { answers: 0, weight: 0, engineLogLoss: 0, eloLogLoss: 0, meanLogLoss: 0, trusted: 'engine' }
}

/**
 * Adds one answer. The engine loses trust when it is worse than Elo by more than .002, and wins it back only
 * when it is better than Elo again, so that trust does not flicker between the two.
 */
export function noteOutcome(shadow: Shadow, { predicted, elo, mean, correct }: Outcome): Shadow {
  const weight = shadow.weight * KEPT + 1
  const roll = (loss: number, chance: number) => loss + (measureLogLoss(chance, correct) - loss) / weight
  const next = {
    answers: shadow.answers + 1,
    weight,
    engineLogLoss: roll(shadow.engineLogLoss, predicted),
    eloLogLoss: roll(shadow.eloLogLoss, elo),
    meanLogLoss: roll(shadow.meanLogLoss, mean),
  }
  return { ...next, trusted: decideTrust(shadow.trusted, next) }
}

export function trusted(shadow: Shadow): 'engine' | 'elo' {
  return shadow.trusted
}

/** As `predict`, from whichever of the two is trusted. */
export function predictTrusted(shadow: Shadow, model: Model, learner: Learner, question: Question): number {
  return pickTrusted(shadow, predictAll(model, learner, question))
}

/** As `mastery`, from whichever of the two is trusted; Elo knows no forgetting. */
export function masteryTrusted(
  shadow: Shadow,
  model: Model,
  learner: Learner,
  skill: string,
  at: number,
  afterSeconds = 0,
): number {
  return pickTrusted(shadow, masteryAll(model, learner, skill, at, afterSeconds))
}

function pickTrusted(shadow: Shadow, { predicted, elo }: Predictions): number {
  return shadow.trusted === 'engine' ? predicted : elo
}

function decideTrust(before: 'engine' | 'elo', next: Omit<Shadow, 'trusted'>): 'engine' | 'elo' {
  if (next.answers < TRUST_RULE.leastAnswers) return before
  const worse = next.engineLogLoss - next.eloLogLoss
  if (before === 'engine') return worse > TRUST_RULE.mostWorse ? 'elo' : 'engine'
  return worse < 0 ? 'engine' : 'elo'
}
