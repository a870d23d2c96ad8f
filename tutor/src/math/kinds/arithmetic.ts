import { type Expression, isSimplest, print } from '#engines/algebra/index.ts'
import { readRequest } from '../reading/request.ts'
import { readExpression } from '../writing/polynomial.ts'
import { findReduction, replaceAt } from './arithmetic-steps.ts'
import { guideFirstSum } from './first-sums.ts'
import type { Draft, DraftStep, Solver } from './kind.ts'

const MOST_STEPS = 30
const LOGARITHM = /^(.*?)log_\(?(\d+)\)?\s*\(?(\d+)\)?$/i

/** Reduces one operation after the other, in the order that brackets, powers and signs ask for. */
export function calculate(text: string): { steps: DraftStep[]; result: string } | null {
  let current: Expression = readExpression(text)
  const hasDecimals = /\d\.\d/.test(text)
  const steps: DraftStep[] = []
  for (let count = 0; count < MOST_STEPS; count++) {
    const found = findReduction(current, hasDecimals)
    if (found === 'impossible') return null
    if (!found) return { steps, result: print(current).replace(/^-\((\d+\/\d+)\)$/, '-$1') }
    const before = print(current)
    current = replaceAt(current, found.path, found.result)
    const after = print(current)
    steps.push({ rule: found.rule, say: found.say, before, after, facts: [{ same: [before, after] }] })
  }
  return null
}

/** What to do, without what comes of it: in a problem of one step that would be the answer. */
function withoutResult(say: string): string {
  const [start] = / That is [^:]*$/.test(say) ? say.split(/(?::[^:]*)? That is [^:]*$/) : say.split(/:[^:]*$/)
  return start === say
    ? say.replace(/^(\d+) is .* comes out of the root\.$/, 'Which square number divides $1?')
    : `${start}.`
}

export const ARITHMETIC: Solver = {
  kinds: ['arithmetic'],
  solve(text) {
    const logarithm = LOGARITHM.exec(text)
    if (logarithm)
      return readRequest(`${logarithm[1]} 1`) ? solveLogarithm(logarithm[2] ?? '', logarithm[3] ?? '') : null
    const request = readRequest(text)
    if (!request || request.letters.length > 0 || request.statements.length !== 1) return null
    if (request.statements[0]?.relations.length !== 0) return null
    if (request.task === 'factor' || request.task === 'differentiate' || request.task === 'integrate')
      return null
    if (/[÷/] ?\d+ ?\(/.test(request.body))
      return { reason: 'Brackets are missing: it is not clear what is divided by what.' }
    const problem = print(readExpression(request.body))
    const done = calculate(problem)
    if (!done) return { reason: 'This has no value, or its numbers are too large for me.' }
    if (!isSimplest(readExpression(done.result)))
      return { reason: 'I cannot bring this into its simplest form yet.' }
    if (done.steps.length === 0) return { reason: 'There is nothing left to work out here.' }
    return {
      kind: 'arithmetic',
      words: 'Work out the value.',
      problem,
      steps: done.steps,
      answer: { plain: done.result },
      proof: [{ same: [problem, done.result] }],
      nudge:
        done.steps.length > 1
          ? 'Which part has to be worked out first: brackets, powers, then × and ÷, then + and −?'
          : 'What does the sign ask you to do?',
      hint: withoutResult(done.steps[0]?.say ?? ''),
      ...guideFirstSum(readExpression(request.body)),
    }
  },
  similar(_, dice) {
    const [a, b, c, d] = [dice.int(2, 12), dice.int(2, 9), dice.int(2, 9), dice.int(2, 5)]
    return dice.pick([
      `${a} + ${b} * ${c}`,
      `(${a} + ${b}) * ${c} - ${d}`,
      `${a}/${a + b} + ${c}/${c + d}`,
      `${a} - ${b}*(${c} - ${d})`,
    ])
  },
}

/** Whole exponents only; others are put together elsewhere. */
function solveLogarithm(base: string, number: string): Draft | null {
  const [b, n] = [BigInt(base), BigInt(number)]
  let exponent = 0n
  let power = 1n
  while (b > 1n && power < n) {
    power *= b
    exponent++
  }
  if (power !== n || b < 2n) return null
  const question = `\\log_{${base}}(${number})`
  return {
    kind: 'arithmetic',
    words: `Find the power of ${base} that gives ${number}.`,
    problem: { tex: question },
    steps: [
      {
        rule: 'logarithm-as-power',
        say: `log base ${base} of ${number} asks: ${base} to which power is ${number}?`,
        before: { tex: question },
        after: { tex: `${base}^{?} = ${number}` },
        facts: [{ same: [`${base}^(ln(${number})/ln(${base}))`, number] }],
      },
      {
        rule: 'find-power',
        say: `${base} to the power ${exponent} is ${number}.`,
        before: { tex: `${base}^{?} = ${number}` },
        after: `${base}^${exponent} = ${number}`,
        facts: [{ same: [`${base}^${exponent}`, number] }],
      },
    ],
    answer: { plain: String(exponent) },
    proof: [{ same: [`ln(${number})/ln(${base})`, String(exponent)] }],
    nudge: 'A logarithm asks for an exponent.',
    hint: `Multiply ${base} by itself until you reach ${number}. How many factors are there?`,
  }
}
