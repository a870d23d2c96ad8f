import { APPROVALS_PER_PAGE, approvals } from '#contract/admin/approvals.ts'
import { notify } from '../../domain/notifications/notify.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Mount } from '../../platform/requests/serve.ts'
import { endAllSessions } from '../../platform/sessions/sessions.ts'
import { selectWaiting, settleWaiting } from './approvals.queries.ts'

export function approvalRoutes({ serve }: Mount): void {
  serve(approvals.list, async ({ before }, { db }) => {
    const rows = await selectWaiting(db, before)
    const teachers = rows
      .slice(0, APPROVALS_PER_PAGE)
      .map(({ approvalAskedAt, ...teacher }) => ({ ...teacher, askedAt: approvalAskedAt ?? new Date(0) }))
    return { teachers, hasMore: rows.length > APPROVALS_PER_PAGE }
  })
  serve(approvals.decide, ({ id, isApproved }, context) => decideApproval(context, id, isApproved))
}

async function decideApproval(context: CallerContext, id: number, isApproved: boolean) {
  const { db, now, presence, afterCommit } = context
  foundOr404(await settleWaiting(db, id, isApproved, now()), 'userNotFound')
  const action = isApproved ? 'teacher approved' : 'teacher declined'
  await writeAudit(context, { action, subjectType: 'user', subjectId: id })
  if (isApproved) {
    const news = {
      kind: 'teacher_approved',
      data: {},
      link: '/teacher/dashboard',
      occasion: now().toISOString(),
    } as const
    const told = await notify(context, [id], news)
    afterCommit(() => {
      presence.tell([id], { type: 'account' })
      presence.tell(told, { type: 'notifications' })
    })
  } else {
    await endAllSessions(db, id)
    afterCommit(() => presence.endUser(id))
  }
  return { id, isApproved }
}
