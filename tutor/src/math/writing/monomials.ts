import { type Expression, evaluate, lettersOf } from '#engines/algebra/index.ts'
import { add, divide, isZero, multiply, negate, type Rational } from '#engines/algebra/numbers/rational.ts'
import { isExact } from '#engines/algebra/numbers/value.ts'
import { whole, writePower, writeTerms } from './polynomial.ts'

export type Monomial = { factor: Rational; powers: ReadonlyMap<string, number> }

const MOST_TERMS = 60
const HIGHEST_POWER = 8

/** Multiplies out without putting like terms together; null where something else than sums and products is in it. */
export function multiplyOut(expression: Expression): Monomial[] | null {
  if (lettersOf(expression).length === 0) {
    const value = evaluate(expression)
    return value && isExact(value) ? [{ factor: value, powers: new Map() }] : null
  }
  switch (expression.kind) {
    case 'letter':
      return [{ factor: whole(1), powers: new Map([[expression.name, 1]]) }]
    case 'negative':
      return multiplyOut(expression.of)?.map(turn) ?? null
    case 'add':
    case 'subtract': {
      const [left, right] = [multiplyOut(expression.left), multiplyOut(expression.right)]
      if (!left || !right) return null
      return [...left, ...(expression.kind === 'add' ? right : right.map(turn))]
    }
    case 'multiply': {
      const [left, right] = [multiplyOut(expression.left), multiplyOut(expression.right)]
      return left && right && productOf(left, right)
    }
    case 'divide': {
      const [top, bottom] = [multiplyOut(expression.left), multiplyOut(expression.right)]
      const [by, more] = bottom ?? []
      if (!top || !by || more || isZero(by.factor)) return null
      const quotients = top.map((term) => quotientOf(term, by))
      return quotients.every((term) => [...term.powers.values()].every((power) => power > 0))
        ? quotients
        : null
    }
    case 'power': {
      const exponent = evaluate(expression.right)
      const base = multiplyOut(expression.left)
      if (!base || !exponent || !isExact(exponent) || exponent.bottom !== 1n) return null
      const times = Number(exponent.top)
      if (times < 1 || times > HIGHEST_POWER) return null
      let product: Monomial[] | null = base
      for (let count = 1; product && count < times; count++) product = productOf(product, base)
      return product
    }
    default:
      return null
  }
}

/** Like terms together, highest powers first. */
export function collect(terms: readonly Monomial[]): Monomial[] {
  const sums = new Map<string, Monomial>()
  for (const term of terms) {
    const before = sums.get(writePowers(term))
    sums.set(writePowers(term), before ? { ...term, factor: add(before.factor, term.factor) } : term)
  }
  return [...sums.values()].filter(({ factor }) => !isZero(factor)).sort((a, b) => degreeOf(b) - degreeOf(a))
}

export function writeSum(terms: readonly Monomial[], hasDecimals: boolean): string {
  return writeTerms(
    terms.map((term) => ({ factor: term.factor, power: writePowers(term) })),
    hasDecimals,
  )
}

function writePowers({ powers }: Monomial): string {
  return [...powers]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([letter, power]) => writePower(letter, power))
    .join('*')
}

function degreeOf({ powers }: Monomial): number {
  return [...powers.values()].reduce((sum, power) => sum + power, 0)
}

function turn(term: Monomial): Monomial {
  return { ...term, factor: negate(term.factor) }
}

function productOf(left: Monomial[], right: Monomial[]): Monomial[] | null {
  if (left.length * right.length > MOST_TERMS) return null
  return left.flatMap((a) =>
    right.map((b) => ({ factor: multiply(a.factor, b.factor), powers: joinPowers(a.powers, b.powers, 1) })),
  )
}

function quotientOf(a: Monomial, b: Monomial): Monomial {
  return { factor: divide(a.factor, b.factor), powers: joinPowers(a.powers, b.powers, -1) }
}

function joinPowers(
  a: ReadonlyMap<string, number>,
  b: ReadonlyMap<string, number>,
  sign: 1 | -1,
): Map<string, number> {
  const joined = new Map(a)
  for (const [letter, power] of b) joined.set(letter, (joined.get(letter) ?? 0) + sign * power)
  for (const [letter, power] of joined) if (power === 0) joined.delete(letter)
  return joined
}
