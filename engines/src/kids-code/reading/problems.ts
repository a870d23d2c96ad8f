/** Sentences about what is wrong, each beginning with where. After twenty nobody reads on. */
export type Problems = { sentences: string[] }

const MOST_SENTENCES = 20

export type JsonObject = Record<string, unknown>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function complain(problems: Problems, where: string, what: string): void {
  if (problems.sentences.length < MOST_SENTENCES) problems.sentences.push(`${where}: ${what}`)
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
    complain(problems, where, `The ${what} must be a list.`)
    return []
  }
  if (list.length > most) {
    complain(problems, where, `There are more than ${most} ${what}.`)
    return []
  }
  if (!list.every(isObject)) complain(problems, where, `The list of ${what} holds something else.`)
  return list.filter(isObject)
}

export function readText(
  problems: Problems,
  where: string,
  value: unknown,
  what: string,
  longest: number,
): string {
  if (typeof value !== 'string') complain(problems, where, `The ${what} is missing.`)
  else if (value.length > longest)
    complain(problems, where, `The ${what} is longer than ${longest} characters.`)
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
  if (!isId(value)) complain(problems, where, 'The id is missing or has characters that no id has.')
  else if (taken.has(value)) complain(problems, where, `The id ${value} is used twice.`)
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
  complain(problems, where, `The ${what} must be a number from ${least} to ${most}.`)
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
  if (typeof value !== 'boolean') complain(problems, where, `“${what}” must be true or false.`)
  return value === true
}

/** A picture or sound by its place in the library or among the own ones; never an address of somewhere else. */
const ASSET = /^[a-z0-9][a-z0-9/_-]{0,119}$/i

export function readAsset(problems: Problems, where: string, value: unknown): string {
  if (typeof value === 'string' && ASSET.test(value)) return value
  complain(problems, where, 'The picture or sound is missing or lies somewhere else.')
  return ''
}
