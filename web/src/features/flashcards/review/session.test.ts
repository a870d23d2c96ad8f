import { expect, test } from 'vitest'
import { MINUTE_MS } from '#engines/days/durations.ts'
import { sampleCard } from '../testing/sample-cards.ts'
import {
  addCards,
  beginSession,
  countDone,
  countLeft,
  forgetRating,
  rateCurrent,
  readServerTime,
  rewriteCard,
  sumUp,
  takeAnswer,
  takeBack,
} from './session.ts'

const NOW = Date.parse('2026-03-10T09:00:00Z')
const card = (id: number, change = {}) => sampleCard(id, NOW, change)
const learning = (id: number, minutes: number) =>
  card(id, { state: 'learning', nextReviewDate: new Date(NOW + minutes * MINUTE_MS).toISOString(), reps: 1 })

test('cards come in the order of the server, and the next one is there at once', () => {
  let session = beginSession([card(1), card(2), card(3)], NOW)
  expect(session.current?.id).toBe(1)
  session = rateCurrent(session, 'easy', 'a', NOW)
  expect(session.current?.id).toBe(2)
  expect(countDone(session)).toEqual({ done: 1, total: 3 })
  expect(countLeft(session)).toEqual({ fresh: 2, learning: 0, reviews: 0 })
})

test('a card that is due again in minutes comes back when its time has come, or when nothing else is left', () => {
  let session = beginSession([card(1), card(2), card(3)], NOW)
  session = takeAnswer(rateCurrent(session, 'again', 'a', NOW), learning(1, 1), NOW)
  expect(session.current?.id).toBe(2)
  expect(countDone(session)).toEqual({ done: 0, total: 3 })
  const later = NOW + 2 * MINUTE_MS
  session = rateCurrent(session, 'easy', 'b', later)
  expect(session.current?.id).toBe(1)
  session = takeAnswer(rateCurrent(session, 'good', 'c', later), learning(1, 12), later)
  expect(session.current?.id).toBe(3)
  session = rateCurrent(session, 'easy', 'd', later)
  expect(session.current?.id).toBe(1)
  session = takeAnswer(
    rateCurrent(session, 'good', 'e', later),
    card(1, { state: 'review', nextReviewDate: new Date(NOW + 1e9).toISOString() }),
    later,
  )
  expect(session.current).toBeNull()
})

test('an answer that comes after the last card still brings the card back', () => {
  const session = rateCurrent(beginSession([card(1)], NOW), 'again', 'a', NOW)
  expect(session.current).toBeNull()
  expect(takeAnswer(session, learning(1, 1), NOW).current?.id).toBe(1)
})

test('a rating that is taken back asks its card again before the one being shown', () => {
  let session = rateCurrent(beginSession([card(1), card(2)], NOW), 'again', 'a', NOW)
  session = takeBack(takeAnswer(session, learning(1, 1), NOW), 'a', card(1))
  expect(session.current?.id).toBe(1)
  expect(session.queue.map(({ id }) => id)).toEqual([2])
  expect(session.returning).toEqual([])
  expect(session.rated).toEqual([])
  expect(countDone(session)).toEqual({ done: 0, total: 2 })
})

test('a refused rating counts for nothing', () => {
  const session = forgetRating(rateCurrent(beginSession([card(1)], NOW), 'good', 'a', NOW), 'a', NOW)
  expect(session.rated).toEqual([])
})

test('more cards join without repeating those that are there', () => {
  const session = addCards(beginSession([card(1), card(2)], NOW), [card(2), card(3)], NOW)
  expect([session.current, ...session.queue].map((one) => one?.id)).toEqual([1, 2, 3])
})

test('a card written anew shows its new words and keeps its intervals', () => {
  const before = beginSession([card(1)], NOW)
  const { next, ...changed } = card(1, { front: 'Clearer?' })
  const { current } = rewriteCard(before, changed)
  expect(current).toEqual({ ...before.current, front: 'Clearer?' })
  expect(current?.next).toEqual(next)
})

test("the intervals tell the server's time, whatever the device thinks", () => {
  expect(readServerTime([card(1)])).toBe(NOW)
  expect(readServerTime([])).toBeNull()
})

test('a review is summed up by the first rating of each card, new ones apart', () => {
  const known = card(2, { state: 'review' })
  let session = beginSession([card(1), known, card(3, { state: 'review' })], NOW)
  session = rateCurrent(session, 'again', 'a', NOW)
  session = rateCurrent(session, 'again', 'b', NOW)
  session = takeAnswer(session, learning(2, 1), NOW)
  session = rateCurrent(session, 'good', 'c', NOW)
  session = rateCurrent(session, 'good', 'd', NOW)
  const { forgotten, ...figures } = sumUp(session)
  expect(figures).toEqual({ cards: 3, learnt: 1, rememberedShare: 0.5 })
  expect(forgotten.map(({ id }) => id)).toEqual([1, 2])
  expect(sumUp(beginSession([], NOW))).toEqual({ cards: 0, learnt: 0, rememberedShare: 0, forgotten: [] })
})
