import { isGenerated } from '../../domain/practice/practice-library.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { insertDispute, selectOwnAttempt } from './disputes.queries.ts'

/** "This question is wrong." Of a question that was taken back already there is nothing left to decide. */
export async function openDispute(
  { db, caller, now }: CallerContext,
  { id, message }: { id: number; message: string },
) {
  const userId = caller.user.id
  const { itemId, seed, voidedAt } = foundOr404(await selectOwnAttempt(db, userId, id), 'answerNotFound')
  return insertDispute(db, {
    userId,
    attemptId: id,
    itemId,
    seed: isGenerated(itemId) ? seed : null,
    message,
    createdAt: now(),
    ...(voidedAt && { outcome: 'voided', decidedAt: voidedAt, settledAt: voidedAt }),
  })
}
