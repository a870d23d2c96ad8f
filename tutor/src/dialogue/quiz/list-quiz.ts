import type { Segment } from '../../chat/chat-port.ts'
import type { LessonGuide, Run } from '../dialogue-port.ts'
import { type MoveReply, reply, type Scene } from '../scene.ts'
import { addRefs, withOpen } from '../state.ts'
import { askQuestion, drawQuestion } from './ask-question.ts'
import { endRun } from './end-run.ts'
import type { Question } from './lesson-questions.ts'
import { writeQuestion } from './write-question.ts'

/** A numbered list; the first one is open, the rest wait. */
export async function listQuiz(
  scene: Scene,
  guide: LessonGuide,
  first: Run,
  difficulty: Run['difficulty'],
  count: number,
): Promise<MoveReply> {
  const { voice } = scene
  const questions: Question[] = []
  let run: Run = { ...first, most: count }
  while (questions.length < count) {
    const question = await drawQuestion(scene, guide, { run, difficulty })
    if (!question) break
    questions.push(question)
    run = addRefs({ ...run, asked: run.asked + 1 }, [question.ref])
  }
  const [one, ...rest] = questions
  if (!one) return askQuestion(scene, guide, { run: first, difficulty, intro: 'quizStart' })
  const left = rest.map(({ ref }) => ref)
  const count_ = String(questions.length)
  return reply(
    scene,
    [
      voice.say('quizList', { count: count_ }),
      ...questions.flatMap((question, at) => writeQuestion(question, at + 1)),
      voice.say('startWithFirst'),
    ],
    {
      state: { ...withOpen(scene.state, one.ref), run: { ...run, left } },
      followUps: [voice.chip('chipHint'), voice.chip('chipSkip'), voice.chip('chipStop')],
    },
  )
}

/** The next one of a quiz that was given as a list, by its number. */
export async function askLeft(scene: Scene, run: Run, before: readonly Segment[]): Promise<MoveReply> {
  const { voice, desk, state } = scene
  for (const [at, ref] of run.left.entries()) {
    const question = await desk.remake(ref)
    if (!question) continue
    const left = run.left.slice(at + 1)
    const number = run.refs.length - left.length
    return reply(scene, [...before, voice.say('nextOfList'), ...writeQuestion(question, number)], {
      state: { ...withOpen(state, ref), run: { ...run, left } },
      followUps: [voice.chip('chipHint'), voice.chip('chipSkip'), voice.chip('chipStop')],
    })
  }
  return endRun({ ...scene, state: { ...state, run: { ...run, left: [] } } }, { ...run, left: [] }, before)
}
