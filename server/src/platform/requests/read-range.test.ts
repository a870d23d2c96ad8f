import { expect, test } from 'vitest'
import { readRange } from './read-range.ts'

test.each([
  [undefined, null],
  ['bytes=0-9', { from: 0, to: 9 }],
  ['bytes=90-', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-1000', { from: 0, to: 99 }],
  ['bytes=95-2000', { from: 95, to: 99 }],
  ['bytes=100-120', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=9-3', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['lines=1-2', null],
  ['bytes=1e3-2', null],
])('of a hundred bytes %j asks for %j', (header, wanted) => {
  expect(readRange(header, 100)).toEqual(wanted)
})
