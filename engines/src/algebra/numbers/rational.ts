import { pow } from '../../arithmetic/index.ts'

/** An exact number in lowest terms; the bottom is positive. */
export type Rational = { readonly top: bigint; readonly bottom: bigint }

const SAFE = BigInt(Number.MAX_SAFE_INTEGER)
/** Beyond 2^1000 a number on its way to floating point is shifted first, so that it does not become infinite. */
const LARGE = 2n ** 1000n

export const ZERO: Rational = { top: 0n, bottom: 1n }
export const ONE: Rational = { top: 1n, bottom: 1n }

export function makeRational(top: bigint, bottom = 1n): Rational {
  if (bottom === 1n) return { top, bottom }
  const shared = gcd(top, bottom)
  const sign = bottom < 0n ? -1n : 1n
  return { top: (sign * top) / shared, bottom: (sign * bottom) / shared }
}

export function gcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a
  let y = b < 0n ? -b : b
  while (y > SAFE) [x, y] = [y, x % y]
  if (y === 0n) return x === 0n ? 1n : x
  let [m, n] = [Number(y), Number(x % y)]
  while (n !== 0) [m, n] = [n, m % n]
  return BigInt(m)
}

export function add(a: Rational, b: Rational): Rational {
  if (a.bottom === 1n && b.bottom === 1n) return { top: a.top + b.top, bottom: 1n }
  return makeRational(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
}

export function negate(a: Rational): Rational {
  return { top: -a.top, bottom: a.bottom }
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b))
}

/** Cancels crosswise first: with one small factor that costs nothing, however large the other one is. */
export function multiply(a: Rational, b: Rational): Rational {
  if (a.bottom === 1n && b.bottom === 1n) return { top: a.top * b.top, bottom: 1n }
  const [left, right] = [gcd(a.top, b.bottom), gcd(b.top, a.bottom)]
  return { top: (a.top / left) * (b.top / right), bottom: (a.bottom / right) * (b.bottom / left) }
}

/** The divisor is not zero. */
export function divide(a: Rational, b: Rational): Rational {
  return multiply(a, b.top < 0n ? { top: -b.bottom, bottom: -b.top } : { top: b.bottom, bottom: b.top })
}

export function isZero(a: Rational): boolean {
  return a.top === 0n
}

export function signOf(a: Rational): -1 | 0 | 1 {
  return a.top === 0n ? 0 : a.top < 0n ? -1 : 1
}

export function compareRationals(a: Rational, b: Rational): -1 | 0 | 1 {
  const [left, right] = [a.top * b.bottom, b.top * a.bottom]
  return left === right ? 0 : left < right ? -1 : 1
}

/** A whole power of a number that is not zero unless the exponent is positive. */
export function raise(base: Rational, exponent: number): Rational {
  const times = BigInt(Math.abs(exponent))
  const [top, bottom] = [base.top ** times, base.bottom ** times]
  if (exponent >= 0) return { top, bottom }
  return top < 0n ? { top: -bottom, bottom: -top } : { top: bottom, bottom: top }
}

/** The exact root of a number that is not negative, if it has one. */
export function rootOf(a: Rational, degree: number): Rational | null {
  const top = wholeRoot(a.top, degree)
  const bottom = top === null || a.bottom === 1n ? 1n : wholeRoot(a.bottom, degree)
  return top === null || bottom === null ? null : { top, bottom }
}

function wholeRoot(a: bigint, degree: number): bigint | null {
  const power = BigInt(degree)
  if (a < LARGE) {
    const near = BigInt(Math.round(pow(Number(a), 1 / degree)))
    if (near ** power === a) return near
    if (a < SAFE) return null
  }
  let [low, high] = [0n, 1n << (BigInt(sizeInBits(a)) / power + 1n)]
  while (low < high) {
    const middle = (low + high + 1n) >> 1n
    if (middle ** power <= a) low = middle
    else high = middle - 1n
  }
  return low ** power === a ? low : null
}

export function sizeInBits(a: bigint): number {
  const size = a < 0n ? -a : a
  if (size === 0n) return 0
  return size <= SAFE ? size.toString(2).length : size.toString(16).length * 4
}

export function toNumber({ top, bottom }: Rational): number {
  const size = top < 0n ? -top : top
  if (size < LARGE && bottom < LARGE) return Number(top) / Number(bottom)
  const shift = BigInt(sizeInBits(size) - sizeInBits(bottom) - 64)
  const scaled = shift >= 0n ? top / (bottom << shift) : (top << -shift) / bottom
  return Number(scaled) * 2 ** Number(shift)
}
