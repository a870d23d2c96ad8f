import { converse } from '../dialogue/converse.ts'
import type { DialogueState } from '../dialogue/dialogue-port.ts'
import { readState } from '../dialogue/state.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { MathSolver } from '../math/math-tasks.ts'
import { TutorUnavailable } from '../port.ts'
import { explainAskedWord } from '../safety/sensitive-words/sensitive-words.ts'
import type { ChatEngineReply, ChatPort, ChatTask, Segment } from './chat-port.ts'
import { looksLikeMath } from './math/looks-like-math.ts'
import { replyWithMath } from './math/math-reply.ts'
import { openQuestion } from './question/guard.ts'
import { isAboutQuestion, replyToQuestion } from './question/question-reply.ts'
import { isSameProblem, solveQuestion } from './question/same-problem.ts'
import { recognizeIntent } from './recognize-intent.ts'
import { replyFromMaterial, replyToFollowUp } from './replies/answer-reply.ts'
import { replyWithNextSteps, replyWithProgress } from './replies/learner-reply.ts'
import { replyWithMaterial, type TextTools } from './replies/material-reply.ts'
import { replyFromDictionary, replyWithCareful, replyWithMeaning } from './replies/meaning-reply.ts'
import { withStrategy } from './replies/reading-reply.ts'
import { readSpelling } from './respell.ts'
import { replyToSmallTalk } from './small-talk/small-talk-reply.ts'
import { createWriter, type Draft, listPieces, makeDraft } from './writing/draft.ts'

export type ChatParts = {
  texts: TextTools
  maths: MathSolver
  dictionary: Dictionary
  /** Small talk has other words every day. */
  now?: () => Date
}

/**
 * The tutor without a language model: it quotes the material, shows verified steps, looks words up, tells what the
 * product knows, and says fixed sentences. It says nothing else.
 */
export function createEmbeddedChat(parts: ChatParts): ChatPort {
  return async (task, say, signal) => {
    const { draft, state } = await respond(task, parts)
    const reply = await streamReply(draft, say, signal)
    return state ? { ...reply, dialogue: state } : reply
  }
}

type Decided = { draft: Draft; state?: DialogueState }

/** With a library the conversation is held by the dialogue engine; a question that counts keeps its own rules. */
async function respond(task: ChatTask, parts: ChatParts): Promise<Decided> {
  const { dialogue } = task
  if (!dialogue) return { draft: await decide(task, parts) }
  const state = readState(dialogue.state)
  if (task.messageType !== 'text' || isAboutPage(task) || explainHardWord(task))
    return { draft: await decide(task, parts), state }
  const { now = () => new Date() } = parts
  try {
    return await converse(task, dialogue, { ...parts, now })
  } catch (error) {
    if (!(error instanceof TutorUnavailable)) throw error
    return { draft: makeDraft([createWriter(task).phrase('mathsBusy')], { isAnswered: false }), state }
  }
}

/** A question that counts, and the learner's own texts, which no library takes apart: these are talked about by themselves. */
function isAboutPage({ page, dialogue }: ChatTask): boolean {
  if (openQuestion(page)) return true
  const isOwnText = page !== null && page.kind !== 'lesson' && page.kind !== 'question'
  return isOwnText && dialogue?.state?.open?.kind !== 'question'
}

async function decide(task: ChatTask, parts: ChatParts): Promise<Draft> {
  try {
    // As it was typed: words of other languages are no misspelled English.
    const careful = explainHardWord(task)
    if (careful) return careful
    const { task: read, said } = await readSpelling(task)
    const draft = withStrategy(read, await choose(read, parts))
    return said ? beginWith(said, draft) : draft
  } catch (error) {
    if (!(error instanceof TutorUnavailable)) throw error
    return makeDraft([createWriter(task).phrase('mathsBusy')], { isAnswered: false })
  }
}

function beginWith(said: Segment, draft: Draft): Draft {
  const body = draft.body === undefined ? {} : { body: `${said.text} ${draft.body}` }
  return { ...draft, segments: [said, ...draft.segments], ...body }
}

function explainHardWord({ message, messageType, reader }: ChatTask): Draft | null {
  const said = messageType === 'text' ? explainAskedWord(message, reader.language) : null
  return said && replyWithCareful(said)
}

async function choose(task: ChatTask, parts: ChatParts): Promise<Draft> {
  const { texts, maths, dictionary, now = () => new Date() } = parts
  const careful = explainHardWord(task)
  if (careful) return careful
  const intent = recognizeIntent(task.message, task.messageType)
  if (intent.kind === 'smallTalk') return replyToSmallTalk(task, intent.about, now())
  if (intent.kind === 'material') return replyWithMaterial(task, intent, texts)
  if (intent.kind === 'next') return replyWithNextSteps(task)
  if (intent.kind === 'progress') return replyWithProgress(task)

  const question = openQuestion(task.page)
  if (question) {
    const solution = await solveQuestion(question, maths)
    const isIt = isAboutQuestion(task, intent) || (await isSameProblem(task, question, solution, maths))
    if (isIt) return replyToQuestion(task, intent, solution, maths)
  } else {
    const reply = await replyWithMath(task, intent, maths)
    if (reply) return reply
  }
  if (intent.kind === 'aboutPage' && task.page && task.page.kind !== 'question')
    return replyWithMaterial(task, { type: 'summary', topic: null }, texts).then(asText)
  if (intent.kind === 'meaning') return replyWithMeaning(task, intent.word, dictionary)
  if (intent.kind === 'followUp') return replyToFollowUp(task, intent.wants)
  if (question && looksLikeMath(task.message)) {
    const reply = await replyWithMath(task, intent, maths)
    if (reply) return reply
  }
  const draft = replyFromMaterial(task)
  return draft.isAnswered ? draft : replyFromDictionary(task, dictionary)
}

/** "What is this about?" is answered, not made to be kept. */
const asText = (draft: Draft): Draft => ({ ...draft, messageType: 'text' })

/** Says piece by piece; whoever stops it has what was said until then. */
async function streamReply(
  draft: Draft,
  say: (piece: string) => void,
  signal: AbortSignal,
): Promise<ChatEngineReply> {
  let content = ''
  const segments: Segment[] = []
  for (const { piece, segments: own } of listPieces(draft)) {
    if (signal.aborted) break
    say(piece)
    content += piece
    segments.push(...own)
    // Lets a wish to stop come in between.
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
  const { body: _, ...reply } = draft
  return { ...reply, content, segments, engine: 'embedded' }
}
