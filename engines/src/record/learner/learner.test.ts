import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  averageShare,
  earnByQuiz,
  earnBySkill,
  isLessonEvidence,
  meanShare,
  sharePercent,
  toMinutes,
  toWholePercent,
} from './index.ts'

test('minutes are rounded down once, from the sum of seconds', () => {
  const parts = [59, 59, 62]
  expect(toMinutes(parts.reduce((sum, seconds) => sum + seconds, 0))).toBe(3)
  expect(parts.map(toMinutes).reduce((sum, minutes) => sum + minutes, 0)).toBe(1)
})

test('an average is the mean of the shares, each result once, and nothing without results', () => {
  expect(meanShare([])).toBeNull()
  expect(meanShare([{ score: 0, maxScore: 0, times: 3 }])).toBeNull()
  const mean = meanShare([
    { score: 2, maxScore: 2, times: 1 },
    { score: 1, maxScore: 4, times: 2 },
  ])
  expect(mean).toBe(0.5)
})

test('a half is rounded up, also where it is the sum of thirds', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.array(fc.nat(60), { minLength: 1, maxLength: 30 }),
      (max, raw) => {
        const scores = raw.map((score) => score % (max + 1))
        const mean = meanShare(scores.map((score) => ({ score, maxScore: max, times: 1 }))) ?? 0
        const [sum, whole] = [scores.reduce((all, score) => all + score, 0), scores.length * max]
        expect(toWholePercent(mean)).toBe(Math.floor((200 * sum + whole) / (2 * whole)))
      },
    ),
  )
})

const share = (held: number, skills: number, isBegun = true) => ({ held, skills, isBegun })

test('a share is rounded down, and means nothing before the first activity or without skills', () => {
  expect(sharePercent(share(2, 3))).toBe(66)
  expect(sharePercent(share(0, 3))).toBe(0)
  expect(sharePercent(share(0, 3, false))).toBeNull()
  expect(sharePercent(share(0, 0))).toBeNull()
})

test('the average share is one of all skills, not a mean of percents', () => {
  expect(averageShare([share(1, 2), share(0, 8), share(0, 90, false)])).toEqual(share(1, 10))
  expect(sharePercent(averageShare([share(0, 9, false)]))).toBeNull()
})

test('a lesson is evidence once it was open for a third of its minutes, to the second', () => {
  expect(isLessonEvidence({ completed: true, timeSpent: 199 }, 10)).toBe(false)
  expect(isLessonEvidence({ completed: true, timeSpent: 200 }, 10)).toBe(true)
  expect(isLessonEvidence({ completed: false, timeSpent: 999 }, 10)).toBe(false)
})

test('points are for levels that rise, and for quizzes without a mistake', () => {
  const kinds = (...levels: Parameters<typeof earnBySkill> extends [string, ...infer Rest] ? Rest : never) =>
    earnBySkill('s', ...levels).map(({ kind, points }) => [kind, points])
  expect(kinds('learning', 'practised')).toEqual([['skillPracticed', 5]])
  expect(kinds('learning', 'mastered')).toEqual([
    ['skillPracticed', 5],
    ['skillMastered', 10],
  ])
  expect(kinds('mastered', 'needsRefresh')).toEqual([])
  expect(kinds('practised', 'practised')).toEqual([])
  expect(earnByQuiz(7, { score: 2, maxScore: 2 })).toEqual([{ kind: 'perfectQuiz', about: '7', points: 10 }])
  expect([earnByQuiz(7, { score: 1, maxScore: 2 }), earnByQuiz(7, { score: 0, maxScore: 0 })]).toEqual([
    [],
    [],
  ])
})
