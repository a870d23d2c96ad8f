import { expect, test } from 'vitest'
import { type ClassMetrics, findInsights } from './index.ts'

const BEFORE: ClassMetrics = {
  pupils: 10,
  averageScore: 70,
  completionRate: 80,
  scores: 20,
  expected: 20,
  submitted: 16,
  open: 0,
  activePupils: 10,
  activeDays: 30,
  minutes: 600,
  lessons: 5,
  problems: 100,
}

test.each<[string, Partial<ClassMetrics>, string[]]>([
  ['an empty class', { pupils: 0 }, ['noPupils 0']],
  ['a class in which nothing happened', { scores: 0, expected: 0, activeDays: 0 }, ['nothingYet 10']],
  ['small changes', { averageScore: 66, completionRate: 84, minutes: 700 }, []],
  [
    'large falls',
    { averageScore: 60, completionRate: 70, minutes: 300, activePupils: 7 },
    ['averageDown 10', 'completionDown 10', 'activityDown 50', 'pupilsAway 3'],
  ],
  [
    'large rises',
    { averageScore: 80.4, completionRate: 90, minutes: 900 },
    ['averageUp 10', 'completionUp 10', 'activityUp 50'],
  ],
  ['work that may still be turned in', { completionRate: 20, open: 3 }, []],
  ['everything turned in', { submitted: 20, completionRate: 100 }, ['allHandedIn 20']],
])('of %s it says what is worth knowing', (_, now, expected) => {
  expect(findInsights({ ...BEFORE, ...now }, BEFORE).map(({ code, count }) => `${code} ${count}`)).toEqual(
    expected,
  )
})

test('without a period before nothing is compared', () => {
  expect(findInsights({ ...BEFORE, averageScore: 10 }, null)).toEqual([])
})
