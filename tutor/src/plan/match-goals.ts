import { findQuestionStems, findStems } from '../retrieval/stems.ts'

export type Findable = {
  title: string
  /** What it teaches, by name; counts like the title. */
  names: string
  about: string
}

/** A goal of several words is met by what speaks of half of them, if nothing speaks of all. */
const LEAST_SHARE = 0.5

/**
 * What speaks of a goal or an interest, by the stems of its words: what has all of them in title and names, else all
 * of them anywhere, else half of them. The best come first.
 */
export function findAbout<Thing extends Findable>(goal: string, things: readonly Thing[]): Thing[] {
  const wanted = findQuestionStems(goal).map(undouble)
  if (wanted.length === 0) return []
  const weighed = things
    .map((thing) => ({ thing, ...weigh(wanted, thing) }))
    .filter(({ found }) => found / wanted.length >= LEAST_SHARE)
  const tierOf = ({ named, found }: { named: number; found: number }) => {
    if (named === wanted.length) return 2
    return found === wanted.length ? 1 : 0
  }
  const best = Math.max(0, ...weighed.map(tierOf))
  return weighed
    .filter((one) => tierOf(one) === best)
    .toSorted((a, b) => b.found - a.found || b.named - a.named)
    .map(({ thing }) => thing)
}

function weigh(wanted: readonly string[], { title, names, about }: Findable) {
  const named = new Set(findStems(`${title} ${names}`).map(undouble))
  const said = new Set(findStems(about).map(undouble))
  return {
    named: wanted.filter((stem) => named.has(stem)).length,
    found: wanted.filter((stem) => named.has(stem) || said.has(stem)).length,
  }
}

/** The stem of "adding" is "ad", that of "add" is "add". */
const undouble = (stem: string) => stem.replace(/(.)\1$/, '$1')
