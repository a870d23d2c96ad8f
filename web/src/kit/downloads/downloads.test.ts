import { expect, test } from 'vitest'
import type { KeptPackage } from '../../device/device-database.ts'
import { CACHED_LESSONS_PREFIX } from '../../device/packages/kept-packages.ts'
import { USER_MEMORY_PREFIX } from '../user-memory.ts'
import { listDownloads } from './list-downloads.ts'
import { hasRoom, STORAGE_TOTAL_KB, sumUsedKb } from './storage-budget.ts'
import { planWeek } from './week.data.ts'

const card = (id: number, downloadSize = 10) => ({
  id,
  title: `Lesson ${id}`,
  subjectId: 1,
  duration: 20,
  downloadSize,
})

function makeKept(lessonId: number, more: Partial<KeptPackage> = {}): KeptPackage {
  return {
    userId: 1,
    lessonId,
    manifest: { lessonId, version: 'a'.repeat(64), sizeBytes: 12_345, parts: [] },
    received: [0, 1],
    state: 'paused',
    trouble: null,
    about: null,
    recordId: lessonId * 10,
    isTold: true,
    startedAt: new Date(lessonId),
    completedAt: null,
    ...more,
  }
}

const record = (lessonId: number, more = {}) => ({
  id: lessonId * 10,
  userId: 1,
  lessonId,
  downloadedAt: '2026-03-10T09:00:00.000Z',
  status: 'completed' as const,
  progress: 100,
  ...more,
})

test('storage used is the sum of completed downloads, measured against 100,000 KB', {
  tags: ['DOWN-33…34', 'X-41'],
}, () => {
  expect(STORAGE_TOTAL_KB).toBe(100_000)
  const sized = (sizeKb: number, isCompleted: boolean) => ({ sizeKb, isCompleted })
  expect(sumUsedKb([sized(30_000, true), sized(50_000, false), sized(12, true)])).toBe(30_012)
  expect([hasRoom(99_990, 10), hasRoom(99_990, 11)]).toEqual([true, false])
})

test('what is here stands first, newest on top, as this device knows it; then what only other devices have', () => {
  const listed = listDownloads({
    packages: [makeKept(1), makeKept(2, { state: 'completed' })],
    records: [record(3), record(1, { status: 'in_progress', progress: 80 })],
    cards: [card(1), card(2), card(3)],
  })
  expect(listed.map(({ lessonId, isHere, status, percent }) => [lessonId, isHere, status, percent])).toEqual([
    [2, true, 'completed', 10],
    [1, true, 'paused', 10],
    [3, false, 'completed', 100],
  ])
})

test('what was deleted here is not listed, though the list of the server is older; a new record of it is', {
  tags: ['X-40'],
}, () => {
  const packages = [makeKept(1, { state: 'removed', received: [] })]
  const cards = [card(1)]
  expect(listDownloads({ packages, records: [record(1)], cards })).toEqual([])
  expect(listDownloads({ packages, records: [record(1, { id: 99 })], cards })).toMatchObject([
    { lessonId: 1, isHere: false },
  ])
})

test('a lesson that is no longer offered keeps the name it had when it came', () => {
  const about = { title: 'Old', subjectId: 4, durationMinutes: 15, quizId: null }
  const packages = [makeKept(1, { state: 'completed', about })]
  expect(listDownloads({ packages, records: [record(2)], cards: [] })).toMatchObject([
    { title: 'Old', subjectId: 4, durationMinutes: 15, sizeKb: 13 },
    { title: null, durationMinutes: null },
  ])
})

test('a week is what the plan has for seven days and what classes wait for, each lesson once and none that is gone', () => {
  const step = (id: string, link: string, day: string) => ({
    id,
    link,
    day,
    sittings: [{ day, minutes: 10 }],
  })
  const state = {
    plan: {
      steps: [
        step('a', '/lessons/1', '2026-03-10'),
        step('b', '/quizzes/70', '2026-03-16'),
        step('c', '/lessons/3', '2026-03-17'),
        step('d', '/lessons/4', '2026-03-11'),
        step('e', '/practice?skill=math.5.x', '2026-03-11'),
        step('f', '/lessons/99', '2026-03-12'),
      ],
    },
    done: [{ stepId: 'd' }],
    calendar: { today: '2026-03-10' },
  }
  const open = [{ lessonId: 1 }, { lessonId: 5 }, { lessonId: null }]
  const cards = [card(1), card(2, 20), card(3), card(4), card(5, 40)]
  const quizzes = [{ id: 70, lessonId: 2 }]
  expect(planWeek({ state, open, quizzes, cards })).toEqual({ lessonIds: [1, 2, 5], sizeKb: 70 })
  expect(planWeek({ state: null, open: [], quizzes, cards })).toEqual({ lessonIds: [], sizeKb: 0 })
})

test('signing out forgets the list of downloaded lessons', () => {
  expect(CACHED_LESSONS_PREFIX.startsWith(USER_MEMORY_PREFIX)).toBe(true)
})
