import { writeAsWords } from '../../chat/writing/defuse.ts'
import { createWriter } from '../../chat/writing/draft.ts'
import type { LessonGuide } from '../dialogue-port.ts'
import { findTopicLesson } from '../knowledge/find-answer.ts'
import { GATE } from '../knowledge/gate.ts'
import { askWhich } from '../moves/ask-which.ts'
import { type Move, type MoveReply, reply, type Scene } from '../scene.ts'
import { startRun, toTopic, withTopic } from '../state.ts'
import { isOneWord } from '../words.ts'
import { askQuestion, beginRun } from './ask-question.ts'
import { listQuiz } from './list-quiz.ts'

export const MOST_OF_RUN = 5
const MOST_ASKED = 10
const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** How many questions are wanted: "a question", "another one", "5 questions", "quiz me". */
export function countWanted(message: string): number {
  const digits = /\b(\d{1,2})\b/.exec(message)?.[1]
  if (digits) return Math.min(MOST_ASKED, Math.max(1, Number(digits)))
  const word = NUMBER_WORDS.findIndex((one, at) => at > 1 && new RegExp(`\\b${one}\\b`, 'i').test(message))
  if (word > 1) return word
  return SINGLE.test(message) ? 1 : MOST_OF_RUN
}

const SINGLE =
  /\b(?:an? (?:\w+ )?(?:one|question|problem)|one(?: more)?|another(?: one)?|give me one|una? (?:pregunta|problema|m[aá]s)|une? (?:question|autre)|eine? (?:frage|aufgabe)|noch eine?)\b|一道|一个|再来一/iu

/** "Quiz me", "an easy one", "test me on volcanoes": a run of real questions, each judged. */
export const quizMe: Move = async (scene) => {
  const moved = await moveToTopic(scene)
  if (!moved.guide)
    return MATHS.test(`${moved.state.asked ?? ''} ${scene.message}`) ? easyMaths(moved) : askWhich(moved)
  const { run, difficulty } = await beginRun(moved, moved.guide)
  const most = countWanted(scene.message)
  return askQuestion(moved, moved.guide, {
    run: { ...run, most },
    difficulty,
    intro: most > 1 ? 'quizStart' : 'oneQuestion',
  })
}

const MATHS = /\b(?:math\w*|numbers?|easy|f[aá]cil|facile|leicht\w*|matem[aá]ticas?|mathe)\b|数学|容易|简单/i

/** Nothing is open yet: a small sum is a step that works. */
async function easyMaths(scene: Scene): Promise<MoveReply> {
  const { tools, state, task, voice } = scene
  const made = await tools.maths.makeSimilar({
    kind: 'arithmetic',
    seed: `easy ${state.turn}`,
    like: likeOf(task.reader.grade),
  })
  if (!made) return askWhich(scene)
  const { phrase, step } = createWriter(task)
  return reply(scene, [phrase('mathsPractice'), step(writeAsWords(made.problem)), voice.say('yourAnswer')], {
    state: {
      ...state,
      open: { kind: 'problem', text: made.problem, tries: 0, hints: 0 },
      run: null,
      offer: null,
    },
    followUps: [voice.chip('chipHint'), voice.chip('chipDontKnow')],
  })
}

/** A sum that most of a grade can do in the head. */
const likeOf = (grade: number | null): string =>
  grade === null || grade > 5 ? '7 × 8' : grade > 3 ? '6 × 4' : grade > 1 ? '14 + 5' : '3 + 4'

/** "Make me a quiz": all questions at once, then their answers one by one. */
export const makeQuiz: Move = async (scene) => {
  const moved = await moveToTopic(scene)
  if (!moved.guide) return askWhich(moved)
  const { run, difficulty } = await beginRun(moved, moved.guide)
  return listQuiz(moved, moved.guide, run, difficulty, countWanted(scene.message))
}

/** "Next" within a run, or one more after it. */
export const askNext: Move = async (scene) => {
  const { guide, state } = scene
  if (!guide) return askWhich(scene)
  const run = state.run ?? startRun(null, 1)
  const difficulty = /hard|dif[ií]cil|difficile|schwer|难/i.test(scene.message)
    ? 3
    : /eas|f[aá]cil|facile|leicht|einfach|简单/i.test(scene.message)
      ? 1
      : run.difficulty
  const most = Math.max(run.most, run.asked + 1)
  return askQuestion(scene, guide, { run: { ...run, most }, difficulty, intro: 'nextQuestion' })
}

export async function moveToTopic(scene: Scene): Promise<Scene> {
  const { topicWords, library, task, guide, state } = scene
  if (
    topicWords === null ||
    (guide &&
      isOneWord(`${guide.title} ${guide.subject} ${state.topic?.section} ${state.topic?.words}`, topicWords))
  )
    return scene
  const found = await findTopicLesson(topicWords, { library, grade: task.reader.grade })
  // A long "topic" is rather the question itself.
  const isSure = found !== null && (guide === null || (found.likeness >= GATE.taught && isShort(topicWords)))
  const isHere = !isSure || found.lessonId === guide?.lessonId || found.lessonId === null
  const next: LessonGuide | null = isHere ? guide : await library.openLesson(found.lessonId as number)
  if (!next || next.lessonId === guide?.lessonId) return scene
  const topic = toTopic(next, found?.passage.heading ?? null, topicWords)
  return { ...scene, guide: next, state: { ...withTopic(state, topic), asked: null } }
}

const MOST_TOPIC_WORDS = 5
const isShort = (words: string) => words.split(/\s+/).length <= MOST_TOPIC_WORDS

export const tellStopped: Move = async (scene) =>
  reply(scene, [scene.voice.say('stopped')], {
    state: { ...scene.state, open: null, run: null },
    followUps: [scene.voice.chip('chipWhatNext'), scene.voice.chip('chipSummary')],
  })
