import type { ChatEngineReply } from '#tutor/chat/chat-port.ts'
import type { Concern } from '#tutor/safety/categories.ts'
import { decideSafety, type HelpContact } from '#tutor/safety/decide-safety.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'
import { isMinor } from './limits.ts'
import type { Alert } from './raise-alert.ts'

export type Care = {
  sentences: string[]
  /** Said instead of an answer; otherwise before it. */
  replaces: boolean
  alert: Alert | null
}

/** What a worrying message is answered with, whichever engine answers the rest. */
export function findCare(message: string, user: UserRow, helpContacts: readonly HelpContact[]): Care | null {
  const decision = decideSafety(message, { isMinor: isMinor(user), contacts: helpContacts })
  if (!decision) return null
  const { sentences, replaces, alert } = decision
  return { sentences, replaces, alert: alert && toAlert(alert) }
}

/** What only the child is told about is no alert. */
function toAlert({ category, severity }: Concern): Alert | null {
  return category === 'personalData' || severity === 'low' ? null : { category, severity }
}

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
