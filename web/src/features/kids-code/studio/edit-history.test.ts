import { expect, test } from 'vitest'
import { recordEdit, redoEdit, startHistory, undoEdit } from './use-studio.ts'

test('what was taken back comes again, until something else is done', () => {
  const three = ['a', 'b', 'c'].reduce(recordEdit<string>, startHistory('start'))
  const back = undoEdit(undoEdit(three))
  expect(back.present).toBe('a')
  expect(redoEdit(back).present).toBe('b')
  const other = recordEdit(back, 'x')
  expect(redoEdit(other)).toBe(other)
  expect(undoEdit(other).present).toBe('a')
})

test('the same once more is no step, and nothing lies before the first', () => {
  const first = startHistory('start')
  expect(recordEdit(first, 'start').past).toEqual([])
  expect(undoEdit(first)).toBe(first)
})

test('a hundred steps can be taken back', () => {
  const numbers = Array.from({ length: 150 }, (_, index) => index + 1)
  let history = numbers.reduce(recordEdit<number>, startHistory(0))
  for (let count = 0; count < 200; count++) history = undoEdit(history)
  expect(history.present).toBe(50)
})
