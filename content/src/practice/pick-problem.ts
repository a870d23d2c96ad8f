import type { Difficulty, Practice, Problem } from './problem.ts'
import { identify } from './problem-identity.ts'

const MOST_STEPS = 50

/**
 * A problem that differs from the previous ones, so that nobody gets the same numbers twice in a row: walks on from seed to
 * seed until the prompt is new. Where the prompt is always the same because a picture asks the question, what `identify`
 * says decides instead, if it is among the previous ones. Where nothing new is left, the problem of the first seed comes.
 */
export function generateDifferent(
  practice: Practice,
  seed: number,
  difficulty: Difficulty,
  previousPrompts: Iterable<string>,
): { seed: number; problem: Problem } {
  const previous = new Set(previousPrompts)
  const first = practice.generate(seed, difficulty)
  for (const nameOf of [({ prompt }: Problem) => prompt, identify]) {
    for (let step = 0; step < MOST_STEPS; step++) {
      const problem = step === 0 ? first : practice.generate(seed + step, difficulty)
      if (!previous.has(nameOf(problem))) return { seed: seed + step, problem }
    }
  }
  return { seed, problem: first }
}
