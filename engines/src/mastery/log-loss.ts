import { log } from '../arithmetic/index.ts'

/** A moving average can reach 0 or 1: one miss must not count as infinite. */
const LEAST_CHANCE = 1e-6

/** In nats. */
export function measureLogLoss(chance: number, isCorrect: boolean): number {
  return -log(Math.max(LEAST_CHANCE, isCorrect ? chance : 1 - chance))
}
