import { expect, test } from 'vitest'
import { findProblemFault } from './check-problem.ts'

const STORY =
  'A baker fills 12 trays with 8 rolls each and gives 5 rolls to a neighbour. How many rolls are left?'
const ASKED = 'How many rolls are left?'
const read = (problem: string, more: object = {}, story = STORY) =>
  findProblemFault(story, { problem, asked: ASKED, letters: [], ...more })

test('symbols with all numbers of the story and no others are taken', () => {
  expect(read('12 * 8 - 5')).toBeNull()
  const letters = [{ letter: 'x', meaning: 'rolls left' }]
  expect(read('x + 5 = 12 * 8', { letters })).toBeNull()
})

test.each([
  ['12 * 8 - 7', 'The number 7 is not in the text.'],
  ['12 * 8', 'The number 5 of the text is not used.'],
  ['91', 'not its answer'],
  ['x = 91', 'not its answer'],
  ['12 * 8 - 5; x = 5', 'not its answer'],
  ['twelve trays of 8', 'expression or equations'],
  ['solve(12, 8, 5)', 'expression or equations'],
  ['x + 5 = 12 * 8', 'Each letter must be explained'],
])('of the baker %s is refused', (problem, fault) => {
  expect(read(problem)).toContain(fault)
})

test('what is asked and what letters mean is told in words of the story', () => {
  expect(read('12 * 8 - 5', { asked: 'How much does he earn?' })).toContain('copied from the text')
  const letters = [{ letter: 'x', meaning: 'price of the bakery' }]
  expect(read('x + 5 = 12 * 8', { letters })).toContain('words of the text')
})

test.each([
  ['He has twice as many as the 6 of Ann. How many rolls are left?', '6 + 6', 'The number 2'],
  ['He walks 2 hours and 30 minutes. How many rolls are left?', '2 + 30', 'Different units'],
  ['15% of 80 rolls are sold. How many rolls are left?', '80 - 15 / 100 * 80', null],
  ['15% of 80 rolls are sold. How many rolls are left?', '80 - 0.15 * 80', null],
  ['Of 1,200 rolls 200 are sold. How many rolls are left?', '1200 - 200', null],
  ['Three friends share 12 rolls. How many rolls are left?', '12 / 3', null],
])('%s as %s: %s', (story, problem, fault) => {
  const found = read(problem, {}, story)
  if (fault === null) expect(found).toBeNull()
  else expect(found).toContain(fault)
})
