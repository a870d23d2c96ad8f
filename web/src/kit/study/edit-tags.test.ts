import { expect, test } from 'vitest'
import { addTags, suggestTags } from './edit-tags.ts'

test.each([
  [['a'], ' b ', ['a', 'b']],
  [[], 'a, b,,c', ['a', 'b', 'c']],
  [['Maths'], 'maths', ['Maths']],
  [['cells'], ' cells ,, the  cell wall\n,', ['cells', 'the cell wall']],
  [['a'], '  ', ['a']],
])('%j and %j are %j', (tags, typed, result) => {
  expect(addTags(tags, typed)).toEqual(result)
})

test('there is an end to it: 30 tags of 100 characters', () => {
  const many = addTags([], Array.from({ length: 40 }, (_, n) => `${n}${'x'.repeat(200)}`).join(','))
  expect([many.length, many[0]?.length]).toEqual([30, 100])
})

test('suggestions hold what is typed, begin with it first, and leave out what is chosen', () => {
  const known = ['decimals', 'fractions', 'more fractions', 'grade 5', 'a', 'b', 'c', 'd']
  expect(suggestTags(known, ['Decimals'], 'frac')).toEqual(['fractions', 'more fractions'])
  expect(suggestTags(known, ['fractions'], '')).toHaveLength(6)
})
