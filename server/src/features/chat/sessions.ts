import type * as z from 'zod/mini'
import type { ChatSession, chat } from '#contract/study/chat.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { Context } from '../../platform/requests/serve.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { lockUser } from '../../records/lock-user.ts'
import {
  hasSessionNumber,
  insertSession,
  markMessages,
  markSession,
  selectOwnDocument,
  updateSession,
} from './chat.queries.ts'
import { toSession } from './to-chat.ts'

export const MOST_SESSIONS = 1_000

type About = { title: string; subject?: string | null | undefined; documentId?: number }

export async function createSession(
  { db, caller, now }: Context<Caller>,
  { title, subject = null, documentId }: About,
): Promise<ChatSession> {
  const userId = caller.user.id
  await lockUser(db, userId)
  if (await hasSessionNumber(db, userId, MOST_SESSIONS))
    throw new AppError(
      'conflict',
      `You have ${MOST_SESSIONS} sessions. Delete some to make room for new ones.`,
    )
  const at = now()
  return toSession(
    await insertSession(db, {
      userId,
      title,
      subject: subject || null,
      documentId: documentId ?? null,
      createdAt: at,
      updatedAt: at,
    }),
  )
}

export async function createDocumentSession(
  context: Context<Caller>,
  { documentId, title }: z.output<typeof chat.documentSession.input>,
): Promise<ChatSession> {
  const document = foundOr404(
    await selectOwnDocument(context.db, context.caller.user.id, documentId),
    'Document',
  )
  return createSession(context, { title: title ?? document.title.slice(0, 200), documentId })
}

export async function changeSession(
  { db, caller }: Context<Caller>,
  { userId: _userId, sessionId, ...change }: z.output<typeof chat.changeSession.input>,
): Promise<ChatSession> {
  return toSession(foundOr404(await updateSession(db, caller.user.id, sessionId, change), 'Session'))
}

/** One call archives a session, deletes it with its messages, or deletes messages of a subject or all. */
export async function clearHistory(
  { db, caller, now }: Context<Caller>,
  { sessionId, subject, archive = false }: z.output<typeof chat.clear.input>,
): Promise<{ archived: boolean; clearedAt: string }> {
  const userId = caller.user.id
  const at = now()
  const clearedAt = at.toISOString()
  if (archive) {
    if (sessionId === undefined)
      throw new AppError('invalid_input', 'Only a session can be archived. Please name it by its sessionId.')
    foundOr404(await updateSession(db, userId, sessionId, { isArchived: true }), 'Session')
    return { archived: true, clearedAt }
  }
  await lockUser(db, userId)
  if (sessionId !== undefined) foundOr404(await markSession(db, userId, sessionId, at), 'Session')
  await markMessages(db, userId, { sessionId, ...(sessionId === undefined && { subject }) }, at)
  return { archived: false, clearedAt }
}
