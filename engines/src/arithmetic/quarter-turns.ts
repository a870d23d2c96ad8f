import { low, twoSum } from './double-double.ts'
import { ROUNDER } from './exp.ts'

/** π/2 in parts of 33 bits: their products with a whole number below 2^20 are exact. */
const QUARTER = [
  1.5707963267341256, 6.077100506303966e-11, 2.0222662487111665e-21, 8.4784276603689e-32,
] as const
const LARGEST_DIRECT = 2 ** 19
const PER_QUARTER = 2 / Math.PI

/** How many quarter turns (0 to 3) were taken off an angle, and what is left of it, at most π/4 either way. */
export const turned = { quarters: 0, angle: 0, angleLow: 0 }

export function takeQuarterTurns(x: number): void {
  if (Math.abs(x) > LARGEST_DIRECT) {
    takeManyQuarterTurns(x)
    return
  }
  const quarters = x * PER_QUARTER + ROUNDER - ROUNDER
  const first = twoSum(x - quarters * QUARTER[0], -quarters * QUARTER[1])
  const firstLow = low.part
  const second = twoSum(first, -quarters * QUARTER[2])
  turned.angle = twoSum(second, low.part + (firstLow - quarters * QUARTER[3]))
  turned.angleLow = low.part
  turned.quarters = quarters & 3
}

/** Bits behind the point: the largest double has 1,024 before it. */
const DEEP = 1_200n
const KEPT = 200n
let deepQuarter = 0n

/** For finite angles. In whole numbers, because π must be known to as many digits as the angle has. */
function takeManyQuarterTurns(x: number): void {
  deepQuarter ||= 2n * (4n * arctanOfInverse(5n) - arctanOfInverse(239n))
  const size = Math.abs(x)
  const angle = size < 2 ** 53 ? BigInt(size * 2 ** 33) << (DEEP - 33n) : BigInt(size) << DEEP
  let quarters = angle / deepQuarter
  let left = angle - quarters * deepQuarter
  if (2n * left > deepQuarter) {
    quarters++
    left -= deepQuarter
  }
  const sign = x < 0 ? -1 : 1
  const kept = left >> (DEEP - KEPT)
  const unit = 2 ** -Number(KEPT)
  const high = Number(kept)
  turned.angle = sign * high * unit
  turned.angleLow = sign * Number(kept - BigInt(high)) * unit
  turned.quarters = Number(x < 0 ? -quarters & 3n : quarters & 3n)
}

/** π/4 = 4 arctan(1/5) - arctan(1/239), after Machin. */
function arctanOfInverse(whole: bigint): bigint {
  const square = whole * whole
  let term = (1n << DEEP) / whole
  let sum = term
  for (let divisor = 3n; term !== 0n; divisor += 2n) {
    term = -term / square
    sum += term / divisor
  }
  return sum
}
