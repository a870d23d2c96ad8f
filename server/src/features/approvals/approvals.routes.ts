import { APPROVALS_PER_PAGE, approvals } from '#contract/admin/approvals.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { selectWaiting } from './approvals.queries.ts'
import { decideApproval } from './decide-approval.ts'

export function approvalRoutes({ serve }: Mount): void {
  serve(approvals.list, async ({ before }, { db }) => {
    const rows = await selectWaiting(db, before)
    const teachers = rows
      .slice(0, APPROVALS_PER_PAGE)
      .map(({ approvalAskedAt, ...teacher }) => ({ ...teacher, askedAt: approvalAskedAt ?? new Date(0) }))
    return { teachers, hasMore: rows.length > APPROVALS_PER_PAGE }
  })
  serve(approvals.decide, (wanted, context) => decideApproval(context, wanted))
}
