import { evaluate, parseExpression } from '#engines/algebra/index.ts'
import { nearest } from '#engines/algebra/numbers/value.ts'
import { memoizeRecent } from '../memoize-recent.ts'
import { LOGARITHMS } from './kinds/algebra/logarithms.ts'
import { ALGEBRA_SOLVERS } from './kinds/algebra/solvers.ts'
import { ARITHMETIC } from './kinds/arithmetic.ts'
import { CALCULUS } from './kinds/calculus.ts'
import { CHANCE_SOLVERS } from './kinds/chance/solvers.ts'
import { CHANCES } from './kinds/chances.ts'
import { DATA } from './kinds/data.ts'
import { EQUATIONS } from './kinds/equations.ts'
import { EVALUATION } from './kinds/evaluation.ts'
import { FACTORING } from './kinds/factoring.ts'
import { GEOMETRY } from './kinds/geometry.ts'
import { JOURNEYS } from './kinds/journeys.ts'
import type { Draft, Solver } from './kinds/kind.ts'
import { MEASURE_SOLVERS } from './kinds/measures/solvers.ts'
import { MONEY } from './kinds/money.ts'
import { NUMBER_SOLVERS } from './kinds/numbers/solvers.ts'
import { PERCENT } from './kinds/percent.ts'
import { SEQUENCE } from './kinds/sequence.ts'
import { SHAPES_SOLVER } from './kinds/shapes.ts'
import { SIMPLIFICATION } from './kinds/simplification.ts'
import { SYSTEM } from './kinds/system.ts'
import { UNITS } from './kinds/units.ts'
import { UNKNOWNS } from './kinds/unknowns.ts'
import { readGraph } from './learner/read-graph.ts'
import { samplePlot } from './plot.ts'
import { cleanText } from './reading/clean.ts'
import { listReadings } from './reading/readings.ts'
import type { Answer, Refusal, Solution } from './solution.ts'
import { describeCheck, type Fact } from './verify/fact.ts'
import { WORD_PROBLEMS } from './word-problems/word-problems.ts'
import { BeyondLimits, exactValue, writeNumber } from './writing/polynomial.ts'
import { toLatex } from './writing/to-latex.ts'

export const LONGEST_PROBLEM = 500
/** Longer prose is a story or no math at all, and would cost time to read. */
const LONGEST_READ = 200
const MOST_REMEMBERED = 50

/** Wordings first that name their kind, then symbols, then stories; the first that recognizes a problem as its own decides. */
export const SOLVERS: Solver[] = [
  ...NUMBER_SOLVERS,
  ...MEASURE_SOLVERS,
  ...ALGEBRA_SOLVERS,
  ...CHANCE_SOLVERS,
  ARITHMETIC,
  LOGARITHMS,
  EVALUATION,
  EQUATIONS,
  SYSTEM,
  SIMPLIFICATION,
  FACTORING,
  CALCULUS,
  PERCENT,
  DATA,
  UNITS,
  SEQUENCE,
  GEOMETRY,
  SHAPES_SOLVER,
  MONEY,
  CHANCES,
  JOURNEYS,
  UNKNOWNS,
  WORD_PROBLEMS,
]

/** Solves a problem and verifies every step; what does not stand up to it is not shown. */
export function createSolve(verify: (fact: Fact) => boolean): (text: string) => Solution | Refusal {
  return (text) => {
    if (text.length > LONGEST_PROBLEM) return refuse('This problem is too long for me.')
    try {
      const found = verifySolution(verify, draftSolution(listReadings(cleanText(text))))
      return found.solved ? found : { ...found, graph: readGraph(text) }
    } catch (error) {
      if (error instanceof BeyondLimits) return refuse('The numbers in this problem are too large for me.')
      throw error
    }
  }
}

/** Whether the readers alone make a whole problem of a text, with no word left over: far cheaper than solving it. */
export const isUnderstood = memoizeRecent(MOST_REMEMBERED, (text: string): boolean => {
  if (text.length > LONGEST_READ) return false
  try {
    return !('reason' in draftSolution(listReadings(cleanText(text))))
  } catch (error) {
    if (error instanceof BeyondLimits) return false
    throw error
  }
})

function verifySolution(
  verify: (fact: Fact) => boolean,
  draft: Draft | { reason: string },
): Solution | Refusal {
  if ('reason' in draft) return refuse(draft.reason)
  const parts = [...draft.steps.map(({ facts }) => facts), draft.proof]
  const isVerified = parts.every((facts) => facts.length > 0 && facts.every(verify))
  if (draft.steps.length === 0 || !isVerified)
    return refuse('I found an answer but could not verify it, so I do not show it.')
  return writeSolution(draft)
}

/** Every reading says the same in other words, so one that a solver knows is enough. */
function draftSolution(readings: string[]): Draft | { reason: string } {
  let refusal: { reason: string } | null = null
  for (const text of readings) {
    const draft = draftReading(text)
    if (draft && !('reason' in draft)) return draft
    refusal ??= draft
  }
  return (
    refusal ?? { reason: 'I do not know this kind of problem yet. Try it in symbols, such as 2x + 3 = 11.' }
  )
}

function draftReading(text: string): Draft | { reason: string } | null {
  for (const solver of SOLVERS) {
    const draft = solver.solve(text)
    if (draft) return draft
  }
  return null
}

function writeSolution(draft: Draft): Solution {
  const steps = draft.steps.map(({ rule, say, before, after, facts }) => ({
    rule,
    explanation: writeWords(say),
    before: toLatex(before),
    after: toLatex(after),
    check: facts[0] ? describeCheck(facts[0]) : '',
  }))
  const first = steps[0]
  return {
    solved: true,
    kind: draft.kind,
    problem: { words: draft.words, latex: toLatex(draft.problem) },
    steps,
    answer: writeAnswer(draft.answer),
    alternatives: listAlternatives(draft.answer.plain),
    plot: draft.plot ? samplePlot(draft.plot.expression, draft.plot.letter) : null,
    hints: [
      draft.nudge,
      writeWords(draft.hint),
      first ? `${first.explanation} $${first.after}$` : draft.nudge,
    ],
  }
}

/** Plain math inside a sentence as one reads it: "2x", "√25", "5!", "x²". */
function writeWords(text: string): string {
  return text
    .replace(/(?<=\d)\*(?=[a-z])/g, '')
    .replace(/sqrt\((\d+)\)/g, '√$1')
    .replace(/cbrt\((\d+)\)/g, '∛$1')
    .replace(/factorial\((\d+)\)/g, '$1!')
    .replace(/\^2(?![\d.])/g, '²')
    .replace(/\^3(?![\d.])/g, '³')
}

function writeAnswer({ plain: exact, tex, unit }: Draft['answer']): Answer {
  // Sizes and prices are written as decimals where these end.
  const plain = unit && /^-?\d+\/\d+$/.test(exact) ? writeNumber(exactValue(exact)) : exact
  return { plain, latex: tex ?? toLatex(plain), decimal: decimalOf(plain, tex ?? ''), unit: unit ?? null }
}

/** Null where the answer is no single number, or a decimal would say nothing new. */
function decimalOf(plain: string, tex: string): string | null {
  if (/\\text\{/.test(tex)) return null
  const parsed = parseExpression(plain.replace(/^[a-z] = /, ''))
  const value = parsed.ok ? evaluate(parsed.expression) : null
  if (!value || /^(?:[a-z] = )?-?[\d.]+$/.test(plain)) return null
  return String(Number(nearest(value).toFixed(6)))
}

function listAlternatives(plain: string): string[] {
  const fraction = /^(-?)(\d+)\/(\d+)$/.exec(plain)
  if (!fraction) return []
  const [, sign = '', top = '0', bottom = '1'] = fraction
  const [whole, rest] = [BigInt(top) / BigInt(bottom), BigInt(top) % BigInt(bottom)]
  return whole > 0n && rest > 0n ? [`${sign}${whole}\\frac{${rest}}{${bottom}}`] : []
}

function refuse(reason: string): Refusal {
  return { solved: false, reason, graph: null }
}
