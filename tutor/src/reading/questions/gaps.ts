import { BLANK } from '../../flashcards/blanks.ts'
import type { Word } from '../../text/language.ts'
import { ENDED, isWord, type Material, type Sentence } from '../../text/material.ts'
import { CONTEXT_WORDS, EMPTY_NOUNS } from '../../text/words.ts'
import { type Asked, hasNoReference, isPlainProse, keepUnique } from './asked.ts'

const FEWEST_WORDS = 6
const MOST_WORDS = 18
const SHORTEST_WORD = 4

/** "Which word is missing?" A sentence of the text without one of its nouns: right by what stands there. Fills up. */
export function askGaps({ sentences }: Material): Asked[] {
  const nouns = sentences
    .filter(isPlainProse)
    .flatMap(({ words, index }) => words.filter(isGapWord).map((word) => ({ word, sentence: index })))
  return sentences.flatMap((sentence): Asked[] => {
    const gap = isTold(sentence) ? findGap(sentence) : null
    if (!gap) return []
    const { text, index } = sentence
    const lemmas = new Set(sentence.words.map(({ lemma }) => lemma))
    const others = nouns
      .filter(({ word }) => !lemmas.has(word.lemma) && isLike(word.text, gap.text))
      .map(({ word }) => word.text)
    return [
      {
        kind: 'detail',
        isGap: true,
        question: `Which word is missing? “${text.slice(0, gap.start)}${BLANK}${text.slice(gap.end)}”`,
        answer: gap.text,
        sentence: index,
        weight: 1,
        others: keepUnique(others),
      },
    ]
  })
}

function isTold(sentence: Sentence): boolean {
  const own = sentence.words.filter(isWord)
  const first = own[0]?.text.toLowerCase() ?? ''
  if (!isPlainProse(sentence) || own.length < FEWEST_WORDS || own.length > MOST_WORDS) return false
  if (!ENDED.test(sentence.text) || /[?:]/.test(sentence.text) || !/^\p{Lu}/u.test(sentence.text))
    return false
  const isPerson = /^(?:he|she|i|we)$/.test(first)
  return (
    (isPerson || !CONTEXT_WORDS.has(first)) &&
    hasNoReference(sentence.words) &&
    own.some(({ pos }) => pos === 'VERB')
  )
}

/** The last noun that stands there once: by then the sentence has said what it is about. */
function findGap({ words, text }: Sentence): Word | null {
  const found = words.findLast(
    (word, at) =>
      isGapWord(word) &&
      words.filter(({ lemma }) => lemma === word.lemma).length === 1 &&
      !/[\p{L}\p{N}-]/u.test(`${text[word.start - 1] ?? ''}${text[word.end] ?? ''}`) &&
      // "a melon" or "an apple" would tell the first letter.
      !/^an?$/i.test(words[at - 1]?.text ?? '') &&
      at > 2 &&
      // "in advance", "it rises": what stands behind an article or a describing word is a noun indeed.
      /^(?:DET|ADJ|NUM)$/.test(words[at - 1]?.pos ?? '') &&
      words[at + 1]?.pos !== 'NOUN',
  )
  return found ?? null
}

const isGapWord = ({ text, lemma, pos }: Word) =>
  pos === 'NOUN' &&
  /^\p{Ll}+$/u.test(text) &&
  text.length >= SHORTEST_WORD &&
  !EMPTY_NOUNS.has(lemma) &&
  !/ing$|^(?:while|sake|rest|best|worst|most|least)$/.test(text)

const isLike = (a: string, b: string) =>
  /[^s]s$/.test(a) === /[^s]s$/.test(b) && Math.abs(a.length - b.length) <= 5
