import { nameShortly } from '../visibility.ts'

type Pupil = { id: number; firstName: string; lastName: string }

/**
 * What cards, lists of pictures and the poster call the students of a class: first name and last initial. Namesakes are numbered by
 * the age of their accounts, so that a number stays when somebody joins.
 */
export function labelPupils(pupils: readonly Pupil[]): Map<number, string> {
  const namesakes = Map.groupBy(
    pupils.toSorted((a, b) => a.id - b.id),
    (pupil) => nameShortly(pupil),
  )
  const labels = new Map<number, string>()
  for (const [name, those] of namesakes)
    for (const [at, { id }] of those.entries()) labels.set(id, those.length > 1 ? `${name} ${at + 1}` : name)
  return labels
}
