import { log, pow } from '../../arithmetic/index.ts'
import {
  add,
  compareRationals,
  divide,
  isZero,
  multiply,
  negate,
  type Rational,
  raise,
  rootOf,
  sizeInBits,
  toNumber,
} from './rational.ts'

/** A number that cannot be held exactly, and how far off it may be after the roundings on its way. */
export type Approximate = { readonly near: number; readonly error: number }
export type Value = Rational | Approximate

/** Half a unit in the last place of a double, a little generous. */
const ROUNDING = 2.3e-16
const TOLERANCE = 1e-9
/** Larger exact results are rounded: what no learner writes must not cost a second. */
const MOST_BITS = 2048

export function isExact(value: Value): value is Rational {
  return 'top' in value
}

export function nearest(value: Value): number {
  return isExact(value) ? toNumber(value) : value.near
}

/** Null where the result is not a number that a double can hold. */
export function approximate(near: number, error = 0): Approximate | null {
  if (!Number.isFinite(near)) return null
  return { near, error: error + Math.abs(near) * ROUNDING }
}

export function toApproximate(value: Value): Approximate | null {
  return isExact(value) ? approximate(toNumber(value)) : value
}

/** -1, 0 or 1; exact numbers exactly, others are equal within a billionth or within their own roundings. */
export function compareValues(a: Value, b: Value): -1 | 0 | 1 {
  if (isExact(a) && isExact(b)) return compareRationals(a, b)
  const [left, right] = [nearest(a), nearest(b)]
  const errors = (isExact(a) ? 0 : a.error) + (isExact(b) ? 0 : b.error)
  const tolerance = Math.max(TOLERANCE * Math.max(Math.abs(left), Math.abs(right)), 4 * errors)
  if (Math.abs(left - right) <= tolerance) return 0
  return left < right ? -1 : 1
}

export function negateValue(a: Value): Value {
  return isExact(a) ? negate(a) : { near: -a.near, error: a.error }
}

export function addValues(a: Value, b: Value): Value | null {
  if (isExact(a) && isExact(b)) return keepSmall(add(a, b))
  const [x, y] = [toApproximate(a), toApproximate(b)]
  return x && y && approximate(x.near + y.near, x.error + y.error)
}

export function multiplyValues(a: Value, b: Value): Value | null {
  if (isExact(a) && isExact(b)) return keepSmall(multiply(a, b))
  const [x, y] = [toApproximate(a), toApproximate(b)]
  return x && y && approximate(x.near * y.near, Math.abs(x.near) * y.error + Math.abs(y.near) * x.error)
}

export function divideValues(a: Value, b: Value): Value | null {
  if (isExact(b) && isZero(b)) return null
  if (isExact(a) && isExact(b)) return keepSmall(divide(a, b))
  const [x, y] = [toApproximate(a), toApproximate(b)]
  if (!x || !y || Math.abs(y.near) <= 4 * y.error) return null
  const near = x.near / y.near
  return approximate(near, (x.error + Math.abs(near) * y.error) / Math.abs(y.near))
}

export function raiseValue(base: Value, exponent: Value): Value | null {
  if (isExact(base) && isExact(exponent)) {
    const exact = raiseExactly(base, exponent)
    if (exact !== 'inexact') return exact
  }
  return raiseNearly(base, exponent)
}

/** Whole powers and perfect roots. A negative base has the real root where the root is odd: (-8)^(1/3) = -2. */
function raiseExactly(base: Rational, exponent: Rational): Rational | null | 'inexact' {
  if (isZero(base)) return exponent.top > 0n ? base : null
  if (exponent.bottom === 1n) {
    const bits = Math.max(sizeInBits(base.top), sizeInBits(base.bottom))
    if (sizeInBits(exponent.top) > 40) return 'inexact'
    const times = Number(exponent.top)
    return bits > 1 && bits * Math.abs(times) > MOST_BITS
      ? 'inexact'
      : raise(base, bits > 1 ? times : times % 2)
  }
  if (exponent.bottom > 60n) return 'inexact'
  const isNegative = base.top < 0n
  if (isNegative && exponent.bottom % 2n === 0n) return null
  const root = rootOf(isNegative ? negate(base) : base, Number(exponent.bottom))
  return root === null
    ? 'inexact'
    : raiseExactly(isNegative ? negate(root) : root, { top: exponent.top, bottom: 1n })
}

function raiseNearly(base: Value, exponent: Value): Value | null {
  const [x, y] = [toApproximate(base), toApproximate(exponent)]
  if (!x || !y) return null
  const size = Math.abs(x.near)
  if (size <= 4 * x.error) return y.near > 0 ? { near: 0, error: pow(size + x.error, y.near) } : null
  const sign = x.near > 0 ? 1 : signOfPower(exponent)
  if (sign === null) return null
  const near = sign * pow(size, y.near)
  const relative = (Math.abs(y.near) * x.error) / size + Math.abs(log(size)) * y.error
  return approximate(near, Math.abs(near) * (relative + ROUNDING))
}

function signOfPower(exponent: Value): 1 | -1 | null {
  if (!isExact(exponent)) {
    const whole = Math.round(exponent.near)
    if (Math.abs(exponent.near - whole) > 4 * exponent.error) return null
    return whole % 2 === 0 ? 1 : -1
  }
  if (exponent.bottom % 2n === 0n) return null
  return exponent.top % 2n === 0n ? 1 : -1
}

function keepSmall(value: Rational): Value | null {
  const { top, bottom } = value
  if (bottom < SMALL && top < SMALL && top > -SMALL) return value
  return toApproximate(value)
}
const SMALL = 2n ** BigInt(MOST_BITS)
