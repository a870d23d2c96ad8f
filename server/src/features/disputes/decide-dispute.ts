import { nameQuestion } from '../../domain/voiding/name-question.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { lockOpen, saveDecision, selectDispute } from './disputes.queries.ts'
import { toDisputes } from './to-dispute.ts'

type Decision = { id: number; outcome: 'voided' | 'kept'; reply: string }

/**
 * A question that is taken back is so for everybody: whoever else said it was wrong is answered too, and no new answer
 * counts from now on. Clearing the traces of the old ones is work for the background.
 */
export async function decideDispute(context: CallerContext, { id, outcome, reply }: Decision) {
  const { db, caller, now, tracer, afterCommit } = context
  const judge = caller.user
  const { dispute } = foundOr404(await selectDispute(db, judge, id), 'questionNotFound')
  const open = await lockOpen(db, dispute.itemId, dispute.seed)
  if (!open.includes(id)) throw new AppError('conflict', 'disputeDecided')
  const decision = { outcome, reply: reply === '' ? null : reply, decidedBy: judge.id, decidedAt: now() }
  await saveDecision(db, outcome === 'voided' ? open : [id], decision)
  await writeAudit(context, {
    action: `dispute ${outcome}`,
    subjectType: 'dispute',
    subjectId: id,
    details: { itemId: dispute.itemId, seed: dispute.seed },
  })
  if (outcome === 'voided') {
    afterCommit(() => {
      tracer.voided.add(nameQuestion(dispute))
      tracer.onVoid()
    })
  }
  const decided = foundOr404(await selectDispute(db, judge, id), 'questionNotFound')
  const [told] = await toDisputes(db, [decided])
  return foundOr404(told && { ...told, answersTouched: decided.answersCounting }, 'questionNotFound')
}
