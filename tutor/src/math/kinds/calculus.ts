import { type Expression, print } from '#engines/algebra/index.ts'
import {
  add,
  divide,
  makeRational,
  multiply,
  negate,
  type Rational,
  subtract,
} from '#engines/algebra/numbers/rational.ts'
import { evaluateAt } from '#engines/algebra/solving/roots.ts'
import { readRequest } from '../reading/request.ts'
import { substitute } from '../reading/where.ts'
import {
  coefficientsOf,
  exactValue,
  readExpression,
  whole,
  writeFraction,
  writePolynomial,
} from '../writing/polynomial.ts'
import { toLatex } from '../writing/to-latex.ts'
import { calculate } from './arithmetic.ts'
import { differentiate } from './differentiate.ts'
import type { Draft, DraftStep, Solver } from './kind.ts'

const SECOND = /^(?:find |what is )?(?:the )?second derivative (?:of )?(.*)$/i
const LIMITS = /^(.*?),? (?:from|between)(?: x ?=)? (-?[\d./]+) (?:to|and)(?: x ?=)? (-?[\d./]+)$/i

export const CALCULUS: Solver = {
  kinds: ['derivative', 'integral'],
  solve(text) {
    const second = SECOND.exec(text)
    if (second) return solveTwice(`differentiate ${second[1]}`)
    const limits = LIMITS.exec(text)
    const request = readRequest(limits?.[1] ?? text)
    const [statement, other] = request?.statements ?? []
    if (!request || !statement || other || statement.relations.length > 0) return null
    const [first = 'x', more] = request.letters
    const letter = request.by ?? first
    if (request.task !== 'differentiate' && request.task !== 'integrate') return null
    if (more || (request.letters.length === 1 && letter !== first))
      return { reason: 'This has several letters. I can work with one.' }
    const of = statement.sides[0] as Expression
    if (request.task === 'differentiate') return limits ? null : solveDerivative(of, letter)
    return solveIntegral(of, letter, limits ? [limits[2] ?? '', limits[3] ?? ''] : null)
  },
  similar(kind, dice) {
    const [a, b, n] = [dice.int(2, 9), dice.int(1, 9), dice.int(2, 5)]
    return kind === 'derivative'
      ? `differentiate ${a}x^${n} + ${b}x`
      : `integrate ${a}x^${n} + ${b} from 0 to ${dice.int(1, 4)}`
  },
}

/** The derivative of the derivative. */
function solveTwice(text: string): Draft | { reason: string } | null {
  const once = CALCULUS.solve(text)
  if (!once || 'reason' in once) return once
  const [fact] = once.proof
  const letter = fact && 'letter' in fact ? fact.letter : 'x'
  const twice = solveDerivative(readExpression(once.answer.plain), letter)
  if ('reason' in twice) return twice
  return {
    ...twice,
    words: `Differentiate twice with respect to ${letter}.`,
    problem: once.problem,
    steps: [...once.steps, ...twice.steps],
    proof: [...once.proof, ...twice.proof],
    hint: once.hint,
    plot: once.plot,
  }
}

function solveDerivative(of: Expression, letter: string): Draft | { reason: string } {
  const terms = termsOf(of)
  const problem = print(of)
  const d = (inside: string): { tex: string } => ({
    tex: `\\frac{d}{d${letter}}\\left(${toLatex(inside)}\\right)`,
  })
  const steps: DraftStep[] = []
  if (terms.length > 1) {
    const whole = differentiate(of, letter)
    if (!whole) return { reason: 'I do not know a rule for this derivative yet.' }
    steps.push({
      rule: 'sum',
      say: 'Differentiate term by term.',
      before: d(problem),
      after: { tex: terms.map((term, index) => `${index === 0 ? '' : ' + '}${d(print(term)).tex}`).join('') },
      facts: [{ same: [problem, terms.map((term) => `(${print(term)})`).join(' + ')] }],
    })
  }
  for (const term of terms) {
    const derived = differentiate(term, letter)
    if (!derived) return { reason: 'I do not know a rule for this derivative yet.' }
    const [inside, after] = [print(term), print(derived.result)]
    steps.push({
      rule: derived.rule,
      say: derived.say,
      before: d(inside),
      after,
      facts: [{ derivativeOf: inside, letter, is: after }],
    })
  }
  const total = differentiate(of, letter)
  if (!total) return { reason: 'I do not know a rule for this derivative yet.' }
  const flat = coefficientsOf(of, letter) ? coefficientsOf(total.result, letter) : null
  const isExpanded = !problem.includes('(')
  const answer = flat && isExpanded ? writePolynomial(flat, letter) : print(total.result)
  if (terms.length > 1)
    steps.push({
      rule: 'put-together',
      say: 'Put the terms together.',
      before: d(problem),
      after: answer,
      facts: [{ derivativeOf: problem, letter, is: answer }],
    })
  return {
    kind: 'derivative',
    words: `Differentiate with respect to ${letter}.`,
    problem: d(problem),
    steps,
    answer: { plain: answer },
    proof: [{ derivativeOf: problem, letter, is: answer }],
    nudge: 'Which rule fits: power, product, quotient or chain?',
    hint: steps[0]?.say ?? '',
    plot: { expression: problem, letter },
  }
}

function solveIntegral(
  of: Expression,
  letter: string,
  limits: [string, string] | null,
): Draft | { reason: string } {
  const coefficients = coefficientsOf(of, letter)
  if (!coefficients || coefficients.length > 6)
    return { reason: 'I can integrate sums of powers, but not this yet.' }
  const problem = print(of)
  const raised = [whole(0), ...coefficients.map((each, power) => divide(each, whole(power + 1)))]
  const antiderivative = writePolynomial(raised, letter)
  const bounds = limits ? `_{${toLatex(limits[0])}}^{${toLatex(limits[1])}}` : ''
  const question = { tex: `\\int${bounds} ${toLatex(problem)} \\, d${letter}` }
  const step: DraftStep = {
    rule: 'power-rule-backwards',
    say: 'Raise each exponent by 1 and divide by the new exponent.',
    before: question,
    after: { tex: `${toLatex(antiderivative)}${limits ? '' : ' + C'}` },
    facts: [{ derivativeOf: antiderivative, letter, is: problem }],
  }
  const base = {
    kind: 'integral' as const,
    words: limits ? `Integrate from ${limits[0]} to ${limits[1]}.` : `Find an antiderivative.`,
    problem: question,
    nudge: 'Which function has this one as its derivative?',
    hint: step.say,
    plot: { expression: problem, letter },
  }
  if (!limits)
    return {
      ...base,
      steps: [step],
      answer: { plain: `${antiderivative} + C`, tex: `${toLatex(antiderivative)} + C` },
      proof: [{ derivativeOf: antiderivative, letter, is: problem }],
    }
  const [low, high] = limits.map((limit) =>
    print(substitute(readExpression(antiderivative), new Map([[letter, readExpression(limit)]]))),
  )
  const difference = `${high} - (${low})`
  const done = calculate(difference)
  const ends = limits.map((limit) => exactValue(limit)) as [Rational, Rational]
  if (!done) return { reason: 'These numbers are too large for me.' }
  return {
    ...base,
    steps: [
      step,
      {
        rule: 'put-in-limits',
        say: `Put in ${limits[1]} and ${limits[0]} and subtract.`,
        before: { tex: toLatex(antiderivative) },
        after: difference,
        facts: [{ same: [difference, done.result] }],
      },
      ...done.steps,
    ],
    answer: { plain: done.result },
    proof: [{ same: [weighValues(coefficients, ...ends), done.result] }],
  }
}

/** Boole's rule: five values of the function give the area exactly up to fifth powers. */
function weighValues(coefficients: readonly Rational[], low: Rational, high: Rational): string {
  const width = subtract(high, low)
  const values = [0n, 1n, 2n, 3n, 4n].map((quarters) => {
    const x = add(low, multiply(width, makeRational(quarters, 4n)))
    return `(${writeFraction(evaluateAt(coefficients, x))})`
  })
  const [a, b, c, d, e] = values
  return `(${writeFraction(width)})/90*(7*${a} + 32*${b} + 12*${c} + 32*${d} + 7*${e})`
}

function termsOf(of: Expression): Expression[] {
  if (of.kind === 'add') return [...termsOf(of.left), ...termsOf(of.right)]
  if (of.kind === 'subtract') return [...termsOf(of.left), ...termsOf(of.right).map(turn)]
  return [of]
}

function turn(of: Expression): Expression {
  return of.kind === 'number' ? { kind: 'number', value: negate(of.value) } : { kind: 'negative', of }
}
