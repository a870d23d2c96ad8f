import type { ChatMessage } from '#contract/study/chat.ts'
import type { OpenPage } from '../page/open-page.ts'

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
