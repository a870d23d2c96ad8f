import type { Expression } from '../expression.ts'
import { divide, multiply, ONE, type Rational } from '../numbers/rational.ts'
import { printNumber } from '../reading/print.ts'
import { factorsOf, termsOf } from './terms.ts'

/**
 * Whether two expressions that are the same are written alike too, apart from the order of terms and factors:
 * 3 + 2(x - 1)² is written like 2(x - 1)² + 3, and 2x² - 4x + 5 is not.
 */
export function isAlike(a: Expression, b: Expression): boolean {
  return shapeOf(a) === shapeOf(b)
}

/** Signs are left out: they do not change the form. */
function shapeOf(expression: Expression): string {
  return termsOf(expression).map(shapeOfTerm).sort().join(' + ')
}

/** The numbers of a term as one, then what else is multiplied, above and below the line. */
function shapeOfTerm(term: Expression): string {
  const { top, bottom } = factorsOf(term)
  let number = ONE
  for (const factor of top) number = multiply(number, sizeOf(factor) ?? ONE)
  for (const factor of bottom) number = divide(number, sizeOf(factor) ?? ONE)
  return `${printNumber(number)}${shapeOfFactors('*', top)}${shapeOfFactors('/', bottom)}`
}

function sizeOf(factor: Expression): Rational | null {
  if (factor.kind !== 'number' || factor.value.top === 0n) return null
  return factor.value.top < 0n ? { ...factor.value, top: -factor.value.top } : factor.value
}

function shapeOfFactors(sign: string, factors: Expression[]): string {
  return factors
    .filter((factor) => sizeOf(factor) === null)
    .map((factor) => `${sign}${shapeOfFactor(factor)}`)
    .sort()
    .join('')
}

function shapeOfFactor(factor: Expression): string {
  switch (factor.kind) {
    case 'number':
      return '0'
    case 'mixed':
      return `${factor.whole} ${factor.top}/${factor.bottom}`
    case 'letter':
    case 'constant':
      return factor.name
    case 'power':
      return `(${shapeOf(factor.left)})^(${shapeOf(factor.right)})`
    case 'call':
      return `${factor.name}(${shapeOf(factor.of)})`
    default:
      return `(${shapeOf(factor)})`
  }
}
