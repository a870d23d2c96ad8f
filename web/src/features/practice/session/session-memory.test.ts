import { beforeEach, expect, test } from 'vitest'
import { beginSession } from './session.ts'
import { forgetSession, keepSession, recallSession } from './session-memory.ts'

let kept: Map<string, string>
let store: Storage

beforeEach(() => {
  kept = new Map()
  store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage
})

test('a session is found again by its own learner alone', () => {
  keepSession(7, beginSession({ subject: 'Science' }), store)
  expect(recallSession(7, store)).toEqual({ wish: { subject: 'Science' }, task: null, done: [] })
  expect(recallSession(8, store)).toBeNull()
  forgetSession(7, store)
  expect(recallSession(7, store)).toBeNull()
})

test.each(['', 'nonsense', '{"wish":{}}', '{"wish":{},"done":[],"task":{"problem":{"id":1}}}'])(
  'a memory of another shape (%s) counts as none',
  (text) => {
    kept.set('trellis.user.practice.7', text)
    expect(recallSession(7, store)).toBeNull()
  },
)

test('a full store stops nobody', () => {
  store.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(() => keepSession(7, beginSession({}), store)).not.toThrow()
})
