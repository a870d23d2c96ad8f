import { type Expression, evaluate, parseExpression } from '#engines/algebra/index.ts'
import {
  divide,
  gcd,
  isZero,
  makeRational,
  type Rational,
  signOf,
} from '#engines/algebra/numbers/rational.ts'
import { isExact } from '#engines/algebra/numbers/value.ts'
import { printNumber } from '#engines/algebra/reading/print.ts'
import { toQuotient } from '#engines/algebra/solving/polynomial.ts'
import { toCoefficients } from '#engines/algebra/solving/roots.ts'

/** Coefficients from the constant term upwards; null where the expression is no polynomial in the letter. */
export function coefficientsOf(expression: Expression, letter: string): Rational[] | null {
  const quotient = toQuotient(expression, [letter])
  if (!quotient) return null
  const bottom = toCoefficients(quotient.bottom)
  const by = bottom[0]
  if (bottom.length !== 1 || !by || isZero(by)) return null
  const top = toCoefficients(quotient.top).map((each) => divide(each, by))
  while (top.length > 0 && isZero(top.at(-1) as Rational)) top.pop()
  return top
}

/** "3*x^2 - 5*x + 6" */
export function writePolynomial(
  coefficients: readonly Rational[],
  letter: string,
  hasDecimals = false,
): string {
  return writeTerms(
    coefficients.map((factor, power) => ({ factor, power: writePower(letter, power) })).reverse(),
    hasDecimals,
  )
}

/** A sum of terms as one writes it: fractions unless the problem has decimals, no 1 before a letter, no plus before a minus. */
export function writeTerms(terms: { factor: Rational; power: string }[], hasDecimals = false): string {
  const write = hasDecimals ? writeNumber : writeFraction
  const shown = terms.filter(({ factor }) => !isZero(factor))
  if (shown.length === 0) return '0'
  return shown
    .map(({ factor, power }, index) => {
      const isMinus = signOf(factor) < 0
      const size = write(isMinus ? { top: -factor.top, bottom: factor.bottom } : factor)
      const product = power === '' ? size : size === '1' ? power : `${bracketed(size)}*${power}`
      if (index === 0) return isMinus ? `-${product}` : product
      return ` ${isMinus ? '-' : '+'} ${product}`
    })
    .join('')
}

/** A decimal where it ends, else a fraction. */
export function writeNumber(number: Rational): string {
  return printNumber(number)
}

/** Fractions stay fractions, in whole numbers above and below. */
export function writeFraction({ top, bottom }: Rational): string {
  return bottom === 1n ? String(top) : `${top}/${bottom}`
}

function bracketed(text: string): string {
  return text.includes('/') ? `(${text})` : text
}

export function writePower(letter: string, power: number): string {
  return power === 0 ? '' : power === 1 ? letter : `${letter}^${power}`
}

/** The smallest whole number that clears all denominators. */
export function commonDenominator(numbers: readonly Rational[]): bigint {
  return numbers.reduce((common, { bottom }) => (common / gcd(common, bottom)) * bottom, 1n)
}

/** The largest whole number that divides all of these whole numbers. */
export function commonFactor(numbers: readonly Rational[]): bigint {
  const tops = numbers.filter((each) => !isZero(each)).map(({ top }) => (top < 0n ? -top : top))
  return tops.length === 0 ? 1n : tops.reduce((common, top) => gcd(common, top))
}

export function whole(number: bigint | number): Rational {
  return makeRational(BigInt(number))
}

/** Something on the way became too long or too large to be read back; nothing is wrong with the problem itself. */
export class BeyondLimits extends Error {}

export function readExpression(text: string): Expression {
  const parsed = parseExpression(text)
  if (!parsed.ok) throw new BeyondLimits(`"${text}" is no expression: ${parsed.message}`)
  return parsed.expression
}

/** The exact value of plain math without letters. */
export function exactValue(text: string): Rational {
  const value = evaluate(readExpression(text))
  if (!value || !isExact(value)) throw new BeyondLimits(`"${text}" has no exact value`)
  return value
}
