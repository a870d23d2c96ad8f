import { and, eq, lt } from 'drizzle-orm'
import { HOUR_MS } from '#engines/days/durations.ts'
import { emailProofs } from '../../db/schema/accounts/email-proofs.ts'
import { guardianRequests } from '../../db/schema/accounts/guardians.ts'
import { providerVisits } from '../../db/schema/accounts/identities.ts'
import { passkeyChallenges } from '../../db/schema/accounts/passkeys.ts'
import { passwordResets } from '../../db/schema/accounts/password-resets.ts'
import { sessions } from '../../db/schema/accounts/sessions.ts'
import { idempotencyKeys } from '../../db/schema/operations/idempotency-keys.ts'
import { throttles } from '../../db/schema/operations/throttles.ts'
import type { Deps, Log } from '../../platform/deps.ts'
import { describeFailure } from '../../platform/requests/describe-failure.ts'
import { deleteExpired } from '../invitations/invitations.queries.ts'
import { removeOldNotifications } from '../notifications/mails.queries.ts'
import { removeOldSigns } from '../safety/raise-alert.ts'
import { cleanPictures } from './clean-pictures.ts'
import { purgeAccounts } from './purge-accounts.ts'
import { purgeDeleted } from './purge-deleted.ts'
import { purgePictures } from './purge-pictures.ts'
import { keepToPeriods, removeTechnical } from './retention/keep-to-periods.ts'

// A device may be offline for a month and still send a write again.
const KEY_LIFETIME_MS = 30 * 24 * HOUR_MS
// An admin still sees for a while what became of an invitation.
const INVITATION_SHOWN_MS = 30 * 24 * HOUR_MS
// Registering again with the same key signs in: that must not work long after.
const ANONYMOUS_KEY_LIFETIME_MS = HOUR_MS

/** Removes what has run out: sessions, counters of tries, remembered answers of old writes, old notifications. */
async function cleanUp({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now()))
  await db.delete(guardianRequests).where(lt(guardianRequests.expiresAt, now()))
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now()))
  await db.delete(emailProofs).where(lt(emailProofs.expiresAt, now()))
  await db.delete(providerVisits).where(lt(providerVisits.expiresAt, now()))
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now()))
  await removeOldSigns(db, now())
  await deleteExpired(db, new Date(now().getTime() - INVITATION_SHOWN_MS))
  await db.delete(throttles).where(lt(throttles.expiresAt, now()))
  const before = (lifetimeMs: number) => lt(idempotencyKeys.createdAt, new Date(now().getTime() - lifetimeMs))
  await db.delete(idempotencyKeys).where(before(KEY_LIFETIME_MS))
  await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, 'anonymous'), before(ANONYMOUS_KEY_LIFETIME_MS)))
  await removeOldNotifications(db, now())
}

const ROUNDS_A_DAY = 24

type StartCleaningDeps = Pick<Deps, 'db' | 'now' | 'jobs' | 'mailer' | 'config'>

/** Cleans now and once an hour, purges now and once a day, until the returned function has ended it. */
export function startCleaning(deps: StartCleaningDeps, log: Pick<Log, 'error'>): () => Promise<void> {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()
  let round = 0
  const runCleaning = deps.jobs.add('cleaning', HOUR_MS)
  const runPurging = deps.jobs.add('purging', ROUNDS_A_DAY * HOUR_MS)

  async function clean(isPurging: boolean): Promise<void> {
    await runCleaning(() => cleanUp(deps))
    if (isPurging) await runPurging(purge)
  }
  async function purge(): Promise<void> {
    await purgeDeleted(deps, stopping.signal)
    await purgeAccounts(deps, stopping.signal)
    await purgePictures(deps, stopping.signal)
    await cleanPictures(deps, stopping.signal)
    if (deps.config.enforcesRetention) await keepToPeriods(deps, stopping.signal)
    else await removeTechnical(deps, stopping.signal)
  }
  function begin(): void {
    const isPurging = round % ROUNDS_A_DAY === 0
    round += 1
    running = running
      .then(() => clean(isPurging))
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) log.error({ failure: describeFailure(error) }, 'cleaning failed')
      })
  }

  begin()
  const timer = setInterval(begin, HOUR_MS)
  timer.unref()
  return async () => {
    stopping.abort()
    clearInterval(timer)
    await running
  }
}
