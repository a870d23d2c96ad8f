import { expect, test } from 'vitest'
import { splitMarks } from './list/split-marks.ts'
import { takeStart } from './list/take-start.ts'
import { readView, writeView } from './use-notes.ts'

const long = 'word '.repeat(200).trim()

test('a short note is shown whole', () => {
  expect(takeStart('Two equal parts.\n\nThat is all.')).toEqual({
    text: 'Two equal parts.\n\nThat is all.',
    isWhole: true,
  })
})

test('of a long one whole blocks are shown, at least a part of the first', () => {
  const { text: both } = takeStart(`## First\n\n${long}`)
  expect([both.startsWith('## First\n\nword'), both.length <= 605]).toEqual([true, true])
  expect(takeStart(`${'a '.repeat(200)}\n\n${long}`).text).toBe('a '.repeat(200))
  expect(takeStart(`First.\n\n|${long}|`)).toEqual({ text: 'First.', isWhole: false })
  const { text, isWhole } = takeStart(long)
  expect([text.length <= 601, text.endsWith('word…'), isWhole]).toEqual([true, true, false])
})

test('code and formulas with empty lines in them stay in one piece', () => {
  const code = '```\na\n\nb\n```'
  const formula = '$$\nx\n\n= 1\n$$'
  expect(takeStart(`${code}\n\n| ${'x'.repeat(700)}`).text).toBe(code)
  expect(takeStart(`${formula}\n\n| ${'x'.repeat(700)}`).text).toBe(formula)
  expect(takeStart(`$$x$$\n\n| ${'x'.repeat(700)}`).text).toBe('$$x$$')
})

test('no half formula stands at the end', () => {
  expect(takeStart(`${'word '.repeat(110)}$${'x + '.repeat(50)}1$`).text).not.toContain('$')
})

test('many short lines are more than a card holds', () => {
  expect(takeStart(Array.from({ length: 12 }, (_, n) => `- ${n}`).join('\n')).isWhole).toBe(false)
})

test.each([
  [{}, { tab: 'all', q: '', tag: null, noteId: null }],
  [
    { tab: 'recent', q: ' halves ', tag: 'a', note: 7 },
    { tab: 'recent', q: 'halves', tag: 'a', noteId: 7 },
  ],
  [
    { tab: 'x', q: 12, note: 'abc' },
    { tab: 'all', q: '12', tag: null, noteId: null },
  ],
  [
    { q: 'x'.repeat(300), note: '-1' },
    { tab: 'all', q: '', tag: null, noteId: null },
  ],
])('the address %j asks for %j', (search, view) => {
  expect(readView(search)).toEqual(view)
})

test('what is written into the address is read out of it again', () => {
  const view = { tab: 'recent', q: 'halves', tag: 'a b', noteId: 7 } as const
  expect(readView(writeView(view))).toEqual(view)
  expect(Object.values(writeView(readView({}))).every((value) => value === undefined)).toBe(true)
})

test('marks split a text into pieces, and what does not fit is passed over', () => {
  expect(splitMarks('two halves', [[4, 10]])).toEqual([
    { text: 'two ', isMarked: false, from: 0 },
    { text: 'halves', isMarked: true, from: 4 },
  ])
  expect(
    splitMarks('ab', [
      [0, 1],
      [0, 2],
      [5, 9],
    ]),
  ).toEqual([
    { text: 'a', isMarked: true, from: 0 },
    { text: 'b', isMarked: false, from: 1 },
  ])
  expect(splitMarks('<b>', [])).toEqual([{ text: '<b>', isMarked: false, from: 0 }])
})
