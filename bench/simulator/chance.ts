import { createDice } from '#engines/dice/index.ts'

/** Seeded chance for the simulated world: the same seed gives the same learners and days. */
export type Chance = {
  /** From 0 up to, not including, 1. */
  share: () => number
  between: (least: number, most: number) => number
  /** Normally distributed (Box and Muller). */
  normal: (mean: number, deviation: number) => number
  happens: (chance: number) => boolean
}

const STEPS = 2 ** 30

export function createChance(seed: string): Chance {
  const dice = createDice(seed)
  const share = () => dice.int(0, STEPS - 1) / STEPS
  return {
    share,
    between: (least, most) => least + share() * (most - least),
    normal: (mean, deviation) =>
      mean + deviation * Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share()),
    happens: (chance) => share() < chance,
  }
}
