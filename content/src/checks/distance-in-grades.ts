/** How many grades a text lies outside of a grade. */
export function distanceInGrades(grade: number, [from, to]: [number, number]): number {
  return Math.max(0, from - grade, grade - to)
}
