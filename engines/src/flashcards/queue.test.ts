import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forecast, leftToday, orderQueue, spreadBacklog } from './index.ts'

const PLENTY = { fresh: 100, reviews: 100 }

test('learning comes first, new cards stand evenly among the reviews, what is due in a moment comes last', {
  tags: ['F8'],
}, () => {
  const waiting = {
    learning: ['l1', 'l2'],
    soon: ['s'],
    reviews: ['r1', 'r2', 'r3', 'r4', 'r5'],
    fresh: ['n1', 'n2'],
  }
  expect(orderQueue(waiting, PLENTY)).toEqual(['l1', 'l2', 'r1', 'r2', 'n1', 'r3', 'r4', 'r5', 'n2', 's'])
})

test('limits cut reviews and new cards, never what is in learning', { tags: ['F7'] }, () => {
  const waiting = { learning: ['l'], soon: [], reviews: ['r1', 'r2'], fresh: ['n1', 'n2'] }
  const left = leftToday({ newPerDay: 20, reviewsPerDay: 5 }, { fresh: 19, reviews: 7 })
  expect(left).toEqual({ fresh: 1, reviews: 0 })
  expect(orderQueue(waiting, left)).toEqual(['l', 'n1'])
})

test('every card that the limits allow is shown once, and each kind keeps its order', {
  tags: ['F7', 'F8'],
}, () => {
  const size = fc.nat({ max: 30 })
  fc.assert(
    fc.property(size, size, size, size, (reviews, fresh, leftReviews, leftFresh) => {
      const name = (kind: string, count: number) =>
        Array.from({ length: count }, (_, place) => `${kind}${place}`)
      const waiting = { learning: [], soon: [], reviews: name('r', reviews), fresh: name('n', fresh) }
      const queue = orderQueue(waiting, { reviews: leftReviews, fresh: leftFresh })
      expect(queue.filter((card) => card.startsWith('r'))).toEqual(waiting.reviews.slice(0, leftReviews))
      expect(queue.filter((card) => card.startsWith('n'))).toEqual(waiting.fresh.slice(0, leftFresh))
    }),
    { seed: 6, numRuns: 300 },
  )
})

test('what is over a limit waits for the next day, and new cards run out', { tags: ['F9'] }, () => {
  const limits = { newPerDay: 4, reviewsPerDay: 10 }
  expect(forecast([25, 0, 3, 0], 9, limits, { reviews: 2, fresh: 1 })).toEqual([
    { reviews: 2, fresh: 1 },
    { reviews: 10, fresh: 4 },
    { reviews: 10, fresh: 4 },
    { reviews: 6, fresh: 0 },
  ])
  expect(forecast([5, 1, 0], 4, limits, { reviews: 10, fresh: 4 }, 2)).toEqual([
    { reviews: 0, fresh: 0 },
    { reviews: 0, fresh: 0 },
    { reviews: 6, fresh: 4 },
  ])
})

test('a backlog is given out evenly and in its order', { tags: ['F10'] }, () => {
  fc.assert(
    fc.property(fc.nat({ max: 400 }), fc.integer({ min: 1, max: 30 }), (cards, days) => {
      const starts = Array.from({ length: days }, (_, place) => new Date(Date.UTC(2026, 2, 1 + place)))
      const spread = spreadBacklog(
        Array.from({ length: cards }, (_, place) => place),
        starts,
      )
      expect(spread.map(({ id }) => id)).toEqual(Array.from({ length: cards }, (_, place) => place))
      expect(spread.map(({ due }) => due.getTime())).toEqual(
        spread.map(({ due }) => due.getTime()).toSorted((a, b) => a - b),
      )
      const loads = starts.map(
        (start) => spread.filter(({ due }) => due.getTime() === start.getTime()).length,
      )
      expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1)
    }),
    { seed: 6, numRuns: 200 },
  )
})
