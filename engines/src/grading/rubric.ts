import { roundPoints } from '../assignments/index.ts'

export type RubricLine = { id: string; levels: readonly { points: number }[] }
/** Points by the criterion's id. */
export type RubricPoints = Record<string, number>

/** The first score that belongs to no level of its criterion. */
export function findRubricFault(scores: RubricPoints, rubric: readonly RubricLine[]): string | undefined {
  return Object.entries(scores).find(
    ([id, points]) => !rubric.find((line) => line.id === id)?.levels.some((level) => level.points === points),
  )?.[0]
}

/** Scores of criteria that the rubric has no more are left out. */
export function sumRubric(scores: RubricPoints, rubric: readonly RubricLine[]): number {
  return roundPoints(rubric.reduce((sum, { id }) => sum + (scores[id] ?? 0), 0))
}
