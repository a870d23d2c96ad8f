import { expect, test } from 'vitest'
import { findFault, toSent, toValues } from './school-values.ts'

const YEAR = { firstDay: '2026-08-20', lastDay: '2027-06-10' }
const FALL = { id: 3, name: ' Fall ', firstDay: '2026-08-20', lastDay: '2026-12-18' }
const values = toValues({ timeZone: 'UTC', year: YEAR, terms: [FALL], isConfirmed: true })

test('a term that is there is sent with its number, and names without spaces around them', () => {
  expect(toSent(values)).toEqual({ timeZone: 'UTC', year: YEAR, terms: [{ ...FALL, name: 'Fall' }] })
})

test.each([
  ['a whole year with terms', {}, null],
  ['a year without a last day', { year: { ...YEAR, lastDay: '' } }, 'dayMissing'],
  ['a term without a first day', { terms: [{ ...FALL, key: '', firstDay: '' }] }, 'dayMissing'],
  ['a term without a name', { terms: [{ ...FALL, key: '', name: ' ' }] }, 'nameMissing'],
  ['a term outside the year', { terms: [{ ...FALL, key: '', lastDay: '2027-06-11' }] }, 'termOutsideYear'],
])('%s', (_, more, fault) => {
  expect(findFault({ ...values, ...more })).toBe(fault)
})
