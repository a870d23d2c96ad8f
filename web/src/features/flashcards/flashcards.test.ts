import { expect, test } from 'vitest'
import { formatDay } from '../../kit/days/format-day.ts'
import { hasFilter, isFound, trimFilter } from './card-filter.ts'
import { hasMarkup } from './dialog/card-values.ts'
import { createCard } from './flashcards.data.ts'
import { NOTES_BESIDE, readView, writeWish } from './read-view.ts'
import { formatInterval } from './review/format-interval.ts'
import { readCount } from './settings/read-count.ts'
import { splitPictures, toPlainText } from './split-pictures.ts'
import { sampleCard } from './testing/sample-cards.ts'

const NOW = Date.parse('2026-03-10T09:00:00Z')

test.each([
  [{}, true],
  [{ search: 'CAFÉ' }, true],
  [{ search: 'cafe' }, true],
  [{ search: 'fran' }, true],
  [{ search: 'tea' }, false],
  [{ tag: 'French' }, true],
  [{ tag: 'french' }, false],
  [{ difficulty: 4 }, true],
  [{ difficulty: 3 }, false],
  [{ only: 'leeches' as const }, false],
])('of a card about the café %o finds: %s', (filter, isIn) => {
  expect(
    isFound(sampleCard(1, NOW, { front: 'Café?', tags: ['French', 'Français'], difficulty: 4 }), filter),
  ).toBe(isIn)
})

test('a filter holds only what was chosen', () => {
  expect(trimFilter({ search: '  ', tag: '', difficulty: 0, only: undefined })).toEqual({})
  expect(
    hasFilter(trimFilter({ search: ' x ', tag: undefined, difficulty: undefined, only: undefined })),
  ).toBe(true)
})

test.each([
  [{}, { kind: 'tabs', tab: 'all' }],
  [{ tab: 'due' }, { kind: 'tabs', tab: 'due' }],
  [
    { tab: 'x', review: 'x' },
    { kind: 'tabs', tab: 'all' },
  ],
  [{ review: 'due' }, { kind: 'review', wish: { isAll: false } }],
  [
    { review: 'all', tag: 7, search: 'x', difficulty: 2 },
    { kind: 'review', wish: { isAll: true, tag: '7', search: 'x', difficulty: 2 } },
  ],
  [
    { review: 'all', difficulty: 9 },
    { kind: 'review', wish: { isAll: true } },
  ],
])('the address %o asks for %o', (search, view) => {
  expect(readView(search)).toEqual(view)
})

test('the query of a review leads back to it', () => {
  const wish = { isAll: true, tag: 'cells', search: 'wall', difficulty: 5 }
  expect(readView(writeWish(wish))).toEqual({ kind: 'review', wish })
})

test.each([
  [0, '1 min'],
  [60, '1 min'],
  [600, '10 min'],
  [3600, '1 hr'],
  [86_400, '1 day'],
  [8 * 86_400, '8 days'],
  [45 * 86_400, '1.5 mths'],
  [730 * 86_400, '2 yrs'],
])('%d seconds stand on a button as "%s"', (seconds, text) => {
  expect(formatInterval(seconds, 'en')).toBe(text)
})

test("only the learner's own pictures are drawn", () => {
  expect(splitPictures('See ![a cell](/api/flashcards/media/12) and ![](https://example.com/x.png)')).toEqual(
    [
      { kind: 'text', text: 'See ' },
      { kind: 'picture', src: '/api/flashcards/media/12', alt: 'a cell' },
      { kind: 'text', text: ' and ![](https://example.com/x.png)' },
    ],
  )
  expect(splitPictures('![](/api/flashcards/media/1)')).toHaveLength(1)
})

test('a label has the words without their marks, and not all of a long text', () => {
  expect(toPlainText('**What** is `x`?\n\n![](/api/flashcards/media/1)')).toBe('What is x?')
  expect(toPlainText('word '.repeat(60), 20)).toBe('word word word word…')
})

test('what comes past the form is stopped before it is sent', { tags: ['ERR2-29', 'ERR2-31'] }, async () => {
  const card = { front: 'Q', back: 'A' }
  await expect(createCard(null, card, 'key-1')).rejects.toThrow('User not authenticated')
  const nothing = createCard({ id: 1 }, { front: ' ', back: 'A' }, 'key-1')
  await expect(nothing).rejects.toThrow('Front and back content are required')
})

test.each([
  ['plain words, 3 - 1', false],
  ['$x$', true],
  ['- one\n- two', true],
  ['**bold**', true],
])('"%s" is worth a preview: %s', (text, isWorth) => {
  expect(hasMarkup(text)).toBe(isWorth)
})

test.each([
  ['7', 7],
  [' 0 ', 0],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['1001', null],
])('"%s" typed as a limit is %s', (text, count) => {
  expect(readCount(text, 0, 1000)).toBe(count)
})

test('a day of the calendar is the same day in every time zone', () => {
  expect(formatDay('2026-03-10', 'en', { month: 'short', day: 'numeric' })).toBe('Mar 10')
})

test.each([
  ['/flashcards', '/notes'],
  ['/professional/flashcards', '/professional/notes'],
  ['/college/flashcards', '/college/notes'],
] as const)('from %s the notes are at %s', (path, notes) => {
  expect(NOTES_BESIDE[path]).toBe(notes)
})
