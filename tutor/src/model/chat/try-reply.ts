import type { ChatReply, ChatTask } from '../../chat/chat-port.ts'
import { openQuestion } from '../../chat/question/guard.ts'
import { countPrompt, type ModelClient, type ModelPrompt } from '../client.ts'
import { ModelFailure } from '../failure.ts'
import type { Fence } from '../fence.ts'
import { estimateTokens, type Usage } from '../meter.ts'
import type { ChatMath, Problem } from './find-problem.ts'
import { takeSentences } from './take-sentences.ts'
import { checkTool } from './tools/check-tool.ts'
import { learnerTools } from './tools/learner-tools.ts'
import { searchTool } from './tools/search-tool.ts'
import { solveTool } from './tools/solve-tool.ts'
import { createReplyWriter, Objection } from './write-reply.ts'

export type ReplyParts = {
  client: Pick<ModelClient, 'canCallTools' | 'stream' | 'longestMs'>
  maths: ChatMath | null
  /** Fit to be read by children. */
  isFit: (text: string) => boolean
}

type Round = {
  task: ChatTask
  problem: Problem | null
  fence: Fence
  prompt: ModelPrompt
  leftMs: number
  spend: (usage: Usage) => void
  say: (piece: string) => void
  signal: AbortSignal
}

/** A reply that passed all checks, or what they object to: it may be repaired. */
export type Tried = { reply: ChatReply } | { objection: Objection; said: string; hasSaid: boolean }

export async function tryReply({ client, maths, isFit }: ReplyParts, round: Round): Promise<Tried> {
  const { task, problem, prompt, leftMs, spend, signal } = round
  let hasSaid = false
  const say = (piece: string) => {
    hasSaid = true
    round.say(piece)
  }
  const writer = createReplyWriter({ task, problem, maths, isFit, say })
  const speech = listen(writer.write)
  let isStopped = false
  try {
    try {
      const tools = listTools({ client, maths, isFit }, round, writer)
      const { usage, isCutShort } = await client.stream(
        prompt,
        speech.hear,
        speech.until(signal),
        tools,
        leftMs,
      )
      spend(usage)
      await speech.finish(isCutShort && writer.hasSaid())
    } catch (error) {
      spend(estimateUsage(prompt, speech.text()))
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

function listTools(
  { client, maths }: ReplyParts,
  { task, problem, fence }: Round,
  writer: ReturnType<typeof createReplyWriter>,
) {
  const isGuarded = openQuestion(task.page) !== null
  const { search, tools } = client.canCallTools() ? task : {}
  const { addPassages: add, offer, mayOffer } = writer
  return {
    ...(maths && solveTool(maths, task.isSocratic || isGuarded)),
    ...(maths && problem && checkTool(maths, problem)),
    ...(search && searchTool({ search, fence, add })),
    ...(tools && learnerTools({ tools, fence, add, offer, mayOffer, isGuarded })),
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
    /** A sentence that was cut in the middle is left out. */
    finish: async (isCut: boolean) => {
      if (!isCut) hand(sentences.rest())
      await written
    },
  }
}

function estimateUsage(prompt: ModelPrompt, said: string): Usage {
  // A server that said nothing may have been out of reach; one that said something counted the whole question.
  if (said === '') return { inputTokens: 0, outputTokens: 0 }
  return { inputTokens: countPrompt(prompt), outputTokens: estimateTokens(said) }
}
