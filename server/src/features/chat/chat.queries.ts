import { and, asc, desc, eq, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { MESSAGES_PER_PAGE, SESSIONS_PER_PAGE } from '#contract/study/chat.ts'
import type { Database } from '../../db/database.ts'
import { hasRow, selectRow, updateRow } from '../../db/rows.ts'
import { agentFeedback, aiChatSessions, chatMessages } from '../../db/schema/study/chat.ts'
import { professionalDocuments } from '../../db/schema/study/documents.ts'
import { lastUsedFirst, SESSION_COLUMNS } from '../../domain/chat-sessions.ts'
import { mayReadDocument } from '../../domain/shared-things.ts'
import { pick } from '../../platform/pick.ts'

export type MessageRow = typeof chatMessages.$inferSelect
type NewMessage = typeof chatMessages.$inferInsert

const isOwnSession = (userId: number, id: number) =>
  and(eq(aiChatSessions.userId, userId), eq(aiChatSessions.id, id), isNull(aiChatSessions.deletedAt))

export function selectSessions(
  db: Database,
  userId: number,
  wanted: { includeArchived: boolean; before?: number | undefined },
) {
  return db
    .select(SESSION_COLUMNS)
    .from(aiChatSessions)
    .where(
      and(
        eq(aiChatSessions.userId, userId),
        isNull(aiChatSessions.deletedAt),
        wanted.includeArchived ? undefined : eq(aiChatSessions.isArchived, false),
        afterCursor(wanted.before),
      ),
    )
    .orderBy(...lastUsedFirst)
    .limit(SESSIONS_PER_PAGE)
}

/** A session without a message stands before all that have one. */
function afterCursor(before: number | undefined): SQL | undefined {
  if (before === undefined) return undefined
  return sql`(coalesce(${aiChatSessions.lastMessageAt}, 'infinity'), ${aiChatSessions.id}) < (
    select coalesce(place.last_message_at, 'infinity'), place.id from ${aiChatSessions} place where place.id = ${before})`
}

export const selectSession = (db: Database, userId: number, id: number) =>
  selectRow(db, aiChatSessions, isOwnSession(userId, id), SESSION_COLUMNS)

export async function updateSession(
  db: Database,
  userId: number,
  id: number,
  change: PgUpdateSetSource<typeof aiChatSessions>,
) {
  const [row] = await db
    .update(aiChatSessions)
    .set({ ...change, updatedAt: sql`now()` })
    .where(isOwnSession(userId, id))
    .returning(SESSION_COLUMNS)
  return row
}

/** An own document, or one that was shared. */
export const selectReadableDocument = (db: Database, userId: number, id: number) =>
  selectRow(db, professionalDocuments, and(eq(professionalDocuments.id, id), mayReadDocument(userId)), {
    ...pick(professionalDocuments, 'id', 'userId', 'title', 'content', 'documentType'),
  })

/** Which messages are meant: those of a session, of a subject, outside of sessions, or all. */
export type Part = {
  sessionId?: number | undefined
  subject?: string | undefined
  outside?: boolean | undefined
}

const isOf = (userId: number, { sessionId, subject, outside = false }: Part): SQL | undefined =>
  and(
    eq(chatMessages.userId, userId),
    isNull(chatMessages.deletedAt),
    sessionId === undefined ? undefined : eq(chatMessages.sessionId, sessionId),
    subject === undefined ? undefined : eq(chatMessages.subject, subject),
    outside ? isNull(chatMessages.sessionId) : undefined,
  )

/** The newest of them, oldest first. */
export async function selectMessages(
  db: Database,
  userId: number,
  { before, ...part }: Part & { before?: number | undefined },
): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(
      and(
        isOf(userId, part),
        before === undefined
          ? undefined
          : sql`(${chatMessages.timestamp}, ${chatMessages.id}) < (
              select place.timestamp, place.id from ${chatMessages} place where place.id = ${before})`,
      ),
    )
    .orderBy(desc(chatMessages.timestamp), desc(chatMessages.id))
    .limit(MESSAGES_PER_PAGE)
  return rows.reverse()
}

/** What was said last in the same conversation, oldest first. */
export async function selectTurns(
  db: Database,
  userId: number,
  thread: { sessionId: number | null; subject: string | null },
  limit: number,
) {
  const rows = await db
    .select({
      role: chatMessages.role,
      content: chatMessages.content,
      dialogue: chatMessages.dialogue,
      about: sql<string | null>`${chatMessages.metadata} ->> 'about'`,
      isCare: sql<boolean>`coalesce((${chatMessages.metadata} ->> 'isCare')::boolean, false)`,
    })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.userId, userId),
        isNull(chatMessages.deletedAt),
        thread.sessionId === null
          ? and(
              isNull(chatMessages.sessionId),
              thread.subject === null
                ? isNull(chatMessages.subject)
                : eq(chatMessages.subject, thread.subject),
            )
          : eq(chatMessages.sessionId, thread.sessionId),
      ),
    )
    .orderBy(desc(chatMessages.timestamp), desc(chatMessages.id))
    .limit(limit)
  return rows.reverse()
}

export async function selectSubjects(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ subject: chatMessages.subject })
    .from(chatMessages)
    .where(and(isOf(userId, {}), isNotNull(chatMessages.subject)))
    .orderBy(asc(chatMessages.subject))
  return rows.map(({ subject }) => subject ?? '')
}

/** Deleted ones count, too: a day has as many messages as it has. */
export async function countSince(db: Database, userId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ messages: sql<number>`count(*)`.mapWith(Number) })
    .from(chatMessages)
    .where(
      and(eq(chatMessages.userId, userId), gte(chatMessages.timestamp, since), eq(chatMessages.role, 'user')),
    )
  return row?.messages ?? 0
}

export async function insertMessages(db: Database, messages: NewMessage[]): Promise<MessageRow[]> {
  return db.insert(chatMessages).values(messages).returning()
}

export async function noteUse(db: Database, userId: number, sessionId: number, at: Date): Promise<void> {
  await updateSession(db, userId, sessionId, {
    messageCount: sql`${aiChatSessions.messageCount} + 2`,
    lastMessageAt: at,
  })
}

export async function markMessages(db: Database, userId: number, part: Part, deletedAt: Date): Promise<void> {
  await db.update(chatMessages).set({ deletedAt }).where(isOf(userId, part))
  await recount(db, userId)
}

export const markSession = (db: Database, userId: number, id: number, deletedAt: Date) =>
  updateRow(db, aiChatSessions, { deletedAt }, isOwnSession(userId, id), { id: aiChatSessions.id })

/** Brings back what went away at one moment; how many messages and sessions it was. */
export async function unmark(db: Database, userId: number, deletedAt: Date): Promise<number> {
  const sessions = await db
    .update(aiChatSessions)
    .set({ deletedAt: null })
    .where(and(eq(aiChatSessions.userId, userId), eq(aiChatSessions.deletedAt, deletedAt)))
    .returning({ id: aiChatSessions.id })
  const messages = await db
    .update(chatMessages)
    .set({ deletedAt: null })
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.deletedAt, deletedAt)))
    .returning({ id: chatMessages.id })
  await recount(db, userId)
  return sessions.length + messages.length
}

async function recount(db: Database, userId: number): Promise<void> {
  await db.execute(sql`
    update ${aiChatSessions} session set message_count = counted.messages
    from (
      select own.id, count(message.id)::int as messages
      from ${aiChatSessions} own
      left join ${chatMessages} message on message.session_id = own.id and message.deleted_at is null
      where own.user_id = ${userId} and own.deleted_at is null
      group by own.id
    ) counted
    where session.id = counted.id and session.message_count <> counted.messages`)
}

export async function updateFeedback(
  db: Database,
  userId: number,
  id: number,
  feedback: MessageRow['feedback'],
): Promise<MessageRow | undefined> {
  const [row] = await db
    .update(chatMessages)
    .set({ feedback })
    .where(
      and(
        eq(chatMessages.id, id),
        eq(chatMessages.userId, userId),
        eq(chatMessages.role, 'assistant'),
        isNull(chatMessages.deletedAt),
      ),
    )
    .returning()
  return row
}

export async function insertAgentFeedback(db: Database, feedback: typeof agentFeedback.$inferInsert) {
  await db.insert(agentFeedback).values(feedback)
}

export const isOwnMessage = (db: Database, userId: number, id: number) =>
  hasRow(db, chatMessages, and(eq(chatMessages.id, id), eq(chatMessages.userId, userId)))
