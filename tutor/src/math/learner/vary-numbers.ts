import { createDice, type Dice } from '#engines/dice/index.ts'
import type { Kind } from '../kinds/kind.ts'
import type { Refusal, Solution } from '../solution.ts'
import type { Similar } from './make-similar.ts'

/** In symbols any number may stand; in a story a price of 3 cents or 140 % off would be a strange one. */
const IN_SYMBOLS: readonly Kind[] = [
  'arithmetic',
  'evaluation',
  'linear-equation',
  'inequality',
  'simplification',
  'derivative',
]
const MOST_TRIES = 60

/** The same problem with other numbers, as hard as the first: as many digits, as many steps, an answer of the same sort. */
export function varyNumbers(
  solve: (text: string) => Solution | Refusal,
  like: string,
  seed: string,
): Similar | null {
  const given = solve(like)
  if (!given.solved || !IN_SYMBOLS.includes(given.kind)) return null
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const problem = changeNumbers(like, createDice(`${seed} ${attempt}`))
    // Without a number that may change it takes just as long to solve.
    if (problem === like) continue
    const solution = solve(problem)
    if (solution.solved && isAsHard(given, solution)) return { problem, solution }
  }
  return null
}

/** Exponents stay: with another one it is another problem. So do nought and one. */
function changeNumbers(text: string, dice: Dice): string {
  return text.replace(/(?<![\d.^])(?:[2-9]|\d{2,6})(?!\d)/g, (digits) => {
    const lowest = digits.length === 1 ? 2 : 10 ** (digits.length - 1)
    return String(dice.int(lowest, 10 ** digits.length - 1))
  })
}

function isAsHard(given: Solution, other: Solution): boolean {
  return (
    other.kind === given.kind &&
    other.steps.length === given.steps.length &&
    sortOf(other.answer.plain) === sortOf(given.answer.plain)
  )
}

/** Whole or not, with a minus or without. */
function sortOf(plain: string): string {
  return plain
    .replace(/\d+/g, '#')
    .replace(/[<>]=?/, '<')
    .replace(/\s/g, '')
}
