import { createDice, type Dice } from '#engines/dice/index.ts'
import type { Difficulty, Practice, Problem } from './problem.ts'

/** Ties a generator to its skill. The seed is mixed with the skill's name, so that two skills never roll alike. */
export function definePractice(
  skill: string,
  make: (dice: Dice, difficulty: Difficulty) => Problem,
): Practice {
  return {
    skill,
    generate: (seed, difficulty) => make(createDice(`${skill}/${difficulty}/${seed}`), difficulty),
  }
}
