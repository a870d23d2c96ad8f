import type { ChatEngineReply, ChatPort, ChatTask } from '../../chat/chat-port.ts'
import { openQuestion } from '../../chat/question/guard.ts'
import type { Reader } from '../../reader.ts'
import { countPrompt, MOST_STEPS, type ModelClient, type ModelPrompt } from '../client.ts'
import { ModelFailure } from '../failure.ts'
import { createFence } from '../fence.ts'
import { estimateTokens, type Meter, type Usage } from '../meter.ts'
import { withReservation } from '../reserve.ts'
import type { ModelTexts } from '../texts/model-texts.ts'
import { LONGEST_PASSAGE, writeChatPrompt } from './chat-prompt.ts'
import { type ChatMath, findProblem } from './find-problem.ts'
import { takeSentences } from './take-sentences.ts'
import { checkTool } from './tools/check-tool.ts'
import { learnerTools } from './tools/learner-tools.ts'
import { MOST_FOUND, MOST_SEARCHES, searchTool } from './tools/search-tool.ts'
import { solveTool } from './tools/solve-tool.ts'
import { createReplyWriter, Objection } from './write-reply.ts'

export type ModelChatParts = {
  client: Pick<ModelClient, 'canCallTools' | 'stream' | 'longestMs'>
  texts: ModelTexts
  maths: ChatMath | null
  /** Fit to be read by children. */
  isFit: (text: string) => boolean
  meter: Meter
}

const CARDS_IN_CHAT = 6
/** The reply, and one repair of it. */
const ROUNDS = 2
const LONGEST_REPEATED = 2_000

/** The chat of a language model: the same passages, the same manner, every sentence checked before it is said. */
export function createModelChat({ client, texts, maths: math, isFit, meter }: ModelChatParts): ChatPort {
  return async (task, say, signal, restart) => {
    if (task.messageType !== 'text') return { ...(await writeForm(texts, task, say)), engine: 'llm' }
    const started = performance.now()
    const problem = await findProblem(math, task)
    const fence = createFence()
    const search = client.canCallTools() ? task.search : undefined
    const ownTools = client.canCallTools() ? task.tools : undefined
    const maySearch = search !== undefined || ownTools?.openSection !== undefined
    const prompt = writeChatPrompt(task, problem, {
      fence,
      maySearch: search !== undefined,
      mayOffer: ownTools !== undefined,
    })
    const isGuarded = openQuestion(task.page) !== null

    async function tryOnce(asked: ModelPrompt, spend: (usage: Usage) => void) {
      let hasSaid = false
      const speak = (piece: string) => {
        hasSaid = true
        say(piece)
      }
      const writer = createReplyWriter({ task, problem, maths: math, isFit, say: speak })
      const tools = {
        ...(math && solveTool(math, task.isSocratic || isGuarded)),
        ...(math && problem && checkTool(math, problem)),
        ...(search && searchTool({ search, fence, add: writer.addPassages })),
        ...(ownTools &&
          learnerTools({
            tools: ownTools,
            fence,
            add: writer.addPassages,
            offer: writer.offer,
            mayOffer: writer.mayOffer,
            isGuarded,
          })),
      }
      const speech = listen(writer.write)
      let isStopped = false
      try {
        try {
          const left = client.longestMs - (performance.now() - started)
          const { usage, isCutShort } = await client.stream(
            asked,
            speech.hear,
            speech.until(signal),
            tools,
            left,
          )
          spend(usage)
          await speech.finish(isCutShort && writer.hasSaid())
        } catch (error) {
          spend(estimateUsage(asked, speech.length()))
          // What the checks objected to is why the stream was stopped, whatever the stream itself says.
          await speech.finish(true)
          if (!signal.aborted) throw error
          isStopped = true
        }
        if (!writer.hasSaid() && !isStopped) throw new ModelFailure('invalid', 'empty')
        return { reply: writer.finish(isStopped) }
      } catch (error) {
        if (!(error instanceof Objection) || signal.aborted) throw error
        return { objection: error, said: speech.text(), hasSaid }
      }
    }

    return withReservation(
      meter,
      { role: task.reader.role, feature: 'chat' },
      findMost(prompt, maySearch),
      async (spend): Promise<ChatEngineReply> => {
        const first = await tryOnce(prompt, spend)
        if (first.reply) return { ...first.reply, engine: 'llm' }
        if (first.hasSaid) restart?.()
        const second = await tryOnce(askForRepair(prompt, first.said, first.objection), spend)
        if (second.reply) return { ...second.reply, engine: 'llm' }
        throw second.objection
      },
    )
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
function findMost(prompt: ModelPrompt, maySearch: boolean): Usage {
  const once = countPrompt(prompt)
  const found = maySearch ? (MOST_SEARCHES * MOST_FOUND * LONGEST_PASSAGE) / 3 : 0
  const steps = maySearch ? MOST_STEPS : 1
  return {
    inputTokens: Math.ceil(ROUNDS * (steps * once + (steps - 1) * found)),
    outputTokens: ROUNDS * steps * prompt.outputTokens,
  }
}

/** Cuts what is heard into sentences and hands them on one after the other; an objection stops the hearing. */
function listen(write: (sentence: string) => Promise<void>) {
  const sentences = takeSentences()
  const objection = new AbortController()
  let text = ''
  let written = Promise.resolve()
  const hand = (sentence: string) => {
    written = written.then(() => write(sentence))
    written.catch((error: unknown) => objection.abort(error))
  }
  return {
    hear: (piece: string) => {
      text += piece
      for (const sentence of sentences.add(piece)) hand(sentence)
    },
    until: (signal: AbortSignal) => AbortSignal.any([signal, objection.signal]),
    text: () => text,
    length: () => text.length,
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
