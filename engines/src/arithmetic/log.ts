import { LN2_HIGH, LN2_LOW } from './exp.ts'
import { highWord, powerOfTwo } from './float-bits.ts'

/** The upper 32 bits of √½: factors are taken from [√½, √2). */
const ROOT_HALF = 0x3fe6a09e
export const LEAST_NORMAL = 2 ** -1022

export function log(x: number): number {
  if (!(x >= LEAST_NORMAL && x < Number.POSITIVE_INFINITY)) return logOfEdge(x)
  const twos = exponentOf(x)
  return logNearOne(x * powerOfTwo(-twos) - 1, twos, 0)
}

/** ln(1 + x), with all its bits for small x, too. */
export function log1p(x: number): number {
  if (x === 0) return x
  const sum = 1 + x
  if (!(sum > 0 && sum < Number.POSITIVE_INFINITY)) return logOfEdge(sum)
  const twos = exponentOf(sum)
  const power = powerOfTwo(-twos)
  // What rounding took from 1 + x; without a power of two, x itself is at hand.
  const lost = x > 1 ? 1 - (sum - x) : x - (sum - 1)
  return twos === 0 ? logNearOne(x, 0, 0) : logNearOne(sum * power - 1, twos, lost * power)
}

function logOfEdge(x: number): number {
  if (x === 0) return Number.NEGATIVE_INFINITY
  if (!(x > 0 && x < LEAST_NORMAL)) return x > 0 ? x : Number.NaN
  const grown = x * 2 ** 54
  const twos = exponentOf(grown)
  return logNearOne(grown * powerOfTwo(-twos) - 1, twos - 54, 0)
}

/** The power of two that leaves a factor from [√½, √2) of a number from `LEAST_NORMAL` on. */
export function exponentOf(x: number): number {
  return (highWord(x) - ROOT_HALF) >> 20
}

/**
 * ln((1 + f + lost) · 2^twos), by ln(1 + f) = 2 artanh(s) with s = f / (2 + f).
 * Written as f - (f²/2 - s(f²/2 + rest)), the leading term is exact; what was lost is far below the last bit of f, so that
 * 1 - 2s + 2s² is near enough to its share, 1 / (1 + f).
 */
function logNearOne(f: number, twos: number, lost: number): number {
  const s = f / (2 + f)
  const z = s * s
  const z2 = z * z
  const z4 = z2 * z2
  const p1 = 2 / 3 + z * (2 / 5) + z2 * (2 / 7 + z * (2 / 9))
  const p5 = 2 / 11 + z * (2 / 13) + z2 * (2 / 15 + z * (2 / 17))
  const p9 = 2 / 19 + z * (2 / 21)
  const rest = z * (p1 + z4 * (p5 + z4 * p9))
  const half = 0.5 * f * f
  return twos * LN2_HIGH - (half - (s * (half + rest) + (twos * LN2_LOW + lost * (1 - 2 * s + 2 * z))) - f)
}
