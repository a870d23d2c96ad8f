import { expect, test } from 'vitest'
import { dropItem, type Page, placeItem, toPage } from './pages.ts'

type Item = { id: number; createdAt: string }
const item = (id: number, day = id): Item => ({ id, createdAt: `2026-03-${String(day).padStart(2, '0')}` })
const idsOf = (pages: readonly Page<Item>[]) => pages.map(({ items }) => items.map(({ id }) => id))
const pages = [toPage([item(9), item(8)], 2), toPage([item(5), item(3)], 2)]
const allPages = [toPage([item(9), item(8)], 2), toPage([item(5)], 2)]

test('a page that is taken from stays as full as it was fetched', () => {
  const [first] = dropItem(pages, 8)
  expect([first?.items.length, first?.next]).toEqual([1, 8])
})

test.each([
  [
    'the newest comes first',
    pages,
    item(10),
    [
      [10, 9, 8],
      [5, 3],
    ],
  ],
  [
    'one between two pages opens the later one',
    pages,
    item(6),
    [
      [9, 8],
      [6, 5, 3],
    ],
  ],
  [
    'of two of the same moment the later number is newer',
    pages,
    { ...item(4), createdAt: item(3).createdAt },
    [
      [9, 8],
      [5, 4, 3],
    ],
  ],
  [
    'one that was there takes its old place',
    pages,
    item(5),
    [
      [9, 8],
      [5, 3],
    ],
  ],
  [
    'one older than all comes with a later page',
    pages,
    item(1),
    [
      [9, 8],
      [5, 3],
    ],
  ],
  [
    'or at the end where there is no later page',
    allPages,
    item(1),
    [
      [9, 8],
      [5, 1],
    ],
  ],
  ['an empty list takes it', [toPage<Item>([], 2)], item(1), [[1]]],
])('%s', (_, before, added, after) => {
  expect(idsOf(placeItem(before, added))).toEqual(after)
})
