import type { ChatAnswer, ChatMessage, ChatMetadata } from '#contract/study/chat.ts'

export const makeMetadata = (fields: Partial<ChatMetadata> = {}): ChatMetadata => ({
  engine: 'embedded',
  agents: ['tutor'],
  followUps: [],
  isAnswered: true,
  help: 'none',
  ...fields,
})

export const makeMessage = (id: number, fields: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  userId: 7,
  sessionId: null,
  content: `Message ${id}`,
  timestamp: new Date(2026, 0, 1, 0, 0, id).toISOString(),
  role: 'assistant',
  subject: 'General',
  sources: [],
  messageType: 'text',
  metadata: makeMetadata(),
  feedback: null,
  ...fields,
})

export function makeChatAnswer(question: string, fields: Partial<ChatMessage> = {}): ChatAnswer {
  const reply = makeMessage(902, fields)
  return {
    content: reply.content,
    response: reply.content,
    messageType: reply.messageType,
    metadata: reply.metadata ?? makeMetadata(),
    sources: reply.sources,
    sessionId: null,
    question: makeMessage(901, { role: 'user', content: question, metadata: null }),
    reply,
  }
}
