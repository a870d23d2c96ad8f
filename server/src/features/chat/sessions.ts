import type { chat } from '#contract/study/chat.ts'
import { openSession } from '../../domain/chat-sessions.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { markMessages, markSession, selectReadableDocument, updateSession } from './chat.queries.ts'

export async function createDocumentSession(
  { db, caller, now }: CallerContext,
  { documentId, title }: Received<typeof chat.documentSession>,
) {
  const userId = caller.user.id
  const document = foundOr404(await selectReadableDocument(db, userId, documentId), 'documentNotFound')
  return openSession(db, { userId, title: title ?? document.title.slice(0, 200), documentId, at: now() })
}

export async function changeSession(
  { db, caller }: CallerContext,
  { userId: _userId, sessionId, ...change }: Received<typeof chat.changeSession>,
) {
  return foundOr404(await updateSession(db, caller.user.id, sessionId, change), 'sessionNotFound')
}

/** One call archives a session, deletes it with its messages, or deletes messages of a subject or all. */
export async function clearHistory(
  { db, caller, now }: CallerContext,
  { sessionId, subject, outside, archive = false }: Received<typeof chat.clear>,
) {
  const userId = caller.user.id
  const clearedAt = now()
  if (archive) {
    if (sessionId === undefined) throw new AppError('invalid_input', 'sessionIdRequired')
    foundOr404(await updateSession(db, userId, sessionId, { isArchived: true }), 'sessionNotFound')
    return { archived: true, clearedAt }
  }
  await lockUser(db, userId)
  if (sessionId !== undefined)
    foundOr404(await markSession(db, userId, sessionId, clearedAt), 'sessionNotFound')
  await markMessages(
    db,
    userId,
    { sessionId, ...(sessionId === undefined && { subject, outside }) },
    clearedAt,
  )
  return { archived: false, clearedAt }
}
