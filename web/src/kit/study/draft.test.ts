import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { forgetUserMemory } from '../user-memory.ts'
import { listDrafts, openDraft } from './draft.ts'

/** As a browser's: what it holds stands as its own properties. */
function openStore(): Storage {
  const store = Object.create({
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => {
      store[key] = value
    },
    removeItem: (key: string) => {
      delete store[key]
    },
  })
  return store
}

const Shape = z.object({ title: z.string() })

test('a draft comes back as it was typed, to its own person and thing only', () => {
  const store = openStore()
  openDraft(1, 'guide.new', Shape, store).keep({ title: 'Halves' })
  expect(openDraft(1, 'guide.new', Shape, store).read()).toEqual({ title: 'Halves' })
  expect(openDraft(2, 'guide.new', Shape, store).read()).toBeNull()
  expect(openDraft(1, 'guide.7', Shape, store).read()).toBeNull()
})

test('a forgotten draft, one of another shape and one that is no JSON are none', () => {
  const store = openStore()
  const draft = openDraft(1, 'guide.new', Shape, store)
  draft.keep({ title: 'Halves' })
  expect(openDraft(1, 'guide.new', z.object({ front: z.string() }), store).read()).toBeNull()
  draft.forget()
  expect(draft.read()).toBeNull()
  store.setItem('trellis.user.draft.1.guide.new', '{"title"')
  expect(draft.read()).toBeNull()
})

test('signing out takes the drafts along', () => {
  const store = openStore()
  openDraft(1, 'guide.new', Shape, store).keep({ title: 'Halves' })
  forgetUserMemory([store])
  expect(Object.keys(store)).toEqual([])
})

test('the drafts of one person and one kind are listed by name', () => {
  const store = openStore()
  for (const [user, name] of [
    [1, 'note.new'],
    [1, 'note.7'],
    [1, 'guide.new'],
    [2, 'note.new'],
    [12, 'note.new'],
  ] as const)
    openDraft(user, name, Shape, store).keep({ title: 'Halves' })
  expect(listDrafts(1, 'note.', store)).toEqual(['note.7', 'note.new'])
})

test('a full store stops nobody from writing', () => {
  const store = openStore()
  Object.getPrototypeOf(store).setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(() => openDraft(1, 'guide.new', Shape, store).keep({ title: 'Halves' })).not.toThrow()
})
