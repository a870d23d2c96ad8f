import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCurrentLine, findInTranscript } from './find-in-transcript.ts'
import { parseTranscript } from './transcript.ts'

const LINES = parseTranscript('0:00 Clouds and cloudlets\n0:12 The École opens.\n1:05 A cloud again')

test.each([
  ['cloud', ['Cloud', 'cloud', 'cloud']],
  ['CLOUDS  and', ['Clouds and']],
  ['ecole', ['École']],
  ['école', ['École']],
  ['  again ', ['again']],
  ['rain', []],
  [' ', []],
])('looking for "%s" finds %j', { tags: ['V10'] }, (sought, found) => {
  const hits = findInTranscript(LINES, sought)
  expect(hits.map(({ line, from, to }) => LINES[line]?.text.slice(from, to))).toEqual(found)
})

test('letters of two units and accents apart keep every offset right', { tags: ['V10'] }, () => {
  const lines = [{ seconds: null, text: '👍🏽 cafe\u0301 İstanbul   end' }]
  for (const [sought, found] of [
    ['café', 'cafe\u0301'],
    ['end', 'end'],
    ['istanbul', 'İstanbul'],
  ] as const) {
    const hits = findInTranscript(lines, sought)
    expect(hits.map(({ from, to }) => lines[0]?.text.slice(from, to))).toEqual([found])
  }
})

test('hits follow each other and never overlap', { tags: ['V10'] }, () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
      (text, sought) => {
        let end = 0
        for (const { from, to } of findInTranscript([{ seconds: null, text }], sought)) {
          expect(from).toBeGreaterThanOrEqual(end)
          expect(to).toBeGreaterThan(from)
          end = to
        }
        expect(end).toBeLessThanOrEqual(text.length)
      },
    ),
  )
})

test.each([
  [null, -1],
  [0, 0],
  [11, 0],
  [12, 1],
  [900, 2],
])('at second %s the line %d is being said', { tags: ['V10'] }, (seconds, line) => {
  expect(findCurrentLine(LINES, seconds)).toBe(line)
})

test('a transcript without times has no current line', { tags: ['V10'] }, () => {
  expect(findCurrentLine(parseTranscript('One\nTwo'), 5)).toBe(-1)
})
