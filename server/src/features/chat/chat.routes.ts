import { chat } from '#contract/study/chat.ts'
import { openSession } from '../../domain/chat-sessions.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import {
  selectMessages,
  selectSession,
  selectSessions,
  selectSubjects,
  unmark,
  updateFeedback,
} from './chat.queries.ts'
import { readLimits } from './limits.ts'
import { sendMessage } from './send-message.ts'
import { changeSession, clearHistory, createDocumentSession } from './sessions.ts'
import { takeFeedback } from './take-feedback.ts'

export function chatRoutes({ serve }: Mount): void {
  serve(chat.about, (_, context) => {
    context.tutor.wake()
    return readLimits(context, context.caller.user)
  })
  serve(chat.send, (sent, context) => sendMessage(context, sent))
  serve(chat.history, async ({ userId, ...wanted }, { db }) => {
    if (wanted.sessionId !== undefined)
      foundOr404(await selectSession(db, userId, wanted.sessionId), 'sessionNotFound')
    return selectMessages(db, userId, wanted)
  })
  serve(chat.subjects, ({ userId }, { db }) => selectSubjects(db, userId))
  serve(chat.clear, (sent, context) => clearHistory(context, sent))
  serve(chat.restore, async ({ userId, clearedAt }, { db }) => {
    await lockUser(db, userId)
    return { restored: await unmark(db, userId, new Date(clearedAt)) }
  })
  serve(chat.sessions, ({ userId, includeArchived = false, before }, { db }) =>
    selectSessions(db, userId, { includeArchived, before }),
  )
  serve(chat.createSession, ({ userId, title, subject }, { db, now }) =>
    openSession(db, { userId, title, subject, at: now() }),
  )
  serve(chat.changeSession, (sent, context) => changeSession(context, sent))
  serve(chat.documentSession, (sent, context) => createDocumentSession(context, sent))
  serve(chat.rate, async ({ id, feedback }, { db, caller }) =>
    foundOr404(await updateFeedback(db, caller.user.id, id, feedback), 'messageNotFound'),
  )
  serve(chat.agentFeedback, (sent, context) => takeFeedback(context, sent))
}
