import { DELETION_ANSWER_DAYS, type deletionRequests } from '#contract/admin/deletion-requests.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { hideAccount } from '../../domain/hide-account.ts'
import { notify } from '../../domain/notifications/notify.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { foundOr404, refuseField } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { type RequestRow, selectRequest, settleRequest } from './deletion-requests.queries.ts'

export const toRequest = (row: RequestRow, now: Date) => ({
  ...row,
  isLate: row.state === 'asked' && now.getTime() - row.askedAt.getTime() > DELETION_ANSWER_DAYS * DAY_MS,
})

/** Decided once. What is approved closes the account now, which an admin can bring back until it is purged. */
export async function decideDeletion(
  context: CallerContext,
  { id, isApproved, answer }: Received<typeof deletionRequests.decide>,
) {
  const { db, caller, now, presence, afterCommit } = context
  if (!isApproved && answer === '') throw refuseField('answer', 'deletionAnswerNeeded')
  const settled = await settleRequest(db, id, {
    state: isApproved ? 'done' : 'declined',
    decidedBy: caller.user.id,
    decidedAt: now(),
    answer: answer === '' ? null : answer,
  })
  const { userId, askedBy } = foundOr404(settled, 'deletionRequestNotFound')
  const action = isApproved ? ('deletion approved' as const) : ('deletion declined' as const)
  await writeAudit(context, { action, subjectType: 'user', subjectId: userId, details: { requestId: id } })
  if (isApproved) await hideAccount(context, userId)
  const request = foundOr404(await selectRequest(db, id), 'deletionRequestNotFound')
  const told = await notify({ db, now }, askedBy === null ? [] : [askedBy], {
    kind: 'deletion_decided',
    data: { name: request.child.name },
    link: '/guardian/dashboard',
    occasion: `deletion:${id}`,
  })
  afterCommit(() => presence.tell(told, { type: 'notifications' }))
  return toRequest(request, now())
}
