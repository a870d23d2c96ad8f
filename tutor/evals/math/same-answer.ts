import { isFactored, isSameExpression, isSameValue, parseExpression } from '#engines/algebra/index.ts'
import { readMeasure } from '#tutor/math/kinds/measures/conversion.ts'
import { readUnit } from '#tutor/math/reading/quantities.ts'

export type Stated = { plain: string; unit: string | null }

const SIGNS: [RegExp, string][] = [
  [/[−–]/g, '-'],
  [/[×·⋅]/g, '*'],
  [/π/g, 'pi'],
  [/√(\d+|[a-z])/g, 'sqrt($1)'],
  [/(?<=\d),(?=\d{3}\b)/g, ''],
  [/\$/g, ''],
  [/\s*°$/, ''],
]
const DURATION = /^(?:(\d+)\s*h(?:ours?)?)?\s*(?:(\d+)\s*min(?:utes?)?)?$/
const KEEPS_FORM = /\bround|nearest|decimal place|significant|\bd\.?p\b|\bs\.?f\b|correct to/i
const KEEPS_ORDER =
  /\border|arrange|\blist from|\bsort|smallest|largest|least to|greatest to|ascending|descending|terms|multiples/i

/** Whether an answer says the same as the truth, by the rules in the README of the held-out sets. */
export function isSameAnswer(stated: Stated, truth: string, question: string): boolean {
  const alternatives = /^(\S+) \((\S+)\)$/.exec(truth)
  if (alternatives) return alternatives.slice(1).some((each) => isSameAnswer(stated, each, question))
  const [a, b] = [clean(stated.plain), clean(truth)]
  if (compact(a) === compact(b)) return true
  const [left, right] = [minutesOf(a, stated.unit), minutesOf(b, null)]
  if (left !== null && right !== null) return left === right
  const bare = withoutUnit(b, stated.unit)
  if (bare === null) return false
  const [mine, theirs] = [listOf(a), listOf(bare)]
  if (mine.length !== theirs.length) return false
  if (mine.length === 1) return isSameOne(a, bare, question)
  return isSameList(mine, theirs, KEEPS_ORDER.test(question))
}

function clean(text: string): string {
  return SIGNS.reduce((line, [from, to]) => line.replace(from, to), text.trim())
}

function compact(text: string): string {
  return text.replace(/\s|\.(?=m)|(?<=m)\./g, '').toLowerCase()
}

function minutesOf(text: string, unit: string | null): number | null {
  if (unit === 'min' && /^\d+$/.test(text)) return Number(text)
  const [all, hours, minutes] = DURATION.exec(text) ?? []
  return all && (hours || minutes) ? Number(hours ?? 0) * 60 + Number(minutes ?? 0) : null
}

/** The truth without its unit; null where the stated unit is another one. */
function withoutUnit(truth: string, unit: string | null): string | null {
  const [, value, name] = /^(-?[\d./ ]+?)\s*(%|[a-z]+(?:\/[a-z]+)?)$/i.exec(truth) ?? []
  const known = name === undefined ? null : name === '%' ? '%' : unitNamed(name)
  if (!value || !known) return truth
  return unit === null || unit === known || unitNamed(unit) === known ? value : null
}

const unitNamed = (name: string): string | null => readMeasure(name) ?? readUnit(name)

function listOf(text: string): string[] {
  const inside = /^\(([^()]*,[^()]*)\)$/.exec(text)?.[1] ?? text
  return inside.split(/,\s*|;\s*|\s+and\s+|\s+or\s+/)
}

const bareValue = (text: string): string => text.replace(/^[a-z] = /, '')

function isSameList(mine: string[], theirs: string[], isOrdered: boolean): boolean {
  const names = [mine, theirs].map((list) => new Set(list.map((each) => /^([a-z]) = /.exec(each)?.[1] ?? '')))
  const hasSeveralNames = names.every((each) => each.size > 1)
  const isEqual = (a: string, b: string): boolean =>
    hasSeveralNames && a.slice(0, 2) !== b.slice(0, 2)
      ? false
      : isSameValue(bareValue(a), bareValue(b)) || isSameExpression(bareValue(a), bareValue(b))
  if (isOrdered) return mine.every((each, index) => isEqual(each, theirs[index] as string))
  const open = [...theirs]
  return mine.every((each) => {
    const found = open.findIndex((other) => isEqual(each, other))
    if (found >= 0) open.splice(found, 1)
    return found >= 0
  })
}

function isSameOne(stated: string, truth: string, question: string): boolean {
  const [a, b] = [bareValue(stated), bareValue(truth)]
  if (/^y = /.test(stated) !== /^y = /.test(truth) && /[a-z]/.test(b.replace(/sqrt|pi/g, ''))) {
    if (/^y = /.test(truth)) return false
  }
  if (KEEPS_FORM.test(question) && /^-?[\d.]+$/.test(b)) return a === b
  if (/\d \* \d|\d\^\d+ \* /.test(b)) return factorsOf(a).join() === factorsOf(b).join()
  if (!isSameValue(a, b) && !isSameExpression(a, b)) return false
  if (!/^\(.*\)\(.*\)$/.test(b)) return true
  const parsed = parseExpression(a)
  return parsed.ok && isFactored(parsed.expression)
}

function factorsOf(text: string): string[] {
  return text.replace(/\s/g, '').split('*').sort()
}
