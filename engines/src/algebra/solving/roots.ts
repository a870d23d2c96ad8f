import {
  add,
  divide,
  isZero,
  makeRational,
  multiply,
  negate,
  type Rational,
  signOf,
  subtract,
  toNumber,
  ZERO,
} from '../numbers/rational.ts'
import type { Polynomial } from './polynomial.ts'

/** Coefficients of a polynomial in one letter, the constant first; the last one is not zero. */
export type Coefficients = readonly Rational[]

const REFINEMENTS = 60

export function toCoefficients(polynomial: Polynomial): Coefficients {
  const coefficients: Rational[] = []
  for (const [key, coefficient] of polynomial) coefficients[Number(key)] = coefficient
  return Array.from(coefficients, (coefficient) => coefficient ?? ZERO)
}

export function evaluateAt(coefficients: Coefficients, x: Rational): Rational {
  let result = ZERO
  for (let index = coefficients.length - 1; index >= 0; index--) {
    result = add(multiply(result, x), coefficients[index] as Rational)
  }
  return result
}

/** Divides a root out as often as it goes. */
export function withoutRoot(coefficients: Coefficients, root: Rational): Coefficients {
  let rest = coefficients
  while (rest.length > 1 && isZero(evaluateAt(rest, root))) {
    rest = divideWithRest(rest, [negate(root), makeRational(1n)]).quotient
  }
  return rest
}

/** The different real roots of a polynomial that is not zero, rounded to doubles. */
export function realRoots(coefficients: Coefficients): number[] {
  if (coefficients.length <= 1) return []
  const [c, b, a] = coefficients as [Rational, Rational, Rational?]
  if (!a) return [toNumber(negate(divide(c, b)))]
  if (coefficients.length === 3) return rootsOfQuadratic(a, b, c)
  return isolateRoots(coefficients)
}

function rootsOfQuadratic(a: Rational, b: Rational, c: Rational): number[] {
  const discriminant = subtract(multiply(b, b), multiply(makeRational(4n), multiply(a, c)))
  if (signOf(discriminant) < 0) return []
  const middle = toNumber(divide(negate(b), multiply(makeRational(2n), a)))
  const reach = Math.sqrt(toNumber(discriminant)) / Math.abs(2 * toNumber(a))
  return reach === 0 ? [middle] : [middle - reach, middle + reach]
}

/** Sturm: the number of different roots in (low, high] is the number of sign changes lost between the two. */
function isolateRoots(coefficients: Coefficients): number[] {
  const chain = sturmChain(withoutRepeats(coefficients))
  const bound = cauchyBound(coefficients)
  const roots: number[] = []
  const open: [Rational, Rational][] = [[negate(bound), bound]]
  const half = makeRational(1n, 2n)
  for (let interval = open.pop(); interval; interval = open.pop()) {
    let [low, high] = interval
    const count = signChanges(chain, low) - signChanges(chain, high)
    if (count === 0) continue
    const middle = multiply(add(low, high), half)
    const isNarrow = toNumber(subtract(high, low)) < 1e-9
    if (count > 1 && !isNarrow) {
      open.push([low, middle], [middle, high])
      continue
    }
    for (let step = 0; step < REFINEMENTS && toNumber(subtract(high, low)) > 1e-12; step++) {
      const between = multiply(add(low, high), half)
      if (signChanges(chain, low) > signChanges(chain, between)) high = between
      else low = between
    }
    roots.push(toNumber(high))
  }
  return roots.sort((x, y) => x - y)
}

/** The same roots, each once; a repeated root in the middle of an interval would spoil the count. */
function withoutRepeats(coefficients: Coefficients): Coefficients {
  const shared = sturmChain(coefficients).at(-1) as Coefficients
  return shared.length > 1 ? divideWithRest(coefficients, shared).quotient : coefficients
}

function sturmChain(coefficients: Coefficients): Coefficients[] {
  const chain: Coefficients[] = [coefficients, derivative(coefficients)]
  for (;;) {
    const { rest } = divideWithRest(chain.at(-2) as Coefficients, chain.at(-1) as Coefficients)
    if (rest.length === 0) return chain
    const size = toPositive(rest.at(-1) as Rational)
    chain.push(rest.map((coefficient) => negate(divide(coefficient, size))))
  }
}

function signChanges(chain: Coefficients[], x: Rational): number {
  let changes = 0
  let last = 0
  for (const coefficients of chain) {
    const sign = signOf(evaluateAt(coefficients, x))
    if (sign !== 0 && last !== 0 && sign !== last) changes++
    if (sign !== 0) last = sign
  }
  return changes
}

/** Cauchy: every root is smaller than 1 + max |aᵢ / aₙ|. */
function cauchyBound(coefficients: Coefficients): Rational {
  const lead = coefficients.at(-1) as Rational
  const ratios = coefficients.map((coefficient) => Math.abs(toNumber(divide(coefficient, lead))))
  return makeRational(BigInt(Math.ceil(Math.max(...ratios)) + 2))
}

export function derivative(coefficients: Coefficients): Coefficients {
  return coefficients
    .slice(1)
    .map((coefficient, index) => multiply(coefficient, makeRational(BigInt(index + 1))))
}

/** Long division; the rest has no leading zeros and is empty where it is zero. */
export function divideWithRest(
  a: Coefficients,
  b: Coefficients,
): { quotient: Coefficients; rest: Coefficients } {
  const rest = [...a]
  const lead = b.at(-1) as Rational
  const quotient: Rational[] = new Array(Math.max(a.length - b.length + 1, 0)).fill(ZERO)
  while (rest.length >= b.length && rest.length > 0) {
    const factor = divide(rest.at(-1) as Rational, lead)
    const shift = rest.length - b.length
    quotient[shift] = factor
    for (const [index, coefficient] of b.entries()) {
      rest[shift + index] = subtract(rest[shift + index] as Rational, multiply(factor, coefficient))
    }
    while (rest.length > 0 && isZero(rest.at(-1) as Rational)) rest.pop()
  }
  return { quotient, rest }
}

function toPositive(a: Rational): Rational {
  return a.top < 0n ? negate(a) : a
}
