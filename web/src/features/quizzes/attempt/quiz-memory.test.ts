import { beforeEach, expect, test } from 'vitest'
import { forgetUserMemory } from '../../../kit/user-memory.ts'
import { beginAttempt } from './attempt.ts'
import { quizMemory } from './use-quiz-run.ts'

/** As much of a browser's store as the memory uses; node has none that lasts as long as a tab. */
function createStore(): Storage {
  const store: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => {
      store[key] = value
    },
    removeItem: (key: string) => {
      delete store[key]
    },
  }
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(store, name, { value })
  return store as unknown as Storage
}

let store: Storage
beforeEach(() => {
  store = createStore()
})
const memory = { attempt: beginAttempt(7, 'seed'), shown: null }

test('a started quiz is the current one, for this learner only', { tags: ['QUIZ-21'] }, () => {
  quizMemory.keep(1, memory, store)
  expect(quizMemory.read(1, store)).toEqual(memory)
  expect(quizMemory.read(2, store)).toBeNull()
})

test('a quiz that is closed is no longer the current one', { tags: ['QUIZ-22'] }, () => {
  quizMemory.keep(1, memory, store)
  quizMemory.forget(1, store)
  expect(quizMemory.read(1, store)).toBeNull()
})

test('signing out leaves nothing behind', () => {
  quizMemory.keep(1, memory, store)
  forgetUserMemory([store])
  expect(quizMemory.read(1, store)).toBeNull()
})

test.each(['', 'nonsense', '{}', '{"attempt":{"id":3},"shown":null}'])(
  'what is stored as %j is nothing to go on with',
  (text) => {
    quizMemory.keep(1, memory, store)
    store.setItem(Object.keys(store)[0] ?? '', text)
    expect(quizMemory.read(1, store)).toBeNull()
  },
)

test('a store that is full does not stop the quiz', () => {
  const full: Storage = Object.create(store, {
    setItem: {
      value: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    },
  })
  expect(() => quizMemory.keep(1, memory, full)).not.toThrow()
})
