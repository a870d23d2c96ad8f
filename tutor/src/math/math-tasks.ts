import { ComputeEngine } from '@cortex-js/compute-engine'
import type { Kind } from './kinds/kind.ts'
import { checkStep, type StepCheck } from './learner/check-step.ts'
import { makeSimilar, type Similar } from './learner/make-similar.ts'
import type { Refusal, Solution } from './solution.ts'
import { createSolve } from './solve.ts'
import { createVerifier } from './verify/verify-fact.ts'

/** What the worker can be asked, by name. */
export type MathTasks = {
  solve: { task: { text: string }; answer: Solution | Refusal }
  checkStep: { task: { previous: string; line: string }; answer: StepCheck }
  makeSimilar: { task: { kind: Kind; seed: string }; answer: Similar | null }
}

export function createMathTasks(): {
  [Name in keyof MathTasks]: (task: MathTasks[Name]['task']) => MathTasks[Name]['answer']
} {
  const engine = new ComputeEngine()
  // Doubles are exact enough for a second opinion, and many times as fast as its long decimals.
  engine.precision = 'machine'
  const verify = createVerifier(engine)
  const solve = createSolve(verify)
  return {
    solve: ({ text }) => solve(text),
    checkStep: ({ previous, line }) => checkStep(verify, previous, line),
    makeSimilar: ({ kind, seed }) => makeSimilar(solve, kind, seed),
  }
}
