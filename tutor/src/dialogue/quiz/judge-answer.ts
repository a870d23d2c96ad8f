import type { Segment } from '../../chat/chat-port.ts'
import type { OpenTask, Verdict } from '../dialogue-port.ts'
import { type MoveReply, reply, type Scene } from '../scene.ts'
import { countAnswer, startRun } from '../state.ts'
import { asValue } from '../voice.ts'
import { askQuestion } from './ask-question.ts'
import { endRun } from './end-run.ts'
import { showSolution } from './help.ts'
import type { Question } from './lesson-questions.ts'
import { askLeft } from './list-quiz.ts'

export type OpenQuestion = Extract<OpenTask, { kind: 'question' }>

const TRIES = 2

/** Says whether it is right; a wrong answer is explained by the idea behind it, and tried once more. */
export async function judgeAnswer(
  scene: Scene,
  open: OpenQuestion,
  question: Question,
  verdict: Verdict,
): Promise<MoveReply> {
  const { voice, state } = scene
  const run = state.run ?? startRun(question.skill, 1)
  if (verdict.verdict === 'right') {
    // A right answer after the whole way was shown says nothing about what is held.
    const counted = open.hasSeenSolution || open.tries > 0 ? run : countAnswer(run, true, null)
    const praise = open.tries > 0 ? voice.say('rightAfterTry') : voice.say('right')
    return goOn(
      { ...scene, state: { ...state, run: counted, open: null, mood: 'usual', stuck: 0 } },
      [praise],
      counted,
    )
  }
  const mistake = verdict.mistake
  const said: Segment[] = [
    voice.say(verdict.verdict === 'half' ? 'half' : 'wrong'),
    ...(mistake === null ? [] : [voice.say('mistake', { mistake: asValue(mistake) })]),
  ]
  const counted = open.tries === 0 ? countAnswer(run, false, mistake) : run
  const tried: OpenQuestion = { ...open, tries: open.tries + 1 }
  const after = { ...scene, state: { ...state, run: counted, open: tried } }
  if (tried.tries >= TRIES && verdict.verdict !== 'half') return solveAndGoOn(after, tried, said)
  const hint = mistake === null ? question.hints[Math.min(open.hints, 1)] : undefined
  const nudge = hint ? [voice.say('hintIntro'), { kind: 'fact' as const, text: hint }] : []
  return reply(after, [...said, ...nudge, voice.say('tryAgain')], {
    followUps: [voice.chip('chipHint'), voice.chip('chipShow'), voice.chip('chipSkip')],
    help: hint ? 'hint' : 'none',
    state: hint ? { ...after.state, open: { ...tried, hints: open.hints + 1 } } : after.state,
  })
}

/** A free answer that nobody can judge for sure is put beside that of the lesson. */
export async function compareFreeAnswer(scene: Scene, open: OpenQuestion): Promise<MoveReply> {
  const { voice, state, desk } = scene
  const solution = await desk.solve(open.ref)
  const answer: Segment[] = solution ? [voice.say('lessonAnswers', { answer: solution.answer })] : []
  const run = state.run ?? startRun(null, 1)
  return goOn({ ...scene, state: { ...state, open: null } }, [voice.say('compareAnswer'), ...answer], run)
}

/** After two tries the way is shown, and the next question is an easier one. */
async function solveAndGoOn(scene: Scene, open: OpenQuestion, said: readonly Segment[]): Promise<MoveReply> {
  const solution = await showSolution(scene, open)
  const { run } = scene.state
  if (!run) return reply(scene, [...said, ...solution], { help: 'solution' })
  const next = await goOn({ ...scene, state: { ...scene.state, open: null } }, [...said, ...solution], run)
  return { ...next, draft: { ...next.draft, help: 'solution' } }
}

async function goOn(
  scene: Scene,
  before: readonly Segment[],
  run: NonNullable<Scene['state']['run']>,
): Promise<MoveReply> {
  const { voice, guide, state } = scene
  if (run.left.length > 0) return askLeft(scene, run, before)
  const isRun = run.most > 1
  if (guide && isRun && run.asked < run.most) {
    const intro = run.difficulty > (scene.state.run?.difficulty ?? 1) ? 'nextHarder' : 'nextQuestion'
    return askQuestion(scene, guide, { run, difficulty: run.difficulty, intro, before })
  }
  if (isRun) return endRun(scene, run, before)
  return reply(scene, [...before, voice.say('anotherOne')], {
    state: { ...state, open: null, offer: 'practice', run },
    followUps: [voice.chip('chipOneMore'), voice.chip('chipHarder'), voice.chip('chipWhatNext')],
  })
}
