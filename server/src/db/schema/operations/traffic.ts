import { date, doublePrecision, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'

/** What each endpoint was asked within one hour, added up: never who asked, nor what. Technical logs: kept 90 days. */
export const requestStatistics = pgTable(
  'request_statistics',
  {
    id: id(),
    /** When the hour began. */
    hour: instant('hour').notNull(),
    /** Method and route, `GET /api/lessons/:id`. */
    endpoint: text('endpoint').notNull(),
    requests: integer('requests').notNull(),
    /** Answered with a status from 400 to 499, and from 500 on. */
    refused: integer('refused').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    lastRefusedAt: instant('last_refused_at'),
    lastFailedAt: instant('last_failed_at'),
    /** How many took up to each bound of the histogram in `platform/operations/histogram.ts`; not running totals. */
    durations: integer('durations').array().notNull(),
    totalMs: doublePrecision('total_ms').notNull().default(0),
  },
  (row) => [unique('request_statistics_key').on(row.hour, row.endpoint)],
)

/** How many people of a role were signed in and did something on a day, by UTC. Everybody counts once. */
export const activeDays = pgTable(
  'active_days',
  {
    id: id(),
    day: date('day', { mode: 'string' }).notNull(),
    role: text('role').notNull(),
    people: integer('people').notNull(),
  },
  (row) => [unique('active_days_key').on(row.day, row.role)],
)
