import type { Relation } from '#engines/algebra/expression.ts'
import { print, type Statement } from '#engines/algebra/index.ts'
import {
  divide,
  isZero,
  multiply,
  negate,
  type Rational,
  signOf,
  subtract,
} from '#engines/algebra/numbers/rational.ts'
import { readRequest } from '../reading/request.ts'
import {
  coefficientsOf,
  commonDenominator,
  whole,
  writeFraction,
  writeNumber,
  writePolynomial,
} from '../writing/polynomial.ts'
import { solveGeneral, solvePolynomial } from './algebra/higher-equations.ts'
import type { Draft, DraftStep, Solver } from './kind.ts'
import { type OneUnknown, solveQuadratic } from './quadratic.ts'

const TURNED: Record<Relation, Relation> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '>': '<',
  '<=': '>=',
  '>=': '<=',
}

/** Equations and inequalities in one letter. */
export const EQUATIONS: Solver = {
  kinds: ['linear-equation', 'quadratic-equation', 'inequality', 'polynomial-roots', 'absolute-value'],
  solve(text) {
    const request = readRequest(text)
    const [statement, other] = request?.statements ?? []
    if (!request || !statement || other || statement.relations.length === 0) return null
    if (request.task !== null && request.task !== 'solve' && request.task !== 'calculate') return null
    const [letter, second] = request.letters
    if (!letter || second) return letter ? { reason: 'This has several letters. I can solve for one.' } : null
    if (statement.relations.length > 1 || statement.relations[0] === '!=')
      return { reason: 'I cannot solve chains of relations yet.' }
    return solveOne({ statement, letter, text: writeStatement(statement) })
  },
  similar(kind, dice) {
    const [x, a, b] = [dice.int(-9, 9), dice.int(2, 9), dice.int(1, 20)]
    const y = dice.intExcept(-9, 9, [x])
    if (kind === 'quadratic-equation')
      return `x^2 ${signed(-x - y)}x ${signed(x * y)} = 0`.replace(/ [+-] 0x?/g, '').replace(/ 1x/, ' x')
    if (kind === 'absolute-value') return `|x - ${a}| = ${b}`
    if (kind === 'polynomial-roots')
      return `x^3 ${signed(-x - y)}x^2 ${signed(x * y)}x = 0`
        .replace(/ [+-] 0x\^2| [+-] 0x/g, '')
        .replace(/ 1x/g, ' x')
    return `${a}x + ${b} ${kind === 'inequality' ? dice.pick(['<', '>', '<=', '>=']) : '='} ${a * x + b}`
  },
}

export function writeStatement({ sides, relations }: Statement): string {
  return sides.map((side, index) => (index === 0 ? '' : ` ${relations[index - 1]} `) + print(side)).join('')
}

export function solveOne(problem: OneUnknown): Draft | { reason: string } {
  const { statement, letter } = problem
  const sides = statement.sides.map((side) => coefficientsOf(side, letter))
  const [left, right] = sides
  if (!left || !right) {
    const solved = statement.relations[0] === '=' ? solveGeneral(problem) : null
    return (
      solved ?? { reason: 'I can only solve equations whose letter is not under a root or in an exponent.' }
    )
  }
  const degree = Math.max(left.length, right.length) - 1
  if (degree > 2) {
    if (statement.relations[0] !== '=')
      return { reason: 'I cannot solve inequalities with higher powers yet.' }
    const difference = Array.from({ length: degree + 1 }, (_, power) =>
      subtract(left[power] ?? whole(0), right[power] ?? whole(0)),
    )
    while (difference.length > 0 && isZero(difference.at(-1) as Rational)) difference.pop()
    if (difference.length > 3) return solvePolynomial(problem, difference)
    if (difference.length === 3) return solveQuadratic(problem, left, right)
  }
  const isFlat = degree === 2 && isZero(subtract(left[2] ?? whole(0), right[2] ?? whole(0)))
  if (degree === 2 && !isFlat) {
    if (statement.relations[0] !== '=') return { reason: 'I cannot solve inequalities with squares yet.' }
    return solveQuadratic(problem, left, right)
  }
  return solveLinear(problem, left, right)
}

function solveLinear({ statement, letter, text }: OneUnknown, left: Rational[], right: Rational[]): Draft {
  let relation = statement.relations[0] as Relation
  const isEquation = relation === '='
  const hasDecimals = /\d\.\d/.test(text)
  const write = hasDecimals ? writeNumber : writeFraction
  const lines: { rule: string; say: string; line: string }[] = []
  let [b = whole(0), a = whole(0), d = whole(0), c = whole(0)] = [left[0], left[1], right[0], right[1]]
  const line = (): string =>
    `${writePolynomial([b, a], letter, hasDecimals)} ${relation} ${writePolynomial([d, c], letter, hasDecimals)}`
  const push = (rule: string, say: string): void => {
    if (line() !== (lines.at(-1)?.line ?? text)) lines.push({ rule, say, line: line() })
  }
  const times = commonDenominator([a, b, c, d])
  if (times !== 1n && !hasDecimals) {
    ;[a, b, c, d] = [a, b, c, d].map((each) => multiply(each, whole(times))) as [
      Rational,
      Rational,
      Rational,
      Rational,
    ]
    push('clear-fractions', `Multiply both sides by ${times} to get rid of the fractions.`)
  } else if (isReordered(text, line())) push('order-terms', `Write the term with ${letter} first.`)
  else push('simplify-sides', 'Simplify each side: multiply out brackets and put like terms together.')
  if (isZero(a) && !isZero(c)) {
    ;[a, b, c, d] = [c, d, a, b]
    relation = TURNED[relation]
    push(
      'swap-sides',
      isEquation ? 'Swap the two sides.' : 'Swap the two sides; the sign turns round with them.',
    )
  }
  if (!isZero(c)) {
    const say = moveWords(c, writePolynomial([whole(0), positive(c)], letter, hasDecimals))
    ;[a, c] = [subtract(a, c), whole(0)]
    push('collect-letters', say)
  }
  if (!isZero(b) && !isZero(a)) {
    const say = moveWords(b, write(positive(b)))
    ;[d, b] = [subtract(d, b), whole(0)]
    push('collect-numbers', say)
  }
  let solutions: Record<string, string>[]
  if (isZero(a)) {
    const gap = signOf(subtract(b, d))
    const isAlways = {
      '=': gap === 0,
      '<': gap < 0,
      '>': gap > 0,
      '<=': gap <= 0,
      '>=': gap >= 0,
      '!=': gap !== 0,
    }[relation]
    solutions = isAlways ? [{}] : []
  } else {
    if (a.top !== 1n || a.bottom !== 1n) {
      const isTurning = !isEquation && signOf(a) < 0
      const by = write(a)
      const how =
        a.top === -1n && a.bottom === 1n ? 'Multiply both sides by -1.' : `Divide both sides by ${by}.`
      ;[d, a] = [divide(d, a), whole(1)]
      if (isTurning) relation = TURNED[relation]
      push('divide', isTurning ? `${how} The sign turns round because ${by} is negative.` : how)
    }
    solutions = [{ [letter]: isEquation ? write(d) : `${relation} ${write(d)}` }]
  }
  const steps: DraftStep[] = lines.map(({ rule, say, line: after }, index) => ({
    rule,
    say,
    before: lines[index - 1]?.line ?? text,
    after,
    facts: [{ equation: after, solutions }],
  }))
  const name = isEquation ? 'equation' : 'inequality'
  return {
    kind: isEquation ? 'linear-equation' : 'inequality',
    words: `Solve the ${name} for ${letter}.`,
    problem: text,
    steps: steps.length > 0 ? steps : [readOff(text, solutions)],
    answer: describeSolutions(letter, solutions, isEquation ? '=' : relation, write(d)),
    proof: [{ equation: text, solutions }],
    nudge: `What has to happen so that ${letter} stands alone on one side?`,
    hint: lines[0]?.say ?? `Look at what stands beside ${letter}.`,
  }
}

function readOff(text: string, solutions: Record<string, string>[]): DraftStep {
  return {
    rule: 'read-off',
    say: 'The letter already stands alone.',
    before: text,
    after: text,
    facts: [{ equation: text, solutions }],
  }
}

function describeSolutions(
  letter: string,
  solutions: Record<string, string>[],
  relation: Relation,
  value: string,
): Draft['answer'] {
  const [solution] = solutions
  if (!solution) return { plain: 'no solution', tex: '\\text{no solution}' }
  if (!(letter in solution)) return { plain: `every ${letter}`, tex: `\\text{every } ${letter}` }
  return { plain: `${letter} ${relation} ${value}` }
}

function moveWords(number: Rational, shown: string): string {
  return signOf(number) < 0 ? `Add ${shown} to both sides.` : `Subtract ${shown} from both sides.`
}

function positive(number: Rational): Rational {
  return signOf(number) < 0 ? negate(number) : number
}

/** The same terms in another order: nothing was multiplied out or put together. */
function isReordered(text: string, line: string): boolean {
  const termsOf = (side: string): string =>
    side
      .replace(/\s/g, '')
      .replace(/(?<=.)-/g, '+-')
      .split('+')
      .sort()
      .join()
  const [a, b] = [text, line].map((each) =>
    each
      .split(/[<>=]+/)
      .map(termsOf)
      .join('='),
  )
  return a === b
}

function signed(number: number): string {
  return `${number < 0 ? '-' : '+'} ${Math.abs(number)}`
}
