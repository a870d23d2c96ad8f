import { type SQLWrapper, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { explainQuery } from '../../testing/explain-query.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { selectClass, selectLines, selectStudents } from './gradebook.queries.ts'

const CLASSES = 100
const STUDENTS = 20
const WORK = 5
const ME = 77
/** So many classes and people there are in all: in a small table the database rightly reads everything. */
const OTHERS = 10_000
let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  await db.execute(sql`set session_replication_role = replica`)
  await db.execute(sql`
    insert into classes (name, teacher_id, class_code) select 'Class', n, n from generate_series(1, ${OTHERS}::int) n`)
  await db.execute(sql`
    insert into users (username, password, first_name, last_name, grade)
    select 'student-' || n, 'x', 'A', 'B', 5 from generate_series(1, ${OTHERS}::int) n`)
  await db.execute(sql`
    insert into class_enrollments (class_id, student_id) select 1 + n % ${CLASSES}::int, n * ${OTHERS / CLASSES / STUDENTS}::int
    from generate_series(1, ${CLASSES * STUDENTS}::int) n`)
  await db.execute(sql`
    insert into assignments (title, class_id, teacher_id) select 'Work', 1 + n % ${CLASSES}::int, 1
    from generate_series(1, ${CLASSES * WORK}::int) n`)
  await db.execute(sql`
    insert into assignment_submissions (assignment_id, student_id)
    select a.id, e.student_id from assignments a join class_enrollments e on e.class_id = a.class_id`)
  for (const table of ['class_group_members', 'assignment_students', 'assignment_excuses', 'class_groups'])
    await db.execute(
      sql.raw(
        table === 'class_groups'
          ? `insert into class_groups (class_id, name) select 1 + n % ${CLASSES}, 'G' from generate_series(1, 2000) n`
          : `insert into ${table} (${table === 'class_group_members' ? 'group_id' : 'assignment_id'}, student_id) select n, n from generate_series(1, 2000) n`,
      ),
    )
  await db.execute(
    sql`insert into class_gradebooks (class_id) select n from generate_series(1, ${OTHERS}::int) n`,
  )
  await db.execute(sql`
    insert into grade_categories (class_id, name) select n, 'Tests' from generate_series(1, ${OTHERS}::int) n`)
  await db.execute(sql`analyze`)
}, 60_000)
afterAll(() => database.close())

const QUERIES: [title: string, query: (db: Database) => SQLWrapper][] = [
  ['a class with its groups and assignments', (db) => selectClass(db, ME, ME)],
  ['the students of a gradebook', (db) => selectStudents(db, ME)],
  ['all work of a class', (db) => selectLines(db, ME)],
]

test.each(QUERIES)('%s: found through indexes, and no other class is read', async (_title, query) => {
  const { wholeTables, rowsRead } = await explainQuery(database.db, query(database.db))
  expect(wholeTables).toEqual([])
  expect(rowsRead).toBeLessThanOrEqual(STUDENTS * WORK)
})
