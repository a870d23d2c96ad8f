import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns.ts'

/** The answer to every write that carried a key, so that the same write sent again is answered, not repeated. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    /** The caller's user id, or `anonymous`: nobody can fetch another person's answer with a guessed key. */
    scope: text('scope').notNull(),
    keyHash: text('key_hash').notNull(),
    /** Tells a repetition from another write under the same key. */
    requestHash: text('request_hash').notNull(),
    /** Method and path. */
    operation: text('operation').notNull(),
    /** Status and response are empty only while the write that claimed the key is still running. */
    status: integer('status'),
    response: jsonb('response').$type<unknown>(),
    createdAt: createdAt(),
  },
  (record) => [
    unique('idempotency_keys_key').on(record.scope, record.keyHash),
    index('idempotency_keys_age').on(record.createdAt),
  ],
)
