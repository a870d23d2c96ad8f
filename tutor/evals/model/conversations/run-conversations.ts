import type { ChatEngineReply, ChatPort } from '../../../src/chat/chat-port.ts'
import { math } from '../../../src/math/testing/math-here.ts'
import { createModelChat } from '../../../src/model/chat/model-chat.ts'
import { createHealth } from '../../../src/model/health.ts'
import { NO_METER } from '../../../src/model/meter.ts'
import { EMBEDDED_REPLY, makeTask } from '../../../src/model/testing/sample-task.ts'
import { createScriptedClient, type ScriptedReply } from '../../../src/model/testing/scripted-client.ts'
import type { ModelTexts } from '../../../src/model/texts/model-texts.ts'
import { withChatFallback } from '../../../src/model/with-fallback.ts'
import { checkOutput } from '../../../src/safety/check-output.ts'
import type { Conversation } from './conversation.ts'

const NOT_ASKED = () => Promise.reject(new Error('no text is made here'))
const TEXTS: ModelTexts = { summarize: NOT_ASKED, makeFlashcards: NOT_ASKED, writeStudyGuide: NOT_ASKED }

const embedded: ChatPort = async (_task, say) => {
  say(EMBEDDED_REPLY.content)
  return { ...EMBEDDED_REPLY, engine: 'embedded' }
}

/** The chat on a model that says what it is told to, with all checks and nothing behind it. */
export const createScriptedChat = (says: readonly ScriptedReply[]): ChatPort =>
  createChatOn(createScriptedClient(says))

const createChatOn = (client: ReturnType<typeof createScriptedClient>): ChatPort =>
  createModelChat({
    client,
    texts: TEXTS,
    maths: math,
    isFit: (text) => checkOutput(text) === null,
    meter: NO_METER,
  })

/** What the learner sees in the end, and whatever was on the screen before. */
async function play({ asks, says }: Conversation) {
  const client = createScriptedClient(says)
  const watch = { health: createHealth(() => new Date(0)), count: async () => {} }
  const chat = withChatFallback(createChatOn(client), embedded, watch)
  let shown = ''
  const reply = await chat(
    makeTask(asks),
    (piece) => {
      shown += piece
    },
    new AbortController().signal,
    () => {
      shown = ''
    },
  )
  return { reply, shown, rounds: client.asked.length }
}

/** What went otherwise than it must; nothing when all is well. */
export async function findFaults(conversation: Conversation): Promise<string[]> {
  const { reply, shown, rounds } = await play(conversation)
  const { shows = [], hides = [], marks = [], cites = [], mayMark = false, by } = conversation
  const seen = `${shown}\n${reply.followUps.join('\n')}`
  const outcome = reply.engine === 'embedded' ? 'embedded' : rounds > 1 ? 'repaired' : 'first'
  const open = listWritten(reply, (sources) => sources.length === 0)
  const cited = listWritten(reply, (sources) => sources.length > 0)
  return [
    ...(outcome === by ? [] : [`came out ${outcome}, not ${by}: ${shown}`]),
    ...(shown.trim() === reply.content.trim() ? [] : ['what was shown is not the reply']),
    ...shows.filter((one) => !seen.includes(one)).map((one) => `does not show "${one}": ${shown}`),
    ...hides.filter((one) => seen.includes(one)).map((one) => `shows "${one}": ${shown}`),
    ...marks.filter((one) => !open.some((text) => text.includes(one))).map((one) => `does not mark "${one}"`),
    ...cites
      .filter((one) => !cited.some((text) => text.includes(one)))
      .map((one) => `does not cite "${one}"`),
    ...open
      .filter((text) => !mayMark && !marks.some((one) => text.includes(one)))
      .map((one) => `marks "${one}"`),
  ]
}

const listWritten = ({ segments }: ChatEngineReply, isWanted: (sources: number[]) => boolean): string[] =>
  segments.flatMap((one) => (one.kind === 'written' && isWanted(one.sources) ? [one.text] : []))
