import type { ChatPassage } from '../../src/chat/chat-passage.ts'
import type { ChatEngineReply, ChatPort, ChatTask, ChatTurn } from '../../src/chat/chat-port.ts'
import { writeSearchQuery } from '../../src/chat/search-query.ts'
import type { Dictionary } from '../../src/dictionary/dictionary.ts'
import type { MathSolver } from '../../src/math/math-tasks.ts'
import { type Checked, checkProvenance, type Origin } from './check-provenance.ts'
import type { Conversation } from './conversations.ts'
import type { Search } from './lexical-library.ts'

export type Exchange = {
  about: string
  task: ChatTask
  reply: ChatEngineReply
  pieces: string[]
  checked: Checked
  firstMs: number
}
export type ChatEvalResult = { exchanges: Exchange[]; faults: string[]; origins: Record<Origin, number> }

type Parts = {
  chat: ChatPort
  maths: MathSolver
  dictionary: Dictionary
  search: Search
  isChecked?: boolean
}

/** Holds every conversation and traces every sentence of every reply. */
export async function runChatEval(
  conversations: readonly Conversation[],
  parts: Parts,
): Promise<ChatEvalResult> {
  const exchanges: Exchange[] = []
  for (const conversation of conversations) exchanges.push(...(await converse(conversation, parts)))
  const origins: ChatEvalResult['origins'] = { quote: 0, step: 0, dictionary: 0, fact: 0, phrase: 0 }
  for (const { checked } of exchanges)
    for (const { origin } of checked.sentences) if (origin) origins[origin] += 1
  const faults = exchanges.flatMap(({ task, checked }) =>
    checked.faults.map((fault) => `${task.message}: ${fault}`),
  )
  return { exchanges, faults, origins }
}

async function converse(
  conversation: Conversation,
  { chat, maths, dictionary, search, isChecked = true }: Parts,
): Promise<Exchange[]> {
  const { about, messages, grade, page = null, learner = null, readingFocus = null } = conversation
  const role = conversation.role ?? (grade === null ? 'college' : 'student')
  const turns: ChatTurn[] = []
  const exchanges: Exchange[] = []
  for (const message of messages) {
    const lookedUp: ChatPassage[] = []
    const task: ChatTask = {
      message,
      turns: [...turns],
      messageType: 'text',
      reader: { grade, expertiseLevel: null, firstName: 'Ada', role },
      subject: null,
      page,
      ...(await search(writeSearchQuery({ message, turns }))),
      search: async (question) => {
        const { passages } = await search(question)
        lookedUp.push(...passages)
        return passages
      },
      learner,
      agents: ['tutor'],
      isSocratic: role === 'student',
      readingFocus,
    }
    const pieces: string[] = []
    const startedAt = performance.now()
    let firstMs = 0
    const reply = await chat(
      task,
      (piece) => {
        if (pieces.length === 0) firstMs = performance.now() - startedAt
        pieces.push(piece)
      },
      new AbortController().signal,
    )
    exchanges.push({
      about,
      task,
      reply,
      pieces,
      checked: isChecked
        ? await checkProvenance({ ...task, passages: [...task.passages, ...lookedUp] }, reply, {
            maths,
            dictionary,
          })
        : { sentences: [], faults: [] },
      firstMs,
    })
    turns.push({ role: 'user', content: message }, { role: 'assistant', content: reply.content })
  }
  return exchanges
}
