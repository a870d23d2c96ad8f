import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Change, compareTexts, countChanges } from './index.ts'

const join = (pieces: { text: string }[][]) => pieces.map((line) => line.map(({ text }) => text).join(''))
const rebuild = (changes: Change[], side: 'removed' | 'added') =>
  changes.flatMap((change) => (change.kind === 'same' ? change.lines : join(change[side]))).join('\n')

const Text = fc
  .array(fc.constantFrom('one', 'two words', 'three small words', '', 'x'), { maxLength: 30 })
  .map((lines) => lines.join('\n'))

test('both texts can be put together again from their changes', { tags: ['S1'] }, () => {
  fc.assert(
    fc.property(Text, Text, (before, after) => {
      const changes = compareTexts(before, after)
      expect(rebuild(changes, 'removed')).toBe(before)
      expect(rebuild(changes, 'added')).toBe(after)
    }),
  )
})

test('equal texts have no changes', { tags: ['S1'] }, () => {
  fc.assert(fc.property(Text, (text) => compareTexts(text, text).every(({ kind }) => kind === 'same')))
})

test('a line put in, one taken out and one changed are all that is told', { tags: ['S2'] }, () => {
  const changes = compareTexts('a\nb\nc\nd\ne', 'a\nnew\nb\nd\nE')
  expect(countChanges(changes)).toEqual({ removed: 2, added: 2 })
  expect(changes.map(({ kind }) => kind)).toEqual(['same', 'changed', 'same', 'changed', 'same', 'changed'])
})

test('never more lines are called changed than there are in both texts, nor fewer than their lengths differ', {
  tags: ['S2'],
}, () => {
  fc.assert(
    fc.property(Text, Text, (before, after) => {
      const { removed, added } = countChanges(compareTexts(before, after))
      const count = (text: string) => (text === '' ? 0 : text.split('\n').length)
      expect(added - removed).toBe(count(after) - count(before))
      expect(removed).toBeLessThanOrEqual(count(before))
    }),
  )
})

test('texts that have nothing in common are compared at once', { tags: ['S3'] }, () => {
  const make = (word: string) => Array.from({ length: 20_000 }, (_, n) => `${word} ${n}`).join('\n')
  const changes = compareTexts(`same\n${make('old')}`, `same\n${make('new')}`)
  expect(changes).toHaveLength(2)
  expect(countChanges(changes)).toEqual({ removed: 20_000, added: 20_000 })
})

test('within a line the words that differ are marked', { tags: ['S4'] }, () => {
  const [change] = compareTexts('Igneous rock forms from lava.', 'Igneous rock forms from magma.')
  expect(change).toEqual({
    kind: 'changed',
    removed: [
      [
        { text: 'Igneous rock forms from ', isChanged: false },
        { text: 'lava', isChanged: true },
        { text: '.', isChanged: false },
      ],
    ],
    added: [
      [
        { text: 'Igneous rock forms from ', isChanged: false },
        { text: 'magma', isChanged: true },
        { text: '.', isChanged: false },
      ],
    ],
  })
})

test('a line of which nothing is left is marked whole', { tags: ['S4'] }, () => {
  const [change] = compareTexts('Rocks are old.', 'Seven seas lie far away.')
  expect(change).toMatchObject({ removed: [[{ isChanged: true }]], added: [[{ isChanged: true }]] })
})
