import type { Solution } from '../../math/solution.ts'

/** Hints of small problems can hold the result. */
export function revealsAnswer(text: string, { answer, problem }: Solution): boolean {
  const values = answer.plain.match(/-?\d+(?:[./]\d+)?/g) ?? []
  const given = new Set(problem.latex.match(/\d+(?:\.\d+)?/g) ?? [])
  const shown = new Set(text.match(/\d+(?:[./]\d+)?/g) ?? [])
  return values.some((value) => shown.has(value.replace('-', '')) && !given.has(value.replace('-', '')))
}
