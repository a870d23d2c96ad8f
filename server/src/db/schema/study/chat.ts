import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { createdAt, deletedAt, id, instant, isOneOf, updatedAt } from '../columns.ts'
import { professionalDocuments } from './documents.ts'

export const CHAT_ROLES = ['user', 'assistant'] as const
export const MESSAGE_TYPES = ['text', 'flashcards', 'summary', 'study_guide'] as const
export const MESSAGE_FEEDBACKS = ['up', 'down'] as const

export type MessageSource = {
  id: number
  title: string
  documentType: string | null
  grade: number | null
  subject: string | null
}

export type MessageMetadata = { flashcards?: { front: string; back: string }[] } & Record<string, unknown>

export const aiChatSessions = pgTable(
  'ai_chat_sessions',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    subject: text('subject'),
    documentId: integer('document_id').references(() => professionalDocuments.id, { onDelete: 'set null' }),
    messageCount: integer('message_count').notNull().default(0),
    lastMessageAt: instant('last_message_at'),
    isArchived: boolean('is_archived').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (session) => [
    // A session without a message has no lastMessageAt and so stands first: it was just opened.
    index('ai_chat_sessions_newest').on(
      session.userId,
      session.lastMessageAt.desc().nullsFirst(),
      session.id.desc().nullsFirst(),
    ),
    index('ai_chat_sessions_of_document').on(session.documentId),
    index('ai_chat_sessions_deleted').on(session.deletedAt).where(sql`${session.deletedAt} is not null`),
  ],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: integer('session_id').references(() => aiChatSessions.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    timestamp: instant('timestamp').notNull().defaultNow(),
    role: text('role', { enum: CHAT_ROLES }).notNull(),
    subject: text('subject'),
    sources: jsonb('sources').$type<MessageSource[]>().notNull().default([]),
    messageType: text('message_type', { enum: MESSAGE_TYPES }).notNull().default('text'),
    metadata: jsonb('metadata').$type<MessageMetadata>(),
    feedback: text('feedback', { enum: MESSAGE_FEEDBACKS }),
  },
  (message) => [
    index('chat_messages_of_session').on(message.sessionId, message.timestamp, message.id),
    index('chat_messages_of_user').on(message.userId, message.timestamp, message.id),
    index('chat_messages_of_subject').on(message.userId, message.subject, message.timestamp, message.id),
    check('chat_messages_role_known', isOneOf(message.role, CHAT_ROLES)),
    check('chat_messages_type_known', isOneOf(message.messageType, MESSAGE_TYPES)),
    check('chat_messages_feedback_known', isOneOf(message.feedback, MESSAGE_FEEDBACKS)),
  ],
)
