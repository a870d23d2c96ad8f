import { powerOfTwo, scale } from './float-bits.ts'

/** ln 2 in two parts; the first has 40 bits, so that its product with a whole number below 2^13 is exact. */
export const LN2_HIGH = 0.6931471805592082
export const LN2_LOW = 7.371002565167799e-13

/** Added and subtracted again, it rounds to a whole number. */
export const ROUNDER = 1.5 * 2 ** 52

/** Short, so that the compiler puts it in place where it is called in a loop. */
export function exp(x: number): number {
  if (!(x > -708 && x < 709)) return expOfSum(x, 0)
  const twos = x * Math.LOG2E + ROUNDER - ROUNDER
  const high = x - twos * LN2_HIGH
  const below = twos * LN2_LOW
  const r = high - below
  return expNearOne(r, high - r - below) * powerOfTwo(twos)
}

/** e^(x + tail) for a tail far below the last bit of x. */
export function expOfSum(x: number, tail: number): number {
  if (!(x > -746)) return x <= -746 ? 0 : Number.NaN
  if (x > 710) return Number.POSITIVE_INFINITY
  const twos = x * Math.LOG2E + ROUNDER - ROUNDER
  const high = x - twos * LN2_HIGH
  const below = twos * LN2_LOW - tail
  const r = high - below
  return scale(expNearOne(r, high - r - below), twos)
}

/** e^(r + rest) for |r| up to half of ln 2: 1 + r + r² · Σ rⁿ/(n + 2)! up to n = 11. */
function expNearOne(r: number, rest: number): number {
  const r2 = r * r
  const r4 = r2 * r2
  // In pairs: the processor works on them side by side.
  const q0 = 1 / 2 + r * (1 / 6) + r2 * (1 / 24 + r * (1 / 120))
  const q4 = 1 / 720 + r * (1 / 5_040) + r2 * (1 / 40_320 + r * (1 / 362_880))
  const q8 = 1 / 3_628_800 + r * (1 / 39_916_800) + r2 * (1 / 479_001_600 + r * (1 / 6_227_020_800))
  const curve = r2 * (q0 + r4 * (q4 + r4 * q8))
  const sum = 1 + r
  return sum + (r - (sum - 1) + (curve + rest))
}
