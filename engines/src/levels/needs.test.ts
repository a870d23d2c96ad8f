import { expect, test } from 'vitest'
import { addAnswer, noEvidence } from './evidence.ts'
import { listMasteredNeeds } from './needs.ts'

const DAY = 86_400
const right = (at: number, predicted: number, helped = false) => ({
  correct: true,
  helped,
  at,
  day: `2026-01-0${1 + Math.floor(at / DAY)}`,
  predicted,
})

test('without an answer everything is missing', { tags: ['L11'] }, () => {
  expect(listMasteredNeeds(noEvidence, 0.5)).toEqual(['moreAnswers', 'higherMastery', 'onYourOwn'])
})

test('help of today leaves "on your own" until a day has passed', { tags: ['L11'] }, () => {
  const helped = [1, 2, 3].reduce((seen, at) => addAnswer(seen, right(at, 0.95, true)), noEvidence)
  const sameDay = addAnswer(helped, right(3600, 0.95))
  expect(listMasteredNeeds(sameDay, 0.95)).toEqual(['onYourOwn'])
  const nextDay = addAnswer(sameDay, right(3 + DAY, 0.95))
  expect(nextDay.level).toBe('mastered')
  expect(listMasteredNeeds(nextDay, 0.95)).toEqual([])
})

test('a skill that is not mastered never lacks nothing', { tags: ['L11'] }, () => {
  const seen = [1, 2, 3].reduce((before, at) => addAnswer(before, right(at, 0.8)), noEvidence)
  expect(seen.level).toBe('practised')
  expect(listMasteredNeeds(seen, 0.93)).toEqual(['onYourOwn'])
  expect(listMasteredNeeds(seen, 0.8)).toEqual(['higherMastery'])
})
