import { type SQLWrapper, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { selectDueMails, selectNewsOfMail } from '../../domain/notifications/mails.queries.ts'
import { claimDuePeople, selectNewcomers } from '../../domain/notifications/schedules.queries.ts'
import { explainQuery } from '../../testing/explain-query.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { selectNotifications, selectUnread } from './notifications.queries.ts'

const PEOPLE = 6000
const ROWS = 20_000
const NOW = new Date('2026-03-10T08:00:00Z')
let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  const fill = (table: string, columns: string, values: string, rows: number) =>
    database.db.execute(
      sql.raw(`insert into ${table} (${columns}) select ${values} from generate_series(1, ${rows}) as n`),
    )
  const moment = `timestamptz '2026-03-11' - n * interval '1 minute'`
  await fill(
    'users',
    'id, username, password, first_name, last_name, grade, created_at',
    `n, 'p' || n, 'hash', 'A', 'B', 5, ${moment}`,
    PEOPLE,
  )
  await fill(
    'notification_schedules',
    'user_id, next_look_at',
    `n, timestamptz '2026-03-10 07:50Z' + n * interval '1 minute'`,
    PEOPLE,
  )
  await fill(
    'notification_mails',
    'id, user_id, day, state, not_before',
    `n, 1 + n % ${PEOPLE}, date '2026-01-01' + n / ${PEOPLE}, case when n % 1000 = 0 then 'waiting' else 'sent' end, ${moment}`,
    ROWS,
  )
  await fill(
    'notifications',
    'user_id, kind, link, occasion, created_at, read_at, mail_id',
    `1 + n % ${PEOPLE}, 'badge_earned', '/', n::text, ${moment}, case when n % 3 > 0 then now() end, n`,
    ROWS,
  )
  for (const table of ['users', 'notification_schedules', 'notification_mails', 'notifications'])
    await database.db.execute(sql.raw(`analyze ${table}`))
}, 60_000)
afterAll(() => database.close())

const QUERIES: [title: string, query: (db: Database) => SQLWrapper][] = [
  ['a page of notifications', (db) => selectNotifications(db, 77, 15_000)],
  ['what is unread', (db) => selectUnread(db, 77)],
  ['whose time has come', (db) => claimDuePeople(db, NOW, 50)],
  ['who is new', (db) => selectNewcomers(db, new Date('2026-03-10T23:55:00Z'))],
  ['the mails that wait', (db) => selectDueMails(db, NOW, 10)],
  ['what a mail tells', (db) => selectNewsOfMail(db, 500)],
]

test.each(QUERIES)('%s: found through an index', async (_title, query) => {
  const plan = await explainQuery(database.db, query(database.db))
  expect(plan.wholeTables.filter((table) => /^(users|notification)/.test(table))).toEqual([])
  expect(plan.rowsRead).toBeLessThan(ROWS / 100)
})
