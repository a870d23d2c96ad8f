import { bigint, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { belongsTo, bytes, createdAt, id, instant } from '../columns.ts'
import { users } from './users.ts'

/** What a device proves instead of a code: the public half of a key that never leaves it. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    credentialId: text('credential_id').notNull().unique('passkeys_credential'),
    publicKey: bytes('public_key').notNull(),
    /** How often the device has signed; a lower number than before is a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    transports: text('transports').array().notNull().default([]),
    name: varchar('name', { length: 100 }).notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (passkey) => [index('passkeys_of_user').on(passkey.userId)],
)

/** What a device is asked to sign. Each can be answered once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: id(),
    /** SHA-256 of the challenge in hexadecimal. */
    challengeHash: text('challenge_hash').notNull().unique('passkey_challenges_hash'),
    /** Who adds a passkey; empty for signing in. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (challenge) => [
    index('passkey_challenges_expiry').on(challenge.expiresAt),
    index('passkey_challenges_of_user').on(challenge.userId),
  ],
)
