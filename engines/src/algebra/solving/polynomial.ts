import { type Expression, lettersOf } from '../expression.ts'
import { evaluate, type Letters } from '../numbers/evaluate.ts'
import { add, isZero, makeRational, multiply, negate, ONE, type Rational } from '../numbers/rational.ts'
import { isExact } from '../numbers/value.ts'

/** Terms by their exponents, in the order of the letters it was made for: "2,1" is x²y. No term is zero. */
export type Polynomial = ReadonlyMap<string, Rational>
export type Quotient = { top: Polynomial; bottom: Polynomial }

const HIGHEST_POWER = 16
const MOST_TERMS = 150

/** Writes an expression as a quotient of polynomials in the letters; null where it is none, or a very large one. */
export function toQuotient(
  expression: Expression,
  letters: readonly string[],
  known?: Letters,
): Quotient | null {
  if (lettersOf(expression).every((letter) => !letters.includes(letter))) {
    const value = evaluate(expression, known)
    return value && isExact(value) ? whole(constant(value, letters.length), letters.length) : null
  }
  switch (expression.kind) {
    case 'letter':
      return whole(letter(expression.name, letters), letters.length)
    case 'negative':
      return mapTop(toQuotient(expression.of, letters, known), negatePolynomial)
    case 'power':
      return raiseQuotient(expression, letters, known)
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide': {
      const left = toQuotient(expression.left, letters, known)
      const right = left && toQuotient(expression.right, letters, known)
      return left && right && limit(combine(expression.kind, left, right))
    }
    case 'call':
      if (expression.name !== 'percent') return null
      return mapTop(toQuotient(expression.of, letters, known), (top) => scale(top, makeRational(1n, 100n)))
    default:
      return null
  }
}

function combine(
  kind: 'add' | 'subtract' | 'multiply' | 'divide',
  left: Quotient,
  right: Quotient,
): Quotient | null {
  if (kind === 'multiply') {
    return {
      top: multiplyPolynomials(left.top, right.top),
      bottom: multiplyPolynomials(left.bottom, right.bottom),
    }
  }
  if (kind === 'divide') {
    if (right.top.size === 0) return null
    return {
      top: multiplyPolynomials(left.top, right.bottom),
      bottom: multiplyPolynomials(left.bottom, right.top),
    }
  }
  const other = kind === 'add' ? right.top : negatePolynomial(right.top)
  if (isSamePolynomial(left.bottom, right.bottom))
    return { top: addPolynomials(left.top, other), bottom: left.bottom }
  return {
    top: addPolynomials(multiplyPolynomials(left.top, right.bottom), multiplyPolynomials(other, left.bottom)),
    bottom: multiplyPolynomials(left.bottom, right.bottom),
  }
}

function raiseQuotient(
  { left, right }: { left: Expression; right: Expression },
  letters: readonly string[],
  known?: Letters,
): Quotient | null {
  const exponent = evaluate(right, known)
  if (!exponent || !isExact(exponent) || exponent.bottom !== 1n) return null
  const times = Number(exponent.top)
  const base = Math.abs(times) <= HIGHEST_POWER ? toQuotient(left, letters, known) : null
  if (!base || (times <= 0 && base.top.size === 0)) return null
  const one = whole(constant(ONE, letters.length), letters.length)
  let result: Quotient | null = one
  for (let count = 0; result && count < Math.abs(times); count++)
    result = limit(combine('multiply', result, base))
  return result && times < 0 ? { top: result.bottom, bottom: result.top } : result
}

function limit(quotient: Quotient | null): Quotient | null {
  if (!quotient || quotient.top.size > MOST_TERMS || quotient.bottom.size > MOST_TERMS) return null
  return degreeOf(quotient.top) > 2 * HIGHEST_POWER ? null : quotient
}

function whole(top: Polynomial, places: number): Quotient {
  return { top, bottom: constant(ONE, places) }
}

function letter(name: string, letters: readonly string[]): Polynomial {
  return new Map([[letters.map((each) => (each === name ? 1 : 0)).join(), ONE]])
}

function mapTop(quotient: Quotient | null, change: (top: Polynomial) => Polynomial): Quotient | null {
  return quotient && { top: change(quotient.top), bottom: quotient.bottom }
}

export function constant(value: Rational, places: number): Polynomial {
  return isZero(value) ? new Map() : new Map([[new Array(places).fill(0).join(), value]])
}

export function addPolynomials(a: Polynomial, b: Polynomial): Polynomial {
  const sum = new Map(a)
  for (const [key, coefficient] of b) {
    const before = sum.get(key)
    const after = before ? add(before, coefficient) : coefficient
    if (isZero(after)) sum.delete(key)
    else sum.set(key, after)
  }
  return sum
}

export function negatePolynomial(a: Polynomial): Polynomial {
  return new Map([...a].map(([key, coefficient]) => [key, negate(coefficient)]))
}

export function scale(a: Polynomial, by: Rational): Polynomial {
  return isZero(by)
    ? new Map()
    : new Map([...a].map(([key, coefficient]) => [key, multiply(coefficient, by)]))
}

export function multiplyPolynomials(a: Polynomial, b: Polynomial): Polynomial {
  const product = new Map<string, Rational>()
  for (const [keyA, coefficientA] of a) {
    for (const [keyB, coefficientB] of b) {
      const key = addExponents(keyA, keyB)
      const term = multiply(coefficientA, coefficientB)
      const before = product.get(key)
      const after = before ? add(before, term) : term
      if (isZero(after)) product.delete(key)
      else product.set(key, after)
    }
  }
  return product
}

function addExponents(a: string, b: string): string {
  if (!a.includes(',')) return a === '' ? '' : String(Number(a) + Number(b))
  const more = b.split(',')
  return a
    .split(',')
    .map((exponent, index) => Number(exponent) + Number(more[index]))
    .join()
}

export function isSamePolynomial(a: Polynomial, b: Polynomial): boolean {
  return a.size === b.size && addPolynomials(a, negatePolynomial(b)).size === 0
}

export function exponentsOf(key: string): number[] {
  return key === '' ? [] : key.split(',').map(Number)
}

export function degreeOf(polynomial: Polynomial): number {
  let degree = 0
  for (const key of polynomial.keys()) {
    degree = Math.max(
      degree,
      exponentsOf(key).reduce((sum, exponent) => sum + exponent, 0),
    )
  }
  return degree
}
