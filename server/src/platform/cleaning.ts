import { and, eq, lt } from 'drizzle-orm'
import { sessions } from '../db/schema/accounts/sessions.ts'
import { idempotencyKeys } from '../db/schema/operations/idempotency-keys.ts'
import { throttles } from '../db/schema/operations/throttles.ts'
import { userNotes } from '../db/schema/study/notes.ts'
import { studyGuides } from '../db/schema/study/study-guides.ts'
import { videoContent } from '../db/schema/study/videos.ts'
import type { Deps, Log } from './deps.ts'
import { describeFailure } from './requests/describe-failure.ts'

const HOUR_MS = 60 * 60 * 1000
// A device may be offline for two weeks and still send a write again.
const KEY_LIFETIME_MS = 14 * 24 * HOUR_MS
// Registering again with the same key signs in: that must not work long after.
const ANONYMOUS_KEY_LIFETIME_MS = HOUR_MS
// So long a deleted thing can be brought back.
const DELETED_LIFETIME_MS = 30 * 24 * HOUR_MS
const RESTORABLE = [userNotes, studyGuides, videoContent]

/** Removes what has run out: sessions, counters of tries, remembered answers of old writes, what was deleted long ago. */
export async function cleanUp({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now()))
  await db.delete(throttles).where(lt(throttles.expiresAt, now()))
  const before = (lifetimeMs: number) => lt(idempotencyKeys.createdAt, new Date(now().getTime() - lifetimeMs))
  await db.delete(idempotencyKeys).where(before(KEY_LIFETIME_MS))
  await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, 'anonymous'), before(ANONYMOUS_KEY_LIFETIME_MS)))
  const lastRestorable = new Date(now().getTime() - DELETED_LIFETIME_MS)
  for (const table of RESTORABLE) await db.delete(table).where(lt(table.deletedAt, lastRestorable))
}

/** Cleans now and once an hour until the returned function is called. */
export function startCleaning(deps: Deps, log: Log): () => void {
  function clean(): void {
    cleanUp(deps).catch((error: unknown) => log.error({ failure: describeFailure(error) }, 'cleaning failed'))
  }
  clean()
  const timer = setInterval(clean, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
