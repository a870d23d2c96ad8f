import { findStems } from '../../retrieval/stems.ts'
import type { LessonGuide } from '../dialogue-port.ts'
import { isElliptic } from '../knowledge/follow-up.ts'
import { type BlockQuery, rankBlocks } from '../knowledge/rank-blocks.ts'
import { type Block, isTelling, readBlocks } from '../knowledge/read-blocks.ts'
import { type Move, type MoveReply, reply, type Scene } from '../scene.ts'
import { linkLesson, pointAtFigure, showBlocks } from '../show-blocks.ts'
import { findTopicStems, isOneWord } from '../words.ts'
import { answerQuestion } from './answer-question.ts'
import { askWhich } from './ask-which.ts'

/** The same thing by another part of the lesson: the next paragraph of the section, the short version, an example. */
export const explainAgain: Move = async (scene) => {
  const { guide, voice } = scene
  if (!guide) return askWhich(scene)
  const blocks = await rank(scene, guide, { isWanted: isTelling })
  const inSection = blocks.filter(({ section }) => section === scene.state.topic?.section)
  const next =
    inSection.find((block) => isNew(scene, block) && block.kind === 'text') ??
    findShortLine(scene, readBlocks(guide), { mustBeNew: true }) ??
    inSection.find((block) => isNew(scene, block) && block.kind !== 'vocabulary')
  if (!next) return explainSimpler(scene)
  return showBlocks(scene, {
    guide,
    blocks: [next],
    before: [voice.say('again')],
    offer: 'simpler',
    followUps: [voice.chip('chipSimpler'), voice.chip('chipExample'), voice.chip('chipPicture')],
  })
}

/** The short version and the words it needs; then the lesson that comes before. */
export const explainSimpler: Move = async (scene) => {
  const { guide, voice } = scene
  if (!guide) return askWhich(scene)
  const all = readBlocks(guide)
  const line = findShortLine(scene, all)
  const words = findWords(scene, all, line)
  const example = (await rank(scene, guide, { isWanted: ({ kind }) => kind === 'example' })).find((one) =>
    isNew(scene, one),
  )
  const blocks = [...(line ? [line] : []), ...words]
  const [basis] = guide.buildsOn
  const after = basis ? [voice.say('buildsOn', { link: linkLesson(basis) })] : []
  if (blocks.length === 0 && !example) return tellAllSaid(scene, guide)
  return showBlocks(scene, {
    guide,
    blocks: blocks.length > 0 ? blocks : example ? [example] : [],
    before: [voice.say('simpler')],
    after,
    offer: 'example',
    followUps: [
      voice.chip('chipExample'),
      ...(basis ? [voice.chip('chipBasis')] : [voice.chip('chipPicture')]),
    ],
  })
}

/** One item of the summary is the shortest way a lesson says something. */
export function findShortLine(
  scene: Scene,
  all: readonly Block[],
  { mustBeNew = false, isFirst = false } = {},
): Block | null {
  const summary = all.find(({ kind }) => kind === 'summary')
  const items = (summary?.text ?? '')
    .split('\n')
    .map((line, at): Block | null =>
      summary ? { ...summary, name: `${summary.name}.${at}`, text: line, sentences: [line] } : null,
    )
    .filter((one) => one !== null)
  // Whoever is lost begins at the beginning.
  if (isFirst) return items[0] ?? null
  const own = isElliptic(scene.message) ? '' : scene.message
  const topic = `${own} ${scene.state.asked ?? ''} ${scene.state.topic?.section ?? ''}`
  const isLine = () => true
  const ranked = rankBlocks({ message: topic, isWanted: isLine }, items, []).map(({ block }) => block)
  return ranked.find((block) => isNew(scene, block)) ?? (mustBeNew ? null : (ranked[0] ?? null))
}

const MOST_EXPLAINED = 2

/** The meanings of the hard words in what was shown last. */
function findWords(scene: Scene, all: readonly Block[], line: Block | null): Block[] {
  const last = scene.state.shown.at(-1)
  const text = `${all.find(({ name }) => name === last)?.text ?? ''} ${line?.text ?? ''} ${scene.state.asked ?? ''}`
  return all
    .filter(({ kind, text: entry }) => kind === 'vocabulary' && isOneWord(text, headOf(entry)))
    .filter((block) => isNew(scene, block))
    .slice(0, MOST_EXPLAINED)
}

export const headOf = (entry: string): string => /^([^:]{1,60}):/.exec(entry)?.[1]?.trim() ?? ''

/** By an example, a picture, a comparison; whatever of these was not there yet. */
export const explainDifferently: Move = async (scene) => {
  const { guide, voice } = scene
  if (!guide) return askWhich(scene)
  const other = (await rank(scene, guide, { isWanted: isOtherForm, bonus: preferForm(scene) })).find(
    (block) => isNew(scene, block),
  )
  if (!other) return explainSimpler(scene)
  const figure = other.kind === 'figure' ? null : findFigure(scene, guide)
  if (other.kind === 'figure') return showFigure(scene, guide, other)
  return showBlocks(scene, {
    guide,
    blocks: [other],
    before: [voice.say('differently')],
    after: figure ? [pointAtFigure(scene, figure)] : [],
    offer: 'more',
    followUps: [voice.chip('chipSimpler'), voice.chip('chipQuiz')],
  })
}

const isOtherForm = ({ kind, text }: Block) =>
  kind === 'example' || kind === 'figure' || kind === 'note' || (kind === 'text' && COMPARES.test(text))
const COMPARES = /\b(?:like an?|imagine|think of|just as|as if|picture|pretend|suppose)\b/i
const SAME_SECTION = 0.25
const ASKED_FORM = 0.3

function preferForm({ message, state }: Scene) {
  const wanted = PICTURE.test(message) ? 'figure' : null
  return ({ kind, section }: Block) =>
    (section === state.topic?.section ? SAME_SECTION : 0) + (kind === wanted ? ASKED_FORM : 0)
}

export const PICTURE =
  /\b(?:pictures?|draw(?:ing)?|figures?|graphs?|diagrams?|images?|visual(?:ly)?|dibujo|imagen|dessin|image|schéma|bild|zeichnung|grafik)\b|图|画/i

export function findFigure({ state }: Scene, guide: LessonGuide): Block | null {
  const figures = readBlocks(guide).filter(({ kind }) => kind === 'figure')
  return figures.find(({ section }) => section === state.topic?.section) ?? null
}

export function showFigure(scene: Scene, guide: LessonGuide, figure: Block): MoveReply {
  const { voice } = scene
  const beside = readBlocks(guide).filter(
    (block) => block.kind === 'text' && block.section === figure.section,
  )
  const nearest = rankBlocks({ message: figure.text }, beside, [])[0]?.block
  return showBlocks(scene, {
    guide,
    blocks: nearest ? [nearest] : [],
    before: [pointAtFigure(scene, figure)],
    followUps: [voice.chip('chipExample'), voice.chip('chipQuiz')],
    offer: 'example',
  })
}

/** Of the open lesson, as near as possible to what the talk is about; a message with a topic of its own leads elsewhere. */
export const giveExample: Move = async (scene) => {
  const { guide, voice, message } = scene
  if (!guide)
    return isElliptic(message) && scene.state.asked === null ? askWhich(scene) : answerQuestion(scene)
  if (namesSomething(message, guide)) return answerQuestion(scene)
  const ranked = await rank(scene, guide, {
    isWanted: ({ kind, text }) => kind === 'example' || (kind === 'text' && FOR_EXAMPLE.test(text)),
    bonus: ({ kind, section }) =>
      (kind === 'example' ? 0.1 : 0) + (section === scene.state.topic?.section ? SAME_SECTION : 0),
  })
  const example = ranked.find((block) => isNew(scene, block)) ?? ranked[0]
  if (!example) return explainDifferently(scene)
  return showBlocks(scene, {
    guide,
    blocks: [example],
    before: [voice.say('example')],
    offer: 'quiz',
    followUps: [voice.chip('chipQuiz'), voice.chip('chipAnotherExample'), voice.chip('chipSimpler')],
    help: 'example',
  })
}

/** "Which one is soup?" asks for more than any example. */
function namesSomething(message: string, { parts }: LessonGuide): boolean {
  const own = findTopicStems(message).filter((stem) => !GENERIC.has(stem))
  const text = parts.map((part) => part.text.toLowerCase()).join(' ')
  return own.some((stem) => text.includes(stem))
}

const GENERIC = new Set(findStems('real life world problem'))

const FOR_EXAMPLE = /\b(?:for example|for instance|such as|imagine|say you|suppose)\b/i

/** Steps, a picture, the place: what can be shown of the lesson; sound and drawings cannot come into a chat. */
export const showIt: Move = async (scene) => {
  const { guide, message, voice, state } = scene
  if (!guide) return askWhich(scene)
  if (SOUND.test(message)) {
    const shown = await answerQuestion({
      ...scene,
      act: 'how',
      message: `${state.asked ?? ''} try it yourself, say it, clap`,
    })
    const [, ...rest] = shown.draft.segments
    return { ...shown, draft: { ...shown.draft, segments: [voice.say('noSound'), ...rest] } }
  }
  const figures = await rank(scene, guide, {
    isWanted: ({ kind }) => kind === 'figure',
    bonus: ({ section }) => (section === scene.state.topic?.section ? SAME_SECTION : 0),
  })
  const figure = figures.find((block) => isNew(scene, block)) ?? figures[0]
  if (PICTURE.test(message) && figure) return showFigure(scene, guide, figure)
  return giveExample({ ...scene, message: isElliptic(message) ? message : '' })
}

const SOUND = /\b(?:play|sing|hear|listen|sound|audio|toca|joue|spiel)\b|播放|唱/i

function tellAllSaid(scene: Scene, guide: LessonGuide): MoveReply {
  const { voice } = scene
  const [basis] = guide.buildsOn
  return reply(
    scene,
    [voice.say('allSaid'), ...(basis ? [voice.say('buildsOn', { link: linkLesson(basis) })] : [])],
    {
      state: { ...scene.state, offer: 'quiz' },
      followUps: [voice.chip('chipQuiz'), ...(basis ? [voice.chip('chipBasis')] : [])],
    },
  )
}

export const isNew = ({ state }: Scene, { name }: Block): boolean => !state.shown.includes(name)

/** By what the talk is about; what the message adds to it counts most. */
async function rank(scene: Scene, guide: LessonGuide, query: Omit<BlockQuery, 'message'>): Promise<Block[]> {
  const { message, state, library } = scene
  const before = `${state.asked ?? ''} ${state.topic?.section ?? ''}`.trim()
  const found = before === '' ? [] : await library.search(before, guide.lessonId)
  const own = found.filter(({ lessonId }) => lessonId === guide.lessonId)
  return rankBlocks({ ...query, message, before }, readBlocks(guide), own).map(({ block }) => block)
}
