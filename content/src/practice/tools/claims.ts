import type { Claim } from '../problem.ts'

/** The claim that an equation in one letter has exactly these real solutions. */
export function solves(equation: string, letter: string, ...values: readonly (number | string)[]): Claim {
  return { equation, solutions: values.map((value) => ({ [letter]: String(value) })) }
}

/** The claim that a system (equations joined by ";") has exactly this one solution. */
export function solvesSystem(equations: string, solution: Readonly<Record<string, number | string>>): Claim {
  return {
    equation: equations,
    solutions: [
      Object.fromEntries(Object.entries(solution).map(([letter, value]) => [letter, String(value)])),
    ],
  }
}
