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

type LongInput = { what: string; input: Record<string, unknown> }

/** Every text of an endpoint that takes a long one, as long as it may be, of each mark. */
export function* listLongInputs(endpoint: Endpoint, input: Record<string, unknown>): Generator<LongInput> {
  const shape = Object.keys(endpoint.input._zod.def.shape)
  const unsaid = shape.filter((key) => !(key in input)).map((key) => ({ path: [key], given: '' }))
  for (const { path, given } of [...listTexts(input), ...unsaid]) {
    if (endpoint.path.includes(`:${path[0]}`)) continue
    for (const mark of given ? [...MARKS, given] : MARKS) {
      for (const length of LENGTHS) {
        const text = mark
          .repeat(Math.ceil(length / mark.length))
          .slice(0, length)
          .toWellFormed()
        const long = setAt(input, path, text) as Record<string, unknown>
        if (!z.safeParse(endpoint.input, long).success) continue
        yield { what: `${path.join('.')}: ${length} of ${JSON.stringify(mark.slice(0, 20))}`, input: long }
        break
      }
    }
  }
}
