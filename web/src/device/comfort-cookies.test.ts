import { expect, test } from 'vitest'
import { readWindowShape, wordWindowShape } from './comfort-cookies.ts'

test.each([
  ['window_shape=phone', { width: 'phone', isPanelOpen: true }],
  ['sidebar_state=true; window_shape=crowded-folded', { width: 'crowded', isPanelOpen: false }],
  ['window_shape=huge', null],
  ['window_shape=wide-folded-twice', null],
  ['my_window_shape=wide', null],
  ['', null],
] as const)('of the cookies "%s" the server learns %j of the window', (cookies, shape) => {
  expect(readWindowShape(cookies)).toEqual(shape)
})

test('what is written of a window is read again', () => {
  for (const width of ['phone', 'crowded', 'wide'] as const) {
    for (const isPanelOpen of [true, false]) {
      const shape = { width, isPanelOpen }
      expect(readWindowShape(`window_shape=${wordWindowShape(shape)}`)).toEqual(shape)
    }
  }
})
