import { expect, test } from 'vitest'
import type { Note } from '#contract/study/notes.ts'
import { addCards, findFault, toSent } from './card-values.ts'

const found = [
  { front: 'Half?', back: 'One of two equal parts', passage: null },
  { front: 'Third?', back: 'One of three', passage: 'The third part' },
]
const note = { id: 7, lessonId: 5, quote: 'The passage', tags: ['a'] } as Note

test('what is found twice is there once, and every card has a key of its own', () => {
  const once = addCards([], found)
  const twice = addCards(once, [...found, { front: 'New', back: 'x' }])
  expect(twice.map(({ key, front }) => [key, front])).toEqual([
    ['1', 'Half?'],
    ['2', 'Third?'],
    ['3', 'New'],
  ])
})

test('cards keep the note, its lesson, its tags and the words they came from', () => {
  const [half, third] = addCards([], found)
  if (!half || !third) throw new Error('no cards')
  expect(toSent([half, third, { ...half, isChosen: false }], note)).toEqual([
    {
      front: 'Half?',
      back: 'One of two equal parts',
      noteId: 7,
      lessonId: 5,
      passage: 'The passage',
      tags: ['a'],
    },
    { front: 'Third?', back: 'One of three', noteId: 7, lessonId: 5, passage: 'The third part', tags: ['a'] },
  ])
})

test.each([
  [{ front: ' ' }, 'empty'],
  [{ back: '' }, 'empty'],
  [{ front: ' ', isChosen: false }, null],
  [{ back: 'x'.repeat(20_001) }, 'tooLong'],
  [{}, null],
])('%j is %s', (change, fault) => {
  const card = { key: '1', front: 'a', back: 'b', passage: null, isChosen: true, ...change }
  expect(findFault(card)).toBe(fault)
})
