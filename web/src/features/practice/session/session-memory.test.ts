import { beforeEach, expect, test } from 'vitest'
import { beginSession, sessionMemory } from './session.ts'

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
  sessionMemory.keep(7, beginSession({ subject: 'Science' }), store)
  expect(sessionMemory.read(7, store)).toEqual({ wish: { subject: 'Science' }, task: null, done: [] })
  expect(sessionMemory.read(8, store)).toBeNull()
  sessionMemory.forget(7, store)
  expect(sessionMemory.read(7, store)).toBeNull()
})

test.each(['', 'nonsense', '{"wish":{}}', '{"wish":{},"done":[],"task":{"problem":{"id":1}}}'])(
  'a memory of another shape (%s) counts as none',
  (text) => {
    kept.set('trellis.user.practice.7', text)
    expect(sessionMemory.read(7, store)).toBeNull()
  },
)

test('a full store stops nobody', () => {
  store.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(() => sessionMemory.keep(7, beginSession({}), store)).not.toThrow()
})
