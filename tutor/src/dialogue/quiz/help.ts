import type { Segment } from '../../chat/chat-port.ts'
import type { OpenTask } from '../dialogue-port.ts'
import { type MoveReply, reply, type Scene } from '../scene.ts'
import { asValue } from '../voice.ts'

import type { Question } from './lesson-questions.ts'

type OpenQuestion = Extract<OpenTask, { kind: 'question' }>
const RUNGS = ['nudge', 'hint', 'example'] as const

/** The next rung: a nudge, a targeted hint, a worked example with other numbers; the whole way only after an own try. */
export async function helpWithQuestion(
  scene: Scene,
  open: OpenQuestion,
  question: Question,
  wants: 'hint' | 'solution',
): Promise<MoveReply> {
  const { voice, state, task } = scene
  const mayShow = open.tries > 0 || !task.isSocratic || open.hints > RUNGS.length
  if (wants === 'solution' && mayShow) return tellSolution(scene, open)
  const first = wants === 'solution' ? [voice.say('tryFirst')] : []
  const hint = question.hints[open.hints]
  if (hint === undefined)
    return open.tries > 0 || open.hints > 0
      ? reply(scene, [...first, voice.say('noMoreHints'), voice.say('guess')], {
          state: { ...state, open: { ...open, hints: open.hints + 1 } },
          followUps: [voice.chip('chipShow'), voice.chip('chipSkip')],
        })
      : fromLesson(scene, open, question, first)
  const rung = RUNGS[Math.min(open.hints, RUNGS.length - 1)] ?? 'hint'
  const intro = rung === 'example' ? voice.say('exampleIntro') : voice.say('hintIntro')
  return reply(scene, [...first, intro, { kind: 'fact', text: hint }, voice.say('yourTurn')], {
    state: { ...state, open: { ...open, hints: open.hints + 1 } },
    followUps: [voice.chip('chipMoreHint'), voice.chip('chipShow'), voice.chip('chipSkip')],
    help: rung,
  })
}

/** Questions of a quiz have no hints of their own: where to look is one, if it does not hold the answer. */
function fromLesson(
  scene: Scene,
  open: OpenQuestion,
  question: Question,
  first: readonly Segment[],
): MoveReply {
  const { voice, state, guide } = scene
  const nudge = question.options.length > 2 ? voice.say('crossOut') : voice.say('readAgain')
  const place = guide ? [voice.say('lookIn', { title: asValue(guide.title) })] : []
  return reply(scene, [...first, nudge, ...place, voice.say('yourTurn')], {
    state: { ...state, open: { ...open, hints: open.hints + 1 } },
    followUps: [voice.chip('chipShow'), voice.chip('chipSkip')],
    help: 'nudge',
  })
}

async function tellSolution(scene: Scene, open: OpenQuestion): Promise<MoveReply> {
  const { voice, state } = scene
  const solution = await showSolution(scene, open)
  return reply(scene, [...solution, voice.say('anotherOne')], {
    state: { ...state, open: null, offer: 'practice' },
    followUps: [voice.chip('chipOneMore'), voice.chip('chipEasier'), voice.chip('chipSimpler')],
    help: 'solution',
  })
}

export async function showSolution({ voice, desk }: Scene, { ref }: OpenQuestion): Promise<Segment[]> {
  const solution = await desk.solve(ref)
  if (!solution) return []
  const steps = solution.steps.map((step, at): Segment => ({ kind: 'step', text: `${at + 1}. ${step}` }))
  const answer: Segment = voice.say('answerIs', { answer: solution.answer })
  return [...(steps.length > 0 ? [voice.say('wayIntro'), ...steps] : []), answer]
}
