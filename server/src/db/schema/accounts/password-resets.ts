import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, id, instant } from '../columns.ts'
import { users } from './users.ts'

/** Links that were mailed to who forgot a password. One that was used is gone, and so are all others of the person. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    /** SHA-256 of the token in hexadecimal: a stolen table changes no password. */
    tokenHash: text('token_hash').notNull().unique('password_resets_token'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (reset) => [
    index('password_resets_of_user').on(reset.userId),
    index('password_resets_expiry').on(reset.expiresAt),
  ],
)
