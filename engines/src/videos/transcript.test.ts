import { expect, test } from 'vitest'
import { drawPlaceholder, formatClock, parseTranscript } from './index.ts'

const LINES = [
  { seconds: 0, text: 'Hello everybody.' },
  { seconds: 75, text: 'Half of one is a half.' },
]

test.each([
  [
    'WebVTT',
    'WEBVTT\nKind: captions\n\n00:00.000 --> 00:02.000\n<v Ada>Hello everybody.\n\n1\n00:01:15.500 --> 00:01:18.000\nHalf of one\nis a half.\n',
  ],
  [
    'SubRip',
    '1\r\n00:00:00,000 --> 00:00:02,000\r\nHello everybody.\r\n\r\n2\r\n00:01:15,000 --> 00:01:18,000\r\n<i>Half of one</i>\r\nis a half.',
  ],
  ['times before the text', '0:00 Hello everybody.\n[1:15] Half of one is a half.'],
  ['times above the text', '0:00\nHello everybody.\n1:15\nHalf of one is a half.'],
])('%s gives lines with their seconds', { tags: ['V7'] }, (_kind, text) => {
  expect(parseTranscript(text)).toEqual(LINES)
})

test('plain text has lines without seconds, and numbers in it stay', { tags: ['V7'] }, () => {
  expect(parseTranscript('One.\n\n2\n3 < 4 and 5 > 4')).toEqual([
    { seconds: null, text: 'One.' },
    { seconds: null, text: '2' },
    { seconds: null, text: '3 < 4 and 5 > 4' },
  ])
  expect(parseTranscript('')).toEqual([])
})

test.each([
  [0, '0:00'],
  [75, '1:15'],
  [599.9, '9:59'],
  [3675, '1:01:15'],
])('%d seconds read %s', { tags: ['VIDEO-24'] }, (seconds, text) => {
  expect(formatClock(seconds)).toBe(text)
})

test('a placeholder is the same every time and differs from video to video', { tags: ['V8'] }, () => {
  const one = drawPlaceholder({ title: 'the water cycle', videoId: 'dQw4w9WgXcQ' })
  expect(one).toEqual({ hue: expect.any(Number), letters: 'TW' })
  expect(drawPlaceholder({ title: 'the water cycle', videoId: 'dQw4w9WgXcQ' })).toEqual(one)
  expect(drawPlaceholder({ title: 'the water cycle', videoId: 'aaaaaaaaaaa' }).hue).not.toBe(one.hue)
  expect(drawPlaceholder({ title: '…', videoId: null })).toEqual({ hue: expect.any(Number), letters: '' })
})
