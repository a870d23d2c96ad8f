import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'

/** So long is what careless code is tried with, or as long as a field takes. */
const LENGTHS = [60_000, 50_000, 20_000, 10_000, 5_000, 4_000, 2_000, 500]

/** What makes expressions backtrack, parsers nest and sentences never end. */
const MARKS: readonly string[] = [
  '.',
  '(',
  ')',
  '[',
  '{',
  '^',
  '9^',
  '1/',
  '-',
  'a ',
  'a',
  '\n',
  ' ',
  '\t\n',
  '🙂',
  '<b>',
  '<',
  '<!--',
  '<pre ',
  '\\(',
  '---\n',
  '&',
  '_',
  '*',
  '**a',
  '`',
  '```\n',
  '\\',
  '\\frac{',
  '$',
  '#',
  '# a\n',
  '> ',
  '- a\n',
  '|',
  '|a\n|-\n',
  '![',
  '[a](',
  'http://a.',
  'a@',
  '"',
  "'",
  '?! ',
  'a.b,c;',
  'A. ',
  'if ',
  'é',
  '中',
]

type Place = { path: (string | number)[]; given: string }

/** Where texts stand in an input, also those that it leaves out. */
function listTexts(value: unknown, path: (string | number)[] = []): Place[] {
  if (typeof value === 'string') return [{ path, given: value }]
  if (typeof value !== 'object' || value === null || path.length > 5) return []
  const entries = Array.isArray(value) ? value.slice(0, 2).entries() : Object.entries(value)
  return [...entries].flatMap(([key, inner]) => listTexts(inner, [...path, key]))
}

function setAt(input: unknown, [first, ...rest]: (string | number)[], text: string): unknown {
  if (first === undefined) return text
  if (Array.isArray(input)) return input.map((one, place) => (place === first ? setAt(one, rest, text) : one))
  return { ...(input as object), [first]: setAt((input as Record<string, unknown>)[first], rest, text) }
}

export type LongInput = { what: string; input: Record<string, unknown> }

/**
 * Every text of an endpoint that takes a long one, as long as it may be: for each mark, each of the texts by itself. Of
 * several endpoints that are alike, each gets the marks whose turn is its own.
 */
export function* listLongInputs(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  { turn, of }: { turn: number; of: number },
): Generator<{ together: LongInput | null; apart: LongInput[] }> {
  const shape = Object.keys(endpoint.input._zod.def.shape)
  const unsaid = shape.filter((key) => !(key in input)).map((key) => ({ path: [key], given: '' }))
  const places = [...listTexts(input), ...unsaid].filter(({ path }) => !endpoint.path.includes(`:${path[0]}`))
  const accepts = (sent: unknown) => z.safeParse(endpoint.input, sent).success
  for (const mark of [...MARKS, null].filter((_, place) => place % of === turn)) {
    const apart: LongInput[] = []
    let all: unknown = input
    for (const { path, given } of places) {
      const text = listLengths(mark ?? given).find((long) => accepts(setAt(input, path, long)))
      if (text === undefined) continue
      const what = `${path.join('.')}: ${text.length} of ${JSON.stringify(text.slice(0, 20))}`
      apart.push({ what, input: setAt(input, path, text) as Record<string, unknown> })
      all = setAt(all, path, text)
    }
    const what = apart.map((one) => one.what).join(', ')
    const together = apart.length > 1 && accepts(all) ? { what, input: all as Record<string, unknown> } : null
    if (apart.length > 0) yield { together, apart }
  }
}

/** Of one mark again and again; none of nothing. */
const listLengths = (mark: string): string[] =>
  mark === ''
    ? []
    : LENGTHS.map((length) =>
        mark
          .repeat(Math.ceil(length / mark.length))
          .slice(0, length)
          .toWellFormed(),
      )
