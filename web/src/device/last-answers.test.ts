import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lessons } from '#contract/lessons.ts'
import { answerWithWaiting } from './last-answers.ts'

class Unreachable extends Error {}
const ask = (asked: Promise<unknown>) =>
  answerWithWaiting({
    userId: 17,
    endpoint: lessons.list,
    input: {},
    address: '/api/lessons',
    asked,
    isUnreachable: (error) => error instanceof Unreachable,
    hasAge: true,
  })

// Node has no IndexedDB, as a private window has none: everything must go on as if nothing could be kept.
beforeEach(() => vi.stubGlobal('document', { cookie: 'trellis_signed_in=u17' }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('where nothing can be kept, answers and failures come as they are', async () => {
  await expect(ask(Promise.resolve([1, 2]))).resolves.toEqual([1, 2])
  await expect(ask(Promise.reject(new Unreachable('gone')))).rejects.toThrow(Unreachable)
  await expect(ask(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})

test('a slow answer is waited for as long as nothing else is known', async () => {
  vi.useFakeTimers()
  const slow = ask(new Promise((resolve) => setTimeout(() => resolve('late'), 20_000)))
  await vi.advanceTimersByTimeAsync(20_000)
  await expect(slow).resolves.toBe('late')
})
