import type { ChatTask, Segment } from '../chat/chat-port.ts'
import { isBareLine, looksLikeMath } from '../chat/math/looks-like-math.ts'
import { recognizeIntent } from '../chat/recognize-intent.ts'
import { replyWithMaterial } from '../chat/replies/material-reply.ts'
import { isChild } from '../chat/replies/may-quote.ts'
import { withStrategy } from '../chat/replies/reading-reply.ts'
import { isPromptInjection, writeAsWords } from '../chat/writing/defuse.ts'
import { fact } from '../chat/writing/facts.ts'
import { correctSpelling } from '../dictionary/spelling/correct-spelling.ts'
import { findQuestionStems } from '../retrieval/stems.ts'
import { checkOutput } from '../safety/check-output.ts'
import type { Act } from './acts/act.ts'
import { recognizeAct } from './acts/recognize-act.ts'
import { answerOpenQuestion } from './answer-open-question.ts'
import { chooseMove } from './choose-move.ts'
import type { DialogueLibrary, DialogueState, LessonGuide } from './dialogue-port.ts'
import { handOver } from './hand-over.ts'
import { GATE } from './knowledge/gate.ts'
import { answerQuestion, answerWhatIsTaught } from './moves/answer-question.ts'
import { isWorkForMe } from './moves/off-topic.ts'
import { showOneLikeIt } from './moves/show-one-like-it.ts'
import { workOnProblem } from './moves/work-problem.ts'
import { createQuestionDesk } from './quiz/question-desk.ts'
import { readTyped } from './read-typed.ts'
import { beginReply, type DialogueTools, type MoveReply, type Scene } from './scene.ts'
import { QUESTION, settleAct } from './settle-act.ts'
import { type DialogueLanguage, LANGUAGES, moveWithPage, readState, toTopic } from './state.ts'
import { createVoice } from './voice.ts'
import { findTopicStems } from './words.ts'

/** One message of a conversation: who said what before stands in the state, and the state after it comes with the reply. */
export async function converse(
  task: ChatTask,
  { state: kept, library }: { state: DialogueState | null; library: DialogueLibrary },
  tools: DialogueTools,
): Promise<MoveReply> {
  const { state: before, guide } = await openTopicOf(task, readState(kept, readLanguage(task)), library)
  const said = recognizeAct(task.message, {
    isQuestionOpen: before.open !== null,
    hasOffer: before.offer !== null,
    hasTopic: before.topic !== null,
    language: before.language,
  })
  const act = settleAct(said, { message: task.message, state: before, guide })
  const state: DialogueState = { ...before, language: said.language, stuck: countStuck(before.stuck, act) }
  const voice = createVoice(state, task.reader.grade)
  const scene: Scene = {
    task: { ...task, speaks: state.language },
    message: task.message,
    act,
    topicWords: said.topic,
    state,
    library,
    guide,
    voice,
    desk: createQuestionDesk(library, voice),
    tools,
    mayQuote: (text) => !isPromptInjection(text) && !(isChild(task) && checkOutput(text) !== null),
  }
  const replied = await respond(scene, tools)
  const complete = await handOver(scene, replied)
  return {
    draft: withStrategy(task, complete.draft),
    state: { ...complete.state, turn: before.turn + 1 },
  }
}

function readLanguage({ reader }: ChatTask): DialogueLanguage {
  const own = reader.language?.slice(0, 2)
  return LANGUAGES.find((one) => one === own) ?? 'en'
}

/** The lesson of the page when the learner has moved there, else the one that the talk is about. */
async function openTopicOf({ page }: ChatTask, kept: DialogueState, library: DialogueLibrary) {
  const source = page?.kind === 'lesson' ? page.source : null
  const hasMoved = (source?.id ?? null) !== kept.pageLessonId
  const opened = hasMoved && source ? await library.openLesson(source.id) : null
  const state = moveWithPage(kept, opened ? toTopic(opened, null, opened.title) : null)
  const guide: LessonGuide | null =
    opened && opened.lessonId === state.topic?.lessonId
      ? opened
      : state.topic
        ? await library.openLesson(state.topic.lessonId)
        : null
  return { state, guide }
}

const NOT_GETTING: readonly Act[] = ['again', 'simpler', 'differently', 'stuck', 'dont-know']
const ASIDE: readonly Act[] = ['small-talk', 'feelings', 'bored', 'hint', 'example', 'show']

const countStuck = (stuck: number, act: Act): number =>
  NOT_GETTING.includes(act) ? stuck + 1 : ASIDE.includes(act) ? stuck : 0

async function respond(scene: Scene, tools: DialogueTools): Promise<MoveReply> {
  const { task, state, desk } = scene
  const intent = recognizeIntent(task.message, task.messageType)
  if (intent.kind === 'material' && intent.type !== 'summary') {
    const draft = await replyWithMaterial(withLesson(scene), intent, tools.texts)
    return { draft, state }
  }
  if (state.open?.kind === 'question') {
    const question = await desk.remake(state.open.ref)
    if (!question) return respondFreely({ ...scene, state: { ...state, open: null } })
    const answered = await answerOpenQuestion(scene, state.open, question)
    if (answered) return answered
    const aside = await respondFreely(scene)
    return aside.state.open?.kind === 'question' ? remind(scene, aside) : aside
  }
  return respondFreely(scene)
}

/** Cards and guides are made of the lesson at hand, also where no page is open. */
function withLesson({ task, guide }: Scene): ChatTask {
  if (task.page || !guide) return task
  const text = guide.parts
    .filter(({ kind }) => kind === 'text' || kind === 'summary' || kind === 'vocabulary')
    .map((part) => part.text)
    .join('\n\n')
  return { ...task, page: { kind: 'lesson', title: guide.title, text, source: guide.source } }
}

function remind({ voice }: Scene, said: MoveReply): MoveReply {
  const reminder = voice.say('questionWaits')
  return { ...said, draft: { ...said.draft, segments: [...said.draft.segments, reminder] } }
}

/** Acts that can be about a problem; small talk and wishes for a lesson never are. */
const MATHS: readonly Act[] = [
  'answer',
  'check',
  'problem',
  'fact',
  'how',
  'define',
  'compare',
  'why',
  'hint',
  'dont-know',
  'stuck',
  'again',
  'simpler',
  'show',
  'example',
  'differently',
  'next',
  'quiz',
  'yes-no',
  'proud',
]

async function respondFreely(scene: Scene): Promise<MoveReply> {
  if (MATHS.includes(scene.act) && scene.state.open?.kind !== 'question') {
    const solved = await workOnProblem(scene)
    if (solved)
      return HOW.test(scene.message) && solved.state.open?.kind === 'problem'
        ? withWay(scene, solved)
        : solved
    if (scene.act === 'problem')
      return HOW.test(scene.message) ? answerQuestion({ ...scene, act: 'how' }) : showOneLikeIt(scene)
  }
  const { scene: read, said } = await readSpelling(scene)
  const replied = (await answerBeneath(read)) ?? (await chooseMove(read)(read))
  return said ? beginReply([said], replied) : replied
}

/** Taken for one of these, a question with words of its own is first held against the lessons. */
const MAY_ASK: readonly Act[] = [
  'off-topic',
  'check',
  'change-topic',
  'small-talk',
  'stuck',
  'what-next',
  'answer',
]
const OWN_WORDS = 2

async function answerBeneath(scene: Scene): Promise<MoveReply | null> {
  const { act, message, state } = scene
  const asks = MAY_ASK.includes(act) && QUESTION.test(message) && findTopicStems(message).length >= OWN_WORDS
  return asks && state.open === null && state.run === null && !isWorkForMe(message)
    ? answerWhatIsTaught(scene)
    : null
}

const READ_CLOSELY: readonly Act[] = [
  'fact',
  'define',
  'how',
  'why',
  'compare',
  'example',
  'change-topic',
  'check',
]

/** "How do I solve x + 3 = 5?" asks for the way and brings a problem: the lesson's words, then the ladder. */
async function withWay(scene: Scene, solved: MoveReply): Promise<MoveReply> {
  if (!scene.guide || scene.state.open?.kind === 'problem') return solved
  const { draft, state } = await answerQuestion({ ...scene, act: 'how' })
  if (!draft.isAnswered || draft.sources.length === 0) return solved
  const [intro, ...rest] = draft.segments
  const quotes = rest.filter(({ kind }) => kind === 'quote')
  const segments = [...(intro ? [intro] : []), ...quotes, ...solved.draft.segments]
  return {
    draft: { ...solved.draft, segments, sources: draft.sources },
    state: { ...solved.state, topic: state.topic, shown: state.shown, asked: state.asked },
  }
}

const HOW = /^(?:(?:ok|so|and|but)\s+)*(?:how|why|when|where)\b/i
const WORD = /[\p{L}\p{N}'’]+/gu

/** A question as it was meant; said only where a word was read that the search goes by. */
async function readSpelling(scene: Scene): Promise<{ scene: Scene; said: Segment | null }> {
  const { state, act, guide, library } = scene
  const message = state.language === 'en' ? readTyped(scene.message) : scene.message
  const isMaths = looksLikeMath(message) || isBareLine(message)
  if (state.language !== 'en' || isMaths || !READ_CLOSELY.includes(act))
    return { scene: isMaths ? scene : { ...scene, message }, said: null }
  // Whatever the search knows as it stands was typed as it was meant.
  const [known] = await library.search(message)
  if (known && known.likeness >= GATE.taught) return { scene: { ...scene, message }, said: null }
  const own = new Set(guide?.parts.flatMap(({ text }) => text.toLowerCase().match(WORD) ?? []))
  const { text, corrections } = await correctSpelling(message, (word) => own.has(word.toLowerCase()))
  if (corrections.length === 0) return { scene: { ...scene, message }, said: null }
  const told = corrections.filter(({ read }) => findQuestionStems(read).length > 0)
  const pairs = told.map(({ typed, read }) => `“${writeAsWords(typed)}” as “${read}”`).join(', ')
  const read = { ...scene, message: text }
  return { scene: read, said: told.length > 0 ? { kind: 'fact', text: fact('readAs', { pairs }) } : null }
}
