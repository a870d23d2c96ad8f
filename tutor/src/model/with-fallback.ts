import type { ChatEngineReply, ChatPort, ChatTask } from '../chat/chat-port.ts'
import { type Engine, type Port, TutorUnavailable } from '../port.ts'
import { type FailureKind, ModelFailure, toFallback, toModelFailure } from './failure.ts'
import type { Health } from './health.ts'

type Watched<Task> = {
  health: Health
  /** Hears of every answer: whose it is, and what the model failed at where it was to be the model's. */
  count: (task: Task, engine: Engine, failure: FailureKind | null) => Promise<void>
}

/** The model's answer, else the embedded engine's, which then says why it stands in. */
export function withFallback<Task, Answer>(
  llm: Port<Task, Answer>,
  embedded: Port<Task, Answer>,
  { health, count }: Watched<Task>,
): Port<Task, Answer> {
  return async (task) => {
    const tried = await attempt(health, () => llm(task))
    if ('answer' in tried) {
      await count(task, tried.answer.engine, null)
      return tried.answer
    }
    await count(task, 'embedded', tried.failure)
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
    if ('answer' in tried) {
      await count(task, tried.answer.engine, null)
      return tried.answer
    }
    await count(task, 'embedded', tried.failure)
    if (hasSaid) restart?.()
    return { ...(await embedded(task, say, signal, restart)), fallback: toFallback(tried.failure) }
  }
}

async function attempt<T extends { engine: Engine }>(
  health: Health,
  ask: () => Promise<T>,
): Promise<{ answer: T } | { failure: FailureKind }> {
  if (!health.isWorthTrying()) return { failure: 'unreachable' }
  try {
    const answer = await ask()
    // What was left to the embedded engine says nothing about the model.
    if (answer.engine === 'llm') health.report(null)
    return { answer }
  } catch (error) {
    const failure = error instanceof ModelFailure ? error : toModelFailure(error)
    // Our own checks had no time; the model did nothing wrong.
    if (!(error instanceof TutorUnavailable)) health.report(failure)
    return { failure: failure.kind }
  }
}
