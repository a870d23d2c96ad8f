import type { ChatEngineReply } from '#tutor/chat/chat-port.ts'
import type { Care } from '../../domain/safety/find-care.ts'

const toSegments = (sentences: string[]) => sentences.map((text) => ({ kind: 'phrase' as const, text }))

export function replyWithCare({ sentences }: Care): ChatEngineReply {
  return {
    engine: 'embedded',
    messageType: 'text',
    content: sentences.join(' '),
    segments: toSegments(sentences),
    sources: [],
    flashcards: [],
    title: null,
    followUps: [],
    isAnswered: true,
    help: 'none',
  }
}

export function beginWithCare({ sentences }: Care, reply: ChatEngineReply): ChatEngineReply {
  return {
    ...reply,
    content: `${sentences.join(' ')}\n\n${reply.content}`,
    segments: [...toSegments(sentences), ...reply.segments],
  }
}
