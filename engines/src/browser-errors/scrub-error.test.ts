import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FRAME, isForeign, listFrames, scrubMessage, scrubName } from './index.ts'

test.each([
  [
    "Cannot read properties of undefined (reading 'title')",
    "Cannot read properties of undefined (reading 'title')",
  ],
  ["x (reading 'my secret diary')", 'x (reading “…”)'],
  ['Unexpected token \'D\', "Dear diary" is not valid JSON', 'Unexpected token “…”, “…” is not valid JSON'],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Maria',
    'Minified React error #418; visit …',
  ],
  [
    'No lesson 4711 for ada@example.org at https://school.example/lessons/4711?note=hello',
    'No lesson # for … at …',
  ],
  ['„Liebes Tagebuch“ and «cher journal» and “dear”', '“…” and “…” and “…”'],
  ['two\n\tlines\u0007', 'two lines'],
])('%j is kept as %j', (message, kept) => {
  expect(scrubMessage(message)).toBe(kept)
})

test('a message is short whatever came in, and scrubbing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2_000, unit: 'grapheme' }), (text) => {
      const once = scrubMessage(text)
      expect(scrubMessage(once)).toBe(once)
      expect([...once].length).toBeLessThanOrEqual(200)
      expect(once).not.toMatch(/\d(?<!React error #\d+)/)
    }),
  )
})

test.each([
  ['TypeError', 'TypeError'],
  ['My name is Maria', 'Error'],
  ['', 'Error'],
])('the name %j is kept as %j', (name, kept) => {
  expect(scrubName(name)).toBe(kept)
})

const ORIGIN = 'https://learn.example.org'
const CHROMIUM = `TypeError: Maria at https://learn.example.org/lessons/7?note=secret:1:1
    at ol (https://learn.example.org/assets/lesson-C3x_-9.js:1:2045)
    at chrome-extension://abcdef/content.js:3:99
    at async https://learn.example.org/assets/index-Bx3.js?v=2:12:7`
const FIREFOX = `ol@https://learn.example.org/assets/lesson-C3x_-9.js:1:2045
@https://other.example/ads.js:5:5
start@https://learn.example.org/begin.js:31:12`

test.each([
  [CHROMIUM, ['lesson-C3x_-9.js:1:2045', 'index-Bx3.js:12:7']],
  [FIREFOX, ['lesson-C3x_-9.js:1:2045', 'begin.js:31:12']],
  ['', []],
])('of a stack the places in our own scripts are kept', (stack, frames) => {
  expect(listFrames(stack, ORIGIN)).toEqual(frames)
  expect(frames.every((frame) => FRAME.test(frame))).toBe(true)
  expect(isForeign(stack, ORIGIN)).toBe(false)
})

test('what an extension or the console has thrown is not ours', () => {
  expect(isForeign('Error: x\n    at chrome-extension://abcdef/content.js:3:99', ORIGIN)).toBe(true)
  expect(isForeign('Error: x\n    at <anonymous>:1:7', ORIGIN)).toBe(true)
})
