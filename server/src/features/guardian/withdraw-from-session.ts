import { deleteRequests, endAgreements } from '../../domain/guardian/agreements.queries.ts'
import { follow } from '../../domain/guardian/guardian.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'

/** A child may always have less of them shown: from now on as if nobody had agreed, and a link on its way works no more. */
export async function withdrawFromSession(context: CallerContext): Promise<void> {
  const { db, caller, now } = context
  const { id } = caller.user
  await lockUser(db, id)
  await deleteRequests(db, id)
  if (!(await endAgreements(db, id, now()))) return
  await writeAudit(context, { action: 'consent withdrawn', subjectType: 'user', subjectId: id })
  await follow(context, id)
}
