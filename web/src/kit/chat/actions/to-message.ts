import type { User } from '#contract/accounts.ts'
import type { ChatMessage } from '#contract/study/chat.ts'
import type { OpenPage } from '../page/open-page.ts'

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
