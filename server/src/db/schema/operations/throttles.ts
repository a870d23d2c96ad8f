import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'

/** Counters of failed or frequent requests, per account, address or both. */
export const throttles = pgTable(
  'throttles',
  {
    id: id(),
    key: text('key').notNull().unique('throttles_key'),
    count: integer('count').notNull().default(0),
    windowStartedAt: instant('window_started_at').notNull().defaultNow(),
    blockedUntil: instant('blocked_until'),
    expiresAt: instant('expires_at').notNull(),
  },
  (throttle) => [index('throttles_expiry').on(throttle.expiresAt)],
)
