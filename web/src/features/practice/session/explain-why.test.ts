import { expect, test } from 'vitest'
import type { AnswerForm, CheckedAnswer } from '#contract/practice.ts'
import words from '../../../messages/en/practice.json' with { type: 'json' }
import { explainWhy } from './explain-why.ts'

const number: AnswerForm = { kind: 'number', form: 'any', unit: 'cm' }
const expression = (form: 'any' | 'alike' | 'expanded' | 'factored' | 'simplest'): AnswerForm => ({
  kind: 'expression',
  form,
})
const fraction = (form: 'any' | 'simplest' | 'mixed' | 'improper'): AnswerForm => ({ kind: 'fraction', form })
const text: AnswerForm = { kind: 'text' }
const choice: AnswerForm = { kind: 'choice', options: [] }

function explain(answer: AnswerForm, told: Partial<CheckedAnswer>, hintsShown: string[] = []) {
  return explainWhy({ answer, hintsShown }, { why: null, mistake: null, tries: 1, ...told })
}

test.each<[AnswerForm, CheckedAnswer['why'], string]>([
  [number, 'unreadable', 'unreadable'],
  [number, 'close', 'closeNumber'],
  [text, 'close', 'closeText'],
  [number, 'not_simplest', 'notWorkedOut'],
  [fraction('simplest'), 'not_simplest', 'notSimplest'],
  [{ kind: 'number', form: 'decimal' }, 'wrong_form', 'formDecimal'],
  [fraction('mixed'), 'wrong_form', 'formMixed'],
  [fraction('improper'), 'wrong_form', 'formImproper'],
  [fraction('simplest'), 'wrong_form', 'formFraction'],
  [expression('expanded'), 'wrong_form', 'formExpanded'],
  [expression('factored'), 'wrong_form', 'formFactored'],
  [expression('any'), 'wrong_form', 'formSolved'],
  [expression('alike'), 'wrong_form', 'formOther'],
  [{ kind: 'ordering', items: [] }, null, 'order'],
  [{ kind: 'matching', left: [], right: [] }, null, 'match'],
  [number, null, 'unknown'],
])('%j and %s are told as %s, in words that exist', (form, why, key) => {
  expect(explain(form, { why }).key).toBe(key)
  expect(Object.keys(words.why)).toContain(key)
})

test('a wrong unit names the one asked for, a wrong option the idea behind it', () => {
  expect(explain(number, { why: 'wrong_unit' })).toEqual({ key: 'wrongUnit', unit: 'cm' })
  expect(explain({ kind: 'number', form: 'any' }, { why: 'wrong_unit' })).toEqual({ key: 'wrongUnitUnknown' })
  expect(explain(choice, { why: 'mistake', mistake: 'adds' })).toEqual({ key: 'mistake', mistake: 'adds' })
  expect(explain(choice, { why: 'mistake' })).toEqual({ key: 'otherOption' })
})

test('a hint is offered once, and later the solution', () => {
  expect(explain(number, {}, ['Look.']).key).toBe('unknownAfterHint')
  expect(explain(number, { tries: 2 }).key).toBe('again')
})
