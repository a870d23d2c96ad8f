import { expect, test } from 'vitest'
import { readWantedVideo } from './read-wanted-video.ts'

test.each([
  [{}, null],
  [{ video: '' }, null],
  [{ video: 12 }, { id: 12, seconds: null }],
  [
    { video: '12', t: '83' },
    { id: 12, seconds: 83 },
  ],
  [
    { video: 12, t: 0 },
    { id: 12, seconds: 0 },
  ],
  [
    { video: 12, t: 86_400 },
    { id: 12, seconds: 86_400 },
  ],
  [
    { video: 12, t: 86_401 },
    { id: 12, seconds: null },
  ],
  [
    { video: 12, t: -3 },
    { id: 12, seconds: null },
  ],
  [
    { video: 12, t: '1:23' },
    { id: 12, seconds: null },
  ],
  [
    { video: 'x', t: 5 },
    { id: Number.NaN, seconds: 5 },
  ],
  [{ video: '1.5' }, { id: Number.NaN, seconds: null }],
  [{ video: { a: 1 } }, { id: Number.NaN, seconds: null }],
  [{ video: '99999999999' }, { id: Number.NaN, seconds: null }],
])('%j asks for %j', (search, wanted) => {
  expect(readWantedVideo(search)).toEqual(wanted)
})
