import { expect, test } from 'vitest'
import { findLetters } from './find-passage.ts'
import { readWantedPassage } from './read-wanted-passage.ts'

test.each([
  ['12-40', 'halves', { section: 'halves', from: 12, to: 40 }],
  ['0-9', '', { section: null, from: 0, to: 9 }],
  ['9-2', '', null],
  ['x', 'halves', null],
  [undefined, 'halves', null],
])('the address ?passage=%s#%s asks for %j', (passage, hash, wanted) => {
  expect(readWantedPassage(passage, hash)).toEqual(wanted)
})

function show(pieces: string[], from: number, to: number): string | null {
  const found = findLetters(pieces, { from, to })
  if (!found) return null
  return pieces
    .slice(found.from.piece, found.to.piece + 1)
    .map((piece, n, all) =>
      piece.slice(n === 0 ? found.from.offset : 0, n === all.length - 1 ? found.to.offset : undefined),
    )
    .join('|')
}

test.each([
  [['A half is one of two.'], 1, 5, 'half'],
  [['A half\n ', 'is', ' one'], 1, 10, 'half\n |is| one'],
  [['a\u2062b c'], 1, 3, 'b c'],
  [['short'], 3, 99, 'rt'],
  [['short'], 9, 12, null],
  [[], 0, 1, null],
])('of %j the letters %i to %i are %j', (pieces, from, to, found) => {
  expect(show(pieces, from, to)).toBe(found)
})
