import { expect, test } from 'vitest'
import { readPackage } from './read-package.ts'
import { type OutgoingCard, writePackage } from './write-package.ts'

const MOMENT_MS = Date.parse('2026-03-10T12:00:00Z')
const CARDS = 20_000

// By processor time: on a busy machine the clock measures the neighbors.
test('20,000 cards of one moment, as an import leaves them, are written in seconds and all come back', () => {
  const review = {
    rating: 'good',
    stateBefore: 'new',
    reviewedAtMs: MOMENT_MS,
    intervalSeconds: 600,
    intervalSecondsBefore: 0,
    thinkingMs: null,
  } as const
  const cards = Array.from(
    { length: CARDS },
    (_, place): OutgoingCard => ({
      id: place + 1,
      createdAtMs: MOMENT_MS,
      row: place + 1,
      front: `Front ${place}`,
      back: 'Back',
      tags: [],
      difficulty: 3,
      passage: null,
      memory: null,
      reviews: [review],
    }),
  )
  const before = process.cpuUsage()
  const file = writePackage(cards, [], MOMENT_MS)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1e6).toBeLessThan(10)
  const { cards: back } = readPackage(file)
  expect(new Set(back.map(({ front }) => front)).size).toBe(CARDS)
  expect(back.reduce((sum, { reviews }) => sum + reviews.length, 0)).toBe(CARDS)
}, 120_000)
