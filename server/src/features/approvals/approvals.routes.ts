import { APPROVALS_PER_PAGE, approvals } from '#contract/admin/approvals.ts'
import { approveTeacher } from '../../domain/approvals/approve-teacher.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Mount } from '../../platform/requests/serve.ts'
import { endAllSessions } from '../../platform/sessions/sessions.ts'
import { declineWaiting, selectWaiting } from './approvals.queries.ts'

export function approvalRoutes({ serve }: Mount): void {
  serve(approvals.list, async ({ before }, { db }) => {
    const rows = await selectWaiting(db, before)
    const teachers = rows
      .slice(0, APPROVALS_PER_PAGE)
      .map(({ approvalAskedAt, ...teacher }) => ({ ...teacher, askedAt: approvalAskedAt ?? new Date(0) }))
    return { teachers, hasMore: rows.length > APPROVALS_PER_PAGE }
  })
  serve(approvals.decide, async ({ id, isApproved }, context) => {
    if (isApproved) foundOr404((await approveTeacher(context, id)) || undefined, 'userNotFound')
    else await declineTeacher(context, id)
    return { id, isApproved }
  })
}

async function declineTeacher(context: CallerContext, id: number): Promise<void> {
  const { db, now, presence, afterCommit } = context
  foundOr404(await declineWaiting(db, id, now()), 'userNotFound')
  await writeAudit(context, { action: 'teacher declined', subjectType: 'user', subjectId: id })
  await endAllSessions(db, id)
  afterCommit(() => presence.endUser(id))
}
