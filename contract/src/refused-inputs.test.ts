import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { listEndpoints } from './api.ts'
import { say } from './refusals/catalog.ts'
import { FIELD_LABELS } from './refusals/field-labels.ts'
import { parseValue } from './refusals/parse-value.ts'

/** Longer than any text may be. */
const LONG = 'x'.repeat(300_000)
const JUNK: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  '!',
  LONG,
  -5,
  0,
  1.5,
  1e12,
  true,
  {},
  [],
  Array.from({ length: 600 }, () => 1),
]

type Schema = z.core.$ZodType

/** Values that have the shape of a schema down to one part, which is wrong. */
function listSpoiled(schema: Schema): unknown[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, part]) =>
      listSpoiled(part).map((value) => ({ [name]: value })),
    )
  if (def.type === 'array') return [...JUNK, ...listSpoiled(def.element).map((value) => [value])]
  if (def.type === 'record')
    return [...JUNK, ...listSpoiled(def.valueType).map((value) => ({ [LONG]: value }))]
  if (def.type === 'union') return def.options.flatMap((option) => listSpoiled(option))
  if (def.type === 'pipe') return listSpoiled(def.in)
  if ('innerType' in def && def.innerType) return listSpoiled(def.innerType as Schema)
  return [...JUNK]
}

const refusals = listEndpoints().flatMap(({ name, endpoint }) =>
  listSpoiled(endpoint.input).flatMap((value) => {
    const parsed = parseValue(endpoint.input, value)
    return 'refused' in parsed ? parsed.refused.map(({ refusal }) => ({ name, ...say(refusal) })) : []
  }),
)

/** What the specification keeps of the validation library (Y-76). */
const DOCUMENTED = /^Invalid input(?:: expected \w+, received \w+)?$/
const OF_A_LIBRARY =
  /Too (?:big|small)|[<>]=|Invalid (?:input|string|number|option|key|value|ISO)|Unrecognized|pattern|^Expected|[{}]/
/** These name what a program may send. */
const FOR_PROGRAMS = ['optionUnknown', 'unknownFieldNamed']

test('whatever is wrong with a request is said in sentences for people', {
  tags: ['ERR2-65', 'ERR2-66'],
}, () => {
  const odd = refusals.filter(
    ({ reason, message }) =>
      !DOCUMENTED.test(message) &&
      !FOR_PROGRAMS.includes(reason) &&
      (OF_A_LIBRARY.test(message) || /[a-z][A-Z]|_/.test(message)),
  )
  expect([...new Set(odd.map(({ name, message }) => `${name}: ${message}`))]).toEqual([])
})

test('the junk that is sent breaks rules of every kind', () => {
  const reasons = new Set(refusals.map(({ reason }) => reason))
  expect([...reasons]).toEqual(
    expect.arrayContaining([
      'dayInvalid',
      'emailInvalid',
      'fieldRequired',
      'invalidField',
      'invalidInput',
      'momentInvalid',
      'numberNotWhole',
      'numberTooLarge',
      'numberTooSmall',
      'optionUnknown',
      'textOverLimit',
      'textTooShort',
      'timeInvalid',
      'tooFewItems',
      'tooManyItems',
      'valueInvalid',
    ]),
  )
})

test('every label is that of a field', () => {
  const told = new Set(refusals.map(({ message }) => message))
  const isUsed = (label: string) => [...told].some((message) => message.includes(label))
  expect(Object.values(FIELD_LABELS).filter((label) => !isUsed(label))).toEqual([])
})
