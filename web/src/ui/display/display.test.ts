import { expect, test } from 'vitest'
import { findInitials } from './avatar.tsx'
import { clampPercent } from './clamp-percent.ts'
import { countFilledSlots } from './count-filled-slots.ts'
import { masteryTone } from './mastery-tone.ts'

test.each([
  [100, 'green'],
  [90, 'green'],
  [89.9, 'amber'],
  [70, 'amber'],
  [69.9, 'red'],
  [0, 'red'],
])('the mastery ring of %d percent is %s', (percent, tone) => {
  expect(masteryTone(percent)).toBe(tone)
})

test.each([
  [0, 0],
  [3, 3],
  [5, 5],
  [9, 5],
  [-2, 0],
  [3.6, 4],
  [Number.NaN, 0],
])('a rating of %d fills %d of the five slots', (rating, filled) => {
  expect(countFilledSlots(rating)).toBe(filled)
})

test.each([
  [45.4, 45],
  [-3, 0],
  [180, 100],
  [Number.NaN, 0],
])('%d percent is shown as %d', (percent, shown) => {
  expect(clampPercent(percent)).toBe(shown)
})

test.each([
  ['Ada', 'Lovelace', 'AL'],
  ['élodie', '', 'É'],
  ['  ', null, '?'],
  ['👩‍🏫', 'Kim', '👩K'],
])('the initials of %s %s are %s', (firstName, lastName, initials) => {
  expect(findInitials(firstName, lastName)).toBe(initials)
})
