import type { ChatEngineReply, ChatPort, ChatTask } from '../../chat/chat-port.ts'
import type { Reader } from '../../reader.ts'
import { countPrompt, MOST_STEPS, type ModelClient, type ModelPrompt } from '../client.ts'
import { ModelFailure } from '../failure.ts'
import { createFence } from '../fence.ts'
import { estimateTokens, type Meter, type Usage } from '../meter.ts'
import { withReservation } from '../reserve.ts'
import type { ModelTexts } from '../texts/model-texts.ts'
import { LONGEST_PASSAGE, writeChatPrompt } from './chat-prompt.ts'
import type { ChatMath } from './check-math.ts'
import { findProblem } from './find-problem.ts'
import { MOST_FOUND, MOST_SEARCHES, searchTool } from './search-tool.ts'
import { solveTool } from './solve-tool.ts'
import { takeSentences } from './take-sentences.ts'
import { createReplyWriter } from './write-reply.ts'

export type ModelChatParts = {
  client: ModelClient
  texts: ModelTexts
  maths: ChatMath | null
  /** Fit to be read by children. */
  isFit: (text: string) => boolean
  meter: Meter
}

const CARDS_IN_CHAT = 6

/** The chat of a language model: the same passages, the same manner, every sentence checked before it is said. */
export function createModelChat({ client, texts, maths: math, isFit, meter }: ModelChatParts): ChatPort {
  return async (task, say, signal) => {
    if (task.messageType !== 'text') return { ...(await writeForm(texts, task, say)), engine: 'llm' }
    const problem = await findProblem(math, task)
    const fence = createFence()
    const search = client.canCallTools() ? task.search : undefined
    const prompt = writeChatPrompt(task, problem, { fence, maySearch: search !== undefined })
    const writer = createReplyWriter({ task, problem, maths: math, isFit, say })
    const tools = {
      ...(math && solveTool(math, task.isSocratic)),
      ...(search && searchTool({ search, fence, add: writer.addPassages })),
    }
    const isStopped = await withReservation(
      meter,
      { role: task.reader.role, feature: 'chat' },
      findMost(prompt, search !== undefined),
      async (spend) => {
        const speech = listen(writer.write)
        try {
          const { usage, isCutShort } = await client.stream(prompt, speech.hear, speech.until(signal), tools)
          spend(usage)
          await speech.finish(isCutShort && writer.hasSaid())
          return false
        } catch (error) {
          spend(estimateUsage(prompt, speech.length()))
          // What the checks objected to is why the stream was stopped, whatever the stream itself says.
          await speech.finish(true)
          if (!signal.aborted) throw error
          return true
        }
      },
    )
    if (!writer.hasSaid() && !isStopped) throw new ModelFailure('invalid', 'empty')
    return { ...writer.finish(isStopped), engine: 'llm' }
  }
}

/** Whoever calls a tool is asked once more, with all that was said and found until then. */
function findMost(prompt: ModelPrompt, maySearch: boolean): Usage {
  const once = countPrompt(prompt)
  const found = maySearch ? (MOST_SEARCHES * MOST_FOUND * LONGEST_PASSAGE) / 3 : 0
  const steps = maySearch ? MOST_STEPS : 1
  return {
    inputTokens: Math.ceil(steps * once + (steps - 1) * found),
    outputTokens: steps * prompt.outputTokens,
  }
}

/** Cuts what is heard into sentences and hands them on one after the other; an objection stops the hearing. */
function listen(write: (sentence: string) => Promise<void>) {
  const sentences = takeSentences()
  const objection = new AbortController()
  let length = 0
  let written = Promise.resolve()
  const hand = (sentence: string) => {
    written = written.then(() => write(sentence))
    written.catch((error: unknown) => objection.abort(error))
  }
  return {
    hear: (piece: string) => {
      length += piece.length
      for (const sentence of sentences.add(piece)) hand(sentence)
    },
    until: (signal: AbortSignal) => AbortSignal.any([signal, objection.signal]),
    length: () => length,
    /** A sentence that was cut in the middle is left out. */
    finish: async (isCut: boolean) => {
      if (!isCut) hand(sentences.rest())
      await written
    },
  }
}

function estimateUsage(prompt: ModelPrompt, length: number) {
  // A server that said nothing may have been out of reach; one that said something counted the whole question.
  if (length === 0) return { inputTokens: 0, outputTokens: 0 }
  return { inputTokens: countPrompt(prompt), outputTokens: estimateTokens(' '.repeat(length)) }
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
