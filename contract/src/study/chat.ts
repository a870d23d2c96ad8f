import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Moment, SentMoment } from '../fields.ts'
import { rule } from '../refusals/rule.ts'
import { AiEngine } from './ai-engine.ts'
import { GradeOrNone, requireText } from './fields.ts'
import { Paged } from './listing.ts'

export const LONGEST_MESSAGE = 4_000
export const MESSAGES_PER_PAGE = 50
export const SESSIONS_PER_PAGE = 100
export const LONGEST_SESSION_TITLE = 200
const TOO_LONG = rule('chatMessageTooLong', { most: LONGEST_MESSAGE })
const NO_TITLE = rule('sessionTitleRequired')
const OTHERS_HISTORY = 'otherChatHistory'
const OTHERS_SESSIONS = 'otherChatSessions'

/** The documented lists: of the chat dialog, of the form for a new session, of the side panel. */
export const DIALOG_SUBJECTS = [
  'Mathematics',
  'English',
  'Science',
  'History',
  'Geography',
  'Art',
  'Music',
  'Physical Education',
  'Computer Science',
  'General',
] as const
export const SESSION_SUBJECTS = [
  'Mathematics',
  'Science',
  'English',
  'History',
  'Geography',
  'Art',
  'Music',
  'Physical Education',
] as const
export const PANEL_SUBJECTS = [
  'General',
  'Professional Development',
  'Leadership',
  'Technology',
  'Business Strategy',
  'Research Methods',
] as const

export const MESSAGE_TYPES = ['text', 'flashcards', 'summary', 'study_guide'] as const
export const AGENTS = ['tutor', 'assessment', 'content', 'analytics'] as const

const MessageType = z.enum(MESSAGE_TYPES)
const Feedback = z.nullable(z.enum(['up', 'down']))
const Subject = z.nullable(z.string().check(z.trim(), z.maxLength(100)))

/** The page that the learner has open; the server reads it itself, with the learner's own rights. */
export const ChatPage = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['lesson', 'note', 'studyGuide', 'video', 'document']), id: Id }),
  /** A question that is being answered: the tutor helps with it and never gives it away. */
  z.object({ kind: z.literal('quizQuestion'), quizId: Id, questionId: z.string().check(z.maxLength(50)) }),
  z.object({ kind: z.literal('practiceProblem'), problemId: Id }),
])
export type ChatPage = z.output<typeof ChatPage>

export const ChatSource = z.object({
  id: z.int(),
  title: z.string(),
  documentType: z.nullable(z.string()),
  grade: z.nullable(z.int()),
  subject: z.nullable(z.string()),
  kind: z.enum(['lesson', 'curriculumDocument', 'note', 'studyGuide', 'document']),
  /** Opens the passage within the product. */
  path: z.string(),
})
export type ChatSource = z.output<typeof ChatSource>

const Card = z.object({ front: z.string(), back: z.string() })

export const ChatMetadata = z.object({
  engine: AiEngine,
  /** Why the language model did not answer although one is configured. */
  fallback: z.optional(z.enum(['timeout', 'limit', 'invalid', 'unreachable', 'budget'])),
  agents: z.array(z.enum(AGENTS)),
  flashcards: z.optional(z.array(Card)),
  /** Of a study guide. */
  title: z.optional(z.string()),
  followUps: z.array(z.string()),
  /** False for an honest "this is not in your material". */
  isAnswered: z.boolean(),
  help: z.enum(['none', 'nudge', 'hint', 'example', 'solution']),
  /** The question that was open and is helped with: hints on another one are none on this. */
  about: z.optional(z.string()),
  /** Sentences of a language model that rest on none of the sources. */
  unsupported: z.optional(z.array(z.string())),
  /** A caring answer to something worrying, with people to turn to. */
  isCare: z.optional(z.boolean()),
  /** The learner stopped the reply before its end. */
  isStopped: z.optional(z.boolean()),
})
export type ChatMetadata = z.output<typeof ChatMetadata>

export const ChatMessage = z.object({
  id: z.int(),
  userId: z.int(),
  sessionId: z.nullable(z.int()),
  content: z.string(),
  timestamp: Moment,
  role: z.enum(['user', 'assistant']),
  subject: z.nullable(z.string()),
  sources: z.array(ChatSource),
  messageType: MessageType,
  /** Of replies; null for what the learner wrote. */
  metadata: z.nullable(ChatMetadata),
  feedback: Feedback,
})
export type ChatMessage = z.output<typeof ChatMessage>

export const ChatSession = z.object({
  id: z.int(),
  userId: z.int(),
  title: z.string(),
  subject: z.nullable(z.string()),
  documentId: z.nullable(z.int()),
  documentTitle: z.nullable(z.string()),
  messageCount: z.int(),
  lastMessageAt: z.nullable(Moment),
  isArchived: z.boolean(),
  createdAt: Moment,
})
export type ChatSession = z.output<typeof ChatSession>

export const ChatAnswer = z.object({
  /** The same text twice, as the documents read either. */
  content: z.string(),
  response: z.string(),
  messageType: MessageType,
  metadata: ChatMetadata,
  sources: z.array(ChatSource),
  sessionId: z.nullable(z.int()),
  /** What was kept: the learner's message and the reply. */
  question: ChatMessage,
  reply: ChatMessage,
})
export type ChatAnswer = z.output<typeof ChatAnswer>

const Title = requireText(NO_TITLE, LONGEST_SESSION_TITLE)
const Whole = z.optional(z.nullable(z.string().check(z.maxLength(100))))
const OutsideOfSessions = z.optional(z.union([z.boolean(), z.stringbool()]))
const Person = { userId: Id }
const SESSION_ERRORS = ['not_signed_in', 'not_allowed', 'not_found', 'invalid_input'] as const

export const chat = {
  about: endpoint({
    method: 'GET',
    path: '/api/chat/about',
    access: 'signedIn',
    summary:
      'Which engine answers the caller, how many messages are left today, and whether adults can be alerted.',
    input: z.object({}),
    output: z.object({
      engine: AiEngine,
      messagesPerDay: z.int(),
      messagesLeft: z.int(),
      /** A student is led to answers instead of being given them. */
      isSocratic: z.boolean(),
      /** The learner is told that an adult is told about worrying messages. */
      canAlert: z.boolean(),
    }),
    errors: ['not_signed_in'],
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/chat',
    access: 'signedIn',
    summary:
      'Asks the tutor. With `Accept: text/event-stream` the reply comes piece by piece: events `piece` {text}, `restart` {} (what was said is withdrawn), then `reply` (this answer) or `failure` (an error).',
    transaction: 'manual',
    answers: 'events',
    input: z.object({
      userId: z.optional(Id),
      message: z
        .string()
        .check(z.trim(), z.minLength(1, rule('messageRequired')), z.maxLength(LONGEST_MESSAGE, TOO_LONG)),
      subject: z.optional(Subject),
      messageType: z._default(MessageType, 'text'),
      sessionId: z.optional(z.nullable(Id)),
      context: z.optional(
        z.looseObject({
          userType: Whole,
          grade: z.optional(GradeOrNone),
          subject: z.optional(Subject),
          extras: z.optional(z.unknown()),
          page: z.optional(z.nullable(ChatPage)),
        }),
      ),
      agentPreferences: z.optional(
        z.looseObject({
          preferTutoring: z.optional(z.boolean()),
          enableCollaboration: z.optional(z.boolean()),
          adaptiveMode: z.optional(z.boolean()),
          /** Of the reading tutor: true, or the areas that were chosen. */
          readingSpecialization: z.optional(
            z.union([z.boolean(), z.array(z.string().check(z.maxLength(100))).check(z.maxLength(20))]),
          ),
        }),
      ),
    }),
    output: ChatAnswer,
    errors: [
      'not_signed_in',
      'not_allowed',
      'not_found',
      'conflict',
      'invalid_input',
      'too_many_requests',
      'unavailable',
    ],
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/users/:userId/chat-history',
    access: 'self',
    forbidden: OTHERS_HISTORY,
    summary: `The user's messages, of a session, of a subject, outside of all sessions (outside=true) or all: the newest ${MESSAGES_PER_PAGE}, oldest first; earlier ones come before the first one's id.`,
    input: z.object({
      ...Person,
      sessionId: z.optional(Id),
      subject: z.optional(z.string().check(z.maxLength(100))),
      outside: OutsideOfSessions,
      ...Paged,
    }),
    output: z.array(ChatMessage),
    errors: SESSION_ERRORS,
  }),
  subjects: endpoint({
    method: 'GET',
    path: '/api/users/:userId/chat-subjects',
    access: 'self',
    forbidden: OTHERS_HISTORY,
    summary: 'The subjects that the user has messages about, in the order of the alphabet.',
    input: z.object(Person),
    output: z.array(z.string()),
    errors: SESSION_ERRORS,
  }),
  clear: endpoint({
    method: 'DELETE',
    path: '/api/users/:userId/chat-history',
    access: 'self',
    forbidden: OTHERS_HISTORY,
    summary:
      'Deletes a session with its messages, the messages of a subject, those outside of sessions, or all messages; with archive=true archives the session instead. What was deleted can be restored for 30 days.',
    input: z.object({
      ...Person,
      sessionId: z.optional(Id),
      subject: z.optional(z.string().check(z.maxLength(100))),
      outside: OutsideOfSessions,
      archive: z.optional(z.union([z.boolean(), z.stringbool()])),
    }),
    output: z.object({
      archived: z.boolean(),
      /** Hand it to `restore` to take the deletion back. */ clearedAt: Moment,
    }),
    errors: SESSION_ERRORS,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/users/:userId/chat-history/restore',
    access: 'self',
    forbidden: OTHERS_HISTORY,
    summary: 'Takes back what one deletion took away.',
    input: z.object({ ...Person, clearedAt: SentMoment }),
    output: z.object({ restored: z.int() }),
    errors: SESSION_ERRORS,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/users/:userId/chat-sessions',
    access: 'self',
    forbidden: OTHERS_SESSIONS,
    summary: `The user's sessions, the one last used first, ${SESSIONS_PER_PAGE} at a time; the next ones come before the last one's id. Archived ones only with includeArchived=true.`,
    input: z.object({
      ...Person,
      includeArchived: z.optional(z.union([z.boolean(), z.stringbool()])),
      ...Paged,
    }),
    output: z.array(ChatSession),
    errors: SESSION_ERRORS,
  }),
  createSession: endpoint({
    method: 'POST',
    path: '/api/users/:userId/chat-sessions',
    access: 'self',
    forbidden: OTHERS_SESSIONS,
    summary: 'Begins a session.',
    input: z.object({ ...Person, title: Title, subject: z.optional(Subject) }),
    output: ChatSession,
    status: 201,
    errors: [...SESSION_ERRORS, 'conflict'],
  }),
  changeSession: endpoint({
    method: 'PATCH',
    path: '/api/users/:userId/chat-sessions/:sessionId',
    access: 'self',
    person: 'userId',
    forbidden: OTHERS_SESSIONS,
    summary:
      'Renames a session, moves it to another subject, archives it or brings it back from the archive.',
    input: z.object({
      ...Person,
      sessionId: Id,
      title: z.optional(Title),
      subject: z.optional(Subject),
      isArchived: z.optional(z.boolean()),
    }),
    output: ChatSession,
    errors: SESSION_ERRORS,
  }),
  documentSession: endpoint({
    method: 'POST',
    path: '/api/chat/document-sessions',
    access: 'readerProfessional',
    summary: 'Begins a session about a document that belongs to the caller or was shared.',
    input: z.object({ documentId: Id, title: z.optional(Title) }),
    output: ChatSession,
    status: 201,
    errors: [...SESSION_ERRORS, 'conflict'],
  }),
  rate: endpoint({
    method: 'PUT',
    path: '/api/chat/messages/:id/feedback',
    access: 'owner',
    summary: 'Keeps a thumb up or down on a reply to the caller; null takes it back.',
    input: z.object({ id: Id, feedback: Feedback }),
    output: ChatMessage,
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  agentFeedback: endpoint({
    method: 'POST',
    path: '/api/ai/agents/feedback',
    access: 'signedIn',
    summary:
      'Keeps what somebody says about an agent, a reply or a conversation: a rating, a comment, or both.',
    input: z.object({
      agent: z.optional(z.nullable(z.enum(AGENTS))),
      messageId: z.optional(z.nullable(Id)),
      conversationId: z.optional(z.nullable(Id)),
      rating: z.optional(
        z.nullable(z.union([z.enum(['up', 'down']), z.int().check(z.minimum(1), z.maximum(5))])),
      ),
      comment: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(2_000)))),
    }),
    output: z.object({ success: z.literal(true) }),
    status: 201,
    errors: ['not_signed_in', 'not_found', 'invalid_input', 'too_many_requests'],
  }),
}
