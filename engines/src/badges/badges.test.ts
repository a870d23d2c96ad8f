import { expect, test } from 'vitest'
import { type BadgeCriteria, type BadgeFacts, badgeProgress, isEarned } from './index.ts'

const none: BadgeFacts = {
  lessonsBySubject: {},
  lessonsCompleted: 0,
  subjectsCompleted: 0,
  bestDay: 0,
  perfectStreak: 0,
  missionsCompleted: 0,
}
const science = { completed: 2, total: 6 }

test.each<[string, BadgeCriteria, Partial<BadgeFacts>, number]>([
  [
    '[BADGE-18] a subject counts against lessonCount',
    { subject: 'Science', lessonCount: 5 },
    { lessonsBySubject: { Science: science } },
    40,
  ],
  [
    '[BADGE-19] completeAll counts against all lessons of the grade',
    { subject: 'Science', completeAll: true },
    { lessonsBySubject: { Science: science } },
    33,
  ],
  [
    '[BADGE-20] a perfect streak counts the newest perfect results',
    { perfectScoreStreak: 4 },
    { perfectStreak: 3 },
    75,
  ],
  [
    'several subjects count together',
    { multiSubject: true, lessonCount: 10 },
    { lessonsCompleted: 8, subjectsCompleted: 3 },
    80,
  ],
  [
    'one subject alone never fills a badge for several',
    { multiSubject: true, lessonCount: 10 },
    { lessonsCompleted: 20, subjectsCompleted: 1 },
    50,
  ],
  [
    'a daily count looks at the best day',
    { daily: true, lessonCount: 5 },
    { bestDay: 4, lessonsCompleted: 90 },
    80,
  ],
  [
    '[BADGE-17] enough, but not yet awarded, stays at 99',
    { perfectScoreStreak: 1 },
    { perfectStreak: 2 },
    99,
  ],
  ['missions count', { missionCount: 4 }, { missionsCompleted: 1 }, 25],
  ['a subject without lessons is never complete', { subject: 'Art', completeAll: true }, {}, 0],
  ['criteria without content are never met', {}, { lessonsCompleted: 100 }, 0],
])('%s', (_, criteria, facts, percent) => {
  expect(badgeProgress(criteria, { ...none, ...facts }, false)).toBe(percent)
})

test('a badge in hand shows 100, whatever the counts say', { tags: ['BADGE-15'] }, () => {
  expect(badgeProgress({ perfectScoreStreak: 3 }, none, true)).toBe(100)
})

test('a badge is earned exactly when its criteria are met in full', () => {
  const criteria = { daily: true, lessonCount: 5 }
  expect([4, 5, 6].map((bestDay) => isEarned(criteria, { ...none, bestDay }))).toEqual([false, true, true])
  expect(
    isEarned({ multiSubject: true, lessonCount: 2 }, { ...none, lessonsCompleted: 9, subjectsCompleted: 1 }),
  ).toBe(false)
})
