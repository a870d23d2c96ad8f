import type { Word } from '../text/language.ts'
import { ENDED, isWord, type Sentence } from '../text/material.ts'
import { ADDRESSING, CONTEXT_WORDS } from '../text/words.ts'
import { type Draft, type Ground, KIND_WEIGHT } from './draft.ts'

const FEWEST_WORDS = 6
const FEWEST_CLUES = 3
/** Against the heaviest term of the text. */
const LIGHTEST_TERM = 0.3
/** Somebody or something that only the sentences around it name. */
const FOREIGN =
  /^(?:he|she|him|his|her|they|them|their|this|these|those|therefore|same|another|others|however)$/i
const MOST_WORDS = 30
export const BLANK = '_____'

/** The sentence with its weightiest term left out; of a text in another language nothing else can be asked. */
export function askBlank({ material, terms, weighTerm }: Ground, sentence: Sentence): Draft | null {
  const { text } = sentence
  const own = sentence.words.filter(isWord)
  if (!isTelling(sentence, own)) return null
  for (const term of terms) {
    if (!term.sentences.includes(sentence.index)) continue
    const isName = /^\p{Lu}/u.test(term.shown)
    if (weighTerm(term.key) < LIGHTEST_TERM && !isName) continue
    const range = findTerm(sentence, term.key)
    if (
      !range ||
      isPartOfName(sentence, range) ||
      /[\p{L}\p{N}-]/u.test(`${text[range.start - 1] ?? ''}${text[range.end] ?? ''}`)
    )
      continue
    const clues = sentence.topics.filter((topic) => !term.key.split(' ').includes(topic))
    // "Show the moments …" is an order, whatever the tagger takes its verb for.
    const isBare = range.start === 0 && (own.length < 9 || own[term.key.split(' ').length]?.pos === 'DET')
    if (new Set(clues).size < FEWEST_CLUES || isBare) continue
    // "a _____" or "an _____" would tell the first letter.
    const before = text.slice(0, range.start).replace(/\b(a)n? $/i, '$1(n) ')
    return {
      front: `${before}${BLANK}${text.slice(range.end)}`,
      back: text.slice(range.start, range.end),
      passage: text,
      sentence: sentence.index,
      section: sentence.section,
      place: sentence.index,
      weight: (material.isEnglish ? KIND_WEIGHT.blank : 2) + 0.5 * weighTerm(term.key),
    }
  }
  return null
}

/** A whole statement that needs no other sentence and asks nobody to do anything. */
function isTelling({ text, isItem, isFirstOfParagraph }: Sentence, own: readonly Word[]): boolean {
  if (isItem || own.length < FEWEST_WORDS || own.length > MOST_WORDS) return false
  if (!ENDED.test(text) || /[?:]$|^[(\p{Ll}]|:/u.test(text)) return false
  const first = own[0]?.text.toLowerCase() ?? ''
  const isThere = first === 'there' && own[1]?.pos === 'AUX'
  if ((CONTEXT_WORDS.has(first) && !isThere) || own[0]?.pos === 'VERB') return false
  if (own[0]?.pos === 'SCONJ' && !isFirstOfParagraph) return false
  return !own.some(({ text: word }) => ADDRESSING.has(word.toLowerCase()) || FOREIGN.test(word))
}

/** "The _____ Act": a name is asked for as a whole or not at all. */
function isPartOfName({ text }: Sentence, { start, end }: { start: number; end: number }): boolean {
  if (!/^\p{Lu}/u.test(text.slice(start))) return false
  // A word before it that is written large inside the sentence belongs to the same name.
  const isBehindName = /\S\s+\p{Lu}[\p{L}.]*\s$/u.test(text.slice(0, start))
  return isBehindName || /^\s\p{Lu}/u.test(text.slice(end))
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
