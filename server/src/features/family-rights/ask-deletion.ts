import type { familyRights } from '#contract/families/family-rights.ts'
import { DAY_SECONDS } from '#engines/days/durations.ts'
import { hasRow } from '../../db/rows.ts'
import { deletionRequests, isOpenRequestOf } from '../../db/schema/accounts/family-rights.ts'
import { requireMinor } from '../../domain/families/sharing.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'
import { insertRequest, withdrawRequest } from './deletion.queries.ts'
import { readRights } from './read-rights.ts'

const A_DAY = { limit: 5, windowSeconds: DAY_SECONDS }

/** The school answers for the records of its students: it decides, and nothing is deleted before. */
export async function askDeletion(
  context: CallerContext,
  { id, reason }: Received<typeof familyRights.askDeletion>,
) {
  const { db, caller, now } = context
  await requireMinor(db, id)
  await lockUser(db, id)
  if (!(await hasRow(db, deletionRequests, isOpenRequestOf(id)))) {
    await spendTry(context, 'tooManyDeletionRequests', { name: `deletion:${caller.user.id}:${id}`, ...A_DAY })
    await insertRequest(db, { userId: id, askedBy: caller.user.id, reason, askedAt: now() })
    await writeAudit(context, { action: 'deletion asked', subjectType: 'user', subjectId: id })
  }
  return readRights(context, id)
}

/** Any guardian of the child: a deletion that one of them does not want is talked about first. */
export async function cancelDeletion(context: CallerContext, id: number) {
  const { db, caller, now } = context
  if (await withdrawRequest(db, id, caller.user.id, now()))
    await writeAudit(context, { action: 'deletion withdrawn', subjectType: 'user', subjectId: id })
  return readRights(context, id)
}
