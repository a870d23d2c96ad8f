import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, id, instant } from '../columns.ts'
import { users } from './users.ts'

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    /** SHA-256 of the token in hexadecimal: a stolen table opens no session. */
    tokenHash: text('token_hash').notNull().unique('sessions_token_hash'),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    userAgent: text('user_agent'),
    address: text('address'),
  },
  (session) => [
    // lastSeenAt stays out of every index: moving it on must not cost index writes on each request.
    index('sessions_of_user').on(session.userId),
    index('sessions_expiry').on(session.expiresAt),
  ],
)
