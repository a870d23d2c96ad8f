import type { MathSolver } from '../../math/math-tasks.ts'
import type { Solution } from '../../math/solution.ts'
import { findQuestionStems, findStems } from '../../retrieval/stems.ts'
import type { ChatTask, Segment } from '../chat-port.ts'
import { showExample } from '../math/math-reply.ts'
import { revealsAnswer } from '../math/reveals-answer.ts'
import { SUGGESTIONS, wasSaid } from '../phrases.ts'
import { pickSentences } from '../pick-sentences.ts'
import { type Intent, tidyMessage } from '../recognize-intent.ts'
import { mayQuoteTo } from '../replies/may-quote.ts'
import { writeAsWords } from '../writing/defuse.ts'
import { createSourceList, createWriter, type Draft, makeDraft } from '../writing/draft.ts'
import { openQuestion } from './guard.ts'

const SAME_QUESTION = 0.7
const ASKS_ANSWER =
  /\b(?:what(?:'s| is)|which(?: one)?(?: is)?|tell me|give me|is)\b.{0,25}\b(?:answer|right|correct|solution|option|choice)\b|^(?:is (?:it|the answer)|it(?:'s| is)|i (?:think|guess|say|choose|pick)(?: it(?:'s| is))?|my answer is|the answer is)\b|^(?:option |answer |letter )?[a-h]\)?$|^which (?:one|option|answer|is)\b/i
const ASKS_HELP =
  /\b(?:this|the|that) (?:question|problem|exercise|task|one)\b|\bhow (?:do|can|should|would) i (?:do|solve|answer|work out|figure out) (?:this|it|that)\b|\bwhat (?:do|should) i do\b/i

/** Whether a message is about the question that is open, and not about its topic. */
export function isAboutQuestion(task: ChatTask, intent: Intent): boolean {
  const question = openQuestion(task.page)
  if (!question) return false
  const message = tidyMessage(task.message)
  if (intent.kind === 'followUp') return true
  if (intent.kind !== 'question' && intent.kind !== 'aboutPage') return false
  if (ASKS_ANSWER.test(message) || ASKS_HELP.test(message) || intent.kind === 'aboutPage') return true
  if (question.options.some((option) => tidyMessage(option).toLowerCase() === message.toLowerCase()))
    return true
  const stems = findQuestionStems(task.message)
  const asked = new Set(findStems(question.text))
  return stems.length >= 3 && stems.filter((stem) => asked.has(stem)).length >= SAME_QUESTION * asked.size
}

/**
 * The ladder at a question that counts: a nudge, its own hints one by one, a passage that holds no option. Its key is
 * not known here, so there is no last rung.
 */
export async function replyToQuestion(
  task: ChatTask,
  intent: Intent,
  solution: Solution | null,
  math: MathSolver,
): Promise<Draft> {
  const question = openQuestion(task.page)
  if (!question) throw new Error('no question is open')
  const { phrase, fact, step } = createWriter(task)
  const said = readSaidAbout(task, question.text)
  const message = tidyMessage(task.message)
  const wantsAnswer = (intent.kind === 'followUp' && intent.wants === 'solution') || ASKS_ANSWER.test(message)
  const isGuess =
    /^(?:is it|it(?:'s| is)|i (?:think|guess|say|choose|pick)|my answer|the answer is|(?:option |answer )?[a-h]\)?$)/i.test(
      message,
    )
  const keep = wantsAnswer ? [isGuess ? phrase('questionEnter') : phrase('questionKeep')] : []
  const suggest = { followUps: [SUGGESTIONS.hint] }

  if (!said.some((content) => wasSaid('questionNudge', content))) {
    const nudge = solution?.hints[0]
    const thought = nudge && !revealsAnswer(nudge, solution) ? [step(nudge)] : []
    return makeDraft([...keep, phrase('questionNudge'), ...thought], { ...suggest, help: 'nudge' })
  }
  const own = [
    ...question.hints,
    ...(solution?.hints[1] && !revealsAnswer(solution.hints[1], solution) ? [solution.hints[1]] : []),
  ]
  const next = own.find(
    (hint) => !said.some((content) => content.includes(writeAsWords(hint)) || content.includes(hint)),
  )
  if (next !== undefined) {
    const isOwn = question.hints.includes(next)
    const hint = isOwn ? fact('questionHint', { hint: writeAsWords(next) }) : step(next)
    return makeDraft([...keep, phrase('mathsHint'), hint], { ...suggest, help: 'hint' })
  }
  if (solution) return showTwin(task, question, solution, math, keep, said)
  const list = createSourceList()
  const { sentences, isAnswered } = pickSentences(task, question.text, mayQuoteTo(task))
  const asked = findQuestionStems(question.text)
  const fresh = sentences.filter(
    ({ text }) =>
      findStems(text).some((stem) => asked.includes(stem)) &&
      !said.some((content) => content.includes(writeAsWords(text))),
  )
  if (isAnswered && fresh.length > 0) {
    const quotes = fresh.map(({ text, source }) => ({
      kind: 'quote' as const,
      text,
      source: list.place(source),
    }))
    return makeDraft([...keep, phrase('questionPassage'), ...quotes], {
      ...suggest,
      sources: list.sources,
      help: 'hint',
    })
  }
  return makeDraft([...keep, phrase('questionDone')], { help: 'hint' })
}

/** What was said since the question was copied into the chat: hints on another one are none on this. */
function readSaidAbout({ turns, message }: ChatTask, question: string): string[] {
  const copy = spell(question)
  const isCopied = (text: string) => copy !== '' && spell(text).includes(copy)
  const first = turns.findIndex(({ role, content }) => role === 'user' && isCopied(content))
  const since = first >= 0 ? turns.slice(first) : isCopied(message) ? [] : turns
  return since
    .filter(({ role, isAboutOther }) => role === 'assistant' && !isAboutOther)
    .map(({ content }) => content)
}

const spell = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')

/** Of a question of math a problem like it is shown, solved; never one with the same answer or that of an option. */
async function showTwin(
  task: ChatTask,
  { text, options }: { text: string; options: string[] },
  solution: Solution,
  math: MathSolver,
  keep: Segment[],
  said: string[],
): Promise<Draft> {
  const { phrase } = createWriter(task)
  const examples = said.filter((content) => wasSaid('mathsExample', content)).length
  const draft = await showExample(task, { problem: text, examples }, solution, math, keep)
  const isTelling = draft.segments.some(
    ({ kind, text: shown }) =>
      kind === 'step' && /^\*\*Answer/.test(shown) && options.some((one) => shown.includes(`$${one}$`)),
  )
  if (examples > 1 || isTelling || draft.help !== 'example')
    return makeDraft([...keep, phrase('questionDone')], { help: 'hint' })
  return draft
}
