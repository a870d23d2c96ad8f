import { expect, test } from 'vitest'
import type { AnswerForm } from '#contract/practice.ts'
import { completeAnswer } from './complete-answer.ts'

const item = (text: string) => ({ text, html: text })
const number: AnswerForm = { kind: 'number', form: 'any' }
const fraction: AnswerForm = { kind: 'fraction', form: 'any' }
const ordering: AnswerForm = { kind: 'ordering', items: ['b', 'a'].map(item) }
const matching: AnswerForm = { kind: 'matching', left: ['1', '2'].map(item), right: ['x', 'y'].map(item) }

test.each<[AnswerForm, Parameters<typeof completeAnswer>[1], unknown]>([
  [number, null, null],
  [number, '  ', null],
  [number, ' 5', ' 5'],
  [fraction, '/', null],
  [fraction, '4/', '4'],
  [fraction, '1 3/4', '1 3/4'],
  [ordering, null, null],
  [ordering, ['a', 'b'], ['a', 'b']],
  [ordering, ['a'], null],
  [matching, { 1: 'x' }, null],
  [matching, { 1: 'x', 2: 'x' }, { 1: 'x', 2: 'x' }],
])('%j with %j is sent as %j', (form, given, sent) => {
  expect(completeAnswer(form, given)).toEqual(sent)
})
