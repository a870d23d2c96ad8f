import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ENGINE_TEXTS } from '#engines/refusals/texts.ts'
import { ACCOUNT_TEXTS } from './accounts.ts'
import { say } from './catalog.ts'
import { NOT_FOUND_TEXTS } from './not-found.ts'
import { PROGRAM_TEXTS } from './programs.ts'
import { readIssue } from './read-issue.ts'
import { REQUEST_TEXTS } from './requests.ts'
import { rule } from './rule.ts'
import { STUDY_TEXTS } from './study.ts'
import { TEACHING_TEXTS } from './teaching.ts'

z.config(z.locales.en())

const read = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map((issue) => readIssue(issue))

test('no reason stands twice in the catalog', () => {
  const parts = [
    ENGINE_TEXTS,
    REQUEST_TEXTS,
    ACCOUNT_TEXTS,
    TEACHING_TEXTS,
    STUDY_TEXTS,
    NOT_FOUND_TEXTS,
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
  expect(read(schema, '')).toEqual(['classNameRequired'])
  expect(read(schema, 'four')).toEqual([{ reason: 'nameTooLong', params: { most: 3 } }])
  expect(read(schema, '!')).toEqual([{ reason: 'noteNotFound' }])
})

test.each([
  ['a short text', z.string().check(z.minLength(3)), 'ab', 'textTooShort'],
  ['a long text', z.string().check(z.maxLength(3)), 'abcd', 'textOverLimit'],
  ['a short list', z.array(z.int()).check(z.minLength(1)), [], 'tooFewItems'],
  ['a long list', z.array(z.int()).check(z.maxLength(1)), [1, 2], 'tooManyItems'],
  ['a small number', z.number().check(z.minimum(3)), 2, 'numberTooSmall'],
  ['a large number', z.number().check(z.maximum(3)), 4, 'numberTooLarge'],
  ['a number that must be larger', z.number().check(z.gt(3)), 3, 'invalidField'],
  ['another type', z.string(), 7, 'invalidField'],
  ['an option that is none', z.enum(['a', 'b']), 'c', 'invalidField'],
])('%s without words of its own has a reason and the text of zod', (_, schema, value, reason) => {
  const [issue] = z.safeParse(schema as z.ZodMiniType, value).error?.issues ?? []
  expect(issue && say(readIssue(issue))).toMatchObject({ reason, message: issue?.message })
})
