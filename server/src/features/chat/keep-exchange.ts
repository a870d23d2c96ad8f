import type { ChatMetadata, chat } from '#contract/study/chat.ts'
import type { Agent } from '#engines/agents/index.ts'
import type { ChatEngineReply } from '#tutor/chat/chat-port.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { noteHelpWithProblem, noteHelpWithText } from '../../domain/practice/handed-out.ts'
import type { Care } from '../../domain/safety/find-care.ts'
import { keepCare } from '../../domain/safety/raise-alert.ts'
import { noteHelp } from '../../domain/tutor-help.ts'
import { pick } from '../../platform/pick.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { insertMessages, noteUse } from './chat.queries.ts'
import { nameQuestion, type Opened } from './open-page.ts'

type Exchange = {
  at: Date
  sent: Received<typeof chat.send>
  thread: { sessionId: number | null; subject: string | null }
  opened: Opened | null
  agents: Agent[]
  reply: ChatEngineReply
  care: Care | null
}

/** Keeps what was asked and answered, the help that was given, and an alert when there is one, all or nothing. */
export async function keepExchange(
  {
    transact,
    caller,
    now,
    signal,
    presence,
  }: Pick<CallerContext, 'transact' | 'caller' | 'now' | 'signal' | 'presence'>,
  { at, sent, thread, opened, agents, reply, care }: Exchange,
) {
  const userId = caller.user.id
  const answeredAt = now()
  const metadata = toMetadata(reply, agents, {
    about: nameQuestion(opened),
    isCare: care !== null,
    isStopped: signal.aborted,
  })
  let told: number[] = []
  const exchange = await transact(async (tx) => {
    await lockUser(tx, userId)
    const common = { userId, ...thread, messageType: reply.messageType }
    const [question, kept] = await insertMessages(tx, [
      { ...common, role: 'user', content: sent.message, messageType: sent.messageType, timestamp: at },
      {
        ...common,
        role: 'assistant',
        content: reply.content,
        // In the order they were said, even within one millisecond.
        timestamp: answeredAt > at ? answeredAt : new Date(at.getTime() + 1),
        sources: reply.sources,
        metadata,
        dialogue: reply.dialogue ?? null,
      },
    ])
    if (!question || !kept) throw new Error('insert returned no row')
    if (thread.sessionId !== null) await noteUse(tx, userId, thread.sessionId, kept.timestamp)
    if (reply.help !== 'none' && opened?.quizItemId) await noteHelp(tx, userId, opened.quizItemId, at)
    if (reply.help !== 'none' && opened?.practiceProblemId)
      await noteHelpWithProblem(tx, userId, opened.practiceProblemId)
    if (reply.help !== 'none') await noteHelpWithText(tx, userId, sent.message)
    if (care) told = await keepCare({ db: tx, now }, userId, care)
    return {
      content: reply.content,
      response: reply.content,
      messageType: reply.messageType,
      metadata,
      sources: reply.sources,
      sessionId: thread.sessionId,
      question,
      reply: kept,
    }
  })
  presence.tell(told, { type: 'notifications' })
  return exchange
}

function toMetadata(
  reply: ChatEngineReply,
  agents: Agent[],
  { about, isCare, isStopped }: { about: string | null; isCare: boolean; isStopped: boolean },
): ChatMetadata {
  const unsupported = reply.segments.flatMap((segment) =>
    segment.kind === 'written' && segment.sources.length === 0 ? [segment.text] : [],
  )
  return {
    ...pick(reply, 'engine', 'followUps', 'isAnswered', 'help'),
    ...(reply.fallback && { fallback: reply.fallback }),
    agents,
    ...(reply.flashcards.length > 0 && {
      flashcards: reply.flashcards.map(({ front, back }) => ({ front, back })),
    }),
    ...(reply.title !== null && { title: reply.title }),
    ...(about !== null && reply.help !== 'none' && { about }),
    ...(unsupported.length > 0 && { unsupported }),
    ...(isCare && { isCare }),
    ...(isStopped && { isStopped }),
  }
}
