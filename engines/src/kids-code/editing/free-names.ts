import { LIMITS } from '../program/limits.ts'

const LONGEST_ID = 64

/** The name itself, or with the first number that makes it another one: cat, cat 2, cat 3. */
export function findFreeName(wanted: string, taken: readonly string[]): string {
  return findFree(trimName(wanted), ' ', LIMITS.nameLength, new Set(taken))
}

/** As a name, without spaces. What cannot stand in an id is left out. */
export function findFreeId(wanted: string, taken: Iterable<string>): string {
  const plain = wanted.toLowerCase().replace(/[^a-z0-9_-]+/g, '-') || 'thing'
  return findFree(plain, '-', LONGEST_ID, new Set(taken))
}

export function trimName(name: string): string {
  return name.trim().slice(0, LIMITS.nameLength)
}

function findFree(wanted: string, gap: string, longest: number, taken: ReadonlySet<string>): string {
  const stem = wanted.replace(/[ -]\d+$/, '') || wanted
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : `${gap}${number}`
    const free = number === 1 ? wanted.slice(0, longest) : stem.slice(0, longest - end.length) + end
    if (!taken.has(free)) return free
  }
}
