import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'

/** Errors of the web app, one row for the same one: never who saw it. Technical logs: kept 90 days. */
export const browserErrors = pgTable(
  'browser_errors',
  {
    id: id(),
    /** Hash of build, screen, kind, name, message and the innermost places. */
    fingerprint: text('fingerprint').notNull(),
    kind: text('kind', { enum: ['render', 'error', 'rejection'] }).notNull(),
    release: text('release').notNull(),
    /** The pattern of the page, `/lessons/:lessonId`. */
    screen: text('screen').notNull(),
    name: text('name').notNull(),
    message: text('message').notNull(),
    frames: text('frames').array().notNull().default(sql`'{}'::text[]`),
    count: integer('count').notNull().default(1),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (row) => [
    unique('browser_errors_key').on(row.fingerprint),
    index('browser_errors_last_seen').on(row.lastSeenAt, row.id),
  ],
)
