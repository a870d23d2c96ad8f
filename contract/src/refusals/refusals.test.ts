import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DAY_MS } from '#engines/days/durations.ts'
import { ENGINE_TEXTS } from '#engines/refusals/texts.ts'
import { ACCOUNT_TEXTS } from './accounts.ts'
import { say } from './catalog.ts'
import { FIELD_LABELS } from './field-labels.ts'
import { NOT_FOUND_TEXTS } from './not-found.ts'
import { parseValue } from './parse-value.ts'
import { PROGRAM_TEXTS } from './programs.ts'
import { PUBLIC_DEMO_TEXTS } from './public-demo.ts'
import { REQUEST_TEXTS } from './requests.ts'
import { rule } from './rule.ts'
import { STUDY_TEXTS } from './study.ts'
import { TEACHING_TEXTS } from './teaching.ts'

function refuse(schema: z.ZodMiniType, value: unknown) {
  const parsed = parseValue(schema, value)
  return 'refused' in parsed ? parsed.refused.map(({ refusal }) => refusal) : []
}

const tell = (schema: z.ZodMiniType, value: unknown) =>
  refuse(schema, value).map((refusal) => say(refusal).message)

test('no reason stands twice in the catalog', () => {
  const parts = [
    ENGINE_TEXTS,
    REQUEST_TEXTS,
    ACCOUNT_TEXTS,
    TEACHING_TEXTS,
    STUDY_TEXTS,
    NOT_FOUND_TEXTS,
    PUBLIC_DEMO_TEXTS,
    FIELD_LABELS,
    PROGRAM_TEXTS,
  ]
  const reasons = parts.flatMap((part) => Object.keys(part))
  expect(reasons.filter((reason, place) => reasons.indexOf(reason) !== place)).toEqual([])
})

test('what a rule of a schema says is read back', () => {
  const schema = z.string().check(
    z.minLength(1, rule('classNameRequired')),
    z.maxLength(3, rule('nameTooLong', { most: 3 })),
    z.refine((text) => text !== '!', rule({ reason: 'noteNotFound' })),
  )
  expect(refuse(schema, '')).toEqual(['classNameRequired'])
  expect(refuse(schema, 'four')).toEqual([{ reason: 'nameTooLong', params: { most: 3 } }])
  expect(refuse(schema, '!')).toEqual([{ reason: 'noteNotFound' }])
  expect(parseValue(schema, 'ok')).toEqual({ data: 'ok' })
})

const MARCH = new Date('2026-03-01T12:00:00Z')
const sized = (bytes: number) => new File([new Uint8Array(bytes)], 'a.txt')

/** What each kind of issue of zod says where a rule has no words of its own. */
const WORDLESS: Record<
  z.core.$ZodIssueCode,
  [what: string, schema: z.ZodMiniType, value: unknown, said: string][]
> = {
  invalid_type: [
    ['a text for a number', z.number(), '3', 'Invalid input: expected number, received string'],
    ['nothing', z.string(), undefined, 'Required: Title'],
    ['a part of a number', z.int(), 1.5, 'Title must be a whole number.'],
    ['no number', z.pipe(z.transform(Number), z.number()), 'x', 'Title must be a whole number.'],
  ],
  invalid_union: [
    ['none of several types', z.union([z.string(), z.number()]), true, 'Invalid input'],
    ['nothing of several types', z.union([z.string(), z.number()]), undefined, 'Required: Title'],
  ],
  invalid_value: [
    ['an option that is none', z.enum(['a', 'b']), 'c', 'Title must be one of these: a, b.'],
    ['no option', z.enum(['a', 'b']), undefined, 'Required: Title'],
  ],
  too_small: [
    ['an empty text', z.string().check(z.minLength(1)), '', 'Required: Title'],
    ['a short text', z.string().check(z.minLength(3)), 'ab', 'Title needs at least 3 characters.'],
    ['a short list', z.array(z.int()).check(z.minLength(1)), [], 'Title: choose at least 1.'],
    ['a small set', z.set(z.int()).check(z.minSize(1)), new Set(), 'Title: choose at least 1.'],
    ['a small number', z.number().check(z.minimum(3)), 2, 'Title must be 3 or more.'],
    ['a number that must be larger', z.number().check(z.gt(3)), 3, 'Title must be more than 3.'],
    ['a small bigint', z.bigint().check(z.minimum(3n)), 2n, 'Title must be 3 or more.'],
    ['a number below all', z.int(), -1e300, 'Title must be -9007199254740991 or more.'],
    ['an early date', z.date().check(z.minimum(MARCH)), new Date(0), 'Title can’t be before 2026-03-01.'],
    ['an empty file', z.file().check(z.minSize(1)), sized(0), 'The file is empty.'],
  ],
  too_big: [
    ['a long text', z.string().check(z.maxLength(3)), 'abcd', 'Title can have up to 3 characters.'],
    ['a long list', z.array(z.int()).check(z.maxLength(1)), [1, 2], 'Title: choose up to 1.'],
    ['a large number', z.number().check(z.maximum(3)), 4, 'Title must be 3 or less.'],
    ['a number that must be smaller', z.number().check(z.lt(3)), 3, 'Title must be less than 3.'],
    [
      'a late date',
      z.date().check(z.maximum(MARCH)),
      new Date(MARCH.getTime() + DAY_MS),
      'Title can’t be after 2026-03-01.',
    ],
    [
      'a large file',
      z.file().check(z.maxSize(1_572_864)),
      sized(1_572_865),
      'A file can have at most 1.5 MB.',
    ],
  ],
  not_multiple_of: [
    ['a number between', z.number().check(z.multipleOf(5)), 7, 'Title must be a multiple of 5.'],
  ],
  invalid_format: [
    ['no email address', z.email(), 'x', 'Please enter a valid email address'],
    ['no web address', z.url(), 'x', 'This is not a web address.'],
    ['no day', z.iso.date(), '2026-02-30', 'Title must be a date such as 2026-03-01.'],
    ['no moment', z.iso.datetime(), 'noon', 'Title must be a date and time such as 2026-03-01T16:30:00Z.'],
    [
      'another pattern',
      z.string().check(z.regex(/^\d$/)),
      'x',
      'Title doesn’t look right. Check it and try again.',
    ],
    [
      'another end',
      z.string().check(z.endsWith('x')),
      'a',
      'Title doesn’t look right. Check it and try again.',
    ],
  ],
  unrecognized_keys: [['a field more', z.strictObject({}), { b: 1 }, 'Unknown field: b']],
  invalid_key: [
    [
      'another key',
      z.record(z.string().check(z.maxLength(1)), z.int()),
      { ab: 1 },
      'Title doesn’t look right. Check it and try again.',
    ],
  ],
  invalid_element: [
    [
      'another value of a map',
      z.map(z.object({}), z.int()),
      new Map([[{}, 'x']]),
      'Title doesn’t look right. Check it and try again.',
    ],
  ],
  custom: [
    [
      'what a rule without words refuses',
      z.string().check(z.refine(() => false)),
      'x',
      'Title doesn’t look right. Check it and try again.',
    ],
  ],
}

test.each(Object.values(WORDLESS).flat())('%s is refused in plain words', (_, schema, value, said) => {
  expect(tell(z.object({ title: schema }), { title: value })).toEqual([said])
})

const short = z.string().check(z.maxLength(2))

test.each([
  ['a field', z.object({ title: short }), { title: 'abc' }, 'Title'],
  ['several words', z.object({ office_hours: short }), { office_hours: 'abc' }, 'Office hours'],
  [
    'a field whose label is another word',
    z.object({ websiteUrl: short }),
    { websiteUrl: 'abc' },
    'Web address',
  ],
  ['an item of a list', z.object({ tags: z.array(short) }), { tags: ['a', 'abc'] }, 'Item 2 in Tags'],
  [
    'a field of an item',
    z.object({ cards: z.array(z.object({ front: short })) }),
    { cards: [{ front: 'abc' }] },
    'Front',
  ],
  ['a part without a label', z.object({ title: z.object({ x: short }) }), { title: { x: 'abc' } }, 'Title'],
  ['a field without a label', z.object({ clientDataJSON: short }), { clientDataJSON: 'abc' }, 'This field'],
  ['a value of its own', short, 'abc', 'This field'],
])('%s is named as people know it', (_, schema, value, label) => {
  expect(tell(schema, value)).toEqual([`${label} can have up to 2 characters.`])
})
