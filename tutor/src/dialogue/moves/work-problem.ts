import type { ChatTask } from '../../chat/chat-port.ts'
import { looksLikeMath } from '../../chat/math/looks-like-math.ts'
import { replyWithMath } from '../../chat/math/math-reply.ts'
import { readLadder } from '../../chat/math/read-ladder.ts'
import { type PhraseId, SUGGESTIONS, wasSaid } from '../../chat/phrases.ts'
import type { Intent, WantedHelp } from '../../chat/recognize-intent.ts'
import { readWords } from '../../chat/writing/defuse.ts'
import type { Draft } from '../../chat/writing/draft.ts'
import type { Act } from '../acts/act.ts'
import type { DialogueState } from '../dialogue-port.ts'
import { readAttempt } from '../read-attempt.ts'
import type { MoveReply, Scene } from '../scene.ts'
import { PICTURE } from './explain.ts'

/** What a learner who works on a problem wants by an act. */
const WISHES: Partial<Record<Act, WantedHelp>> = {
  hint: 'hint',
  'dont-know': 'stuck',
  stuck: 'stuck',
  again: 'stuck',
  simpler: 'simpler',
  show: 'solution',
  example: 'example',
  differently: 'example',
  why: 'why',
  next: 'hint',
}
/** What a learner wants who is done with it. */
const WISHES_AFTER: Partial<Record<Act, WantedHelp>> = {
  again: 'simpler',
  simpler: 'simpler',
  show: 'solution',
  example: 'example',
  differently: 'example',
  why: 'why',
  next: 'practice',
  quiz: 'practice',
}

const ATTEMPTS: readonly Act[] = ['answer', 'check', 'problem', 'fact', 'define', 'yes-no', 'proud']

/** The ladder of the Math Tutor, for a problem that was typed or is at hand; null when the message is about something else. */
export async function workOnProblem(scene: Scene): Promise<MoveReply | null> {
  const { task, act, message, state, tools } = scene
  const read = readLadder(task.turns)
  const known = state.open?.kind === 'problem' ? state.open.text : undefined
  const ladder = read && known !== undefined ? { ...read, problem: known } : read
  const isAtWork = state.open?.kind === 'problem' && ladder !== null && !ladder.isDone
  // A picture comes from the lesson, where there is one.
  if (PICTURE.test(message) && scene.guide?.parts.some(({ kind }) => kind === 'figure')) return null
  const wants = (isAtWork ? WISHES : state.open === null && ladder ? WISHES_AFTER : {})[act]
  if (wants && !isNewQuestion(message)) {
    const helped = await replyWithMath(task, { kind: 'followUp', wants }, tools.maths, known)
    if (helped) return toReply(scene, helped, ladder?.problem ?? message)
  }
  const attempt = readAttempt(message)
  const isAttempt = isAtWork && ATTEMPTS.includes(act) && attempt !== null
  if (isAttempt) {
    const judged = await replyWithMath(withMessage(task, attempt), QUESTION, tools.maths, known)
    if (judged?.isAnswered) return toReply(scene, judged, ladder.problem)
  }
  if (!looksLikeMath(message)) return null
  for (const problem of listReadings(message, ladder?.problem ?? null)) {
    const solution = await replyWithMath(withMessage(task, problem, true), QUESTION, tools.maths)
    if (solution?.isAnswered) return toReply(scene, solution, problem)
  }
  return null
}

const TALK =
  /^(?:(?:now|ok(?:ay)?|k|so|and|then|what about|how about|wat about|try|next|pls|please|can (?:u|you) (?:do|solve)|how do i (?:do|solve)?|help(?: me)? with|wh?ats?|what's|what is)[\s,:]+)+/i
const VERB =
  /^\s*(?:factor(?:ise|ize)?|solve|simplify|expand|evaluate|differentiate|integrate|derivative of)\b/i

/** As it was typed; without the words around it; its equation alone; with the verb of the problem before ("now x² + 5x"). */
function listReadings(message: string, before: string | null): string[] {
  const bare = message
    .replace(TALK, '')
    .replace(/[\s?.!]+$/, '')
    .trim()
  const verb = before === null ? undefined : VERB.exec(before)?.[0]
  const isExpression =
    !/[=<>]/.test(bare) && /[a-z]/i.test(bare) && (bare.match(/[a-z]{2,}/gi) ?? []).length === 0
  const equation = EQUATION.exec(bare)?.[0]?.trim()
  return [
    ...(verb && isExpression ? [`${verb.trim()} ${bare}`] : []),
    message,
    ...(bare !== message ? [bare] : []),
    ...(equation && equation !== bare ? [equation] : []),
  ].filter((one, at, all) => one !== '' && all.indexOf(one) === at)
}

/** A side, a sign, a side: what stands between words. */
const EQUATION =
  /(?<!\p{L})(?:[\d(√-]|[a-z](?!\p{L}))(?:[\d\s+\-*/^()²³.√]|(?<!\p{L})[a-z](?!\p{L}))*=\s*-?[\d(a-z][\d\s+\-*/^().]*$/iu

/** What can be tapped is in the learner's language, too. */
function inLanguage({ voice, state }: Scene, draft: Draft): Draft {
  if (state.language === 'en') return draft
  const isDone = draft.followUps.includes(SUGGESTIONS.practice)
  return {
    ...draft,
    followUps: isDone ? [voice.chip('chipOneMore')] : [voice.chip('chipHint'), voice.chip('chipExample')],
  }
}

const QUESTION: Intent = { kind: 'question' }
const MOST_WORDS_OF_WISH = 6
const isNewQuestion = (message: string) => message.trim().split(/\s+/).length > MOST_WORDS_OF_WISH

/** A new problem is not judged as a line of an old one. */
function withMessage(task: ChatTask, message: string, isFresh = false): ChatTask {
  return { ...task, message, turns: isFresh ? [] : task.turns }
}

function toReply(scene: Scene, draft: Draft, problem: string): MoveReply {
  const has = (id: PhraseId) =>
    draft.segments.some(({ kind, text }) => kind === 'phrase' && wasSaid(id, text))
  const isSolved = has('mathsRight')
  const made = has('mathsPractice') ? draft.segments.find(({ kind }) => kind === 'step')?.text : undefined
  const isShown = draft.help === 'solution'
  const before = scene.state.open?.kind === 'problem' ? scene.state.open : null
  const open: DialogueState['open'] =
    isSolved || isShown
      ? null
      : {
          kind: 'problem',
          text: made === undefined ? problem : readWords(made),
          tries: before?.tries ?? 0,
          hints: before?.hints ?? 0,
        }
  const state: DialogueState = {
    ...scene.state,
    open,
    run: null,
    offer: isSolved ? 'practice' : null,
    mood: isSolved ? 'usual' : scene.state.mood,
    asked: scene.state.asked,
  }
  return { draft: inLanguage(scene, draft), state }
}
