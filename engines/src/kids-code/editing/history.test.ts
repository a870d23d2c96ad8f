import { expect, test } from 'vitest'
import { record, redo, startHistory, undo } from './history.ts'

test('what was taken back comes again, until something else is done', () => {
  const three = ['a', 'b', 'c'].reduce(record<string>, startHistory('start'))
  const back = undo(undo(three))
  expect(back.present).toBe('a')
  expect(redo(back).present).toBe('b')
  const other = record(back, 'x')
  expect(redo(other)).toBe(other)
  expect(undo(other).present).toBe('a')
})

test('the same once more is no step, and nothing lies before the first', () => {
  const first = startHistory('start')
  expect(record(first, 'start').past).toEqual([])
  expect(undo(first)).toBe(first)
})

test('a hundred steps can be taken back', () => {
  const numbers = Array.from({ length: 150 }, (_, index) => index + 1)
  let history = numbers.reduce(record<number>, startHistory(0))
  for (let count = 0; count < 200; count++) history = undo(history)
  expect(history.present).toBe(50)
})
