import { type Expression, lettersOf } from '../expression.ts'
import { evaluate } from '../numbers/evaluate.ts'
import { gcd } from '../numbers/rational.ts'
import { isExact } from '../numbers/value.ts'
import { print } from '../reading/print.ts'
import type { Polynomial } from '../solving/polynomial.ts'
import { divideWithRest, toCoefficients } from '../solving/roots.ts'
import { contentOf, polynomialOf } from './content.ts'
import { isPlainNumber, isReduced } from './plain-number.ts'
import { baseOf, factorsOf, isNumber, isSum, termsOf } from './terms.ts'

/** Nothing left to do: fractions in lowest terms, like terms together, nothing left to calculate or to cancel. */
export function isSimplest(expression: Expression): boolean {
  if (isPlainNumber(expression)) return isReduced(expression)
  if (isRational(expression)) return false
  const terms = termsOf(expression)
  if (terms.some((term) => !isSimplestTerm(term))) return false
  if (terms.length > 1 && terms.some((term) => hasBracketFactor(term) || isZeroTerm(term))) return false
  if (terms.filter(hasLetterBelow).length > 1) return false
  const kinds = terms.map(kindOfTerm)
  return new Set(kinds).size === kinds.length
}

function isRational(expression: Expression): boolean {
  if (lettersOf(expression).length > 0) return false
  const value = evaluate(expression)
  return value !== null && isExact(value)
}

function isZeroTerm(term: Expression): boolean {
  return isNumber(term) && term.value.top === 0n
}

/** Two fractions with letters below the line belong on one line. */
function hasLetterBelow(term: Expression): boolean {
  return lettersOf(...factorsOf(term).bottom).length > 0
}

function hasBracketFactor(term: Expression): boolean {
  const { top, bottom } = factorsOf(term)
  return (
    bottom.length === 0 &&
    top.some((factor) => isSum(factor) || (factor.kind === 'power' && isSum(factor.left)))
  )
}

/** Numbers aside, what a term is made of: 2xy and 5yx are like terms. */
function kindOfTerm(term: Expression): string {
  const { top, bottom } = factorsOf(term)
  const name = (factors: Expression[]) =>
    factors
      .filter((factor) => !isNumber(factor))
      .map(print)
      .sort()
      .join('*')
  return `${name(top)}/${name(bottom)}`
}

function isSimplestTerm(term: Expression): boolean {
  const { top, bottom } = factorsOf(term)
  const all = [...top, ...bottom]
  const [above, below] = [top.filter(isNumber), bottom.filter(isNumber)]
  if (above.length > 1 || below.length > 1) return false
  const [number, divisor] = [above[0]?.value, below[0]?.value]
  if (number && all.length > 1 && (number.top === 0n || (number.top === number.bottom && top.length > 1)))
    return false
  if (divisor && (divisor.top === divisor.bottom || divisor.bottom !== 1n)) return false
  if (number && divisor && gcd(number.top, divisor.top) > 1n) return false
  if (bottom.some(isRootOfNumber) || top.filter(isRootOfNumber).length > 1) return false
  const bases = all.filter((factor) => !isNumber(factor)).map(baseOf)
  if (new Set(bases).size < bases.length) return false
  return all.every(isSimplestFactor) && !hasCommonFactor(top, bottom)
}

function isRootOfNumber(factor: Expression): boolean {
  return factor.kind === 'call' && factor.name === 'sqrt' && lettersOf(factor).length === 0
}

function isSimplestFactor(factor: Expression): boolean {
  if (isNumber(factor)) return true
  if (isRational(factor)) return false
  if (isSum(factor)) return isSimplest(factor)
  if (factor.kind === 'power') {
    if (isNumber(factor.right) && factor.right.value.bottom === 1n && factor.right.value.top <= 1n) {
      return factor.right.value.top < 0n && isSimplestFactor(factor.left)
    }
    return (
      factor.left.kind !== 'power' &&
      factor.left.kind !== 'multiply' &&
      isSimplest(factor.left) &&
      isSimplest(factor.right)
    )
  }
  if (factor.kind === 'call' && factor.name === 'sqrt') return isSimplestRadicand(factor.of)
  return factor.kind === 'call' ? isSimplest(factor.of) : true
}

/** No square left under the root, no fraction either. */
function isSimplestRadicand(radicand: Expression): boolean {
  if (lettersOf(radicand).length > 0) return isSimplest(radicand)
  const value = evaluate(radicand)
  if (!value || !isExact(value)) return true
  if (value.bottom !== 1n) return false
  for (let root = 2n; root * root <= value.top && root < 1000n; root++) {
    if (value.top % (root * root) === 0n) return false
  }
  return true
}

/** Whether something cancels between a sum above and below the line; decided for one letter. */
function hasCommonFactor(top: Expression[], bottom: Expression[]): boolean {
  if (bottom.length === 0) return false
  const letters = lettersOf(...top, ...bottom)
  const [letter] = letters
  if (letter === undefined || letters.length > 1) return false
  const tops = top.map((factor) => polynomialOf(factor, [letter]))
  const bottoms = bottom.map((factor) => polynomialOf(factor, [letter]))
  return tops.some((a) => a && bottoms.some((b) => b && sharesFactor(a, b)))
}

function sharesFactor(a: Polynomial, b: Polynomial): boolean {
  let [x, y] = [toCoefficients(a), toCoefficients(b)]
  if (contentOf(a) > 1n && contentOf(b) > 1n && gcd(contentOf(a), contentOf(b)) > 1n) return true
  while (y.length > 0) [x, y] = [y, divideWithRest(x, y).rest]
  return x.length > 1
}
