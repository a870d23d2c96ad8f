import { createHash, createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { idempotencyKeys } from '../../db/schema/operations/idempotency-keys.ts'
import { AppError } from '../app-error.ts'

export const IDEMPOTENCY_HEADER = 'idempotency-key'
const KEY_SHAPE = /^[\w-]{8,100}$/

/** One write, as its sender names it: the same key means the same write, however often it arrives. */
export type WriteKey = { scope: string; keyHash: string; requestHash: string; operation: string }

/**
 * Only hashes are kept. The request's hash is keyed with the idempotency key itself, which the table does not hold:
 * a password in the body cannot be guessed from it.
 */
export function readWriteKey(
  header: unknown,
  write: { userId: number | null; operation: string; input: unknown },
): WriteKey | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !KEY_SHAPE.test(header)) {
    throw new AppError('invalid_input', 'idempotencyKeyMalformed')
  }
  return {
    scope: write.userId === null ? 'anonymous' : String(write.userId),
    keyHash: createHash('sha256').update(header).digest('hex'),
    requestHash: createHmac('sha256', header)
      .update(`${write.operation}\n${JSON.stringify(write.input)}`)
      .digest('hex'),
    operation: write.operation,
  }
}

/**
 * Claims the key inside the write's own transaction, so that the record exists exactly when its effects do. A second
 * sender of the same key waits here for the first one's commit, then gets the first one's answer.
 */
export async function claimKey(
  tx: Database,
  key: WriteKey,
  now: Date,
): Promise<{ rowId: number } | { answer: unknown }> {
  const [claimed] = await tx
    .insert(idempotencyKeys)
    .values({ ...key, createdAt: now })
    .onConflictDoNothing()
    .returning({ rowId: idempotencyKeys.id })
  if (claimed) return claimed
  const [earlier] = await tx
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, key.scope), eq(idempotencyKeys.keyHash, key.keyHash)))
  if (!earlier) throw new AppError('conflict', 'writeInProgress')
  if (earlier.requestHash !== key.requestHash) {
    throw new AppError('key_reused', 'idempotencyKeyReused')
  }
  return { answer: earlier.answer }
}

export async function keepAnswer(tx: Database, rowId: number, answer: unknown): Promise<void> {
  // An endpoint without a body answers undefined, which is no value to set.
  await tx
    .update(idempotencyKeys)
    .set({ response: answer ?? null })
    .where(eq(idempotencyKeys.id, rowId))
}
