import { type Expression, evaluate, print } from '#engines/algebra/index.ts'
import { divide, isZero, multiply, negate, type Rational } from '#engines/algebra/numbers/rational.ts'
import { testStatement } from '#engines/algebra/relations.ts'
import { toQuotient } from '#engines/algebra/solving/polynomial.ts'
import { divideWithRest, evaluateAt, realRoots, toCoefficients } from '#engines/algebra/solving/roots.ts'
import {
  commonDenominator,
  commonFactor,
  readExpression,
  whole,
  writeFraction,
  writePolynomial,
} from '../../writing/polynomial.ts'
import { findZero } from '../factoring.ts'
import type { Draft, DraftStep } from '../kind.ts'
import { findRootsOf, type OneUnknown } from '../quadratic.ts'

const HIGHEST = 8

type Roots = { roots: string[]; product: string }

/** The real zeros of a polynomial by fractions that fit, then the formula; null where some cannot be written. */
export function rootsOf(coefficients: readonly Rational[], letter: string): Roots | null {
  const times = whole(commonDenominator(coefficients))
  const cleared = coefficients.map((each) => multiply(each, times))
  const shared = whole(commonFactor(cleared))
  let rest = cleared.map((each) => divide(each, shared))
  if (rest.length - 1 > HIGHEST || rest.length < 2) return null
  const roots: string[] = []
  const factors: string[] = []
  const add = (zero: Rational): void => {
    const text = writeFraction(zero)
    if (!roots.includes(text)) roots.push(text)
    factors.push(
      isZero(zero) ? letter : `(${writePolynomial([negate(whole(zero.top)), whole(zero.bottom)], letter)})`,
    )
    rest = [...divideWithRest(rest, [whole(-zero.top), whole(zero.bottom)]).quotient]
  }
  while (rest.length > 1 && isZero(rest[0] as Rational)) add(whole(0))
  for (let zero = findZero(rest); zero && rest.length > 1; zero = rest.length > 1 ? findZero(rest) : null)
    add(zero)
  if (rest.length === 3) {
    roots.push(...findRootsOf(rest as [Rational, Rational, Rational]))
    factors.push(`(${writePolynomial(rest, letter)})`)
  } else if (rest.length > 1) {
    if (realRoots(rest).length > 0) return null
    factors.push(`(${writePolynomial(rest, letter)})`)
  } else if (rest[0] && (rest[0].top !== 1n || rest[0].bottom !== 1n)) factors.unshift(writeFraction(rest[0]))
  return { roots: sortRoots(roots), product: factors.join('*') }
}

function sortRoots(roots: string[]): string[] {
  const sizeOf = (text: string): number => {
    const value = evaluate(readExpression(text))
    return value === null ? 0 : 'near' in value ? value.near : Number(value.top) / Number(value.bottom)
  }
  return [...roots].sort((a, b) => sizeOf(a) - sizeOf(b))
}

/** An equation of the third degree or more. */
export function solvePolynomial(
  { letter, text }: OneUnknown,
  difference: readonly Rational[],
): Draft | { reason: string } {
  const found = rootsOf(difference, letter)
  if (!found) return { reason: 'This equation has solutions that I cannot write down exactly.' }
  const standard = `${writePolynomial(difference, letter)} = 0`
  const solutions = found.roots.map((root) => ({ [letter]: root }))
  const shown = writePolynomial(difference, letter)
  const factor = divideOut(difference)
  const product = factor === '1' ? found.product : `${factor}*${found.product}`
  const steps: DraftStep[] = []
  if (standard !== text)
    steps.push({
      rule: 'collect',
      say: 'Bring everything to one side.',
      before: text,
      after: standard,
      facts: [{ equation: standard, solutions }],
    })
  steps.push({
    rule: 'factor',
    say: 'Try the factors of the last number to find zeros, and write the left side as a product.',
    before: standard,
    after: `${product} = 0`,
    facts: [{ same: [product, shown] }],
  })
  steps.push({
    rule: 'zero-product',
    say:
      found.roots.length > 0
        ? 'A product is zero only if one of its factors is zero.'
        : 'None of the factors is ever zero for a real number.',
    before: `${product} = 0`,
    after: found.roots.length > 0 ? joined(letter, found.roots) : { tex: '\\text{no real solution}' },
    facts: [{ equation: text, solutions }],
  })
  return finish('polynomial-roots', { letter, text }, steps, found.roots, {
    nudge: 'Bring everything to one side. Can you find one number that makes it zero?',
    hint: 'Try small whole numbers such as 1, -1, 2 and -2. Each zero gives a factor.',
  })
}

/** The factor between the polynomial and the one with whole numbers and nothing in common. */
function divideOut(coefficients: readonly Rational[]): string {
  const times = whole(commonDenominator(coefficients))
  const shared = whole(commonFactor(coefficients.map((each) => multiply(each, times))))
  const factor = writeFraction(divide(shared, times))
  return factor.includes('/') ? `(${factor})` : factor
}

/** Equations with the letter under a line or inside bars. */
export function solveGeneral(problem: OneUnknown): Draft | { reason: string } | null {
  const bars = problem.statement.sides.flatMap((side) => findBars(side))
  return bars.length > 0 ? solveBars(problem, bars) : (solveRoot(problem) ?? solveFractions(problem))
}

/** √(2x + 1) = 3: both sides are squared, and what comes out is tried. */
function solveRoot({ statement, letter, text }: OneUnknown): Draft | null {
  const [left, right] = statement.sides as [Expression, Expression]
  const [root, other] = left.kind === 'call' ? [left, right] : [right, left]
  if (root.kind !== 'call' || root.name !== 'sqrt') return null
  const squared: Expression = { kind: 'power', left: other, right: { kind: 'number', value: whole(2) } }
  const zeros = zerosOf([root.of, squared], letter)
  if (!zeros || zeros.isIdentity) return null
  const roots = zeros.roots.filter((each) => {
    const value = evaluate(readExpression(each))
    return value !== null && testStatement(statement, new Map([[letter, value]])) === true
  })
  const line = `${print(root.of)} = ${print(squared)}`
  const steps: DraftStep[] = [
    {
      rule: 'square-sides',
      say: 'Square both sides to get rid of the root.',
      before: text,
      after: line,
      facts: [{ equation: line, solutions: zeros.roots.map((each) => ({ [letter]: each })) }],
    },
    {
      rule: 'check-cases',
      say: 'Solve it and put the numbers into the first equation: squaring may add some that do not fit.',
      before: line,
      after: roots.length > 0 ? joined(letter, roots) : { tex: '\\text{no solution}' },
      facts: [{ equation: text, solutions: roots.map((each) => ({ [letter]: each })) }],
    },
  ]
  return finish('polynomial-roots', { letter, text }, steps, roots, {
    nudge: 'What undoes a square root?',
    hint: 'Get the root alone, then square both sides.',
  })
}

function solveFractions({ statement, letter, text }: OneUnknown): Draft | { reason: string } | null {
  const found = zerosOf(statement.sides, letter)
  if (!found || found.isIdentity) return null
  const solutions = found.roots.map((root) => ({ [letter]: root }))
  const line = `${found.top} = 0`
  const isEmpty = found.roots.length === 0
  const steps: DraftStep[] = [
    {
      rule: 'multiply-by-denominator',
      say: `Multiply both sides by the denominator ${found.bottom} and bring everything to one side. It must not be zero.`,
      before: text,
      after: line,
      facts: [{ equation: `(${found.top})/(${found.bottom}) = 0`, solutions }],
    },
    {
      rule: 'solve-top',
      say: isEmpty
        ? 'No number is left that fits.'
        : 'Solve this equation and check that no denominator is zero.',
      before: line,
      after: isEmpty ? { tex: '\\text{no solution}' } : joined(letter, found.roots),
      facts: [{ equation: text, solutions }],
    },
  ]
  return finish('linear-equation', { letter, text }, steps, found.roots, {
    nudge: 'What could you multiply by to get rid of the denominator?',
    hint: 'Multiply both sides by the denominator.',
  })
}

type Zeros = { roots: string[]; top: string; bottom: string; isIdentity: boolean }

/** Where the difference of two sides is zero; null where they are no quotients of polynomials. */
function zerosOf(sides: Expression[], letter: string): Zeros | null {
  const [left, right] = sides as [Expression, Expression]
  const quotient = toQuotient({ kind: 'subtract', left, right }, [letter])
  if (!quotient) return null
  const [top, bottom] = [quotient.top, quotient.bottom].map((each) => {
    const list = [...toCoefficients(each)]
    while (list.length > 0 && isZero(list.at(-1) as Rational)) list.pop()
    return list
  }) as [Rational[], Rational[]]
  const names = { top: writePolynomial(top, letter), bottom: writePolynomial(bottom, letter) }
  if (top.length === 0) return { ...names, roots: [], isIdentity: true }
  if (top.length === 1) return { ...names, roots: [], isIdentity: false }
  const found = rootsOf(top, letter)
  if (!found) return null
  const roots = found.roots.filter((root) => {
    const value = evaluate(readExpression(root))
    return !(value && 'top' in value && isZero(evaluateAt(bottom, value)))
  })
  return { ...names, roots, isIdentity: false }
}

function findBars(expression: Expression): string[] {
  if (expression.kind === 'call' && expression.name === 'abs') return [print(expression.of)]
  if ('left' in expression) return [...findBars(expression.left), ...findBars(expression.right)]
  return 'of' in expression ? findBars(expression.of) : []
}

/** Every bar with the sign it has in one case. */
function openBars(expression: Expression, signs: ReadonlyMap<string, 1 | -1>): Expression {
  if (expression.kind === 'call' && expression.name === 'abs') {
    const isMinus = signs.get(print(expression.of)) === -1
    return isMinus ? { kind: 'negative', of: expression.of } : expression.of
  }
  if ('left' in expression)
    return { ...expression, left: openBars(expression.left, signs), right: openBars(expression.right, signs) }
  return 'of' in expression ? { ...expression, of: openBars(expression.of, signs) } : expression
}

const MOST_BARS = 3

function solveBars(
  { statement, letter, text }: OneUnknown,
  bars: string[],
): Draft | { reason: string } | null {
  const names = [...new Set(bars)]
  if (statement.relations[0] !== '=') return { reason: 'I cannot solve inequalities with bars yet.' }
  if (names.length > MOST_BARS) return { reason: 'These are too many bars for me.' }
  const found: string[] = []
  const cases: DraftStep[] = []
  for (let index = 0; index < 2 ** names.length; index++) {
    const signs = new Map(
      names.map((name, place) => [name, index & (1 << place) ? (-1 as const) : (1 as const)]),
    )
    const sides = statement.sides.map((side) => openBars(side, signs))
    const zeros = zerosOf(sides, letter)
    if (!zeros || zeros.isIdentity) return { reason: 'I cannot solve this equation with bars yet.' }
    const opened = sides.map((side) => print(side)).join(' = ')
    const list = [...signs]
      .map(([name, sign]) => `${name} ${sign === 1 ? 'is not negative' : 'is negative'}`)
      .join(' and ')
    cases.push({
      rule: 'case',
      say: `If ${list}: solve without bars.`,
      before: opened,
      after: zeros.roots.length > 0 ? joined(letter, zeros.roots) : { tex: '\\text{no solution}' },
      facts: [{ equation: opened, solutions: zeros.roots.map((root) => ({ [letter]: root })) }],
    })
    for (const root of zeros.roots) {
      const value = evaluate(readExpression(root))
      if (value && testStatement(statement, new Map([[letter, value]])) && !found.includes(root))
        found.push(root)
    }
  }
  const roots = sortRoots(found)
  const solutions = roots.map((root) => ({ [letter]: root }))
  const check: DraftStep = {
    rule: 'check-cases',
    say:
      roots.length > 0
        ? 'Put them into the equation: these fit.'
        : 'Put them into the equation: none of them fits.',
    before: text,
    after: roots.length > 0 ? joined(letter, roots) : { tex: '\\text{no solution}' },
    facts: [{ equation: text, solutions }],
  }
  return finish('absolute-value', { letter, text }, [...cases, check], roots, {
    nudge: 'Which two numbers have the same distance from zero?',
    hint: 'What stands between the bars may be positive or negative. Look at both cases.',
  })
}

function joined(letter: string, roots: string[]): string {
  return roots.map((root) => `${letter} = ${root}`).join('; ')
}

function finish(
  kind: Draft['kind'],
  { letter, text }: Pick<OneUnknown, 'letter' | 'text'>,
  steps: DraftStep[],
  roots: string[],
  { nudge, hint }: Pick<Draft, 'nudge' | 'hint'>,
): Draft {
  return {
    kind,
    words: `Solve the equation for ${letter}.`,
    problem: text,
    steps,
    answer:
      roots.length > 0
        ? { plain: joined(letter, roots) }
        : { plain: 'no solution', tex: '\\text{no solution}' },
    proof: [{ equation: text, solutions: roots.map((root) => ({ [letter]: root })) }],
    nudge,
    hint,
  }
}
