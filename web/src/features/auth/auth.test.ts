import { expect, test } from 'vitest'
import { type PlainReason, say } from '#contract/refusals/catalog.ts'
import { ApiError, NetworkError, UnreadableAnswer } from '../../api/call.ts'

import words from '../../messages/en/auth.json' with { type: 'json' }
import { explainFailure, findProblem } from './explain-failure.ts'
import { readView } from './read-view.ts'

test.each([
  ['/auth', {}, 'sign-in', null],
  ['/login', {}, 'sign-in', null],
  ['/register', {}, 'sign-up', null],
  ['/auth', { form: 'sign-up' }, 'sign-up', null],
  ['/auth', { mode: 'teacher' }, 'sign-up', 'teacher'],
  ['/auth', { mode: 'college' }, 'sign-up', 'college'],
  ['/auth', { mode: 'professional' }, 'sign-up', 'professional'],
  ['/auth', { mode: 'teacher', form: 'sign-in' }, 'sign-in', 'teacher'],
  ['/login', { mode: 'teacher' }, 'sign-in', 'teacher'],
  ['/register', { form: 'sign-in' }, 'sign-in', null],
  ['/auth', { mode: 'admin' }, 'sign-in', null],
] as const)('%s with %j opens the %s form for %s', (pathname, search, form, audience) => {
  expect(readView(pathname, search)).toEqual({ form, audience })
})

const lost = new NetworkError('x')
const broken = new ApiError(502, {})
const foreign = new UnreadableAnswer('x')

test.each([
  ['no answer', lost, { kind: 'unanswered', error: lost }],
  ['a broken server', broken, { kind: 'unanswered', error: broken }],
  ['an answer of a wrong shape', foreign, { kind: 'unanswered', error: foreign }],
  [
    'a refusal in words',
    new ApiError(401, { message: 'Nope', code: 'wrong_credentials' }),
    { kind: 'refused', message: 'Nope' },
  ],
  ['a refusal without words', new ApiError(400, {}), { kind: 'refused', message: null }],
  ['too many tries', new ApiError(429, { message: 'Wait' }), { kind: 'mustWait', message: 'Wait' }],
])('%s is told apart', (_, error, failure) => {
  expect(explainFailure(error)).toEqual(failure)
})

test('what a form check says is what the server says about the same', () => {
  const { passwordsDiffer: _ofTheForm, ...texts } = words.problems
  for (const [reason, text] of Object.entries(texts)) expect(say(reason as PlainReason).message).toBe(text)
})

test('a text that is no reason of a form is told as it came', () => {
  expect(findProblem('Something else')).toBeUndefined()
  expect(findProblem('usernameTooShort')).toBe('usernameTooShort')
})
