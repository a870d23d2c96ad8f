import type { ChatEngineReply, ChatPort, ChatTask } from '../../chat/chat-port.ts'
import type { Reader } from '../../reader.ts'
import { countPrompt, MOST_STEPS, type ModelPrompt } from '../client.ts'
import { ModelFailure } from '../failure.ts'
import { createFence } from '../fence.ts'
import type { Meter, Usage } from '../meter.ts'
import { withReservation } from '../reserve.ts'
import type { ModelTexts } from '../texts/model-texts.ts'
import { LONGEST_PASSAGE, MOST_PASSAGES, writeChatPrompt } from './chat-prompt.ts'
import { findProblem } from './find-problem.ts'
import { needsEnglish, searchInEnglish, TRANSLATION } from './search-in-english.ts'
import { MOST_FOUND, MOST_SEARCHES } from './tools/search-tool.ts'
import { type ReplyParts, tryReply } from './try-reply.ts'
import type { Objection } from './write-reply.ts'

export type ModelChatParts = ReplyParts & { texts: ModelTexts; meter: Meter }

const CARDS_IN_CHAT = 6
/** The reply, and one repair of it. */
const ROUNDS = 2
const LONGEST_REPEATED = 2_000

/** The chat of a language model: the same passages, the same manner, every sentence checked before it is said. */
export function createModelChat(parts: ModelChatParts): ChatPort {
  const { client, texts, maths, meter } = parts
  return async (asked, say, signal, restart) => {
    if (asked.messageType !== 'text') return { ...(await writeForm(texts, asked, say)), engine: 'llm' }
    const started = performance.now()
    const problem = await findProblem(maths, asked)
    const fence = createFence()
    const canCall = client.canCallTools()
    const writePrompt = (task: ChatTask) =>
      writeChatPrompt(task, problem, {
        fence,
        maySearch: canCall && task.search !== undefined,
        mayOffer: canCall && task.tools !== undefined,
      })
    const work = async (spend: (usage: Usage) => void): Promise<ChatEngineReply> => {
      const { search } = asked
      const task =
        search && needsEnglish(asked) ? await searchInEnglish(client, asked, search, spend, signal) : asked
      const round = (prompt: ModelPrompt) => {
        const leftMs = client.longestMs - (performance.now() - started)
        return tryReply(parts, { task, problem, fence, prompt, leftMs, spend, say, signal })
      }
      const prompt = writePrompt(task)
      const first = await round(prompt)
      if ('reply' in first) return { ...first.reply, engine: 'llm' }
      if (first.hasSaid) restart?.()
      const second = await round(askForRepair(prompt, first.said, first.objection))
      if ('reply' in second) return { ...second.reply, engine: 'llm' }
      throw second.objection
    }
    const call = { role: asked.reader.role, feature: 'chat' } as const
    return withReservation(meter, call, findMost(writePrompt(asked), asked, canCall), work)
  }
}

/** Says what was wrong with a reply; the reply itself goes along, so that it is not written again. */
function askForRepair(prompt: ModelPrompt, said: string, { fault }: Objection): ModelPrompt {
  return {
    ...prompt,
    messages: [
      ...prompt.messages,
      { role: 'assistant', content: said.slice(0, LONGEST_REPEATED) || '(nothing)' },
      {
        role: 'user',
        content: `That reply was not shown to the learner. ${fault} Write the whole reply again without it, and do not mention this.`,
      },
    ],
  }
}

/** Whoever calls a tool is asked once more, with all that was said and found until then; a repair asks all of it again. */
function findMost(prompt: ModelPrompt, task: ChatTask, canCall: boolean): Usage {
  const maySearch = canCall && (task.search !== undefined || task.tools?.openSection !== undefined)
  const mayTranslate = task.search !== undefined && needsEnglish(task)
  const passage = LONGEST_PASSAGE / 3
  const once = countPrompt(prompt) + (mayTranslate ? MOST_PASSAGES * passage : 0)
  const found = maySearch ? MOST_SEARCHES * MOST_FOUND * passage : 0
  const steps = maySearch ? MOST_STEPS : 1
  const first = mayTranslate ? TRANSLATION : { inputTokens: 0, outputTokens: 0 }
  return {
    inputTokens: Math.ceil(ROUNDS * (steps * once + (steps - 1) * found)) + first.inputTokens,
    outputTokens: ROUNDS * steps * prompt.outputTokens + first.outputTokens,
  }
}

/** Cards, a summary or a guide of what is open, else of what was found. */
async function writeForm(
  texts: ModelTexts,
  task: ChatTask,
  say: (piece: string) => void,
): Promise<Omit<ChatEngineReply, 'engine'>> {
  const { page, passages } = task
  const isOpen = page !== null && page.kind !== 'question'
  const text = isOpen ? page.text : passages.map((passage) => passage.text).join('\n\n')
  if (text.trim() === '') throw new ModelFailure('invalid', 'no material')
  const sources = isOpen ? (page.source ? [page.source] : []) : passages.map(({ source }) => source)
  const known = [...new Map(sources.map((source) => [source.path, source])).values()]
  const reader: Reader = task.reader
  const made = { flashcards: [], title: null, followUps: [], isAnswered: true, help: 'none' as const }
  const toReply = (content: string, more: Partial<ChatEngineReply> = {}) => {
    say(content)
    return {
      ...made,
      messageType: task.messageType,
      content,
      segments: [{ kind: 'written' as const, text: content, sources: known.map((_, at) => at) }],
      sources: known,
      ...more,
    }
  }
  if (task.messageType === 'flashcards') {
    const { flashcards } = await texts.makeFlashcards({ text, count: CARDS_IN_CHAT, reader })
    if (flashcards.length === 0) throw new ModelFailure('invalid', 'no cards')
    const content = flashcards.map(({ front, back }) => `- **${front}** ${back}`).join('\n')
    return toReply(content, { flashcards })
  }
  if (task.messageType === 'summary') return toReply((await texts.summarize({ text, reader })).summary)
  const { title, content } = await texts.writeStudyGuide({
    sources: [{ text, title: known[0]?.title ?? null, url: null }],
    title: null,
    subject: task.subject,
    grade: task.reader.grade,
    reader,
  })
  return toReply(content, { title })
}
