import { type SQLWrapper, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { explainQuery } from '../../testing/explain-query.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { selectAnswered, selectHandedIn, selectRead } from './facts.queries.ts'

const LEARNERS = 100
const ROWS = 10_000
const ME = 77
const LESSONS = Array.from({ length: 40 }, (_, place) => 1 + place)
const SKILLS = ['math.5.s1', 'math.5.s2', 'math.5.s3']
/** A plan that began amid the made-up history of a week. */
const SINCE = new Date('2026-03-07T00:00:00Z')
let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  const fill = (table: string, columns: string, values: string) =>
    db.execute(
      sql.raw(`insert into ${table} (${columns}) select ${values} from generate_series(1, ${ROWS}) as n`),
    )
  await db.execute(sql`set session_replication_role = replica`)
  const learner = `1 + n % ${LEARNERS}`
  const moment = `timestamptz '2026-03-10' - n * interval '1 minute'`
  await fill(
    'user_progress',
    'user_id, lesson_id, last_accessed',
    `${learner}, 1 + n / ${LEARNERS}, ${moment}`,
  )
  await fill(
    'quiz_results',
    'user_id, quiz_id, score, max_score, date_taken',
    `${learner}, 1 + n / ${LEARNERS}, 3, 5, ${moment}`,
  )
  await fill(
    'attempts',
    'user_id, source, item_id, skills, correct, answered_at',
    `${learner}, 'practice', 'item', array['math.5.s' || (n / ${LEARNERS}) % 20], true, ${moment}`,
  )
  for (const table of ['user_progress', 'quiz_results', 'attempts'])
    await db.execute(sql.raw(`analyze ${table}`))
}, 60_000)
afterAll(() => database.close())

const QUERIES: [title: string, index: RegExp, query: (db: Database) => SQLWrapper][] = [
  ['the lessons of a plan that were opened', /^user_progress_/, (db) => selectRead(db, ME, LESSONS)],
  [
    'the quizzes of a plan that were turned in',
    /^quiz_results_/,
    (db) => selectHandedIn(db, ME, LESSONS, SINCE),
  ],
  [
    'the answers in the skills of a plan, by day',
    /^attempts_/,
    (db) => selectAnswered(db, ME, SKILLS, SINCE),
  ],
]

test.each(QUERIES)('%s: found through an index', async (_title, index, query) => {
  const { wholeTables, indexes, rowsRead } = await explainQuery(database.db, query(database.db))
  expect(wholeTables).toEqual([])
  expect(indexes).toEqual([expect.stringMatching(index)])
  // A hundred rows of each kind are the learner's own; nobody else's are read.
  expect(rowsRead).toBeLessThanOrEqual(ROWS / LEARNERS)
})
