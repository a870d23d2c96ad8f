import { findQuestionStems } from '../../retrieval/stems.ts'
import type { DialogueLibrary, DialogueState, FoundSection, LessonGuide } from '../dialogue-port.ts'
import { chooseExcerpt, type Excerpt, findMostWords } from './choose-excerpt.ts'
import { asksForMore, findContext, isElliptic } from './follow-up.ts'
import { fitsReader, GATE, rankFor } from './gate.ts'
import { rankBlocks } from './rank-blocks.ts'
import { type Block, readBlocks } from './read-blocks.ts'

export type Finding =
  /** Of a lesson; `closest` when the section is right but nothing in it surely answers. */
  | {
      kind: 'answer' | 'closest'
      guide: LessonGuide
      excerpt: Excerpt
      query: string
      also: FoundSection[]
    }
  /** Of the learner's own notes, guides and documents. */
  | { kind: 'own'; found: FoundSection; query: string; also: FoundSection[] }
  | { kind: 'none'; nearest: FoundSection[] }

export type Asking = {
  message: string
  state: DialogueState
  library: DialogueLibrary
  guide: LessonGuide | null
  grade: number | null
  /** Blocks that were shown and are not to come again. */
  not?: readonly string[]
  /** How many words may be shown. */
  words?: number | undefined
  /** Which blocks are better for this kind of question. */
  bonus?: (block: Block) => number
}

const MOST_ALSO = 2

/** The section that answers: of the lesson at hand first, then of what it builds on, then of all that is taught. */
export async function findAnswer(asking: Asking): Promise<Finding> {
  const { message, state, library, guide, grade } = asking
  const before = guide ? findContext(message, state) : null
  const query = before === null ? message : `${before} ${message}`
  const [everywhere, inside] = await Promise.all([
    library.search(message),
    guide ? library.search(query, guide.lessonId) : [],
  ])
  const own = guide ? inside.filter(({ lessonId }) => lessonId === guide.lessonId) : []
  const ranked = rankFor(preferBasis(everywhere, guide), { grade })
  const others = ranked.filter(({ lessonId }) => lessonId === null || lessonId !== guide?.lessonId)
  const best = others[0]
  if (guide && staysInside(message, own, best, guide)) {
    const excerpt = excerptOf(asking, before, guide, own)
    const isSure = isSureInside(message, own, guide)
    if (excerpt) return { kind: isSure ? 'answer' : 'closest', guide, excerpt, query, also: toAlso(others, guide) }
  }
  if (best && isTaught(best, guide)) {
    const found = await openFound(asking, best, others)
    if (found) return found
  }
  return { kind: 'none', nearest: ranked.filter(({ likeness }) => likeness >= GATE.near).slice(0, MOST_ALSO) }
}

/** Lessons that the open one builds on come before others that are as near. */
const BASIS_BONUS = 0.05

function preferBasis(found: readonly FoundSection[], guide: LessonGuide | null): FoundSection[] {
  const basis = new Set(guide?.buildsOn.map(({ lessonId }) => lessonId))
  return found.map((one) =>
    one.lessonId !== null && basis.has(one.lessonId) ? { ...one, score: one.score + BASIS_BONUS } : one,
  )
}

const likenessOf = (found: readonly FoundSection[]) => Math.max(0, ...found.map(({ likeness }) => likeness))

function staysInside(
  message: string,
  own: readonly FoundSection[],
  best: FoundSection | undefined,
  guide: LessonGuide,
): boolean {
  if (isElliptic(message)) return true
  const inside = likenessOf(own)
  const outside = best && isTaught(best, guide) ? best.likeness : 0
  if (outside > inside + GATE.ahead) return false
  return inside >= GATE.inside || sharesWords(message, guide)
}

/** A rare word of the question that stands in the lesson says that it is about the lesson. */
function sharesWords(message: string, guide: LessonGuide): boolean {
  const stems = findQuestionStems(message)
  const text = guide.parts.map((part) => part.text.toLowerCase()).join(' ')
  return stems.length > 0 && stems.filter((stem) => text.includes(stem)).length * 2 > stems.length
}

function isSureInside(message: string, own: readonly FoundSection[], guide: LessonGuide): boolean {
  return isElliptic(message) || likenessOf(own) >= GATE.near || sharesWords(message, guide)
}

function isTaught({ likeness, passage }: FoundSection, guide: LessonGuide | null): boolean {
  const isOtherSubject =
    guide?.subject !== undefined && guide.subject !== null && passage.source.subject !== guide.subject
  return likeness >= (isOtherSubject ? GATE.otherSubject : GATE.near)
}

/** What was shown a moment ago seldom answers what is asked now. */
const SHOWN_MALUS = 0.07

function excerptOf(
  { message, state, grade, not = [], bonus = () => 0, words }: Asking,
  before: string | null,
  guide: LessonGuide,
  found: readonly FoundSection[],
): Excerpt | null {
  const left = asksForMore(message) ? [...not, ...state.shown] : not
  const fresh = readBlocks(guide).filter(({ name }) => !left.includes(name))
  const malus = (block: Block) => (before !== null && state.shown.includes(block.name) ? SHOWN_MALUS : 0)
  const ranked = rankBlocks(
    { message, before, bonus: (block) => bonus(block) - malus(block) },
    fresh,
    found,
  )
  return chooseExcerpt(ranked, fresh, words ?? findMostWords(grade))
}

async function openFound(
  asking: Asking,
  best: FoundSection,
  others: readonly FoundSection[],
): Promise<Finding | null> {
  const also = others.filter((one) => one !== best && one.likeness >= GATE.near)
  if (best.lessonId === null)
    return { kind: 'own', found: best, query: asking.message, also: also.slice(0, MOST_ALSO) }
  const guide = await asking.library.openLesson(best.lessonId)
  if (!guide) return null
  const own = others.filter(({ lessonId }) => lessonId === best.lessonId)
  const excerpt = excerptOf(asking, null, guide, own)
  if (!excerpt) return null
  const kind = best.likeness >= GATE.taught ? 'answer' : 'closest'
  return { kind, guide, excerpt, query: asking.message, also: toAlso(also, guide) }
}

/** Other lessons, each once. */
function toAlso(found: readonly FoundSection[], guide: LessonGuide): FoundSection[] {
  const seen = new Set<string>([guide.source.path])
  return found
    .filter(({ likeness, passage, lessonId }) => {
      const key = passage.source.title
      if (likeness < GATE.near || lessonId === guide.lessonId || seen.has(key)) return false
      seen.add(key)
      return true
    })
    .slice(0, MOST_ALSO)
}

/** Of what fits the reader, the lesson that a topic in a few words names best. */
export async function findTopicLesson(
  words: string,
  { library, grade }: Pick<Asking, 'library' | 'grade'>,
): Promise<FoundSection | null> {
  const found = (await library.search(words)).filter(
    (one) => one.lessonId !== null && fitsReader(one, { grade }),
  )
  const [best] = rankFor(found, { grade })
  return best && best.likeness >= GATE.near ? best : null
}
