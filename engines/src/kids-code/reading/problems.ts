import { nest } from '../../refusals/refusal.ts'
import type { EngineRefusal } from '../../refusals/texts.ts'
/** What is wrong, and where. After twenty nobody reads on. */
export type Problems = { found: EngineRefusal[] }

const MOST_PROBLEMS = 20

export type JsonObject = Record<string, unknown>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function complain(problems: Problems, where: string, what: EngineRefusal): void {
  if (problems.found.length < MOST_PROBLEMS)
    problems.found.push({ reason: 'projectPartRefused', params: { part: where, problem: nest(what) } })
}

/** Objects of a list of limited length; a missing list is empty. */
export function readRows(
  problems: Problems,
  where: string,
  list: unknown,
  most: number,
  what: string,
): JsonObject[] {
  if (list === undefined) return []
  if (!Array.isArray(list)) {
    complain(problems, where, { reason: 'partNotAList', params: { part: what } })
    return []
  }
  if (list.length > most) {
    complain(problems, where, { reason: 'tooManyParts', params: { most, parts: what } })
    return []
  }
  if (!list.every(isObject))
    complain(problems, where, { reason: 'listHoldsOtherThings', params: { list: what } })
  return list.filter(isObject)
}

export function readText(
  problems: Problems,
  where: string,
  value: unknown,
  what: string,
  longest: number,
): string {
  if (typeof value !== 'string') complain(problems, where, { reason: 'partMissing', params: { part: what } })
  else if (value.length > longest)
    complain(problems, where, { reason: 'partTooLong', params: { part: what, most: longest } })
  else return value
  return ''
}

/** Printable and without spaces, as the block editor makes them; no word that means something to objects. */
const ID = /^[\x21-\x7e]{1,64}$/
export const FORBIDDEN_IDS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value) && !FORBIDDEN_IDS.has(value)
}

export function readId(problems: Problems, where: string, value: unknown, taken: Set<string>): string {
  if (!isId(value)) complain(problems, where, 'idInvalid')
  else if (taken.has(value)) complain(problems, where, { reason: 'idUsedTwice', params: { id: value } })
  else {
    taken.add(value)
    return value
  }
  return ''
}

/** Within the bounds, or the usual value when it is missing. */
export function readNumber(
  problems: Problems,
  where: string,
  value: unknown,
  what: string,
  { least, most, usual }: { least: number; most: number; usual: number },
): number {
  if (value === undefined) return usual
  if (typeof value === 'number' && value >= least && value <= most) return value
  complain(problems, where, { reason: 'partOutOfRange', params: { part: what, least, most } })
  return usual
}

export function readSwitch(
  problems: Problems,
  where: string,
  value: unknown,
  what: string,
  usual: boolean,
): boolean {
  if (value === undefined) return usual
  if (typeof value !== 'boolean')
    complain(problems, where, { reason: 'switchInvalid', params: { part: what } })
  return value === true
}

/** A picture or sound by its place in the library or among the own ones; never an address of somewhere else. */
const ASSET = /^[a-z0-9][a-z0-9/_-]{0,119}$/i

export function readAsset(problems: Problems, where: string, value: unknown): string {
  if (typeof value === 'string' && ASSET.test(value)) return value
  complain(problems, where, 'assetInvalid')
  return ''
}
