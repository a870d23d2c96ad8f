import { ComputeEngine } from '@cortex-js/compute-engine'
import { memoizeRecent } from '../memoize-recent.ts'
import type { Kind } from './kinds/kind.ts'
import { createCheckLine, type LineCheck } from './learner/check-line.ts'
import { checkStep, type StepCheck } from './learner/check-step.ts'
import { makeSimilar, type Similar } from './learner/make-similar.ts'
import { varyNumbers } from './learner/vary-numbers.ts'
import { type Span, samplePlot } from './plot.ts'
import type { Plot, Refusal, Solution } from './solution.ts'
import { createSolve } from './solve.ts'
import { createVerifier } from './verify/verify-fact.ts'

/** What the worker can be asked, by name. */
export type MathTasks = {
  solve: { task: { text: string }; answer: Solution | Refusal }
  checkStep: { task: { previous: string; line: string }; answer: StepCheck }
  /** `lines` are those of the learner that were right, in their order. */
  checkLine: { task: { text: string; lines: string[]; line: string }; answer: LineCheck }
  /** `like` has its shape kept where it is one that numbers can be changed in. */
  makeSimilar: { task: { kind: Kind; seed: string; like?: string }; answer: Similar | null }
  plot: { task: { expression: string; letter: string } & Span; answer: Plot | null }
}

/** Math is exact: a language model may read or explain it, but what is true is decided by the engine inside alone. */
export type MathSolver = {
  [Name in keyof MathTasks]: (task: MathTasks[Name]['task']) => Promise<MathTasks[Name]['answer']>
}

/** A problem is looked at again with every line and every hint. */
const MOST_REMEMBERED = 200

export function createMathTasks(): {
  [Name in keyof MathTasks]: (task: MathTasks[Name]['task']) => MathTasks[Name]['answer']
} {
  const engine = new ComputeEngine()
  // Doubles are exact enough for a second opinion, and many times as fast as its long decimals.
  engine.precision = 'machine'
  const verify = createVerifier(engine)
  const solveAnew = createSolve(verify)
  const solve = memoizeRecent(MOST_REMEMBERED, solveAnew)
  return {
    solve: ({ text }) => solve(text),
    checkStep: ({ previous, line }) => checkStep(verify, previous, line),
    checkLine: createCheckLine(verify, solve),
    makeSimilar: ({ kind, seed, like }) =>
      (like === undefined ? null : varyNumbers(solveAnew, like, seed)) ?? makeSimilar(solveAnew, kind, seed),
    plot: ({ expression, letter, ...span }) => samplePlot(expression, letter, span),
  }
}
