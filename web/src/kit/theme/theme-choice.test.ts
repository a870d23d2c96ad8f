import { expect, test } from 'vitest'
import { isNews, readChoice, resolveTheme } from './theme-choice.ts'

test.each([
  ['light', true, 'light'],
  ['light', false, 'light'],
  ['dark', false, 'dark'],
  ['dark', true, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
] as const)('%s on a device that is dark: %s shows %s', (choice, isSystemDark, shown) => {
  expect(resolveTheme(choice, isSystemDark)).toBe(shown)
})

test.each([
  ['dark', 'dark'],
  ['system', 'system'],
  ['purple', null],
  ['', null],
  [null, null],
  [undefined, null],
])('a stored %j counts as %j', (stored, choice) => {
  expect(readChoice(stored)).toBe(choice)
})

test.each([
  ['dark', null, null, true],
  ['dark', null, 'light', false],
  ['system', null, 'dark', false],
  ['dark', 'system', 'light', true],
  ['dark', 'dark', 'light', false],
  ['dark', 'light', 'dark', false],
  ['system', 'dark', 'dark', true],
] as const)(
  'the account says %s, last heard %j, the device has %j: taken over %s',
  { tags: ['PROFILE-26'] },
  (wanted, known, stored, isTaken) => {
    expect(isNews(wanted, known, stored)).toBe(isTaken)
  },
)
