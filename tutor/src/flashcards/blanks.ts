import { isWord, type Sentence } from '../text/material.ts'
import { ADDRESSING, LEANING } from '../text/words.ts'
import { type Draft, type Ground, KIND_WEIGHT } from './draft.ts'

const FEWEST_WORDS = 6
const FEWEST_CLUES = 3
/** Somebody or something that only the sentences around it name. */
const FOREIGN =
  /^(?:he|she|him|his|her|they|them|their|this|these|those|therefore|same|another|others|however)$/i
const MOST_WORDS = 30
export const BLANK = '_____'

/** The sentence with its weightiest term, or a year, left out. */
export function askBlank({ material, terms, weighTerm }: Ground, sentence: Sentence): Draft | null {
  const { words, text } = sentence
  const own = words.filter(isWord)
  if (own.length < FEWEST_WORDS || own.length > MOST_WORDS || sentence.isItem || /[?:]$/.test(text))
    return null
  const first = own[0]?.text.toLowerCase() ?? ''
  const isThere = first === 'there' && own[1]?.pos === 'AUX'
  if (
    (LEANING.has(first) && !isThere) ||
    own.some(({ text: word }) => ADDRESSING.has(word.toLowerCase()) || FOREIGN.test(word))
  )
    return null
  for (const term of terms) {
    if (!term.sentences.includes(sentence.index)) continue
    const range = findTerm(sentence, term.key)
    if (!range) continue
    const answer = text.slice(range.start, range.end)
    const clues = sentence.topics.filter((topic) => !term.key.split(' ').includes(topic))
    const isBare = range.start === 0 && own.length < 9
    if (new Set(clues).size < FEWEST_CLUES || isBare) continue
    // "a _____" or "an _____" would tell the first letter.
    const before = text.slice(0, range.start).replace(/\b(a)n? $/i, '$1(n) ')
    return {
      front: `${before}${BLANK}${text.slice(range.end)}`,
      back: answer,
      passage: text,
      sentence: sentence.index,
      section: sentence.section,
      place: sentence.index,
      weight: (material.isEnglish ? KIND_WEIGHT.blank : 2) + 0.5 * weighTerm(term.key),
    }
  }
  return null
}

/** Where a term stands, if it stands there once: a second one would give it away. */
function findTerm({ words }: Sentence, key: string): { start: number; end: number } | null {
  const lemmas = key.split(' ')
  const places = words.flatMap((_, at) =>
    lemmas.every((lemma, n) => words[at + n]?.lemma === lemma) ? [at] : [],
  )
  const [at] = places
  const head = lemmas.at(-1)
  if (places.length !== 1 || at === undefined || words.filter(({ lemma }) => lemma === head).length > 1)
    return null
  const last = words[at + lemmas.length - 1]
  const start = words[at]?.start
  return start === undefined || !last ? null : { start, end: last.end }
}
