import { and, eq, isNull } from 'drizzle-orm'
import type { GuardianName } from '#contract/onboarding/guardian.ts'
import type { Database } from '../../db/database.ts'
import { guardianAgreements } from '../../db/schema/accounts/guardians.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { mayNoteUsage } from './may-note-usage.ts'
import { selectAgreement } from './shield.ts'

type Reach = Pick<Context, 'db' | 'now' | 'presence' | 'afterCommit'>

/** A guardian agrees; another name or address than before is a new agreement. */
export async function agreeAsGuardian(
  context: Reach,
  userId: number,
  { guardianName, guardianEmail }: GuardianName,
): Promise<void> {
  const { db, now } = context
  const before = await selectAgreement(db, userId)
  const email = guardianEmail || null
  if (before?.guardianName === guardianName && before.guardianEmail === email) return
  if (before) await endAgreement(db, userId, now())
  await db.insert(guardianAgreements).values({ userId, guardianName, guardianEmail: email, agreedAt: now() })
  await follow(context, userId)
}

/** From now on as if nobody had ever agreed: open pages are forgotten at once. */
export async function withdrawAgreement(context: Reach, userId: number): Promise<void> {
  await endAgreement(context.db, userId, context.now())
  await follow(context, userId)
}

/** Open pages of the person are noted, or not, as it now stands. */
export async function follow({ db, presence, afterCommit }: Reach, userId: number): Promise<void> {
  const isAllowed = await mayNoteUsage(db, userId)
  afterCommit(() => (isAllowed ? presence.admit(userId) : presence.withhold(userId)))
}

async function endAgreement(db: Database, userId: number, at: Date): Promise<void> {
  await db
    .update(guardianAgreements)
    .set({ withdrawnAt: at })
    .where(and(eq(guardianAgreements.userId, userId), isNull(guardianAgreements.withdrawnAt)))
}
