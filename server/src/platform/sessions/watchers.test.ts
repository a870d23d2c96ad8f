import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWatchers, WATCH_MS } from './watchers.ts'

const NOW = new Date('2026-01-05T09:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)
const told: number[] = []
const make = () => createWatchers((sessionId) => told.push(sessionId))

beforeEach(() => {
  told.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('only who may see somebody hears that something about them changed', () => {
  const watchers = make()
  watchers.watch(1, new Set([10]), NOW)
  watchers.watch(2, new Set([20]), NOW)
  watchers.watch(3, 'everybody', NOW)
  watchers.changed(10, NOW)
  expect(told).toEqual([1, 3])
})

test('a whole class that moves on at once is told once, and once more a second later', () => {
  const watchers = make()
  const students = Array.from({ length: 30 }, (_, id) => id)
  watchers.watch(1, new Set(students), NOW)
  for (const id of students) watchers.changed(id, NOW)
  expect(told).toEqual([1])
  vi.advanceTimersByTime(999)
  expect(told).toEqual([1])
  vi.advanceTimersByTime(1)
  expect(told).toEqual([1, 1])
  vi.advanceTimersByTime(5_000)
  expect(told).toEqual([1, 1])
})

test('who no longer asks hears nothing, and who asks again sees the people of now', () => {
  const watchers = make()
  watchers.watch(1, new Set([10]), NOW)
  watchers.changed(10, later(WATCH_MS))
  expect(told).toEqual([])
  watchers.watch(1, new Set([10]), NOW)
  watchers.watch(1, new Set([20]), NOW)
  watchers.changed(10, NOW)
  expect(told).toEqual([])
})

test('somebody is to be written down once an hour for each who looks', () => {
  const watchers = make()
  watchers.watch(1, 'everybody', NOW)
  expect(watchers.listUnnoted(1, [10, 20], NOW)).toEqual([10, 20])
  watchers.note(1, [10])
  expect(watchers.listUnnoted(1, [10, 20], later(1_000))).toEqual([20])
  expect(watchers.listUnnoted(1, [10], later(3_600_001))).toEqual([10])
  expect(watchers.listUnnoted(2, [10], NOW)).toEqual([10])
})
