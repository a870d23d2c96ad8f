import { expect, test } from 'vitest'
import { findPassage } from './find-passage.ts'

function show(pieces: string[], quote: string): string | null {
  const found = findPassage(pieces, quote)
  if (!found) return null
  const { from, to } = found
  if (from.piece === to.piece) return (pieces[from.piece] ?? '').slice(from.offset, to.offset)
  const between = pieces.slice(from.piece + 1, to.piece)
  return [pieces[from.piece]?.slice(from.offset), ...between, pieces[to.piece]?.slice(0, to.offset)].join('|')
}

test.each([
  [['A half is one of two equal parts.'], 'two equal parts', 'two equal parts'],
  [['A half is ', 'one', ' of two'], 'is one of', 'is |one| of'],
  [['One.\n', '\n', 'Two.'], 'One.\n\nTwo.', 'One.\n|\n|Two.'],
  [['a\u2062b'], 'a b', 'a\u2062b'],
  [['again and again'], 'again', 'again'],
  [['Something else'], 'two equal parts', null],
  [['Anything'], ' \n', null],
  [[], 'x', null],
])('in %j the passage %j is %j', (pieces, quote, found) => {
  expect(show(pieces, quote)).toBe(found)
})
