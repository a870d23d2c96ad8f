import { expect, test } from 'vitest'
import { placeTooltip, type Side } from './place-tooltip.ts'

const VIEW = { width: 1000, height: 600 }
const BUBBLE = { width: 100, height: 40 }
const at = (left: number, top: number) => ({ left, top, width: 44, height: 44 })

test.each<[Side, { left: number; top: number }]>([
  ['top', { left: 472, top: 254 }],
  ['bottom', { left: 472, top: 350 }],
  ['left', { left: 394, top: 302 }],
  ['right', { left: 550, top: 302 }],
])('in the middle of the window it stands where it should: %s', (side, place) => {
  expect(placeTooltip(at(500, 300), BUBBLE, VIEW, side)).toMatchObject({ side, ...place })
})

test.each<[Side, { left: number; top: number }, Side]>([
  ['top', { left: 500, top: 10 }, 'bottom'],
  ['bottom', { left: 500, top: 550 }, 'top'],
  ['left', { left: 20, top: 300 }, 'right'],
  ['right', { left: 950, top: 300 }, 'left'],
])('without room on the side %s it stands on the other', (wanted, { left, top }, side) => {
  expect(placeTooltip(at(left, top), BUBBLE, VIEW, wanted).side).toBe(side)
})

test('in a corner it stays within the window, and its arrow still points at what is explained', () => {
  const { left, arrowLeft } = placeTooltip(at(956, 300), BUBBLE, VIEW, 'top')
  expect(left).toBe(1000 - 100 - 8)
  expect(left + arrowLeft).toBe(956 + 22)
})

test('what is larger than the window shows its beginning', () => {
  const place = placeTooltip(at(100, 20), { width: 400, height: 700 }, { width: 320, height: 600 }, 'top')
  expect(place).toMatchObject({ side: 'top', left: 8, top: 8 })
})
