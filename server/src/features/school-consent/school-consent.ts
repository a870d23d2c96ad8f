import type { Database } from '../../db/database.ts'
import { followEverybody } from '../../domain/guardian/guardian.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import {
  endStanding,
  insertConsent,
  lockConsents,
  selectEarlier,
  selectStanding,
} from './school-consent.queries.ts'

export async function readSchoolConsent(db: Database) {
  const earlier = await selectEarlier(db)
  return {
    standing: (await selectStanding(db)) ?? null,
    earlier: earlier.flatMap(({ withdrawnAt, ...row }) => (withdrawnAt ? [{ ...row, withdrawnAt }] : [])),
  }
}

/** The same words again change nothing; other words are a consent of their own, so that what was agreed when stays known. */
export async function giveSchoolConsent(context: CallerContext, text: string) {
  const { db, caller, now } = context
  await lockConsents(db)
  const standing = await selectStanding(db)
  if (standing?.text !== text) {
    const by = caller.user.id
    await endStanding(db, { withdrawnBy: by, withdrawnAt: now() })
    await insertConsent(db, { text, givenBy: by, givenAt: now() })
    await writeAudit(context, { action: 'school consent given' })
    await followEverybody(context)
  }
  return readSchoolConsent(db)
}

/** Takes effect with the commit: every look and every note asks the table anew. */
export async function withdrawSchoolConsent(context: CallerContext) {
  const { db, caller, now } = context
  await lockConsents(db)
  if (await endStanding(db, { withdrawnBy: caller.user.id, withdrawnAt: now() })) {
    await writeAudit(context, { action: 'school consent withdrawn' })
    await followEverybody(context)
  }
  return readSchoolConsent(db)
}
