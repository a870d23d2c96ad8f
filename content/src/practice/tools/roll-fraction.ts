import type { Dice } from '#engines/dice/index.ts'
import { type Fraction, gcd } from './fraction.ts'

/** A proper fraction in lowest terms with one of these denominators. */
export function rollFraction(dice: Dice, bottoms: readonly number[]): Fraction {
  const bottom = dice.pick(bottoms)
  const tops = Array.from({ length: bottom - 1 }, (_, index) => index + 1).filter(
    (top) => gcd(top, bottom) === 1,
  )
  return { top: dice.pick(tops), bottom }
}
