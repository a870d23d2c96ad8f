import { definesTerm } from '../../answer/defines-term.ts'
import { canAnswer } from '../../answer/fits-answer.ts'
import { type ReadQuestion, readQuestion } from '../../answer/read-question.ts'
import { findQuestionStems, findStems } from '../../retrieval/stems.ts'
import type { FoundSection } from '../dialogue-port.ts'
import { type Block, isTelling } from './read-blocks.ts'

export type RankedBlock = { block: Block; score: number; best: string | null }

const WEIGHTS = {
  sentence: 0.55,
  section: 0.45,
  coverage: 0.22,
  vocabulary: -0.07,
  definition: 0.2,
  misfit: -0.1,
  named: 0.14,
  long: -0.06,
  summary: -0.06,
  opening: -0.05,
}
/** So much of a sentence of the search must stand in a sentence of the lesson to be the same one. */
const SAME = 0.6
/** What was asked before counts less than what is asked now. */
const BEFORE_SHARE = 0.4
/** Words of the question that hardly help to tell sections of one lesson apart are still worth this. */
const LEAST_RARITY = 0.15

/** The blocks of a lesson by how well they answer, best first; those that tell nothing are left out. */
export function rankBlocks(
  { message, before = null, isWanted = isTelling, bonus = () => 0 }: BlockQuery,
  blocks: readonly Block[],
  found: readonly FoundSection[],
): RankedBlock[] {
  const telling = blocks.filter(isWanted)
  const own = findQuestionStems(message)
  const stems = [...new Set([...own, ...(before === null ? [] : findQuestionStems(before))])]
  const rarity = weighStems(stems, telling, own)
  const likenesses = listLikenesses(found)
  const read = readQuestion(message)
  const named = listNamed(message, telling)
  return telling
    .map((block) => {
      const ranked = rankBlock(block, { stems, rarity, likenesses, found, read, named })
      return { ...ranked, score: ranked.score + bonus(block) }
    })
    .sort((a, b) => b.score - a.score)
}

export type BlockQuery = {
  message: string
  /** What was asked before, where the message leans on it. */
  before?: string | null
  isWanted?: (block: Block) => boolean
  bonus?: (block: Block) => number
}

type Asked = {
  stems: readonly string[]
  rarity: ReadonlyMap<string, number>
  likenesses: readonly { stems: Set<string>; likeness: number }[]
  found: readonly FoundSection[]
  read: ReadQuestion
  /** Small words that the lesson is about: "but" in one on joining sentences. */
  named: readonly string[]
}

/** Longer than this a block is seldom what a question is after. */
const LONG_WORDS = 110

function rankBlock(block: Block, asked: Asked): RankedBlock {
  const sentences = block.sentences.map((text) => ({ text, worth: measure(text, asked) }))
  const [best] = sentences.filter(({ text }) => isAnswer(text)).toSorted((a, b) => b.worth - a.worth)
  const section = Math.max(
    0,
    ...asked.found.filter((one) => isIn(block, one)).map(({ likeness }) => likeness),
  )
  const whole = cover(findStems(`${block.section ?? ''} ${block.title ?? ''} ${block.text}`), asked)
  const isNamed = asked.named.some((word) => hasWord(block.text, word))
  const score =
    (isNamed ? WEIGHTS.named : 0) +
    (block.text.split(' ').length > LONG_WORDS ? WEIGHTS.long : 0) +
    WEIGHTS.sentence * (best?.worth ?? 0) +
    WEIGHTS.section * section +
    WEIGHTS.coverage * whole +
    (block.kind === 'summary' ? WEIGHTS.summary : 0) +
    (block.kind === 'vocabulary' ? WEIGHTS.vocabulary : 0) +
    (block.section === null && block.kind === 'text' ? WEIGHTS.opening : 0)
  return { block, score, best: best?.text ?? null }
}

/** Speech of a story and questions answer nothing. */
function isAnswer(sentence: string): boolean {
  return (
    !/[?][”"'’)]*$/.test(sentence) && !/^[“"][^”"]*[”"]?$/.test(sentence) && sentence.split(' ').length > 2
  )
}

function measure(sentence: string, asked: Asked): number {
  const own = findStems(sentence)
  const set = new Set(own)
  const likeness = Math.max(
    0,
    ...asked.likenesses.filter(({ stems }) => overlap(stems, set) >= SAME).map((one) => one.likeness),
  )
  return (
    likeness +
    WEIGHTS.coverage * cover(own, asked) +
    WEIGHTS.definition * definesTerm(asked.read.term, sentence) +
    (canAnswer(asked.read, sentence) ? 0 : WEIGHTS.misfit) +
    (asked.named.some((word) => hasWord(sentence, word)) ? WEIGHTS.named : 0)
  )
}

const hasWord = (text: string, word: string) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text)

/** Words too small for the search that still tell the paragraphs of this lesson apart. */
function listNamed(message: string, blocks: readonly Block[]): string[] {
  const small = (message.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => JOINING.has(word) && findStems(word).length === 0,
  )
  return small.filter((word) => {
    const holding = blocks.filter(
      ({ text }) =>
        new RegExp(`(?:["“]|\\bword )${word}\\b|\\b${word}["”]`, 'iu').test(text) || hasWord(text, word),
    )
    return holding.length > 0 && holding.length < MOST_SHARE * blocks.length
  })
}

const JOINING = new Set(
  'but so or because if than then until while although though since before after'.split(' '),
)
const MOST_SHARE = 0.6

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  let shared = 0
  for (const stem of one) if (other.has(stem)) shared += 1
  return shared / Math.max(one.size, other.size)
}

function cover(own: readonly string[], { stems, rarity }: Pick<Asked, 'stems' | 'rarity'>): number {
  const all = stems.reduce((sum, stem) => sum + (rarity.get(stem) ?? 0), 0)
  const covered = stems.reduce((sum, stem) => sum + (own.includes(stem) ? (rarity.get(stem) ?? 0) : 0), 0)
  return all === 0 ? 0 : covered / all
}

/** A word that stands in every paragraph of the lesson does not tell them apart. */
function weighStems(
  stems: readonly string[],
  blocks: readonly Block[],
  own: readonly string[],
): Map<string, number> {
  const texts = blocks.map(({ text, section }) => new Set(findStems(`${section ?? ''} ${text}`)))
  return new Map(
    stems.map((stem) => {
      const share = texts.filter((own) => own.has(stem)).length / Math.max(1, texts.length)
      const worth = own.includes(stem) ? 1 : BEFORE_SHARE
      return [stem, worth * Math.max(LEAST_RARITY, 1 - share)]
    }),
  )
}

function listLikenesses(found: readonly FoundSection[]): Asked['likenesses'] {
  return found.flatMap(({ passage }) =>
    (passage.sentences ?? []).map(({ text, likeness }) => ({ stems: new Set(findStems(text)), likeness })),
  )
}

function isIn({ section, kind }: Block, { passage }: FoundSection): boolean {
  const heading = passage.heading ?? null
  return heading === section || (kind === 'vocabulary' && /^\p{Ll}[^:\n]{1,40}: /u.test(passage.text))
}
