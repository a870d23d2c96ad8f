import { findStems } from '../retrieval/stems.ts'
import { LEANING } from '../text/words.ts'

/** The question as the search has taken it: its stems, each with its rarity. */
export type AskedQuestion = { text: string; stems: readonly { stem: string; weight: number }[] }

const COVERAGE_WEIGHT = 0.2
const PASSAGE_WEIGHT = 0.5
const DEFINITION_BONUS = 0.12
const LEANING_MALUS = 0.04
const UNFIT_MALUS = 1
const FEWEST_WORDS = 4

/** How well a sentence answers a question: its meaning, the words they share, its passage, and whether it stands alone. */
export function scoreSentence(
  question: AskedQuestion,
  sentence: { text: string; likeness: number },
  passageScore: number,
): number {
  const stems = new Set(findStems(sentence.text))
  const all = question.stems.reduce((sum, { weight }) => sum + weight, 0) || 1
  const covered = question.stems.reduce((sum, { stem, weight }) => sum + (stems.has(stem) ? weight : 0), 0)
  return (
    sentence.likeness +
    COVERAGE_WEIGHT * (covered / all) +
    PASSAGE_WEIGHT * passageScore +
    (isDefinition(question, sentence.text) ? DEFINITION_BONUS : 0) -
    (leans(sentence.text) ? LEANING_MALUS : 0) -
    (isFit(sentence.text) ? 0 : UNFIT_MALUS)
  )
}

/** A whole sentence that states something. Questions, titles and rows of tables state nothing. */
export function isFit(sentence: string): boolean {
  const isWhole = /[.!:…][”"'’)]*$/.test(sentence) || sentence.includes('\n- ')
  return (
    isWhole &&
    !/[?][”"'’)]*$/.test(sentence) &&
    !sentence.includes(' | ') &&
    sentence.split(' ').length >= FEWEST_WORDS
  )
}

/** Says "it" or "they" of something that the sentence before it names. */
export function leans(sentence: string): boolean {
  return LEANING.has(/^[\p{L}'’]+/u.exec(sentence)?.[0].toLowerCase() ?? '')
}

const ASKS_MEANING = /^\W*(?:what(?:['’]s| is| are| was| were| does| do)|define|who (?:is|are|was|were))\b/i

function isDefinition({ text, stems }: AskedQuestion, sentence: string): boolean {
  if (!ASKS_MEANING.test(text) || stems.length === 0 || stems.length > 3) return false
  const last = stems.at(-1)?.stem ?? ''
  const [head = ''] = /^(?:[^\s:]+\s){0,6}?(?:[^\s:]+:|is|are|was|were|means|mean)\s/i.exec(sentence) ?? []
  const [, named = ''] = /\b(?:called|named|known as|is an?|are) ([^,.;]{2,40})/i.exec(sentence) ?? []
  return findStems(head).includes(last) || findStems(named).includes(last)
}
