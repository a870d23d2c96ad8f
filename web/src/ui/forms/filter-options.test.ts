import { expect, test } from 'vitest'
import { filterOptions, moveActive } from './filter-options.ts'

const options = ['Physical Education', 'Education', 'Español', 'Music'].map((label) => ({
  value: label,
  label,
}))

test('options that begin with the typed text come before those that contain it', () => {
  expect(filterOptions(options, 'edu').map(({ label }) => label)).toEqual(['Education', 'Physical Education'])
})

test('accents, case and outer spaces do not matter', () => {
  expect(filterOptions(options, ' ESPAN ').map(({ label }) => label)).toEqual(['Español'])
})

test('nothing typed keeps every option in its order', () => {
  expect(filterOptions(options, '  ')).toEqual(options)
})

test.each([
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['a', 1, null],
])('%s from option %i leads to %s', (key, from, to) => {
  expect(moveActive(key, from, 4)).toBe(to)
})

test('arrows in an empty list stay at its start', () => {
  expect(moveActive('ArrowDown', 0, 0)).toBe(0)
})
