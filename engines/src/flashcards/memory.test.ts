import fc from 'fast-check'
import { createEmptyCard, Rating as FsrsRating, fsrs } from 'ts-fsrs'
import { expect, test } from 'vitest'
import { DAY_MS } from '../days/durations.ts'
import {
  CARD_STATES,
  type CardMemory,
  newMemory,
  previewRatings,
  RATINGS,
  type Rating,
  rate,
} from './index.ts'

const START = new Date('2026-03-02T08:00:00Z')
const GRADE = {
  again: FsrsRating.Again,
  hard: FsrsRating.Hard,
  good: FsrsRating.Good,
  easy: FsrsRating.Easy,
} as const

type Step = [rating: Rating, waitDays: number | 'due']

const LETTERS: Record<string, Rating> = { a: 'again', h: 'hard', g: 'good', e: 'easy' }

/** `g1` is Good, then a wait of one day; `g` alone waits until the card is due. */
function readHistory(text: string): Step[] {
  return text
    .split(' ')
    .map((step) => [LETTERS[step[0] ?? ''] ?? 'good', step.length > 1 ? Number(step.slice(1)) : 'due'])
}

const HISTORIES = [
  'g g g g g g g g',
  'e e e e e e',
  'h h h h h h h',
  'a a a a a g g g',
  'g g g a g g g a g g',
  'a g g h g e g a h g',
  'e a e a e a e a',
  'h g e h g e h g e',
  'g0.001 g0.001 g0.5 g0.5',
  'g30 g30 g30 g30',
  'g365 g365 a1 g1',
  'g g e100 g400 g1000 e2000',
  'a0.0007 a0.0007 a0.0007 g0.007 g1 g3',
  'g g h0.2 h0.2 h0.2 g',
  'g1 g2 g4 g8 g16 g32 g64',
  'e8 e20 e60 a0.01 g g g',
  'g g g g a a a a g g g g',
  'h0.004 h0.004 g0.007 g2 h2 g4 e9',
  'a1 a1 a1 a1 a1 a1 a1 a1 a1 a1',
  'g3 a0.01 g4 a0.01 g5 a0.01 g6 a0.01',
  'e e a e e a e e a',
  'g0 g0 g0 g0',
  'h10 h10 h10 h10 h10',
  'g g g g g g g g g g g g g g g g g g g g',
]

test.each(HISTORIES)('%s: the memory is the one ts-fsrs gives', { tags: ['F1'] }, (text) => {
  const reference = fsrs({ enable_fuzz: false })
  let expected = createEmptyCard(START)
  let memory = newMemory(START)
  let now = START
  for (const [rating, wait] of readHistory(text)) {
    expected = reference.next(expected, now, GRADE[rating]).card
    // As it comes back from a database.
    memory = revive(JSON.parse(JSON.stringify(rate(memory, rating, now))))
    expect(memory).toEqual({
      lastReviewed: now,
      nextReviewDate: expected.due,
      state: CARD_STATES[expected.state],
      stabilityDays: expected.stability,
      memoryDifficulty: expected.difficulty,
      scheduledDays: expected.scheduled_days,
      learningStep: expected.learning_steps,
      reps: expected.reps,
      lapses: expected.lapses,
      isLeech: expected.lapses >= 8,
    })
    now = wait === 'due' ? expected.due : new Date(now.getTime() + wait * DAY_MS)
  }
})

function revive(memory: CardMemory): CardMemory {
  return {
    ...memory,
    nextReviewDate: new Date(memory.nextReviewDate),
    lastReviewed: memory.lastReviewed && new Date(memory.lastReviewed),
  }
}

test('the intervals of a card always known are those written down here, in days', { tags: ['F1'] }, () => {
  let memory = newMemory(START)
  const days = Array.from({ length: 8 }, () => {
    memory = rate(memory, 'good', memory.nextReviewDate)
    return memory.scheduledDays
  })
  expect(days).toEqual([0, 2, 11, 46, 163, 498, 1348, 3299])
})

const anyHistory = fc.array(
  fc.record({ rating: fc.constantFrom(...RATINGS), days: fc.double({ min: 0, max: 400, noNaN: true }) }),
  {
    maxLength: 12,
  },
)

function live(steps: { rating: Rating; days: number }[]): { memory: CardMemory; now: Date } {
  let memory = newMemory(START)
  let now = START
  for (const { rating, days } of steps) {
    memory = rate(memory, rating, now)
    now = new Date(now.getTime() + Math.round(days * DAY_MS))
  }
  return { memory, now }
}

test('the buttons say what pressing them gives, in their order, and change nothing', {
  tags: ['F2', 'F3', 'F6'],
}, () => {
  fc.assert(
    fc.property(anyHistory, (steps) => {
      const { memory, now } = live(steps)
      const before = structuredClone(memory)
      const shown = previewRatings(memory, now)
      const seconds = RATINGS.map((rating) => shown[rating].intervalSeconds)
      expect(seconds).toEqual(seconds.toSorted((a, b) => a - b))
      for (const rating of RATINGS) {
        expect(rate(memory, rating, now).nextReviewDate).toEqual(shown[rating].nextReviewDate)
      }
      expect(memory).toEqual(before)
    }),
    { seed: 6, numRuns: 300 },
  )
})

test('a clock that is behind counts as the moment of the last review', { tags: ['F4'] }, () => {
  const memory = rate(newMemory(START), 'easy', START)
  const early = new Date(START.getTime() - 5 * DAY_MS)
  expect(rate(memory, 'good', early)).toEqual(rate(memory, 'good', START))
  expect(previewRatings(memory, early)).toEqual(previewRatings(memory, START))
})

test('the 8th lapse marks a leech, and after the mark was taken off the 12th does', { tags: ['F5'] }, () => {
  let memory = rate(newMemory(START), 'easy', START)
  const lapse = () => {
    memory = rate(memory, 'again', memory.nextReviewDate)
    memory = rate(memory, 'good', memory.nextReviewDate)
  }
  for (let lapses = 1; lapses <= 7; lapses++) lapse()
  expect(memory).toMatchObject({ lapses: 7, isLeech: false })
  lapse()
  expect(memory).toMatchObject({ lapses: 8, isLeech: true })
  lapse()
  expect(memory.isLeech).toBe(true)
  memory = { ...memory, isLeech: false }
  lapse()
  expect(memory).toMatchObject({ lapses: 10, isLeech: false })
  lapse()
  lapse()
  expect(memory).toMatchObject({ lapses: 12, isLeech: true })
})

test('a review long after its day counts the days that really passed', { tags: ['F11'] }, () => {
  const memory = rate(newMemory(START), 'easy', START)
  const onTime = rate(memory, 'good', memory.nextReviewDate)
  const late = rate(memory, 'good', new Date(memory.nextReviewDate.getTime() + 30 * DAY_MS))
  expect(late.stabilityDays).toBeGreaterThan(onTime.stabilityDays)
})
