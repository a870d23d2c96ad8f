import type { Letters } from './numbers/evaluate.ts'
import { makeRational, type Rational } from './numbers/rational.ts'

/** Nothing special about them: no whole numbers, no shared bottoms, both signs, small and larger. */
const FRACTIONS = [
  [7, 3],
  [-5, 7],
  [13, 9],
  [3, 11],
  [-16, 5],
  [29, 6],
  [-9, 13],
  [41, 12],
  [2, 17],
  [-23, 9],
  [11, 15],
  [64, 7],
  [-8, 3],
  [5, 19],
] as const
/** For statements about whole numbers only, such as n! = n (n-1)! */
const WHOLES = [5, 3, 7, 4, 9, 2, 6, 8, 11, 10, 12] as const
const WHOLE_ROUNDS = 3 * WHOLES.length

const fractions: Rational[] = FRACTIONS.map(([top, bottom]) => makeRational(BigInt(top), BigInt(bottom)))
const wholes: Rational[] = WHOLES.map((whole) => makeRational(BigInt(whole)))

/** Always the same points, so that a verdict never changes. Two letters never get the same value in a round. */
export function* samplePoints(letters: readonly string[]): Generator<Letters> {
  for (let round = 0; round < fractions.length; round++) yield pointOf(letters, fractions, round, 3)
  for (let round = 0; round < WHOLE_ROUNDS; round++) {
    yield pointOf(letters, wholes, round, 3 + Math.floor(round / wholes.length))
  }
}

function pointOf(letters: readonly string[], list: Rational[], round: number, stride: number): Letters {
  const point = new Map<string, Rational>()
  for (const [index, letter] of letters.entries()) {
    point.set(letter, list[(round + index * stride) % list.length] as Rational)
  }
  return point
}
