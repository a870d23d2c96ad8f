import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../columns.ts'
import { users } from './users.ts'

/** The authenticator of a teacher or an admin. That it counts stands in users.secondFactorSince. */
export const secondFactors = pgTable('second_factors', {
  id: id(),
  userId: integer('user_id')
    .notNull()
    .unique('second_factors_user')
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Codes are worked out from it, so it cannot be a hash: sealed by `Deps.secretBox`. */
  secret: text('secret').notNull(),
  /** The last half minute whose code was taken: no code works twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** argon2id behind three digits of a quick hash, older ones SHA-256 alone; one that was used is gone. */
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  confirmedAt: instant('confirmed_at'),
  createdAt: createdAt(),
})
