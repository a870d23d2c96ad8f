import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR_MS } from '#engines/days/durations.ts'
import { SCHOOL_FILE, type SchoolFile, unpackSchool } from '#server/domain/demo/school/school-file.ts'
import { takeSchool } from '#server/domain/demo/school/take-school.ts'
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { dateOf, FIRST_ENDING } from './calendar.ts'
import { CAST } from './cast/rosewood.ts'
import { playSchool } from './play-school.ts'
import { readRows } from './read-file.ts'
import { listScenes } from './scenes/all-scenes.ts'

const MOST_BYTES = 3_000_000
const MAKE_IT = 'The committed school is another one: make it anew with npm run demo-school.'
/** Of the first day: a class has read a lesson, taken its quiz and begun to practice. */
const UNTIL_TIME = '09:22'

/** What no later day changes. */
const LASTING: Readonly<Record<string, readonly string[]>> = {
  users: ['username', 'first_name', 'last_name', 'role', 'grade'],
  attempts: ['answered_at', 'user_id', 'item_id', 'correct', 'helped', 'time_spent_seconds'],
  practice_problems: ['given_at', 'user_id', 'skill', 'difficulty', 'seed'],
  quiz_results: ['date_taken', 'user_id', 'quiz_id', 'score', 'attempt'],
  user_progress: ['user_id', 'lesson_id'],
}
const FILLED_TABLES = [
  ...['attempts', 'practice_problems', 'quiz_results', 'user_progress', 'learning_days', 'placements'],
  ...['flashcards', 'flashcard_reviews', 'point_entries', 'user_badges', 'notifications', 'family_digests'],
]

/** Takes seconds, and leaves nothing in the file. */
const READS = 'the tutor reads the curriculum'

let own: TestDatabase
let committed: SchoolFile
let played: SchoolFile
beforeAll(async () => {
  expect(existsSync(SCHOOL_FILE), MAKE_IT).toBe(true)
  committed = unpackSchool(readFileSync(SCHOOL_FILE))
  own = await openTestDatabase()
  const scenes = listScenes(CAST).filter(({ title }) => title !== READS)
  const options = { own, cast: CAST, scenes, untilDay: 0, untilTime: UNTIL_TIME }
  const { t, readDatabaseClock } = await playSchool(options)
  played = await takeSchool(t.db, { until: t.clock.now, readDatabaseClock })
})
afterAll(() => own.close())

test('the committed school is small, has all its people, and ends on the morning of any day of the week', () => {
  expect(readFileSync(SCHOOL_FILE).length).toBeLessThanOrEqual(MOST_BYTES)
  const endings = [committed, ...(committed.earlier ?? [])].map(({ untilMs }) => untilMs / HOUR_MS)
  expect(committed.lastDay).toBe(dateOf(FIRST_ENDING))
  expect(endings).toEqual([6, 5, 4, 3, 2, 1, 0].map((days) => 24 * days + 6))
  // Four of the school, and an evening course of five.
  expect(committed.tables.classes?.rows).toBe(5)
  expect(committed.tables.class_enrollments?.rows).toBe(101)
  expect(FILLED_TABLES.filter((name) => !committed.tables[name]?.rows)).toEqual([])
})

test('what the script makes of the first morning stands in the committed school', () => {
  for (const [table, columns] of Object.entries(LASTING)) {
    const rows = readRows(played, table, columns)
    expect(rows.length).toBeGreaterThan(0)
    expect(readRows(committed, table, columns).slice(0, rows.length), MAKE_IT).toEqual(rows)
  }
})
