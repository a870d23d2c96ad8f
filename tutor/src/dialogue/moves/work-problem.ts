import type { ChatTask } from '../../chat/chat-port.ts'
import { looksLikeMath } from '../../chat/math/looks-like-math.ts'
import { replyWithMath } from '../../chat/math/math-reply.ts'
import { readLadder } from '../../chat/math/read-ladder.ts'
import type { Intent, WantedHelp } from '../../chat/recognize-intent.ts'
import type { Draft } from '../../chat/writing/draft.ts'
import type { Act } from '../acts/act.ts'
import type { DialogueState } from '../dialogue-port.ts'
import { readAttempt } from '../read-attempt.ts'
import type { MoveReply, Scene } from '../scene.ts'

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
  const ladder = readLadder(task.turns)
  const isAtWork = state.open?.kind === 'problem' && ladder !== null && !ladder.isDone
  const wants = (isAtWork ? WISHES : state.open === null && ladder ? WISHES_AFTER : {})[act]
  if (wants && !isNewQuestion(message)) {
    const helped = await replyWithMath(task, { kind: 'followUp', wants }, tools.maths)
    if (helped) return toReply(scene, helped, ladder?.problem ?? message)
  }
  const attempt = readAttempt(message)
  const isAttempt = isAtWork && ATTEMPTS.includes(act) && attempt !== null
  if (isAttempt) {
    const judged = await replyWithMath(withMessage(task, attempt), QUESTION, tools.maths)
    if (judged?.isAnswered) return toReply(scene, judged, ladder.problem)
  }
  if (!looksLikeMath(message)) return null
  const solution = await replyWithMath(withMessage(task, message, !isAtWork), QUESTION, tools.maths)
  return solution?.isAnswered ? toReply(scene, solution, message) : null
}

const QUESTION: Intent = { kind: 'question' }
const MOST_WORDS_OF_WISH = 6
const isNewQuestion = (message: string) => message.trim().split(/\s+/).length > MOST_WORDS_OF_WISH

/** A new problem is not judged as a line of an old one. */
function withMessage(task: ChatTask, message: string, isFresh = false): ChatTask {
  return { ...task, message, turns: isFresh ? [] : task.turns }
}

function toReply(scene: Scene, draft: Draft, problem: string): MoveReply {
  const isSolved = draft.segments.some(({ kind, text }) => kind === 'phrase' && RIGHT.test(text))
  const isShown = draft.help === 'solution'
  const before = scene.state.open?.kind === 'problem' ? scene.state.open : null
  const open: DialogueState['open'] =
    isSolved || isShown
      ? null
      : { kind: 'problem', text: problem, tries: before?.tries ?? 0, hints: before?.hints ?? 0 }
  const state: DialogueState = {
    ...scene.state,
    open,
    run: null,
    offer: isSolved ? 'practice' : null,
    mood: isSolved ? 'usual' : scene.state.mood,
    asked: scene.state.asked,
  }
  return { draft, state }
}
const RIGHT = /^Yes, that is right/
