import { divide, fastTwoSum, low, twoProduct } from './double-double.ts'
import { takeQuarterTurns, turned } from './quarter-turns.ts'

/** Below it the angle itself is the nearest double to its sine and its tangent. */
const TINY = 2 ** -27

export function sin(x: number): number {
  if (!Number.isFinite(x)) return Number.NaN
  if (Math.abs(x) < TINY) return x
  takeQuarterTurns(x)
  const size = turned.quarters & 1 ? cosine() : sine()
  return turned.quarters & 2 ? -size : size
}

export function cos(x: number): number {
  if (!Number.isFinite(x)) return Number.NaN
  takeQuarterTurns(x)
  const size = turned.quarters & 1 ? sine() : cosine()
  return (turned.quarters + 1) & 2 ? -size : size
}

export function tan(x: number): number {
  if (!Number.isFinite(x)) return Number.NaN
  if (Math.abs(x) < TINY) return x
  takeQuarterTurns(x)
  const across = cosine()
  const acrossLow = low.part
  const up = sine()
  const upLow = low.part
  return turned.quarters & 1 ? divide(-across, -acrossLow, up, upLow) : divide(up, upLow, across, acrossLow)
}

/** Of the angle in `turned`; the low part is left in `low.part`. */
function sine(): number {
  const { angle: r, angleLow: rLow } = turned
  const z = r * r
  const z2 = z * z
  const s3 = -1 / 6 + z * (1 / 120) + z2 * (-1 / 5_040 + z * (1 / 362_880))
  const s11 = -1 / 39_916_800 + z * (1 / 6_227_020_800)
  const s15 = -1 / 1_307_674_368_000 + z * (1 / 355_687_428_096_000)
  const curve = z * r * (s3 + z2 * z2 * (s11 + z2 * s15))
  return fastTwoSum(r, curve + rLow * (1 - 0.5 * z))
}

function cosine(): number {
  const { angle: r, angleLow: rLow } = turned
  const z = twoProduct(r, r)
  const zLow = low.part
  const z2 = z * z
  const c4 = 1 / 24 - z * (1 / 720) + z2 * (1 / 40_320 - z * (1 / 3_628_800))
  const c12 = 1 / 479_001_600 - z * (1 / 87_178_291_200)
  const c16 = 1 / 20_922_789_888_000 - z * (1 / 6_402_373_705_728_000)
  const curve = z2 * (c4 + z2 * z2 * (c12 + z2 * c16))
  const high = fastTwoSum(1, -0.5 * z)
  return fastTwoSum(high, low.part + (curve - 0.5 * zLow - r * rLow))
}
