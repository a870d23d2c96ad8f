import { expect, test } from 'vitest'
import type { KeptPackage } from '../device-database.ts'
import { CACHED_LESSONS_PREFIX, writeCachedLessons } from './kept-packages.ts'
import {
  backOffMs,
  changeState,
  chooseNext,
  findMissing,
  followConnection,
  type PackageState,
  toPercent,
} from './package-states.ts'

function makeKept(more: Partial<KeptPackage> = {}): KeptPackage {
  return {
    userId: 1,
    lessonId: 7,
    manifest: { lessonId: 7, version: 'a'.repeat(64), sizeBytes: 0, parts: [] },
    received: [],
    state: 'in_progress',
    trouble: null,
    about: null,
    recordId: null,
    isTold: true,
    startedAt: new Date('2026-03-10T09:00:00Z'),
    completedAt: null,
    ...more,
  }
}

const ALL = Array.from({ length: 20 }, (_, place) => place)

test.each([
  [[], 0],
  [[0, 1, 2], 3],
  [[0, 2, 1, 4], 3],
  [ALL, null],
])('of the pieces %j the next one missing is %s', (received, next) => {
  expect(findMissing(received)).toBe(next)
})

test('every piece is worth 5 points, however often it came', { tags: ['DOWN-29'] }, () => {
  expect(ALL.map((_, count) => toPercent({ received: ALL.slice(0, count) }))).toEqual(
    ALL.map((count) => count * 5),
  )
  expect(toPercent({ received: ALL })).toBe(100)
  expect(toPercent({ received: [3, 3] })).toBe(5)
})

test('a download is paused, resumed, completed and removed; nothing else happens to it', {
  tags: ['DOWN-26…28', 'DOWN-30…32'],
}, () => {
  const states: PackageState[] = ['in_progress', 'paused', 'completed', 'removed']
  const ways = states.flatMap((from) =>
    states.filter((to) => changeState(makeKept({ state: from }), to)).map((to) => `${from} → ${to}`),
  )
  expect(ways).toEqual([
    'in_progress → paused',
    'in_progress → completed',
    'in_progress → removed',
    'paused → in_progress',
    'paused → removed',
    'completed → removed',
  ])
})

test('the server is told of every change, and nothing of a removed lesson counts as here', {
  tags: ['X-39'],
}, () => {
  const kept = makeKept({ received: [0, 1] })
  expect(changeState(kept, 'paused')).toMatchObject({ isTold: false, received: [0, 1] })
  expect(changeState(kept, 'removed')).toMatchObject({ isTold: false, received: [] })
})

test('going offline pauses; the next connection goes on with that, and not with what somebody paused', {
  tags: ['X-39'],
}, () => {
  const stopped = followConnection(makeKept(), false)
  expect(stopped).toMatchObject({ state: 'paused', trouble: 'offline' })
  expect(stopped && followConnection(stopped, true)).toMatchObject({ state: 'in_progress', trouble: null })
  expect(followConnection(makeKept({ state: 'paused' }), true)).toBeNull()
  expect(followConnection(makeKept({ state: 'paused', trouble: 'full' }), true)).toBeNull()
  expect(followConnection(makeKept({ state: 'completed' }), false)).toBeNull()
})

test('the oldest downloads go first, a few at a time', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 10, 9, minute))
  const packages = [
    makeKept({ lessonId: 1, startedAt: at(3) }),
    makeKept({ lessonId: 2, startedAt: at(1) }),
    makeKept({ lessonId: 3, startedAt: at(0), state: 'paused' }),
    makeKept({ lessonId: 4, startedAt: at(2) }),
    makeKept({ lessonId: 5, startedAt: at(4) }),
  ]
  const choose = (running: number[]) => chooseNext(packages, new Set(running), 3).map((kept) => kept.lessonId)
  expect(choose([])).toEqual([2, 4, 1])
  expect(choose([2, 4])).toEqual([1])
  expect(choose([1, 2, 4])).toEqual([])
})

test('pauses grow from a second to half a minute', () => {
  expect([1, 2, 3, 5, 6, 60].map(backOffMs)).toEqual([1_000, 2_000, 4_000, 16_000, 30_000, 30_000])
})

test('the ids of downloaded lessons stand in the store, and go with the last of them', {
  tags: ['OFFLINE-10', 'X-40'],
}, () => {
  const values = new Map<string, string>()
  const store = {
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  }
  const packages = [
    makeKept({ lessonId: 7, state: 'completed' }),
    makeKept({ lessonId: 8, state: 'paused' }),
    makeKept({ lessonId: 9, state: 'removed' }),
  ]
  writeCachedLessons(store, 1, packages)
  expect([...values]).toEqual([[`${CACHED_LESSONS_PREFIX}1`, '[7]']])
  writeCachedLessons(store, 1, packages.slice(1))
  expect(values.size).toBe(0)
})
