import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AnswerSeen, addAnswer, bandOf, type Evidence, isDue, levelOf, noEvidence } from './index.ts'

const DAY = 86_400
const dayOf = (at: number) => new Date(at * 1000).toISOString().slice(0, 10)
const at = (day: number, more: Partial<AnswerSeen> = {}): AnswerSeen => {
  const seconds = more.at ?? 1_800_000_000 + day * DAY
  return { correct: true, helped: false, predicted: 0.95, day: dayOf(seconds), ...more, at: seconds }
}
const follow = (...answers: AnswerSeen[]) => answers.reduce(addAnswer, noEvidence)
const levelAfter = (...answers: AnswerSeen[]) => levelOf(follow(...answers))
const MASTERED = [at(0), at(0), at(0)]
const miss = (day: number) => at(day, { correct: false, predicted: 0.5 })

test('a skill is new until the first answer, right or wrong, with help or without', { tags: ['L1'] }, () => {
  expect(levelOf(noEvidence)).toBe('new')
  for (const correct of [true, false])
    for (const helped of [true, false]) expect(levelAfter(at(0, { correct, helped }))).toBe('learning')
})

test('two answers and a prediction of .7 make it practiced', { tags: ['L2'] }, () => {
  expect(levelAfter(at(0, { predicted: 0.7 }))).toBe('learning')
  expect(levelAfter(at(0), at(0, { predicted: 0.69 }))).toBe('learning')
  expect(levelAfter(at(0), at(0, { predicted: 0.7 }))).toBe('practised')
})

test('three answers and a prediction of .9 make it mastered', { tags: ['L3'] }, () => {
  expect(levelAfter(at(0), at(0))).toBe('practised')
  expect(levelAfter(at(0), at(0), at(0, { predicted: 0.899 }))).toBe('practised')
  expect(levelAfter(at(0), at(0), at(0, { predicted: 0.9 }))).toBe('mastered')
})

test('after help it takes a day until an own success counts as mastery, to the second', {
  tags: ['L3'],
}, () => {
  const helped = [at(0), at(0, { helped: true })]
  const first = helped[1]?.at ?? 0
  expect(levelAfter(...helped, at(1, { at: first + DAY - 1 }))).toBe('practised')
  expect(levelAfter(...helped, at(1, { at: first + DAY }))).toBe('mastered')
  const helpedMiss = [at(0), at(0, { helped: true, correct: false })]
  expect(levelAfter(...helpedMiss, at(0))).toBe('practised')
})

test('a helped or a wrong answer lifts nothing, however sure the prediction is', { tags: ['L4'] }, () => {
  expect(levelAfter(...Array.from({ length: 9 }, (_, day) => at(day * 3, { helped: true })))).toBe('learning')
  expect(levelAfter(...Array.from({ length: 9 }, () => at(0, { correct: false })))).toBe('learning')
})

test('one slip, many slips on one day, or a helped success leave mastered as it was', {
  tags: ['L5'],
}, () => {
  expect(levelAfter(...MASTERED, miss(4))).toBe('mastered')
  expect(levelAfter(...MASTERED, miss(4), miss(4), miss(4))).toBe('mastered')
  expect(levelAfter(...MASTERED, at(4, { helped: true, predicted: 0.2 }))).toBe('mastered')
  expect(levelAfter(...MASTERED, miss(4), at(4, { predicted: 0.3 }), miss(5))).toBe('mastered')
})

test('misses on two days with no own success between them ask for a refresh', { tags: ['L6'] }, () => {
  expect(levelAfter(...MASTERED, miss(4), miss(5))).toBe('needsRefresh')
  expect(levelAfter(...MASTERED, miss(4), at(5, { helped: true }), miss(9))).toBe('needsRefresh')
  expect(levelAfter(at(0), at(0, { predicted: 0.8 }), miss(1), miss(2))).toBe('needsRefresh')
  expect(levelAfter(miss(1), miss(2), miss(3))).toBe('learning')
})

test('what needed a refresh becomes practiced and mastered again by the same rules', { tags: ['L7'] }, () => {
  const fallen = [...MASTERED, miss(4), miss(5)]
  expect(levelAfter(...fallen, at(6, { predicted: 0.6 }))).toBe('needsRefresh')
  expect(levelAfter(...fallen, at(6, { helped: true }))).toBe('needsRefresh')
  expect(levelAfter(...fallen, at(6, { predicted: 0.75 }))).toBe('practised')
  expect(levelAfter(...fallen, at(6))).toBe('mastered')
})

test('something once practiced is due when it fades within a week, but not on the day it was answered', {
  tags: ['L8'],
}, () => {
  const practiced = follow(...MASTERED)
  const steady = { masteryNow: 0.9, masteryInAWeek: 0.8, day: dayOf(at(3).at) }
  expect(isDue(practiced, steady)).toBe(false)
  expect(isDue(practiced, { ...steady, masteryInAWeek: 0.74 })).toBe(true)
  expect(isDue(practiced, { ...steady, masteryNow: 0.74 })).toBe(true)
  expect(isDue(practiced, { ...steady, masteryNow: 0.1, day: dayOf(at(0).at) })).toBe(false)
  expect(isDue(follow(miss(0)), { ...steady, masteryNow: 0.1 })).toBe(false)
  expect(isDue(follow(...MASTERED, miss(1), miss(2)), { ...steady, day: dayOf(at(4).at) })).toBe(true)
  expect(levelOf(practiced)).toBe('mastered')
})

test('the band holds the mastery, stays within bounds and shrinks with answers', { tags: ['L9'] }, () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(share, fc.nat(500), fc.integer({ min: 1, max: 500 }), (mastery, answers, more) => {
      const [few, many] = [bandOf(mastery, answers), bandOf(mastery, answers + more)]
      expect(few.low).toBeGreaterThanOrEqual(0)
      expect(few.high).toBeLessThanOrEqual(1)
      expect(few.low <= mastery && mastery <= few.high).toBe(true)
      expect(many.high - many.low).toBeLessThan(few.high - few.low)
      expect(many.low).toBeGreaterThanOrEqual(few.low - 1e-12)
      expect(many.high).toBeLessThanOrEqual(few.high + 1e-12)
    }),
  )
  expect(bandOf(0.8, 0).high - bandOf(0.8, 0).low).toBeGreaterThan(0.5)
  expect(bandOf(0.8, 60).high - bandOf(0.8, 60).low).toBeLessThan(0.2)
})

/** Steps from a second to four days, so that help lies sometimes just under and sometimes over a day back. */
const histories = fc
  .array(
    fc.record({
      correct: fc.boolean(),
      helped: fc.boolean(),
      predicted: fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0.69, 0.7, 0.9, 0.97)),
      step: fc.oneof(fc.integer({ min: 1, max: 4 * DAY }), fc.constantFrom(DAY - 1, DAY, 60)),
    }),
    { maxLength: 40 },
  )
  .map((steps) => {
    let seconds = 1_800_000_000
    return steps.map(({ step, ...answer }): AnswerSeen => {
      seconds += step
      return { ...answer, at: seconds, day: dayOf(seconds) }
    })
  })
const RUNS = { numRuns: 10_000 }

test('no history of 10,000 leads to mastered with help younger than a day', { tags: ['L3'] }, () => {
  let reached = 0
  fc.assert(
    fc.property(histories, (answers) => {
      let evidence = noEvidence
      for (const [index, answer] of answers.entries()) {
        const next = addAnswer(evidence, answer)
        if (levelOf(next) === 'mastered' && levelOf(evidence) !== 'mastered') {
          reached++
          const sinceHelp = answers
            .slice(0, index + 1)
            .filter(({ helped }) => helped)
            .map((help) => answer.at - help.at)
          expect(Math.min(Infinity, ...sinceHelp)).toBeGreaterThanOrEqual(DAY)
          expect([answer.correct, answer.helped, index >= 2]).toEqual([true, false, true])
          expect(answer.predicted).toBeGreaterThanOrEqual(0.9)
        }
        evidence = next
      }
    }),
    RUNS,
  )
  expect(reached).toBeGreaterThan(100)
})

const ORDER = { new: 0, learning: 1, needsRefresh: 1, practised: 2, mastered: 3 }

test('in 10,000 histories every fall has misses on two days behind it, and none ends lower than a refresh', {
  tags: ['L5', 'L6'],
}, () => {
  let fallen = 0
  fc.assert(
    fc.property(histories, (answers) => {
      let evidence: Evidence = noEvidence
      let misses: string[] = []
      for (const answer of answers) {
        const [before, next] = [levelOf(evidence), addAnswer(evidence, answer)]
        if (answer.correct && !answer.helped) misses = []
        else if (!answer.correct) misses = [...misses, answer.day]
        if (ORDER[levelOf(next)] < ORDER[before]) {
          fallen++
          expect(levelOf(next)).toBe('needsRefresh')
          expect(answer.correct).toBe(false)
          expect(new Set(misses).size).toBeGreaterThanOrEqual(2)
        }
        if (before === 'needsRefresh') expect(levelOf(next)).not.toBe('learning')
        evidence = next
      }
    }),
    RUNS,
  )
  expect(fallen).toBeGreaterThan(100)
})

test('evidence survives being stored and is never changed in place', { tags: ['L10'] }, () => {
  fc.assert(
    fc.property(histories, (answers) => {
      let [kept, stored] = [Object.freeze({ ...noEvidence }) as Evidence, noEvidence]
      for (const answer of answers) {
        kept = Object.freeze(addAnswer(kept, answer))
        Object.freeze(kept.missDays)
        stored = JSON.parse(JSON.stringify(addAnswer(stored, answer))) as Evidence
      }
      expect(stored).toEqual(kept)
      expect(kept.answers).toBe(answers.length)
    }),
  )
})
