import type { MixItem, MixWhy } from './daily-mix.ts'
import { interleave } from './interleave.ts'

const SIZE = 10
const MOST_NEW_SKILLS = 2

/**
 * One mix of a day out of the mixes of several subjects, which take turns in the order given: what is due first, as much
 * that is new and hard as one subject would hold, and the rest from what is begun.
 */
export function mergeMixes(mixes: readonly (readonly MixItem[])[], size = SIZE): MixItem[] {
  const ofWhy = (why: MixWhy) => takeTurns(mixes.map((mix) => mix.filter((item) => item.why === why)))
  const isNew = ofWhy('new')
  const newSkills = new Set([...new Set(isNew.map(({ skill }) => skill))].slice(0, MOST_NEW_SKILLS))
  const fresh = [...newSkills].flatMap((skill) => isNew.filter((item) => item.skill === skill).slice(0, 2))
  const stretch = ofWhy('stretch').slice(0, 1)
  const due = ofWhy('due').slice(0, Math.max(1, size - fresh.length - stretch.length))
  const rest = [...ofWhy('begun'), ...ofWhy('upkeep'), ...isNew.filter(({ skill }) => !newSkills.has(skill))]
  const plan = [...due, ...fresh, ...stretch, ...rest]
  // A newcomer has little to choose from: the same again is better than a day cut short.
  for (let place = 0; plan.length < size && isNew.length > 0; place++) {
    plan.push(isNew[place % isNew.length] as MixItem)
  }
  return interleave(plan.slice(0, size))
}

/** The first of each, then the second of each, and so on. */
function takeTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat()
}
