import type { DialogueLibrary, DialogueState, FoundSection, LessonGuide } from '../dialogue-port.ts'
import { findTopicStems } from '../words.ts'
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
  /** What the learner said just before, where no lesson is open: a question may lean on it. */
  previous?: string | null
  /** Blocks that were shown and are not to come again. */
  not?: readonly string[]
  /** Nothing outside of the lesson at hand is meant. */
  mustStay?: boolean
  /** How many words may be shown. */
  words?: number | undefined
  /** Which blocks are better for this kind of question. */
  bonus?: (block: Block) => number
}

const MOST_ALSO = 2

/** The section that answers: of the lesson at hand first, then of what it builds on, then of all that is taught. */
export async function findAnswer(asking: Asking): Promise<Finding> {
  const { message, state, library, guide, grade, previous = null, mustStay = false } = asking
  const before = guide ? findContext(message, state) : null
  const query = before === null ? message : `${before} ${message}`
  const [everywhere, own] = await Promise.all([
    guide || previous === null ? library.search(message) : searchWithPrevious(library, message, previous),
    guide ? searchInside(library, guide.lessonId, message, before) : [],
  ])
  const ranked = rankFor(preferBasis(everywhere, guide), { grade })
  const others = ranked.filter(({ lessonId }) => lessonId === null || lessonId !== guide?.lessonId)
  const best = others[0]
  if (guide && (mustStay || staysInside(message, own, best, guide))) {
    const excerpt = excerptOf(asking, before, guide, own)
    const isSure = isSureInside(message, own, guide)
    if (excerpt)
      return { kind: isSure ? 'answer' : 'closest', guide, excerpt, query, also: toAlso(others, guide) }
  }
  if (best && isTaught(best, guide)) {
    const found = await openFound(asking, best, others)
    if (found) return found
  }
  return { kind: 'none', nearest: ranked.filter(({ likeness }) => likeness >= GATE.near).slice(0, MOST_ALSO) }
}

/** Both ways at once: nobody says whether a question goes on from what was said before. */
async function searchWithPrevious(
  library: DialogueLibrary,
  message: string,
  previous: string,
): Promise<FoundSection[]> {
  const [alone, together] = await Promise.all([
    library.search(message),
    library.search(`${previous} ${message}`),
  ])
  return isElliptic(message) ? together : mergeFound([...alone, ...together])
}

/** A message that names something is looked up by itself, too: what was asked before is only its background. */
async function searchInside(
  library: DialogueLibrary,
  lessonId: number,
  message: string,
  before: string | null,
): Promise<FoundSection[]> {
  const names = findTopicStems(message).length
  const queries = [
    ...(before === null || names > 0 ? [message] : []),
    ...(before !== null && names < NAMES_ENOUGH ? [`${before} ${message}`] : []),
  ]
  const lists = await Promise.all(queries.map((query) => library.search(query, lessonId)))
  return mergeFound(lists.flat().filter((one) => one.lessonId === lessonId))
}

const NAMES_ENOUGH = 2

/** Each passage once, with the best that any of the searches says of it and of its sentences. */
function mergeFound(found: readonly FoundSection[]): FoundSection[] {
  const merged = new Map<string, FoundSection>()
  for (const one of found) {
    const known = merged.get(one.passage.text)
    merged.set(one.passage.text, known ? join(known, one) : one)
  }
  return [...merged.values()].toSorted((a, b) => b.score - a.score)
}

function join(a: FoundSection, b: FoundSection): FoundSection {
  const sentences = (a.passage.sentences ?? []).map((sentence, at) => ({
    ...sentence,
    likeness: Math.max(sentence.likeness, b.passage.sentences?.[at]?.likeness ?? 0),
  }))
  return {
    ...a,
    score: Math.max(a.score, b.score),
    likeness: Math.max(a.likeness, b.likeness),
    passage: { ...a.passage, sentences },
  }
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
  const isInItsWords = sharesWords(message, guide)
  if (outside > inside + (isInItsWords ? GATE.farAhead : GATE.ahead)) return false
  return inside >= GATE.inside || isInItsWords
}

/** A rare word of the question that stands in the lesson says that it is about the lesson. */
function sharesWords(message: string, guide: LessonGuide): boolean {
  const stems = findTopicStems(message)
  const text = guide.parts.map((part) => part.text.toLowerCase()).join(' ')
  return stems.length > 0 && stems.filter((stem) => text.includes(stem)).length >= MOSTLY * stems.length
}

const MOSTLY = 0.6

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
/** What there is besides stands together in the summary. */
const ALL_BONUS = 0.2

function excerptOf(
  { message, state, grade, not = [], bonus = () => 0, words }: Asking,
  before: string | null,
  guide: LessonGuide,
  found: readonly FoundSection[],
): Excerpt | null {
  const blocks = readBlocks(guide)
  const beside = asksForMore(message) ? findBeside(blocks, state.shown) : null
  if (beside)
    return chooseExcerpt([{ block: beside, score: 1, best: null }], [], words ?? findMostWords(grade))
  const left = OTHERS.test(message) ? [...not, ...state.shown] : not
  const fresh = blocks.filter(({ name }) => !left.includes(name))
  const isAll = ({ kind }: Block) => kind === 'summary' && OTHERS.test(message)
  const malus = (block: Block) => (before !== null && state.shown.includes(block.name) ? SHOWN_MALUS : 0)
  const ranked = rankBlocks(
    { message, before, bonus: (block) => bonus(block) - malus(block) + (isAll(block) ? ALL_BONUS : 0) },
    fresh,
    found,
  )
  return chooseExcerpt(ranked, fresh, words ?? findMostWords(grade))
}

/** "The other ones", "what else": of what was shown, nothing again. */
const OTHERS = /\b(?:others?|else|another|rest|otr[oa]s?|autres?|andere[nrs]?)\b|其他|别的/i

/** "Why?" and "and then?" go on where the last paragraph ended; at the end of a section the one before it may say why. */
function findBeside(blocks: readonly Block[], shown: readonly string[]): Block | null {
  const last = shown.at(-1)
  const texts = blocks.filter(({ kind }) => kind === 'text')
  const at = texts.findIndex(({ name }) => name === last)
  if (at < 0) return null
  const [before, next] = [texts[at - 1], texts[at + 1]]
  if (next && next.section === texts[at]?.section) return next
  return before && before.section === texts[at]?.section ? before : (next ?? null)
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
      const isOther = guide.subject !== null && passage.source.subject !== guide.subject
      if (likeness < (isOther ? GATE.otherSubject : GATE.taught)) return false
      if (lessonId === guide.lessonId || seen.has(key)) return false
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
