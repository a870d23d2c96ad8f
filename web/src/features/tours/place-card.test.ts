import { expect, test } from 'vitest'
import { findScroll, placeCard } from './place-card.ts'

const DESKTOP = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 800 }
const CARD = { width: 360, height: 200 }

test.each([
  ['the menu at the left', { left: 0, top: 64, width: 256, height: 500 }, { left: 268, top: 64 }],
  [
    'a button in the lower right corner',
    { left: 1200, top: 650, width: 64, height: 64 },
    { left: 828, top: 504 },
  ],
  ['a wide part at the top', { left: 280, top: 90, width: 980, height: 300 }, { left: 280, top: 402 }],
  ['a wide part at the bottom', { left: 280, top: 400, width: 980, height: 300 }, { left: 280, top: 188 }],
  ['a part as large as the window', { left: 280, top: 80, width: 980, height: 900 }, { left: 884, top: 504 }],
])('beside %s the card covers as little as can be', (_, box, place) => {
  expect(placeCard(box, CARD, DESKTOP, false)).toEqual(place)
})

test('on a phone the card is a sheet at the bottom, or at the top when it would cover what does not scroll', () => {
  const corner = { left: 310, top: 720, width: 64, height: 64 }
  expect(placeCard(corner, CARD, PHONE, true)).toBe('top')
  expect(placeCard(corner, CARD, PHONE, false)).toBe('bottom')
  expect(placeCard({ left: 8, top: 10, width: 44, height: 44 }, CARD, PHONE, true)).toBe('bottom')
})

test.each([
  ['nothing when all is seen', { left: 280, top: 100, width: 980, height: 300 }, 0],
  ['up to what stands below', { left: 280, top: 900, width: 980, height: 300 }, 820],
  ['back to what stands under the header', { left: 280, top: 20, width: 980, height: 300 }, -60],
  ['so that the card has its place too', { left: 280, top: 300, width: 980, height: 300 }, 220],
  ['nothing for the card where it stands beside', { left: 280, top: 300, width: 300, height: 300 }, 0],
])('the page scrolls %s', (_, box, scrolled) => {
  expect(findScroll(box, CARD, DESKTOP)).toBe(scrolled)
})
