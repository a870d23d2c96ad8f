import type { Statement } from '#engines/algebra/index.ts'
import {
  add,
  divide,
  gcd,
  isZero,
  multiply,
  negate,
  type Rational,
  subtract,
} from '#engines/algebra/numbers/rational.ts'
import { toQuotient } from '#engines/algebra/solving/polynomial.ts'
import { readRequest } from '../reading/request.ts'
import { commonDenominator, whole, writeFraction, writeTerms } from '../writing/polynomial.ts'
import { writeStatement } from './equations.ts'
import type { DraftStep, Solver } from './kind.ts'

/** a·x + b·y = c */
type Line = { a: Rational; b: Rational; c: Rational }

/** Two linear equations in two letters, by adding multiples of them. */
export const SYSTEM: Solver = {
  kinds: ['system'],
  solve(text) {
    const request = readRequest(text)
    if (request?.statements.length !== 2) return null
    const [x, y, more] = request.letters
    if (!x || !y || more) return { reason: 'I can solve two equations with two letters.' }
    const lines = request.statements.map((statement) => readLine(statement, [x, y]))
    const [first, second] = lines
    if (!first || !second) return { reason: 'I can only solve systems of linear equations.' }
    const problem = request.statements.map(writeStatement).join('; ')
    const write = ({ a, b, c }: Line): string =>
      `${writeTerms([
        { factor: a, power: x },
        { factor: b, power: y },
      ])} = ${writeFraction(c)}`
    const determinant = subtract(multiply(first.a, second.b), multiply(second.a, first.b))
    if (isZero(determinant))
      return { reason: 'These two lines are parallel or the same: there is no single solution.' }
    const xValue = divide(subtract(multiply(first.c, second.b), multiply(second.c, first.b)), determinant)
    const yValue = divide(subtract(multiply(first.a, second.c), multiply(second.a, first.c)), determinant)
    const solutions = [{ [x]: writeFraction(xValue), [y]: writeFraction(yValue) }]
    const steps: DraftStep[] = []
    let shown = problem
    const push = (rule: string, say: string, after: string): void => {
      if (after === shown) return
      steps.push({ rule, say, before: shown, after, facts: [{ equation: after, solutions }] })
      shown = after
    }
    const both = (p: Line, q: Line): string => `${write(p)}; ${write(q)}`
    push('arrange', `Write both equations with ${x} and ${y} on the left.`, both(first, second))
    let [p, q] = [first, second]
    if (!isZero(p.b) && !isZero(q.b)) {
      const shared = gcd(p.b.top, q.b.top)
      ;[p, q] = [scale(p, abs(q.b.top) / shared), scale(q, abs(p.b.top) / shared)]
      push('match', `Multiply the equations so that both have the same number of ${y}.`, both(p, q))
      const isAdding = p.b.top !== q.b.top
      const sum = isAdding ? plus(p, q) : plus(p, scale(q, -1n))
      push(
        'eliminate',
        `${isAdding ? 'Add' : 'Subtract'} the second equation${isAdding ? '' : ' from the first'}: ${y} drops out.`,
        both(sum, first),
      )
      p = sum
      q = first
    } else if (isZero(q.b)) [p, q] = [q, p]
    push('solve-first', `Divide to get ${x} alone.`, `${x} = ${writeFraction(xValue)}; ${write(q)}`)
    push(
      'substitute',
      `Put ${x} = ${writeFraction(xValue)} into the other equation and solve for ${y}.`,
      `${x} = ${writeFraction(xValue)}; ${y} = ${writeFraction(yValue)}`,
    )
    return {
      kind: 'system',
      words: `Find the ${x} and ${y} that fit both equations.`,
      problem,
      steps,
      answer: { plain: `${x} = ${writeFraction(xValue)}; ${y} = ${writeFraction(yValue)}` },
      proof: [{ equation: problem, solutions }],
      nudge: 'How could you get an equation with only one letter?',
      hint: steps[0]?.say ?? '',
    }
  },
  similar(_, dice) {
    const [x, y, a, b] = [dice.int(-6, 6), dice.int(-6, 6), dice.int(1, 4), dice.int(1, 4)]
    return `${a}x + ${b}y = ${a * x + b * y}; ${a}x - ${b}y = ${a * x - b * y}`
  },
}

function readLine({ sides, relations }: Statement, letters: [string, string]): Line | null {
  if (relations.length !== 1 || relations[0] !== '=') return null
  const [left, right] = sides.map((side) => toQuotient(side, letters))
  if (!left || !right) return null
  const line = { a: whole(0), b: whole(0), c: whole(0) }
  for (const [quotient, sign] of [
    [left, 1n],
    [right, -1n],
  ] as const) {
    const [[key, by] = [], other] = [...quotient.bottom]
    if (!by || other || key !== '0,0') return null
    for (const [exponents, factor] of quotient.top) {
      const value = divide(multiply(factor, whole(sign)), by)
      if (exponents === '1,0') line.a = add(line.a, value)
      else if (exponents === '0,1') line.b = add(line.b, value)
      else if (exponents === '0,0') line.c = add(line.c, negate(value))
      else return null
    }
  }
  return scale(line, commonDenominator([line.a, line.b, line.c]))
}

function scale({ a, b, c }: Line, by: bigint): Line {
  return { a: multiply(a, whole(by)), b: multiply(b, whole(by)), c: multiply(c, whole(by)) }
}

function plus(p: Line, q: Line): Line {
  return { a: add(p.a, q.a), b: add(p.b, q.b), c: add(p.c, q.c) }
}

function abs(number: bigint): bigint {
  return number < 0n ? -number : number
}
