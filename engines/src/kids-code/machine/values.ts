import { LIMITS } from '../program/limits.ts'
import type { Value } from '../program/project.ts'

/** Twelve digits: a child sees 0.3, not 0.30000000000000004. */
const DIGITS = 12
const CLOSE = 1e-9
const LONGEST_NUMERAL = 40

/** Whatever is no number counts as 0, and nothing is endless. */
export function toNumber(value: Value): number {
  if (typeof value === 'number') return finite(value)
  if (typeof value === 'boolean') return value ? 1 : 0
  return finite(readNumber(value) ?? 0)
}

export function toText(value: Value): string {
  if (typeof value !== 'number') return cut(String(value))
  if (Number.isSafeInteger(value)) return String(value)
  return String(Number(value.toPrecision(DIGITS)))
}

export function toCondition(value: Value): boolean {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return value !== 0
  return value !== '' && value !== '0' && value.toLowerCase() !== 'false'
}

/** Below 0, 0 or above 0. Numbers as numbers, everything else as texts in which capitals do not matter. */
export function compareValues(a: Value, b: Value): number {
  const left = readNumber(a)
  const right = readNumber(b)
  if (left !== null && right !== null) {
    const difference = left - right
    return Math.abs(difference) <= CLOSE * Math.max(1, Math.abs(left), Math.abs(right)) ? 0 : difference
  }
  const first = toText(a).toLowerCase()
  const second = toText(b).toLowerCase()
  if (first === second) return 0
  return first < second ? -1 : 1
}

/** As `compareValues` finds them equal, but quick to tell long texts apart. */
export function isSame(a: Value, b: Value): boolean {
  const areTexts = typeof a === 'string' && typeof b === 'string'
  if (areTexts && a.length !== b.length && Math.max(a.length, b.length) > LONGEST_NUMERAL) return false
  return compareValues(a, b) === 0
}

export function cut(text: string): string {
  return text.length > LIMITS.textLength ? text.slice(0, LIMITS.textLength) : text
}

export function clamp(number: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, number))
}

/** Six decimals: more than anybody sees. */
export function tidy(number: number): number {
  return Math.abs(number) > 1e9 ? number : Math.round(number * 1e6) / 1e6 || 0
}

function finite(number: number): number {
  if (Number.isNaN(number)) return 0
  return clamp(number, -Number.MAX_VALUE, Number.MAX_VALUE)
}

function readNumber(value: Value): number | null {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return null
  // No numeral is as long, and a long text would be read through for nothing.
  if (value.length > LONGEST_NUMERAL) return null
  const trimmed = value.trim()
  if (trimmed === '') return null
  const number = Number(trimmed)
  return Number.isNaN(number) ? null : number
}
