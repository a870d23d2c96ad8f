import { type Expression, lettersOf } from '../expression.ts'
import { exponentsOf } from '../solving/polynomial.ts'
import { type Coefficients, evaluateAt, toCoefficients } from '../solving/roots.ts'
import { contentOf, polynomialOf } from './content.ts'
import { factorsOf, isNumber, isSum } from './terms.ts'

/** A product none of whose factors comes apart any further, as far as whole numbers go. */
export function isFactored(expression: Expression): boolean {
  const { top, bottom } = factorsOf(expression)
  if (top.filter(isNumber).length > 1) return false
  return [...top, ...bottom].every((factor) => {
    const base = factor.kind === 'power' ? factor.left : factor
    return isNumber(base) || !isSum(base) || cannotBeFactored(base)
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

function cannotBeFactored(sum: Expression): boolean {
  const letters = lettersOf(sum)
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
