import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { aiChatSessions } from '../db/schema/study/chat.ts'
import { professionalDocuments } from '../db/schema/study/documents.ts'
import { documentShares } from '../db/schema/study/shares.ts'
import { AppError } from '../platform/app-error.ts'
import { pick } from '../platform/pick.ts'
import { lockUser } from './lock-user.ts'

const MOST_SESSIONS = 1_000

export const SESSION_COLUMNS = {
  ...pick(aiChatSessions, 'id', 'userId', 'title', 'subject', 'documentId'),
  ...pick(aiChatSessions, 'messageCount', 'lastMessageAt', 'isArchived', 'createdAt'),
  documentTitle: sql<string | null>`(select about.title from ${professionalDocuments} about
    where about.id = ${aiChatSessions}.document_id and about.deleted_at is null
    and (about.user_id = ${aiChatSessions}.user_id or exists (select 1 from ${documentShares} shared
      where shared.document_id = about.id and shared.user_id = ${aiChatSessions}.user_id)))`,
}

/** The one just opened first, then the one last used. */
export const lastUsedFirst = [
  sql`${aiChatSessions.lastMessageAt} desc nulls first`,
  sql`${aiChatSessions.id} desc nulls first`,
]

type NewSession = {
  userId: number
  title: string
  subject?: string | null | undefined
  documentId?: number | undefined
  at: Date
}

/** Begins a chat. Of two devices that begin one at once, each gets its own. */
export async function openSession(db: Database, { userId, title, subject, documentId, at }: NewSession) {
  await lockUser(db, userId)
  if (await hasSessionNumber(db, userId, MOST_SESSIONS))
    throw new AppError('conflict', { reason: 'tooManySessions', params: { most: MOST_SESSIONS } })
  const [row] = await db
    .insert(aiChatSessions)
    .values({
      userId,
      title,
      subject: subject || null,
      documentId: documentId ?? null,
      createdAt: at,
      updatedAt: at,
    })
    .returning(SESSION_COLUMNS)
  if (!row) throw new Error('insert returned no row')
  return row
}

async function hasSessionNumber(db: Database, userId: number, number: number): Promise<boolean> {
  const rows = await db
    .select({ id: aiChatSessions.id })
    .from(aiChatSessions)
    .where(and(eq(aiChatSessions.userId, userId), isNull(aiChatSessions.deletedAt)))
    .orderBy(...lastUsedFirst)
    .offset(number - 1)
    .limit(1)
  return rows.length > 0
}
