import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, id, instant } from '../columns.ts'
import { users } from './users.ts'

/** Links that were mailed to prove an address. One that was used is gone, and so are all others of the person. */
export const emailProofs = pgTable(
  'email_proofs',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    /** The address that it proves; another one by now proves nothing. */
    email: text('email').notNull(),
    /** SHA-256 of the token in hexadecimal: a stolen table proves nothing. */
    tokenHash: text('token_hash').notNull().unique('email_proofs_token'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (proof) => [
    index('email_proofs_of_user').on(proof.userId),
    index('email_proofs_expiry').on(proof.expiresAt),
  ],
)
