import { expect, test } from 'vitest'
import { findPlace, findScroll, findSection } from './use-reading-place.ts'

const page = {
  textTop: 400,
  headings: [
    { id: 'share', top: 900 },
    { id: 'compare', top: 2000 },
  ],
  windowHeight: 800,
  lastScroll: 10_000,
}

test.each([
  [0, null],
  [739, null],
  [740, 'share'],
  [1839, 'share'],
  [1840, 'compare'],
  [9000, 'compare'],
])('scrolled to %d one reads %s', (scrollY, section) => {
  expect(findSection(page, scrollY)).toBe(section)
})

test('at the end of a page one reads its last section, however short it is', () => {
  expect(findSection({ ...page, lastScroll: 1500 }, 1500)).toBe('compare')
  expect(findSection({ ...page, lastScroll: 0 }, 0)).toBeNull()
})

test.each([1, 300, 741, 1333, 2222])('the place at %d is found again to the pixel', (scrollY) => {
  expect(findScroll(page, findPlace(page, scrollY))).toBe(scrollY)
})

test('a text with larger letters goes on under the same heading', () => {
  const larger = {
    ...page,
    headings: [
      { id: 'share', top: 1300 },
      { id: 'compare', top: 3000 },
    ],
  }
  expect(findScroll(larger, findPlace(page, 1000))).toBe(1400)
})

test('there is nothing to go back to at the top, or when the heading is gone', () => {
  expect(findScroll(page, findPlace(page, 0))).toBeNull()
  expect(findScroll(page, { readSection: 'gone', readOffset: 0.5 })).toBeNull()
})
