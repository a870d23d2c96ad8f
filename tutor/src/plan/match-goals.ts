import { findQuestionStems, findStems } from '../retrieval/stems.ts'

type Findable = { title: string; about: string }

const IN_TITLE = 3
/** A goal of several words is met by what speaks of half of them. */
const LEAST_SHARE = 0.5

/** What speaks of a goal or an interest, the best first, by the stems of its words; a title counts more than the rest. */
export function findAbout<Thing extends Findable>(goal: string, things: readonly Thing[]): Thing[] {
  const wanted = findQuestionStems(goal)
  if (wanted.length === 0) return []
  return things
    .map((thing) => ({ thing, worth: weigh(wanted, thing) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ thing }) => thing)
}

function weigh(wanted: readonly string[], { title, about }: Findable): number {
  const [inTitle, inRest] = [new Set(findStems(title)), new Set(findStems(about))]
  const found = wanted.filter((stem) => inTitle.has(stem) || inRest.has(stem))
  if (found.length / wanted.length < LEAST_SHARE) return 0
  return found.reduce((worth, stem) => worth + (inTitle.has(stem) ? IN_TITLE : 1), 0)
}
