import type { Value } from '../algebra/index.ts'
import type { Answer, Check, Given } from './answer.ts'
import { findFractionFlaw } from './check-fraction.ts'
import { findNumberFlaw, readNumber, type Written } from './check-number.ts'
import { normalizeText } from './check-text.ts'
import { LONGEST_TEXT } from './longest-text.ts'
import { isSameUnit, isUnit, splitUnit } from './units.ts'

/** How an answer is to be given, without what is right. */
export type AnswerShape =
  | { kind: 'number'; form: 'any' | 'decimal'; unit?: string | undefined }
  | { kind: 'fraction'; form: 'any' | 'simplest' | 'mixed' | 'improper' }
  | { kind: 'choice'; options: readonly { text: string }[] }
  | { kind: 'expression' }
  | { kind: 'ordering' }
  | { kind: 'matching' }
  | { kind: 'numberLine' }
  | { kind: 'text' }

/** One way to understand what was given, in the one spelling that all equal answers share. */
export type Reading = {
  /** Null: it can be read, but no answer with a single spelling is equal to it. */
  text: string | null
  /** Why it does not count although it is equal. */
  why?: 'not_simplest' | 'wrong_form' | 'wrong_unit'
  /** Letter for letter; says nothing about whether it can be read. */
  isSpelling?: true
}

/**
 * The single spellings of all answers that count: `canonicalise` makes one of them out of every answer that is right.
 * Null where there is none, as for expressions and for numbers with play.
 */
export function listCanonical(answer: Answer): string[] | null {
  switch (answer.kind) {
    case 'choice':
      return answer.options.flatMap(({ text, isRight }) => (isRight ? [text.trim()] : []))
    case 'ordering':
      return [spellOrder(answer.items)]
    case 'matching':
      return [spellPairs(answer.pairs)]
    case 'text':
      return unique([answer.value, ...(answer.accept ?? [])].map(normalizeText))
    case 'numberLine':
      return spellAll([answer.value])
    case 'number':
      return answer.tolerance === undefined ? spellMath(answer) : null
    case 'fraction':
      return spellMath(answer)
    case 'expression':
      return null
  }
}

/** Every way to understand what a learner turns in; nothing where it cannot be read. Never throws, whatever is given. */
export function canonicalise(shape: AnswerShape, given: Given): Reading[] {
  if (shape.kind === 'ordering') {
    return Array.isArray(given) ? [{ text: given.every(isText) ? spellOrder(given) : null }] : []
  }
  if (shape.kind === 'matching') {
    return typeof given === 'object' && given !== null ? [{ text: spellPairs(toPairs(given)) }] : []
  }
  if (typeof given !== 'string') return []
  if (shape.kind === 'choice') {
    const chosen = shape.options.find(({ text }) => text.trim() === given.trim())
    return chosen ? [{ text: chosen.text.trim() }] : []
  }
  if (shape.kind === 'expression' || given.length > LONGEST_TEXT || given.trim() === '') return []
  if (shape.kind === 'text') {
    const text = normalizeText(given)
    return text === '' ? [] : [{ text }]
  }
  if (shape.kind === 'numberLine') {
    const point = readNumber(given)
    return point ? [{ text: spellValue(point.value) }] : []
  }
  const readings = shape.kind === 'number' ? readNumbers(shape, given) : readFraction(shape.form, given)
  return [...readings, { text: spellForm(given), isSpelling: true }]
}

/** What follows when some of the readings turn out to be worth the same as a right answer. */
export function judgeReadings(readings: readonly Reading[], isEqual: (reading: Reading) => boolean): Check {
  const equal = readings.filter(isEqual)
  if (equal.some(({ why }) => why === undefined)) return { isRight: true }
  const why = equal.at(-1)?.why
  if (why) return { isRight: false, why }
  const isRead = readings.some(({ isSpelling }) => !isSpelling)
  return isRead ? { isRight: false } : { isRight: false, why: 'unreadable' }
}

/** The ways in which `checkNumber` reads: the whole as a number, else a number and its unit. */
function readNumbers(shape: Extract<AnswerShape, { kind: 'number' }>, given: string): Reading[] {
  const { form, unit: wanted } = shape
  const whole = readNumber(given)
  const isPercent = given.trimEnd().endsWith('%') && (wanted === undefined || isSameUnit('%', wanted))
  const first = whole ? [toReading(form, whole)] : []
  if (whole && !isPercent) return first
  const { number, unit } = splitUnit(given.trim())
  const part = unit === '' ? null : readNumber(number)
  if (!part || !isUnit(unit, wanted)) return first
  const reading = toReading(form, part)
  const isRightUnit = wanted === undefined || isSameUnit(unit, wanted)
  return [...first, isRightUnit ? reading : { why: 'wrong_unit', ...reading }]
}

function toReading(form: 'any' | 'decimal', written: Written): Reading {
  // A right answer with a single spelling is exact: whatever is equal to it has its value.
  const why = findNumberFlaw(form, written, written)
  return { text: spellValue(written.value), ...(why && { why }) }
}

function readFraction(form: 'any' | 'simplest' | 'mixed' | 'improper', given: string): Reading[] {
  const written = readNumber(given)
  if (!written) return []
  const why = findFractionFlaw(form, written.value, written.expression)
  return [{ text: spellValue(written.value), ...(why && { why }) }]
}

type PlainMath = Extract<Answer, { kind: 'number' | 'fraction' }>

/** Other forms count letter for letter, and as math where they can be read as such. */
function spellMath({ value, accept = [] }: PlainMath): string[] | null {
  const readable = accept.filter((form) => readNumber(form) !== null)
  const values = spellAll([value, ...readable])
  return values && unique([...values, ...accept.map(spellForm)])
}

function spellAll(values: readonly string[]): string[] | null {
  const texts = values.map((value) => {
    const written = readNumber(value)
    return written && spellValue(written.value)
  })
  return texts.every((text) => text !== null) ? unique(texts) : null
}

/** Exact numbers in lowest terms have one spelling; for roots and the like there is none. */
function spellValue(value: Value): string | null {
  return 'top' in value ? `${value.top}/${value.bottom}` : null
}

/** The sign in front keeps it apart from a value. */
function spellForm(form: string): string {
  return `"${normalizeText(form).replaceAll(' ', '')}`
}

function spellOrder(items: readonly string[]): string {
  return JSON.stringify(items)
}

function toPairs(given: object): [string, string][] {
  const pairs: unknown[] = Array.isArray(given) ? given : Object.entries(given)
  return pairs.filter((pair): pair is [string, string] => Array.isArray(pair) && pair.every(isText))
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** In the order of their left sides; of two with the same left side the later one counts. */
function spellPairs(pairs: readonly (readonly [string, string])[]): string {
  const matched = [...new Map(pairs)]
  return JSON.stringify(matched.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
