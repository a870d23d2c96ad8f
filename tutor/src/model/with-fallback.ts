import type { ChatEngineReply, ChatPort, ChatTask } from '../chat/chat-port.ts'
import type { Port } from '../ports.ts'
import { type FailureKind, ModelFailure, toFallback, toModelFailure } from './failure.ts'
import type { Health } from './health.ts'

type Watched<Task> = {
  health: Health
  /** Hears of every answer: why it is not the model's, or null. */
  count: (task: Task, failure: FailureKind | null) => Promise<void>
}

/** The model's answer, else the embedded engine's, which then says why it stands in. */
export function withFallback<Task, Answer>(
  llm: Port<Task, Answer>,
  embedded: Port<Task, Answer>,
  { health, count }: Watched<Task>,
): Port<Task, Answer> {
  return async (task) => {
    const tried = await attempt(health, () => llm(task))
    await count(task, 'failure' in tried ? tried.failure : null)
    if ('answer' in tried) return tried.answer
    return { ...(await embedded(task)), fallback: toFallback(tried.failure) }
  }
}

/** The same for a chat: what the model said before it broke off is taken back first. */
export function withChatFallback(
  llm: ChatPort,
  embedded: ChatPort,
  { health, count }: Watched<ChatTask>,
): ChatPort {
  return async (task, say, signal, restart): Promise<ChatEngineReply> => {
    let hasSaid = false
    const speak = (piece: string) => {
      hasSaid = true
      say(piece)
    }
    const tried = await attempt(health, () => llm(task, speak, signal, restart))
    await count(task, 'failure' in tried ? tried.failure : null)
    if ('answer' in tried) return tried.answer
    if (hasSaid) restart?.()
    return { ...(await embedded(task, say, signal, restart)), fallback: toFallback(tried.failure) }
  }
}

async function attempt<T>(
  health: Health,
  ask: () => Promise<T>,
): Promise<{ answer: T } | { failure: FailureKind }> {
  if (!health.isWorthTrying()) return { failure: 'unreachable' }
  try {
    const answer = await ask()
    health.report(null)
    return { answer }
  } catch (error) {
    const failure = error instanceof ModelFailure ? error : toModelFailure(error)
    health.report(failure)
    return { failure: failure.kind }
  }
}
