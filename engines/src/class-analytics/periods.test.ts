import { expect, test } from 'vitest'
import { type ClassPeriod, countDays, findSpan, findSpanBefore, listWeekStarts } from './index.ts'

test.each<[Exclude<ClassPeriod, 'custom'>, string, string, string, string, string]>([
  ['week', '2026-03-11', '2026-03-09', '2026-03-15', '2026-03-02', '2026-03-08'],
  ['month', '2026-03-31', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['month', '2028-02-29', '2028-02-01', '2028-02-29', '2028-01-01', '2028-01-31'],
  ['term', '2026-02-14', '2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
])('the %s of %s goes from %s to %s and follows %s to %s', (period, day, from, to, beforeFrom, beforeTo) => {
  const span = findSpan(period, day)
  expect(span).toEqual({ from, to })
  expect(findSpanBefore(period, span)).toEqual({ from: beforeFrom, to: beforeTo })
})

test('a class with days of its own has them as its term, compared with as many days before', () => {
  const days = { startDate: '2026-02-01', endDate: '2026-02-10' }
  const span = findSpan('term', '2026-02-05', days)
  expect(span).toEqual({ from: '2026-02-01', to: '2026-02-10' })
  expect(findSpanBefore('term', span, days)).toEqual({ from: '2026-01-22', to: '2026-01-31' })
  expect(findSpan('term', '2026-05-05', days)).toEqual({ from: '2026-04-01', to: '2026-06-30' })
})

test('chosen days are compared with as many before', () => {
  const span = { from: '2026-03-05', to: '2026-03-05' }
  expect(findSpanBefore('custom', span)).toEqual({ from: '2026-03-04', to: '2026-03-04' })
  expect(countDays({ from: '2025-12-30', to: '2026-01-02' })).toBe(4)
})

test('weeks begin with the first day of the span and with each Monday in it', () => {
  expect(listWeekStarts({ from: '2026-03-04', to: '2026-03-16' })).toEqual([
    '2026-03-04',
    '2026-03-09',
    '2026-03-16',
  ])
  expect(listWeekStarts({ from: '2026-03-09', to: '2026-03-15' })).toEqual(['2026-03-09'])
})

const FALL = { from: '2026-08-20', to: '2026-12-18' }
const SPRING = { from: '2027-01-05', to: '2027-06-10' }
const TERMS = [FALL, SPRING]

test.each([
  ['2026-10-01', FALL, FALL],
  ['2026-12-18', FALL, FALL],
  // Of the holidays somebody who asks for now gets the term that was, and somebody who pages on the next.
  ['2026-12-25', FALL, SPRING],
  ['2027-01-05', SPRING, SPRING],
])('without days of its own a class has on %s the term of the school', (day, now, paged) => {
  expect(findSpan('term', day, undefined, TERMS)).toEqual(now)
  expect(findSpan('term', day, undefined, TERMS, 'after')).toEqual(paged)
})

test.each(['2026-08-19', '2027-06-11'])('outside the terms, on %s, a term is three months', (day) => {
  expect(findSpan('term', day, undefined, TERMS)).toEqual(findSpan('term', day))
})

test('a term of the school is compared with the one before it, and days of the class come before it', () => {
  expect(findSpanBefore('term', SPRING, undefined, TERMS)).toEqual(FALL)
  const days = { startDate: '2026-09-01', endDate: '2026-09-30' }
  expect(findSpan('term', '2026-09-05', days, TERMS)).toEqual({ from: '2026-09-01', to: '2026-09-30' })
})
