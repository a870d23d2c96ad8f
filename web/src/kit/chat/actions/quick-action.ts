import type { User } from '#contract/accounts.ts'
import type { ChatMessage } from '#contract/study/chat.ts'
import type { OpenPage } from '../page/open-page.ts'

export const QUICK_ACTIONS = ['flashcards', 'summary', 'studyGuide', 'adaptive', 'recommendations'] as const
export type QuickAction = (typeof QUICK_ACTIONS)[number]

/** What is shorter is a question, not a text to work on. */
const SHORTEST_PASTED = 120

export type Material = { text: string; from: 'page' | 'typed' | 'answer' }

/** What a quick action works on: the open page, else what was pasted, else the last answer. */
export function findMaterial(
  open: Pick<OpenPage, 'readText'> | null,
  typed: string,
  messages: readonly Pick<ChatMessage, 'role' | 'content' | 'metadata'>[],
): Material | null {
  const pasted = typed.trim()
  if (pasted.length >= SHORTEST_PASTED) return { text: pasted, from: 'typed' }
  const page = open?.readText?.().trim() ?? ''
  if (page !== '') return { text: page, from: 'page' }
  const answer = messages.findLast(
    ({ role, content, metadata }) =>
      role === 'assistant' && content.trim() !== '' && metadata?.isAnswered === true && !metadata.isCare,
  )
  return answer ? { text: answer.content.trim(), from: 'answer' } : null
}

export type MadeParts = {
  messageType: ChatMessage['messageType']
  content: string
  flashcards?: { front: string; back: string }[]
  title?: string
  engine: 'embedded' | 'llm'
}

let lastId = 0

/** What a quick action made, in the shape of a reply. Its id is below zero: the server does not know it. */
export function toMessage(
  { messageType, content, flashcards, title, engine }: MadeParts,
  user: Pick<User, 'id'>,
  open: OpenPage | null,
  now: Date = new Date(),
): ChatMessage {
  lastId -= 1
  return {
    id: lastId,
    userId: user.id,
    sessionId: null,
    content,
    timestamp: now.toISOString(),
    role: 'assistant',
    subject: open?.subject ?? null,
    sources: [],
    messageType,
    metadata: {
      engine,
      agents: ['content'],
      followUps: [],
      isAnswered: true,
      help: 'none',
      ...(flashcards && { flashcards: flashcards.map(({ front, back }) => ({ front, back })) }),
      ...((title ?? open?.title) && { title: title ?? open?.title ?? '' }),
    },
    feedback: null,
  }
}
