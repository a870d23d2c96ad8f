import { expect, test } from 'vitest'
import { ApiError, NetworkError } from './call.ts'
import { isAnswered } from './create-writer.ts'
import { createIntentionKeys } from './intention-keys.ts'

test('the same content keeps its key until the server has answered; other content gets another', () => {
  let made = 0
  const keys = createIntentionKeys(() => `key-${++made}`)
  expect(keys.keyFor({ username: 'maya' })).toBe('key-1')
  expect(keys.keyFor({ username: 'maya' })).toBe('key-1')
  expect(keys.keyFor({ username: 'mayo' })).toBe('key-2')
  keys.settle()
  expect(keys.keyFor({ username: 'mayo' })).toBe('key-3')
})

test.each([
  ['no answer', new NetworkError('x'), false],
  ['a refusal', new ApiError(401, {}), true],
  ['too many tries', new ApiError(429, {}), true],
  ['a broken server or proxy', new ApiError(502, {}), false],
  ['an answer of a wrong shape', new TypeError('x'), false],
])('%s leaves the intention settled: %s', (_, error, isSettled) => {
  expect(isAnswered(error)).toBe(isSettled)
})
