import { createDice } from '#engines/dice/index.ts'
import type { Kind } from '../kinds/kind.ts'
import type { Refusal, Solution } from '../solution.ts'
import { SOLVERS } from '../solve.ts'

export type Similar = { problem: string; solution: Solution }

const MOST_TRIES = 10

/** A new problem of the same kind with its verified solution: the same seed always gives the same one. */
export function makeSimilar(
  solve: (text: string) => Solution | Refusal,
  kind: Kind,
  seed: string,
): Similar | null {
  const solver = SOLVERS.find(({ kinds }) => kinds.includes(kind))
  for (let attempt = 0; solver && attempt < MOST_TRIES; attempt++) {
    const problem = solver.similar(kind, createDice(`${seed} ${attempt}`))
    const solution = solve(problem)
    if (solution.solved && solution.kind === kind) return { problem, solution }
  }
  return null
}
