import type { approvals } from '#contract/admin/approvals.ts'
import { approveTeacher } from '../../domain/approvals/approve-teacher.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { endSessions } from '../../platform/sessions/sessions.ts'
import { declineWaiting } from './approvals.queries.ts'

export async function decideApproval(
  context: CallerContext,
  { id, isApproved }: Received<typeof approvals.decide>,
) {
  const wasWaiting = isApproved ? await approveTeacher(context, id) : await declineTeacher(context, id)
  if (!wasWaiting) throw new AppError('not_found', 'userNotFound')
  return { id, isApproved }
}

async function declineTeacher(context: CallerContext, id: number): Promise<boolean> {
  const { db, now, presence, afterCommit } = context
  if (!(await declineWaiting(db, id, now()))) return false
  await writeAudit(context, { action: 'teacher declined', subjectType: 'user', subjectId: id })
  await endSessions(db, id)
  afterCommit(() => presence.endUser(id))
  return true
}
