import { type Expression, isFactored, print } from '#engines/algebra/index.ts'
import {
  add,
  divide,
  isZero,
  makeRational,
  multiply,
  negate,
  type Rational,
} from '#engines/algebra/numbers/rational.ts'
import { divideWithRest, evaluateAt } from '#engines/algebra/solving/roots.ts'
import { readRequest } from '../reading/request.ts'
import {
  coefficientsOf,
  commonDenominator,
  commonFactor,
  readExpression,
  whole,
  writePolynomial,
  writePower,
} from '../writing/polynomial.ts'
import type { DraftStep, Solver } from './kind.ts'

const LARGEST_TERM = 100_000n

export const FACTORING: Solver = {
  kinds: ['factoring'],
  solve(text) {
    const request = readRequest(text)
    const [statement, other] = request?.statements ?? []
    if (request?.task !== 'factor' || !statement || other || statement.relations.length > 0) return null
    const [letter, second] = request.letters
    if (!letter || second) return { reason: 'I can factor expressions with one letter.' }
    const expression = statement.sides[0] as Expression
    const coefficients = coefficientsOf(expression, letter)
    if (!coefficients || commonDenominator(coefficients) !== 1n || coefficients.length < 2)
      return { reason: 'I can factor sums of powers of one letter with whole numbers.' }
    const problem = print(expression)
    const steps: DraftStep[] = []
    let shown = problem
    const push = (rule: string, say: string, after: string): void => {
      if (after === shown) return
      steps.push({ rule, say, before: shown, after, facts: [{ same: [shown, after] }] })
      shown = after
    }
    const lowest = coefficients.findIndex((each) => !isZero(each))
    const sign = (coefficients.at(-1) as Rational).top < 0n ? -1n : 1n
    const outside = whole(sign * commonFactor(coefficients))
    let rest = coefficients.slice(lowest).map((each) => divide(each, outside))
    const front = writeFront(outside, writePower(letter, lowest))
    if (rest.length === 1) return { reason: 'This is a single term already.' }
    const bracket = (): string => `(${writePolynomial(rest, letter)})`
    if (front !== '') push('common-factor', `Take out the common factor ${front}.`, join(front, [bracket()]))
    const zeros: Rational[] = []
    for (let zero = findZero(rest); zero && rest.length > 2; zero = findZero(rest)) {
      zeros.push(zero)
      rest = [...divideWithRest(rest, [whole(-zero.top), whole(zero.bottom)]).quotient]
    }
    if (rest.length > 3) return { reason: 'I cannot factor this further.' }
    const linear = zeros.map((zero) => `(${writePolynomial([whole(-zero.top), whole(zero.bottom)], letter)})`)
    if (zeros.length > 0) {
      const factors = rest.length > 1 ? [...linear, bracket()] : linear
      const [first, last] = [factors[0], factors.at(-1)]
      const product = factors.length === 2 && first === last ? [`${first}^2`] : factors
      push(sayOf(zeros, rest).rule, sayOf(zeros, rest).say, join(front, product))
    }
    if (steps.length === 0) return { reason: 'This cannot be factored with whole numbers.' }
    if (!isFactored(readExpression(shown))) return { reason: 'I cannot factor this further.' }
    return {
      kind: 'factoring',
      words: 'Write the expression as a product.',
      problem,
      steps,
      answer: { plain: shown },
      proof: [{ same: [problem, shown] }],
      nudge: 'Is there something that all terms have in common?',
      // The two numbers are the answer.
      hint: (steps[0]?.say ?? '').replace(/: -?\d+ and -?\d+\.$/, '.'),
    }
  },
  similar(_, dice) {
    const [p, q] = [dice.int(1, 8), dice.int(1, 8)]
    return `factor x^2 + ${p + q}x + ${p * q}`
  },
}

function sayOf(zeros: Rational[], rest: Rational[]): { rule: string; say: string } {
  const [low, high] = rest
  const all = rest.length === 2 && low && high ? [...zeros, negate(divide(low, high))] : zeros
  const [first, second] = all
  if (first && second && all.length === 2 && rest.length <= 2) {
    if (isZero(add(first, second)))
      return {
        rule: 'difference-of-squares',
        say: 'This is a difference of two squares: a² − b² = (a − b)(a + b).',
      }
    if (first.bottom === 1n && second.bottom === 1n)
      return {
        rule: 'sum-and-product',
        say: `Find two numbers with the product ${first.top * second.top} and the sum ${-first.top - second.top}: ${-first.top} and ${-second.top}.`,
      }
  }
  return { rule: 'find-zeros', say: 'Find the values that make it zero; each gives a factor.' }
}

function writeFront(outside: Rational, power: string): string {
  if (outside.top === 1n) return power
  if (power === '') return String(outside.top)
  return outside.top === -1n ? `-${power}` : `${outside.top}*${power}`
}

function join(front: string, factors: string[]): string {
  if (front === '') return factors.join('*')
  return front === '-1' ? `-${factors.join('*')}` : `${front}*${factors.join('*')}`
}

/** A zero that is a fraction: its top divides the last coefficient, its bottom the first. */
export function findZero(coefficients: readonly Rational[]): Rational | null {
  const times = whole(commonDenominator(coefficients))
  const [last, first] = [coefficients[0], coefficients.at(-1)].map((each) =>
    abs(multiply(each ?? whole(0), times).top),
  )
  if (!last || !first || last > LARGEST_TERM || first > LARGEST_TERM) return null
  for (const bottom of divisorsOf(first))
    for (const top of divisorsOf(last))
      for (const sign of [1n, -1n]) {
        const zero = makeRational(sign * top, bottom)
        if (isZero(evaluateAt(coefficients, zero))) return zero
      }
  return null
}

function divisorsOf(number: bigint): bigint[] {
  const found: bigint[] = []
  for (let divisor = 1n; divisor <= number; divisor++) if (number % divisor === 0n) found.push(divisor)
  return found
}

function abs(number: bigint): bigint {
  return number < 0n ? -number : number
}
