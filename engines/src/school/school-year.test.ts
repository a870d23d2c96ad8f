import { expect, test } from 'vitest'
import { findFaultOfTerms, guessSchoolYear } from './index.ts'

test.each([
  ['2026-07-01', '2026-07-01', '2027-06-30'],
  ['2026-12-31', '2026-07-01', '2027-06-30'],
  ['2027-06-30', '2026-07-01', '2027-06-30'],
])('the school year that %s lies in is guessed as %s to %s', (today, firstDay, lastDay) => {
  expect(guessSchoolYear(today)).toEqual({ firstDay, lastDay })
})

const YEAR = { firstDay: '2026-08-20', lastDay: '2027-06-10' }
const FALL = { firstDay: '2026-08-20', lastDay: '2026-12-18' }
const SPRING = { firstDay: '2027-01-05', lastDay: '2027-06-10' }

test.each([
  ['terms in any order, with holidays between them, fit', [SPRING, FALL], null],
  ['a year without terms fits', [], null],
  [
    'a term that ends before it begins',
    [{ firstDay: '2026-10-02', lastDay: '2026-10-01' }],
    'firstDayAfterLast',
  ],
  ['a term that begins before the year', [{ ...FALL, firstDay: '2026-08-19' }], 'termOutsideYear'],
  ['a term that ends after the year', [{ ...SPRING, lastDay: '2027-06-11' }], 'termOutsideYear'],
  ['terms that share a day', [SPRING, { ...FALL, lastDay: '2027-01-05' }], 'termsOverlap'],
] as const)('%s', (_, terms, fault) => {
  expect(findFaultOfTerms(YEAR, terms)).toBe(fault)
})

test('a year of one day or none is none', () => {
  expect(findFaultOfTerms({ firstDay: '2027-06-10', lastDay: '2027-06-10' }, [])).toBe('firstDayAfterLast')
})
