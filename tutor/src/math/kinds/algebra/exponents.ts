import { compareRationals, makeRational, type Rational, raise } from '#engines/algebra/numbers/rational.ts'

/** A positive number as it stands in a logarithm. */
export const NUMBER = String.raw`(\d+(?:\.\d+)?(?:\/\d+)?|\(\d+\/\d+\))`
export const DEEPEST = 12

/** p/q with base^p = of^q, both exact; null where no small fraction fits. */
export function exponentOf(base: Rational, of: Rational): Rational | null {
  if (base.top <= 0n || compareRationals(base, makeRational(1n)) === 0) return null
  for (let bottom = 1; bottom <= 6; bottom++) {
    const wanted = raise(of, bottom)
    for (let top = -DEEPEST; top <= DEEPEST; top++)
      if (compareRationals(raise(base, top), wanted) === 0) return makeRational(BigInt(top), BigInt(bottom))
  }
  return null
}
