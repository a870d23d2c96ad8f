import { FIGURES } from './figures.ts'
import { isLeftOut } from './left-out.ts'

/** What lists are told apart by; in which order they come says no figure. */
const KEYS = [
  'id',
  'studentId',
  'assignmentId',
  'subjectId',
  'questionId',
  'code',
  'key',
  'day',
  'start',
  'name',
]
/** Numbers that name a thing and measure nothing. */
const isName = (key: string) => /^(id|.*Ids?|version|versions)$/.test(key)

export type Comparison = ReturnType<typeof createComparison>

/** Holds answers against what was recalculated, number by number. A number that nobody recalculated is a difference, too. */
export function createComparison() {
  const differences: string[] = []
  const seen = new Map<string, number>()

  function note(place: string, found: unknown, wanted: unknown) {
    differences.push(`${place}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`)
  }

  function compareLeaf(found: unknown, wanted: unknown, place: string, figure: string) {
    if (wanted === undefined) {
      if ((typeof found === 'number' || found === null) && !isLeftOut(figure))
        differences.push(`${figure}: nobody recalculates it (${place})`)
      return
    }
    seen.set(figure, (seen.get(figure) ?? 0) + 1)
    if (!FIGURES.has(figure)) differences.push(`${figure}: is not in the table of figures`)
    if (found !== wanted) note(place, found, wanted)
  }

  function compareList(found: readonly unknown[], wanted: unknown, place: string, figure: string) {
    if (wanted === undefined) {
      found.forEach((one, at) => {
        compare(one, undefined, `${place}[${at}]`, `${figure}[]`)
      })
      return
    }
    if (!Array.isArray(wanted)) return note(place, found, wanted)
    const key = KEYS.find((name) => [...found, ...wanted].every((one) => isRecord(one) && name in one))
    const nameOf = (one: unknown, at: number) => (key && isRecord(one) ? one[key] : at)
    const wantedBy = new Map(wanted.map((one, at) => [nameOf(one, at), one]))
    const names = found.map(nameOf)
    const missing = [...wantedBy.keys()].filter((name) => !names.includes(name))
    if (missing.length > 0) differences.push(`${place}: without ${JSON.stringify(missing)}`)
    found.forEach((one, at) => {
      const name = names[at]
      if (wantedBy.has(name))
        compare(one, wantedBy.get(name), `${place}[${JSON.stringify(name)}]`, `${figure}[]`)
      else differences.push(`${place}: has ${JSON.stringify(name)}`)
    })
  }

  function compare(found: unknown, wanted: unknown, place: string, figure: string): void {
    if (Array.isArray(found)) compareList(found, wanted, place, figure)
    else if (!isRecord(found)) compareLeaf(found, wanted, place, figure)
    else if (wanted !== undefined && !isRecord(wanted)) note(place, found, wanted)
    else compareRecord(found, wanted, place, figure)
  }

  function compareRecord(
    found: Record<string, unknown>,
    wanted: Record<string, unknown> | undefined,
    place: string,
    figure: string,
  ) {
    for (const key of Object.keys(wanted ?? {}))
      if (!(key in found)) note(`${place}.${key}`, undefined, wanted?.[key])
    for (const [key, value] of Object.entries(found)) {
      const own = wanted?.[key]
      if (isName(key) && !(own !== undefined && typeof own === 'object')) continue
      // By the id of an assignment, or the name of a line of a rubric: all of them are one figure.
      const name = /^\d+$/.test(key) || figure.endsWith('.rubricScores') ? '#' : key
      compare(value, own, `${place}.${key}`, `${figure}.${name}`)
    }
  }

  return {
    differences,
    seen,
    countCompared: () => [...seen.values()].reduce((sum, count) => sum + count, 0),
    check: (screen: string, found: unknown, wanted: unknown, whose: string | number = '') =>
      compare(found, wanted, `${screen} ${whose}`, screen),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
