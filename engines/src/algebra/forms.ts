import { evaluate } from './evaluate.ts'
import { type Expression, lettersOf } from './expression.ts'
import { exponentsOf, type Polynomial, toQuotient } from './polynomial.ts'
import { print } from './print.ts'
import { gcd } from './rational.ts'
import { type Coefficients, divideWithRest, evaluateAt, toCoefficients } from './roots.ts'
import { baseOf, factorsOf, isNumber, isSum, termsOf } from './terms.ts'
import { isExact } from './value.ts'

/** A number as it is written down when nothing is left to do but perhaps to reduce it: 3, 0.5, 6/8, 1 1/2, 25%. */
export function isPlainNumber(expression: Expression): boolean {
  switch (expression.kind) {
    case 'number':
    case 'mixed':
      return true
    case 'negative':
      return isPlainNumber(expression.of) && expression.of.kind !== 'negative'
    case 'call':
      return expression.name === 'percent' && isPlainNumber(expression.of)
    case 'divide':
      return isPlainFraction(expression)
    case 'add':
      return (
        isNumber(expression.left) && expression.right.kind === 'divide' && isPlainFraction(expression.right)
      )
    default:
      return false
  }
}

function isPlainFraction({ left, right }: { left: Expression; right: Expression }): boolean {
  const top = left.kind === 'negative' ? left.of : left
  const bottom = right.kind === 'negative' ? right.of : right
  return isNumber(top) && isNumber(bottom) && top.value.bottom === 1n && bottom.value.bottom === 1n
}

/** No brackets left to multiply out. */
export function isExpanded(expression: Expression): boolean {
  switch (expression.kind) {
    case 'add':
    case 'subtract':
      return isExpanded(expression.left) && isExpanded(expression.right)
    case 'negative':
      return !isSum(expression.of) && isExpanded(expression.of)
    case 'multiply':
      return [expression.left, expression.right].every((side) => !isSum(side) && isExpanded(side))
    case 'divide':
      return !isSum(expression.left) && isExpanded(expression.left)
    case 'power': {
      const { left, right } = expression
      const isAtom = !('left' in left) && left.kind !== 'negative'
      return isAtom || !isWholePower(right)
    }
    default:
      return true
  }
}

function isWholePower(exponent: Expression): boolean {
  return isNumber(exponent) && exponent.value.bottom === 1n
}

/** Nothing left to do: fractions in lowest terms, like terms together, nothing left to calculate or to cancel. */
export function isSimplest(expression: Expression): boolean {
  if (isPlainNumber(expression)) return isReduced(expression)
  if (isRational(expression)) return false
  const terms = termsOf(expression)
  if (terms.some((term) => !isSimplestTerm(term))) return false
  if (terms.length > 1 && terms.some((term) => hasBracketFactor(term) || isZeroTerm(term))) return false
  const kinds = terms.map(kindOfTerm)
  return new Set(kinds).size === kinds.length
}

function isRational(expression: Expression): boolean {
  if (lettersOf(expression).length > 0) return false
  const value = evaluate(expression)
  return value !== null && isExact(value)
}

function isReduced(expression: Expression): boolean {
  switch (expression.kind) {
    case 'mixed':
      return (
        expression.whole > 0n &&
        expression.top < expression.bottom &&
        gcd(expression.top, expression.bottom) === 1n
      )
    case 'negative':
      return isReduced(expression.of)
    case 'divide': {
      const top = factorsOf(expression.left).top[0]
      const bottom = factorsOf(expression.right).top[0]
      if (expression.right.kind === 'negative' || !top || !bottom || !isNumber(top) || !isNumber(bottom))
        return false
      return bottom.value.top !== 1n && gcd(top.value.top, bottom.value.top) === 1n
    }
    case 'add':
      return false
    default:
      return true
  }
}

function isZeroTerm(term: Expression): boolean {
  return isNumber(term) && term.value.top === 0n
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
  const bases = all.filter((factor) => !isNumber(factor)).map(baseOf)
  if (new Set(bases).size < bases.length) return false
  return all.every(isSimplestFactor) && !hasCommonFactor(top, bottom)
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

function polynomialOf(expression: Expression, letters: string[]): Polynomial | null {
  const quotient = toQuotient(expression, letters)
  return quotient && [...quotient.bottom.keys()].every((key) => !/[1-9]/.test(key)) ? quotient.top : null
}

/** The whole number that goes into all coefficients; 1 where they are not whole. */
function contentOf(polynomial: Polynomial): bigint {
  let content = 0n
  for (const coefficient of polynomial.values()) {
    if (coefficient.bottom !== 1n) return 1n
    content =
      content === 0n
        ? coefficient.top < 0n
          ? -coefficient.top
          : coefficient.top
        : gcd(content, coefficient.top)
  }
  return content === 0n ? 1n : content
}

/** A product none of whose factors comes apart any further, as far as whole numbers go. */
export function isFactored(expression: Expression): boolean {
  const letters = lettersOf(expression)
  const { top, bottom } = factorsOf(expression)
  if (top.filter(isNumber).length > 1) return false
  return [...top, ...bottom].every((factor) => {
    const base = factor.kind === 'power' ? factor.left : factor
    return isNumber(base) || !isSum(base) || cannotBeFactored(base, letters)
  })
}

/** How many factors with letters an expression has, powers counted in full. */
export function countFactors(expression: Expression): number {
  return factorsOf(expression).top.reduce((count, factor) => {
    if (lettersOf(factor).length === 0) return count
    const times = factor.kind === 'power' && isNumber(factor.right) ? Number(factor.right.value.top) : 1
    return count + times
  }, 0)
}

function cannotBeFactored(sum: Expression, letters: string[]): boolean {
  const polynomial = polynomialOf(sum, letters)
  if (!polynomial) return true
  if (contentOf(polynomial) > 1n) return false
  const powers = [...polynomial.keys()].map(exponentsOf)
  const hasCommonLetter = letters.some((_, place) => powers.every((exponents) => (exponents[place] ?? 0) > 0))
  if (hasCommonLetter) return false
  return letters.length > 1 || !hasRationalRoot(toCoefficients(polynomial))
}

/** A rational root p/q has p in the constant and q in the first coefficient. */
function hasRationalRoot(coefficients: Coefficients): boolean {
  if (coefficients.length <= 2 || coefficients.some(({ bottom }) => bottom !== 1n)) return false
  const [last, first] = [coefficients[0]?.top ?? 0n, coefficients.at(-1)?.top ?? 0n]
  for (const top of divisorsOf(last)) {
    for (const bottom of divisorsOf(first)) {
      for (const sign of [1n, -1n]) {
        if (evaluateAt(coefficients, { top: sign * top, bottom }).top === 0n) return true
      }
    }
  }
  return false
}

const MOST_DIVISORS_UP_TO = 3000n

function divisorsOf(number: bigint): bigint[] {
  const size = number < 0n ? -number : number
  const divisors: bigint[] = []
  for (let divisor = 1n; divisor <= size && divisor <= MOST_DIVISORS_UP_TO; divisor++) {
    if (size % divisor === 0n) divisors.push(divisor)
  }
  return divisors
}
