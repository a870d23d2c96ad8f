import { fastTwoSum, low, multiply, twoProduct, twoSum } from './double-double.ts'
import { expOfSum, LN2_HIGH, LN2_LOW } from './exp.ts'
import { powerOfTwo } from './float-bits.ts'
import { exponentOf, LEAST_NORMAL, log } from './log.ts'

/** 1/ln 10, 1/3 and 1/5 as double-doubles. */
const PER_LN10 = { high: Math.LOG10E, low: 1.098319650216765e-17 }
const THIRD = { high: 1 / 3, low: 1.850371707708594e-17 }
const FIFTH = { high: 1 / 5, low: -1.1102230246251566e-17 }

export function log10(x: number): number {
  if (!(x > 0 && x < Number.POSITIVE_INFINITY)) return log(x)
  const high = logInTwo(x)
  return multiply(high, low.part, PER_LN10.high, PER_LN10.low)
}

/** As JavaScript does it. Whole numbers below 2^53 come out exactly, and so do their inverses as far as a double can hold them. */
export function pow(base: number, exponent: number): number {
  if (exponent === 0) return 1
  const size = Math.abs(base)
  if (Number.isNaN(base) || Number.isNaN(exponent)) return Number.NaN
  if (size === 1 && Math.abs(exponent) === Number.POSITIVE_INFINITY) return Number.NaN
  if (base < 0 && !Number.isInteger(exponent) && size < Number.POSITIVE_INFINITY) {
    return Math.abs(exponent) === Number.POSITIVE_INFINITY ? powOfSize(size, exponent) : Number.NaN
  }
  const isNegative = (base < 0 || Object.is(base, -0)) && Math.abs(exponent % 2) === 1
  return isNegative ? -powOfSize(size, exponent) : powOfSize(size, exponent)
}

function powOfSize(size: number, exponent: number): number {
  if (size === 1) return 1
  if (exponent === 1) return size
  if (exponent === 2) return size * size
  if (exponent === -1) return 1 / size
  const isBelowOne = size < 1 === exponent > 0
  const edge = isBelowOne ? 0 : Number.POSITIVE_INFINITY
  // No double but 1 is nearer to 1 than 2^-53.
  if (size === 0 || size === Number.POSITIVE_INFINITY || Math.abs(exponent) > 2 ** 64) return edge
  if (exponent < 0 && Number.isInteger(exponent)) {
    const inverse = powOfSize(size, -exponent)
    if (Number.isSafeInteger(inverse)) return 1 / inverse
  }
  const high = logInTwo(size)
  const logLow = low.part
  if (Math.abs(exponent * high) > 750) return edge
  const product = twoProduct(exponent, high)
  return expOfSum(product, low.part + exponent * logLow)
}

export function cbrt(x: number): number {
  if (x === 0 || !Number.isFinite(x)) return x
  if (Math.abs(x) < LEAST_NORMAL) return cbrt(x * 2 ** 54) * 2 ** -18
  const size = Math.abs(x)
  const third = Math.trunc(exponentOf(size) / 3)
  const factor = size * powerOfTwo(-3 * third)
  const near = expOfSum(log(factor) / 3, 0)
  // One step of Newton's, with what is left over worked out exactly.
  const square = twoProduct(near, near)
  const squareLow = low.part
  const cube = twoProduct(square, near)
  const left = factor - cube - low.part - squareLow * near
  const root = (near + left / (3 * square)) * powerOfTwo(third)
  return x < 0 ? -root : root
}

/** ln x as a double-double with an error of at most 2^-68 of it. */
function logInTwo(x: number): number {
  const grown = x < LEAST_NORMAL ? x * 2 ** 54 : x
  const grownTwos = exponentOf(grown)
  const factor = grown * powerOfTwo(-grownTwos)
  const twos = x < LEAST_NORMAL ? grownTwos - 54 : grownTwos
  const f = factor - 1
  const denominator = twoSum(factor, 1)
  const denominatorLow = low.part
  const s = f / denominator
  const back = twoProduct(s, denominator)
  const sLow = (f - back - low.part - s * denominatorLow) / denominator
  const z = multiply(s, sLow, s, sLow)
  const zLow = low.part
  // ln(1 + f) = 2s(1 + z/3 + z²/5 + …): the first terms in two parts, the others in one.
  const tail = z * sumFromSeventh(z)
  const fifth = fastTwoSum(FIFTH.high, tail)
  const fifths = multiply(z, zLow, fifth, low.part + FIFTH.low)
  const fifthsLow = low.part
  const third = fastTwoSum(THIRD.high, fifths)
  const thirds = multiply(z, zLow, third, low.part + THIRD.low + fifthsLow)
  const curve = multiply(2 * s, 2 * sLow, thirds, low.part)
  const curveLow = low.part
  const near = fastTwoSum(2 * s, curve)
  const nearLow = low.part + 2 * sLow + curveLow
  if (twos === 0) return fastTwoSum(near, nearLow)
  const high = fastTwoSum(twos * LN2_HIGH, near)
  const rest = low.part + nearLow
  const product = twoProduct(twos, LN2_LOW)
  const productLow = low.part
  const sum = twoSum(high, product)
  return fastTwoSum(sum, low.part + rest + productLow)
}

/** 1/7 + z/9 + z²/11 + … */
function sumFromSeventh(z: number): number {
  let sum = 0
  for (let divisor = 31; divisor >= 7; divisor -= 2) sum = sum * z + 1 / divisor
  return sum
}
