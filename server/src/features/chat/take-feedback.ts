import type { chat } from '#contract/study/chat.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'
import { insertAgentFeedback, isOwnMessage, selectSession } from './chat.queries.ts'

const FEEDBACK_LIMIT = { limit: 60, windowSeconds: 3600 }

export async function takeFeedback(
  { db, caller, now }: CallerContext,
  { agent, messageId, conversationId, rating, comment }: Received<typeof chat.agentFeedback>,
): Promise<{ success: true }> {
  const userId = caller.user.id
  if (rating == null && !comment) throw new AppError('invalid_input', 'feedbackEmpty')
  if (messageId && !(await isOwnMessage(db, userId, messageId)))
    throw new AppError('not_found', 'messageNotFound')
  if (conversationId && !(await selectSession(db, userId, conversationId)))
    throw new AppError('not_found', 'sessionNotFound')
  await spendTry({ db, now }, 'tooMuchFeedback', { name: `agent-feedback:${userId}`, ...FEEDBACK_LIMIT })
  await insertAgentFeedback(db, {
    userId,
    agent: agent ?? null,
    messageId: messageId ?? null,
    sessionId: conversationId ?? null,
    rating: rating == null ? null : String(rating),
    comment: comment || null,
    createdAt: now(),
  })
  return { success: true }
}
