import { acos, asin, atan, cbrt, cos, exp, log, log10, pow, sin, tan } from '../../arithmetic/index.ts'
import { type Expression, type FunctionName, lettersOf, type Statement } from '../expression.ts'
import { evaluate, type Letters } from '../numbers/evaluate.ts'
import { isExact, nearest } from '../numbers/value.ts'

type Curve = (x: number) => number

const REACH = 60
const PLACES = 480
const HALVINGS = 60
const TINY = 1e-12
const SMALL = 1e-9

/**
 * Zeros of a difference that is no polynomial (roots, powers, logarithms, angles, bars): looks along the range for changes
 * of sign and for places where the curve turns at zero. What lies closer together than one step can be missed.
 */
export function scanForRoots(
  difference: Expression,
  unknown: string,
  known: Letters,
  [from, to]: readonly [number, number],
): number[] {
  const curve = toCurve(difference, unknown, known)
  const step = (to - from) / PLACES
  const roots: number[] = []
  let [before, last] = [Number.NaN, Number.NaN]
  for (let index = 0; index <= PLACES; index++) {
    const x = from + index * step
    const here = curve(x)
    if (Math.abs(here) < TINY) roots.push(x)
    else if (last * here < 0) roots.push(...findCrossing(curve, x - step, x))
    else if (Math.abs(last) < Math.abs(before) && Math.abs(last) < Math.abs(here)) {
      roots.push(...findTouch(curve, x - 2 * step, x))
    }
    before = last
    last = here
  }
  return roots
}

/** Where to look: between the bounds that the system itself sets, or widely around the known solutions. */
export function rangeToScan(
  system: Statement[],
  unknown: string,
  known: Letters,
  given: number[],
): [number, number] {
  const reach = Math.max(REACH, ...given.map((value) => 1.5 * Math.abs(value)))
  let [from, to] = [-reach, reach]
  for (const { sides, relations } of system) {
    for (const [index, relation] of relations.entries()) {
      const [left, right] = [sides[index] as Expression, sides[index + 1] as Expression]
      const bound = isLetter(left, unknown)
        ? boundOf(right, known)
        : isLetter(right, unknown)
          ? boundOf(left, known)
          : null
      if (bound === null || relation === '=' || relation === '!=') continue
      const isUpper = relation.startsWith('<') === isLetter(left, unknown)
      if (isUpper) to = Math.min(to, bound)
      else from = Math.max(from, bound)
    }
  }
  return from < to ? [from, to] : [-reach, reach]
}

function isLetter(expression: Expression, name: string): boolean {
  return expression.kind === 'letter' && expression.name === name
}

function boundOf(expression: Expression, known: Letters): number | null {
  const value = evaluate(expression, known)
  return value && nearest(value)
}

/** Nothing where the sign changes across a pole instead of a zero. */
function findCrossing(curve: Curve, from: number, to: number): number[] {
  let [low, high] = [from, to]
  const start = curve(low)
  for (let count = 0; count < HALVINGS; count++) {
    const middle = (low + high) / 2
    if (start * curve(middle) > 0) low = middle
    else high = middle
  }
  return Math.abs(curve(high)) <= 1e-7 * Math.max(1, Math.abs(start)) ? [high] : []
}

/** The lowest place of |curve| between two places, if it reaches zero there. */
function findTouch(curve: Curve, from: number, to: number): number[] {
  let [low, high] = [from, to]
  for (let count = 0; count < HALVINGS; count++) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3]
    if (Math.abs(curve(a)) < Math.abs(curve(b))) high = b
    else low = a
  }
  return Math.abs(curve(low)) < SMALL ? [low] : []
}

/** In doubles and without error bounds, because it is asked hundreds of times; NaN where there is no value. */
function toCurve(expression: Expression, unknown: string, known: Letters): Curve {
  if (!lettersOf(expression).includes(unknown)) {
    const value = evaluate(expression, known)
    const fixed = value ? nearest(value) : Number.NaN
    return () => fixed
  }
  switch (expression.kind) {
    case 'negative': {
      const of = toCurve(expression.of, unknown, known)
      return (x) => -of(x)
    }
    case 'call': {
      const [of, apply] = [toCurve(expression.of, unknown, known), NEARLY[expression.name]]
      return (x) => apply(of(x))
    }
    case 'power':
      return toPowerCurve(expression, unknown, known)
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide': {
      const [left, right] = [
        toCurve(expression.left, unknown, known),
        toCurve(expression.right, unknown, known),
      ]
      const combine = COMBINE[expression.kind]
      return (x) => combine(left(x), right(x))
    }
    default:
      return (x) => x
  }
}

const COMBINE = {
  add: (a: number, b: number) => a + b,
  subtract: (a: number, b: number) => a - b,
  multiply: (a: number, b: number) => a * b,
  divide: (a: number, b: number) => a / b,
}

function noFactorial(): number {
  return Number.NaN
}

const NEARLY: Record<FunctionName, (x: number) => number> = {
  sqrt: Math.sqrt,
  cbrt,
  abs: Math.abs,
  sin,
  cos,
  tan,
  asin,
  acos,
  atan,
  log: log10,
  ln: log,
  exp,
  percent: (x) => x / 100,
  factorial: noFactorial,
}

/** x^(1/3) has a value below zero too. */
function toPowerCurve(
  { left, right }: { left: Expression; right: Expression },
  unknown: string,
  known: Letters,
): Curve {
  const [base, exponent] = [toCurve(left, unknown, known), toCurve(right, unknown, known)]
  const fixed = lettersOf(right).length === 0 ? evaluate(right) : null
  const isOddRoot = fixed !== null && isExact(fixed) && fixed.bottom !== 1n && fixed.bottom % 2n === 1n
  if (!isOddRoot) return (x) => pow(base(x), exponent(x))
  const sign = fixed.top % 2n === 0n ? 1 : -1
  return (x) => (base(x) < 0 ? sign * pow(-base(x), exponent(x)) : pow(base(x), exponent(x)))
}
