import type { ChatMessage } from '#contract/study/chat.ts'
import type { MessageRow } from './chat.queries.ts'

export function toMessage({ timestamp, deletedAt: _deletedAt, ...row }: MessageRow): ChatMessage {
  return { ...row, timestamp: timestamp.toISOString() }
}
