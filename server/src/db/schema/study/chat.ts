import { isNotNull } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, createdAt, deletedAt, id, instant, restorable } from '../columns.ts'
import { descending, isOneOf } from '../constraints.ts'
import { professionalDocuments } from './documents.ts'

export const CHAT_ROLES = ['user', 'assistant'] as const
export const MESSAGE_TYPES = ['text', 'flashcards', 'summary', 'study_guide'] as const
export const CHAT_AGENTS = ['tutor', 'assessment', 'content', 'analytics'] as const
export const MESSAGE_FEEDBACKS = ['up', 'down'] as const

export type MessageSource = {
  id: number
  title: string
  documentType: string | null
  grade: number | null
  subject: string | null
  kind: 'lesson' | 'curriculumDocument' | 'note' | 'studyGuide' | 'document'
  path: string
}

/** How a reply came about; the contract says what each part means. */
export type MessageMetadata = {
  engine: 'embedded' | 'llm'
  fallback?: 'timeout' | 'limit' | 'invalid' | 'unreachable' | 'budget' | undefined
  agents: (typeof CHAT_AGENTS)[number][]
  flashcards?: { front: string; back: string }[] | undefined
  title?: string | undefined
  followUps: string[]
  isAnswered: boolean
  help: 'none' | 'nudge' | 'hint' | 'example' | 'solution'
  unsupported?: string[] | undefined
  isCare?: boolean | undefined
  isStopped?: boolean | undefined
}

export const aiChatSessions = pgTable(
  'ai_chat_sessions',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    title: text('title').notNull(),
    subject: text('subject'),
    documentId: integer('document_id').references(() => professionalDocuments.id, { onDelete: 'set null' }),
    messageCount: integer('message_count').notNull().default(0),
    lastMessageAt: instant('last_message_at'),
    isArchived: boolean('is_archived').notNull().default(false),
    ...restorable(),
  },
  (session) => [
    // A session without a message has no lastMessageAt and so stands first: it was just opened.
    index('ai_chat_sessions_newest').on(
      session.userId,
      descending(session.lastMessageAt),
      descending(session.id),
    ),
    index('ai_chat_sessions_of_document').on(session.documentId),
    index('ai_chat_sessions_deleted').on(session.deletedAt).where(isNotNull(session.deletedAt)),
  ],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    sessionId: integer('session_id').references(() => aiChatSessions.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    timestamp: instant('timestamp').notNull().defaultNow(),
    role: text('role', { enum: CHAT_ROLES }).notNull(),
    subject: text('subject'),
    sources: jsonb('sources').$type<MessageSource[]>().notNull().default([]),
    messageType: text('message_type', { enum: MESSAGE_TYPES }).notNull().default('text'),
    metadata: jsonb('metadata').$type<MessageMetadata>(),
    feedback: text('feedback', { enum: MESSAGE_FEEDBACKS }),
    /** Of replies: where the conversation stands after it. It names the open question, so it stays on the server. */
    dialogue: jsonb('dialogue').$type<unknown>(),
    /** Of all messages that one deletion took away the same moment, so that it can be taken back as a whole. */
    deletedAt: deletedAt(),
  },
  (message) => [
    index('chat_messages_of_session').on(message.sessionId, message.timestamp, message.id),
    index('chat_messages_of_user').on(message.userId, message.timestamp, message.id),
    index('chat_messages_of_subject').on(message.userId, message.subject, message.timestamp, message.id),
    index('chat_messages_deleted').on(message.deletedAt).where(isNotNull(message.deletedAt)),
    index('chat_messages_rated').on(message.feedback).where(isNotNull(message.feedback)),
    check('chat_messages_role_known', isOneOf(message.role, CHAT_ROLES)),
    check('chat_messages_type_known', isOneOf(message.messageType, MESSAGE_TYPES)),
    check('chat_messages_feedback_known', isOneOf(message.feedback, MESSAGE_FEEDBACKS)),
  ],
)

/** The tutor helped with a question that is still to be answered: the answer will not count as unaided. */
export const tutorHelp = pgTable(
  'tutor_help',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    itemId: text('item_id').notNull(),
    helpedAt: instant('helped_at').notNull().defaultNow(),
  },
  (help) => [unique('tutor_help_with_item').on(help.userId, help.itemId)],
)

export const agentFeedback = pgTable(
  'agent_feedback',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    agent: text('agent', { enum: CHAT_AGENTS }),
    messageId: integer('message_id').references(() => chatMessages.id, { onDelete: 'set null' }),
    sessionId: integer('session_id').references(() => aiChatSessions.id, { onDelete: 'set null' }),
    /** A thumb, or one to five stars. */
    rating: varchar('rating', { length: 4 }),
    comment: text('comment'),
    createdAt: createdAt(),
  },
  (feedback) => [
    index('agent_feedback_of_user').on(feedback.userId),
    index('agent_feedback_of_message').on(feedback.messageId),
    index('agent_feedback_of_session').on(feedback.sessionId),
    check('agent_feedback_agent_known', isOneOf(feedback.agent, CHAT_AGENTS)),
  ],
)
