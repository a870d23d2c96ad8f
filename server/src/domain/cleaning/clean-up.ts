import { and, eq, lt } from 'drizzle-orm'
import { HOUR_MS } from '#engines/days/durations.ts'
import { providerVisits } from '../../db/schema/accounts/identities.ts'
import { passwordResets } from '../../db/schema/accounts/password-resets.ts'
import { sessions } from '../../db/schema/accounts/sessions.ts'
import { idempotencyKeys } from '../../db/schema/operations/idempotency-keys.ts'
import { throttles } from '../../db/schema/operations/throttles.ts'
import type { Deps } from '../../platform/deps.ts'
import { removeOldNotifications } from '../notifications/mails.queries.ts'

// A device may be offline for a month and still send a write again.
const KEY_LIFETIME_MS = 30 * 24 * HOUR_MS
// Registering again with the same key signs in: that must not work long after.
const ANONYMOUS_KEY_LIFETIME_MS = HOUR_MS

/** Removes what has run out: sessions, counters of tries, remembered answers of old writes, old notifications. */
export async function cleanUp({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now()))
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now()))
  await db.delete(providerVisits).where(lt(providerVisits.expiresAt, now()))
  await db.delete(throttles).where(lt(throttles.expiresAt, now()))
  const before = (lifetimeMs: number) => lt(idempotencyKeys.createdAt, new Date(now().getTime() - lifetimeMs))
  await db.delete(idempotencyKeys).where(before(KEY_LIFETIME_MS))
  await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, 'anonymous'), before(ANONYMOUS_KEY_LIFETIME_MS)))
  await removeOldNotifications(db, now())
}
