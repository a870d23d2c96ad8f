import { expect, test } from 'vitest'
import { readAnalyticsAddress, writeAnalyticsAddress } from './analytics-address.ts'

test('an address says what is looked at, and nothing that goes without saying', () => {
  const query = { class: 7, tab: 'skills', period: 'week', day: '2026-03-04', subject: 'Science' }
  expect(writeAnalyticsAddress(readAnalyticsAddress(query))).toEqual(query)
  expect(writeAnalyticsAddress(readAnalyticsAddress({}))).toEqual({})
  expect(readAnalyticsAddress({ class: 'all' }).classId).toBeNull()
})

test('chosen days stand in the address of chosen days alone', () => {
  const days = { from: '2026-03-01', to: '2026-03-05' }
  expect(writeAnalyticsAddress(readAnalyticsAddress({ period: 'custom', ...days }))).toEqual({
    period: 'custom',
    ...days,
  })
  expect(writeAnalyticsAddress(readAnalyticsAddress({ period: 'week', ...days }))).toEqual({ period: 'week' })
})

test.each([
  ['class', '-1'],
  ['tab', 'secrets'],
  ['period', 'aeon'],
  ['day', '2026-99-99'],
  ['quiz', 'x'],
])('nonsense for %s is as if it were not there', (name, value) => {
  expect(readAnalyticsAddress({ [name]: value })).toEqual(readAnalyticsAddress({}))
})
