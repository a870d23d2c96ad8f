import type { Act } from './acts/act.ts'
import { isElliptic } from './knowledge/follow-up.ts'
import { comfort } from './moves/comfort.ts'
import { endRun } from './quiz/end-run.ts'
import { helpWithQuestion } from './quiz/help.ts'
import { compareFreeAnswer, judgeAnswer, type OpenQuestion } from './quiz/judge-answer.ts'
import type { Question } from './quiz/lesson-questions.ts'
import { askLeft } from './quiz/list-quiz.ts'
import { askNext, tellStopped } from './quiz/start-quiz.ts'
import { namesOption, writeQuestion } from './quiz/write-question.ts'
import { beginReply, type MoveReply, reply, type Scene } from './scene.ts'

const ANSWERS: readonly Act[] = ['answer', 'check', 'problem', 'yes-no']
const WANTS_HINT: readonly Act[] = ['hint', 'dont-know', 'stuck', 'again', 'simpler']
const WANTS_WAY: readonly Act[] = ['show']
const WANTS_EXAMPLE: readonly Act[] = ['example', 'differently']
const GOES_ON: readonly Act[] = ['next', 'quiz']
const STOP =
  /^(?:(?:ok(?:ay)?|please|pls|can we|i want to|lets?|let's)\s+)*(?:stop|quit|enough|no more(?: questions)?|end(?: (?:it|the quiz|quiz))?|i'?m done|im done|i am done|that'?s enough|para|basta|stopp?|arr[êe]te|aufh[öo]ren|genug|停|不做了|结束)\b/i
const SKIP = /\b(?:skip|pass|next one|salta\w*|passe|[üu]berspring\w*)\b|跳过/i
/** Longer than an answer to a question of school. */
const MOST_ANSWER_WORDS = 12

/** What is said while a question of ours waits; null when it is about something else, and the question stays open. */
export async function answerOpenQuestion(
  scene: Scene,
  open: OpenQuestion,
  question: Question,
): Promise<MoveReply | null> {
  const { act, message, state, desk, voice } = scene
  if (STOP.test(message) || isDone(scene)) return stop(scene)
  const isNamed = namesOption(question, message)
  if (isNamed || ANSWERS.includes(act) || mayBeAnswer(scene, question)) {
    const verdict = await desk.judge(open.ref, message)
    if (verdict.verdict !== 'unreadable') return judgeAnswer(scene, open, question, verdict)
    if (open.ref.kind === 'try' && ANSWERS.includes(act)) return compareFreeAnswer(scene, open)
    if (act === 'answer' || isNamed)
      return reply(scene, [voice.say(question.options.length > 0 ? 'unreadableChoice' : 'unreadable')], {
        isAnswered: false,
        followUps: [voice.chip('chipHint'), voice.chip('chipDontKnow')],
      })
  }
  if (SKIP.test(message) || GOES_ON.includes(act)) return skip(scene)
  if (WANTS_WAY.includes(act)) return helpWithQuestion(scene, open, question, 'solution')
  if (WANTS_EXAMPLE.includes(act) && question.hints.length > 2)
    return helpWithQuestion(scene, { ...open, hints: Math.max(2, open.hints) }, question, 'hint')
  const asksHow = act === 'how' && isElliptic(message)
  if ((WANTS_HINT.includes(act) || asksHow) && message.split(/\s+/).length <= MOST_ANSWER_WORDS)
    return helpWithQuestion(scene, open, question, 'hint')
  if (act === 'feelings' || act === 'bored') return comfort(scene)
  if (act === 'back') {
    return reply(scene, [voice.say('stillOpen'), ...writeQuestion(question)], {
      state,
      followUps: [voice.chip('chipHint'), voice.chip('chipSkip'), voice.chip('chipStop')],
    })
  }
  return null
}

/** A word, a number or a name can be an answer, whatever it looks like by itself. */
function mayBeAnswer({ act, message }: Scene, { options }: Question): boolean {
  const words = message.trim().split(/\s+/).length
  if (act === 'define' || act === 'fact' || act === 'compare')
    return words <= 3 && !/\?|^(?:wh|how)/i.test(message)
  return act === 'proud' && options.length === 0 && /\d/.test(message)
}

const isDone = ({ act, message }: Scene) =>
  act === 'small-talk' &&
  /\b(?:bye|done|gtg|go now|thx|thanks|adi[oó]s|tsch[üu]ss|au revoir)\b|再见/i.test(message)

function stop(scene: Scene): MoveReply | Promise<MoveReply> {
  const { run } = scene.state
  if (!run || run.right + run.wrong === 0) return tellStopped(scene)
  return endRun(scene, run, [])
}

async function skip(scene: Scene): Promise<MoveReply> {
  const { state, voice } = scene
  const fine = [voice.say('skipped')]
  if (state.run && state.run.left.length > 0) return askLeft(scene, state.run, fine)
  return beginReply(fine, await askNext({ ...scene, message: '' }))
}
