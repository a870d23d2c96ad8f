import type { Difficulty, Practice, Problem } from './problem.ts'

const MOST_STEPS = 50

/**
 * A problem whose prompt is none of the previous ones, so that nobody gets the same numbers twice in a row: walks on from
 * seed to seed. Where a skill has nothing new left, the problem of the first seed comes again.
 */
export function generateDifferent(
  practice: Practice,
  seed: number,
  difficulty: Difficulty,
  previousPrompts: Iterable<string>,
): { seed: number; problem: Problem } {
  const previous = new Set(previousPrompts)
  for (let step = 0; step < MOST_STEPS; step++) {
    const problem = practice.generate(seed + step, difficulty)
    if (!previous.has(problem.prompt)) return { seed: seed + step, problem }
  }
  return { seed, problem: practice.generate(seed, difficulty) }
}
