import { findStems } from '../../retrieval/stems.ts'
import type { AskedRef, LessonGuide, Topic } from '../dialogue-port.ts'
import { findTopicLesson } from '../knowledge/find-answer.ts'
import { type Block, readBlocks } from '../knowledge/read-blocks.ts'
import { writeQuestion } from '../quiz/write-question.ts'
import { type Move, type MoveReply, reply, type Scene } from '../scene.ts'
import { showBlocks } from '../show-blocks.ts'
import { toTopic, withTopic } from '../state.ts'
import { asValue } from '../voice.ts'
import { answerQuestion } from './answer-question.ts'
import { askWhich } from './ask-which.ts'
import { replyNotTaught } from './off-topic.ts'

/** To another lesson: what it is about in one line, and what can be done with it. */
export const changeTopic: Move = async (scene) => {
  const { topicWords, library, task, state } = scene
  if (topicWords === null) return askWhich({ ...scene, state: { ...state, open: null, run: null } })
  const found = await findTopicLesson(topicWords, { library, grade: task.reader.grade })
  const guide = found?.lessonId ? await library.openLesson(found.lessonId) : null
  if (!found || !guide) return replyNotTaught(scene, [])
  if (guide.lessonId === scene.guide?.lessonId) return answerQuestion(scene)
  return openTopic(scene, guide, found.passage.heading ?? null, topicWords)
}

export function openTopic(
  scene: Scene,
  guide: LessonGuide,
  section: string | null,
  words: string,
): MoveReply {
  const { voice } = scene
  const state = { ...withTopic(scene.state, toTopic(guide, section, words)), asked: words }
  const first = findOpening(guide, section)
  return showBlocks(
    { ...scene, state, guide },
    {
      guide,
      blocks: first ? [first] : [],
      before: [voice.say('newTopic', { title: asValue(guide.title) })],
      after: [voice.say('whatAbout')],
      asked: words,
      offer: 'quiz',
      followUps: [voice.chip('chipSummary'), voice.chip('chipQuiz'), voice.chip('chipExample')],
    },
  )
}

function findOpening(guide: LessonGuide, section: string | null): Block | undefined {
  const texts = readBlocks(guide).filter(({ kind }) => kind === 'text')
  return (
    texts.find((block) => section !== null && block.section === section) ??
    texts.find((block) => block.section !== null)
  )
}

/** "Back to fractions": an earlier topic by its words, else the last one; where it stood is where it goes on. */
export const goBack: Move = async (scene) => {
  const { state, topicWords, library, voice, message } = scene
  if (state.open?.kind === 'question' && topicWords === null) return repeatQuestion(scene, state.open.ref)
  const words = topicWords ?? message
  const topics = state.topic ? [state.topic, ...state.earlier] : state.earlier
  const named = findNamed(topics, words)
  const last = topicWords === null ? (state.earlier[0] ?? state.topic) : null
  const topic = named ?? last
  if (!topic) return topicWords === null ? askWhich(scene) : changeTopic(scene)
  const guide = await library.openLesson(topic.lessonId)
  if (!guide) return askWhich(scene)
  const isHere = topic.lessonId === state.topic?.lessonId
  const moved = isHere ? state : withTopic(state, topic)
  const blocks = readBlocks(guide)
  const seen = state.shown
    .flatMap((name) => blocks.filter((one) => one.name === name && one.kind !== 'figure'))
    .at(-1)
  const block = seen ?? findOpening(guide, topic.section)
  return showBlocks(
    { ...scene, state: moved, guide },
    {
      guide,
      blocks: block ? [block] : [],
      before: [voice.say('backAt', { title: asValue(topic.section ?? topic.title) })],
      after: [voice.say('whatAbout')],
      asked: topic.words,
      offer: 'more',
      followUps: [voice.chip('chipNext'), voice.chip('chipQuiz'), voice.chip('chipSummary')],
    },
  )
}

/** The topic that shares the most words with what was said, in its title, its section or what it was called. */
export function findNamed(topics: readonly Topic[], words: string): Topic | null {
  const stems = findStems(words)
  const shared = ({ title, section, words: called, subject }: Topic) => {
    const own = new Set(findStems(`${title} ${section ?? ''} ${called} ${subject ?? ''}`))
    return stems.filter((stem) => own.has(stem)).length
  }
  const [best] = topics
    .map((topic) => ({ topic, count: shared(topic) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
  return best?.topic ?? null
}

async function repeatQuestion(scene: Scene, ref: AskedRef) {
  const { voice, desk, state } = scene
  const question = await desk.remake(ref)
  if (!question) return reply(scene, [voice.say('whichTopic')], { state: { ...state, open: null } })
  return reply(scene, [voice.say('stillOpen'), ...writeQuestion(question)], {
    followUps: [voice.chip('chipHint'), voice.chip('chipSkip'), voice.chip('chipStop')],
  })
}
