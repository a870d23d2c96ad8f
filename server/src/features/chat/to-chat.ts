import type { ChatMessage, ChatSession } from '#contract/study/chat.ts'
import type { MessageRow, SessionRow } from './chat.queries.ts'

export function toSession({ lastMessageAt, createdAt, ...row }: SessionRow): ChatSession {
  return {
    ...row,
    lastMessageAt: lastMessageAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

export function toMessage({ timestamp, deletedAt: _deletedAt, ...row }: MessageRow): ChatMessage {
  return { ...row, timestamp: timestamp.toISOString() }
}
