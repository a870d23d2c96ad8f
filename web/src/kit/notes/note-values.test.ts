import { expect, test } from 'vitest'
import type { Note } from '#contract/study/notes.ts'
import {
  continueDraft,
  cutQuote,
  isTooLong,
  isWorthKeeping,
  listMissing,
  nameDraft,
  toValues,
} from './note-values.ts'

const origin = { lessonId: 5, lessonTitle: 'Halves', lessonSection: 'parts', quote: 'Two\nequal parts' }

test('a note from a lesson begins with its title and the passage as a quotation', () => {
  const values = toValues(null, origin)
  expect([values.title, values.content]).toEqual(['Halves', '> Two\n> equal parts\n\n'])
})

test('without a passage it begins empty', () => {
  expect(toValues(null, { ...origin, quote: null }).content).toBe('')
})

test('without an id there is nothing to fill in, with one the note as it stands', {
  tags: ['STATE-01', 'STATE-02'],
}, () => {
  expect(toValues(null, null)).toMatchObject({ title: '', content: '', seenAt: null })
  const note = { title: 'a', content: 'b', tags: ['c'], updatedAt: '2026-03-01T00:00:00.000Z' } as Note
  expect(toValues(note, null)).toMatchObject({
    title: 'a',
    content: 'b',
    tags: ['c'],
    seenAt: note.updatedAt,
  })
})

test('another passage of the same lesson goes below what was typed, the same one does not', () => {
  const draft = { ...toValues(null, origin), content: 'mine' }
  expect(continueDraft(draft, { ...origin, quote: 'More' }).content).toBe('mine\n\n> More\n\n')
  expect(continueDraft(draft, origin)).toBe(draft)
  expect(continueDraft(draft, null)).toBe(draft)
})

test.each([
  [' ', ' \n', ['title', 'content']],
  ['a', '', ['content']],
  ['', 'b', ['title']],
  ['a', 'b', []],
])('title %j and content %j lack %j', { tags: ['NOTE-24', 'NOTE-25'] }, (title, content, missing) => {
  expect(listMissing({ ...toValues(null, null), title, content })).toEqual(missing)
})

test('spaces around a title do not make it too long', () => {
  const values = { ...toValues(null, null), content: 'b' }
  expect(isTooLong({ ...values, title: ` ${'x'.repeat(300)} ` })).toBe(false)
  expect(isTooLong({ ...values, title: 'x'.repeat(301) })).toBe(true)
  expect(isTooLong({ ...values, title: 'x', content: 'x'.repeat(50_001) })).toBe(true)
})

test('what is as it was at the start, or empty, is no draft', () => {
  const start = toValues(null, origin)
  expect(isWorthKeeping(start, start)).toBe(false)
  expect(isWorthKeeping({ ...start, content: `${start.content}x` }, start)).toBe(true)
  expect(isWorthKeeping({ ...start, title: '', content: ' ' }, start)).toBe(false)
  expect(isWorthKeeping({ ...start, tags: ['a'] }, start)).toBe(true)
})

test('every note, lesson and new note has a draft of its own', () => {
  expect([nameDraft({ id: 7 }, null), nameDraft(null, origin), nameDraft(null, null)]).toEqual([
    'note.7',
    'note.lesson.5',
    'note.new',
  ])
})

test('a passage is sent without the room around it and no longer than it may be', () => {
  expect(cutQuote(' a ')).toBe('a')
  expect(cutQuote('x'.repeat(6000))).toHaveLength(5000)
})
