import { lt } from 'drizzle-orm'
import { sessions } from '../db/schema/accounts/sessions.ts'
import { idempotencyKeys } from '../db/schema/operations/idempotency-keys.ts'
import { throttles } from '../db/schema/operations/throttles.ts'
import type { Deps, Log } from './deps.ts'
import { describeFailure } from './requests/describe-failure.ts'

const HOUR_MS = 60 * 60 * 1000
// A device may be offline for weeks and still send a write again.
const KEY_LIFETIME_MS = 60 * 24 * HOUR_MS

/** Removes what has run out: sessions, counters of tries, remembered answers of old writes. */
export async function cleanUp({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now()))
  await db.delete(throttles).where(lt(throttles.expiresAt, now()))
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now().getTime() - KEY_LIFETIME_MS)))
}

/** Cleans once an hour until the returned function is called. */
export function startCleaning(deps: Deps, log: Log): () => void {
  const timer = setInterval(() => {
    cleanUp(deps).catch((error: unknown) => log.error({ failure: describeFailure(error) }, 'cleaning failed'))
  }, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
