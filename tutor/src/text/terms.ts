import { learnCasing } from './casing.ts'
import type { Word } from './language.ts'
import { isWord, type Material, type Sentence } from './material.ts'
import { EMPTY_NOUNS, STOP_WORDS } from './words.ts'

export type Term = {
  /** Lemmas, parted by spaces. */
  key: string
  /** As the text first writes it inside a sentence. */
  shown: string
  weight: number
  /** Indexes of the sentences it stands in. */
  sentences: number[]
}

const LONGEST_TERM_WORDS = 3
const SUBJECT_WEIGHT = 1.6
const STRESSED_WEIGHT = 2.2
const HEADING_WEIGHT = 1.5

type Found = {
  shown: string
  words: number
  sentences: Set<number>
  isSubject: boolean
  isFirstWord: boolean
}

/** The phrases a text is about, the weightiest first: often used, stressed by the author, in a heading, explained. */
export function findTerms(material: Material): Term[] {
  const found = new Map<string, Found>()
  for (const sentence of material.sentences)
    for (const words of listPhrases(sentence, material.isEnglish)) note(found, sentence, words)
  const casing = material.isEnglish ? learnCasing(material) : (text: string) => text
  const headings = material.sections.map(({ heading }) => ` ${heading?.toLowerCase() ?? ''} `)
  const terms = [...found].flatMap(([key, { shown, words, sentences, isSubject, isFirstWord }]): Term[] => {
    const isStressed = material.stressed.has(shown.toLowerCase())
    const isHeading = headings.some((heading) => heading.includes(` ${shown.toLowerCase()} `))
    const isName = /(?<!^)\b\p{Lu}/u.test(shown) || (/^\p{Lu}/u.test(shown) && !isFirstWord)
    if (sentences.size < 2 && !isStressed && !isHeading && !isName) return []
    const weight =
      Math.log2(1 + sentences.size) *
      (1 + 0.35 * (words - 1)) *
      (isStressed ? STRESSED_WEIGHT : 1) *
      (isHeading ? HEADING_WEIGHT : 1) *
      (isSubject ? SUBJECT_WEIGHT : 1)
    return [{ key, shown: casing(shown), weight, sentences: [...sentences] }]
  })
  return dropParts(terms).sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1))
}

function note(found: Map<string, Found>, sentence: Sentence, words: Word[]): void {
  const key = words.map(({ lemma }) => lemma).join(' ')
  const shown = sentence.text.slice(words[0]?.start, words.at(-1)?.end)
  const isSubject = (words[0]?.start ?? 0) < 8 && !sentence.isItem
  const isFirstWord = words[0]?.start === 0
  const known = found.get(key)
  if (!known) {
    found.set(key, {
      shown,
      words: words.length,
      sentences: new Set([sentence.index]),
      isSubject,
      isFirstWord,
    })
    return
  }
  known.sentences.add(sentence.index)
  known.isSubject ||= isSubject
  known.isFirstWord &&= isFirstWord
  // A form from inside a sentence shows how the word is written.
  if (/^\p{Lu}/u.test(known.shown) && /^\p{Ll}/u.test(shown)) known.shown = shown
}

/** Noun phrases and every tail of them: "plant cell wall", "cell wall", "wall". */
function listPhrases({ words }: Sentence, isKnownLanguage: boolean): Word[][] {
  if (!isKnownLanguage) return listRareWords(words)
  const phrases: Word[][] = []
  let run: Word[] = []
  for (const word of [...words, { text: '', lemma: '', pos: 'PUNCT', start: 0, end: 0 }]) {
    // "prices rise": behind a plural the tagger's noun is a verb.
    const isBehindPlural =
      run.length > 0 && /[^s]s$/.test(run.at(-1)?.text ?? '') && run.at(-1)?.pos === 'NOUN'
    const isPart = /^(?:ADJ|NOUN|PROPN)$/.test(word.pos) && /^[\p{L}][\p{L}’'-]+$/u.test(word.text)
    if (
      isPart &&
      !STOP_WORDS.has(word.lemma) &&
      (run.length === 0 || (isNextTo(run.at(-1), word) && !isBehindPlural))
    ) {
      run.push(word)
      continue
    }
    while (run.length > 0 && run.at(-1)?.pos === 'ADJ') run.pop()
    for (let from = Math.max(0, run.length - LONGEST_TERM_WORDS); from < run.length; from += 1) {
      const phrase = run.slice(from)
      const head = phrase.at(-1)
      if (head && !EMPTY_NOUNS.has(head.lemma) && head.text.length > 2) phrases.push(phrase)
    }
    run = isPart && !STOP_WORDS.has(word.lemma) ? [word] : []
  }
  return phrases
}

const isNextTo = (before: Word | undefined, word: Word) =>
  before !== undefined && word.start - before.end <= 1

/** Without parts of speech: words that are long, and where the script has capitals, nouns written large. */
function listRareWords(words: Word[]): Word[][] {
  const own = words.filter(isWord).filter(({ text, lemma }) => {
    if (!/^\p{L}+$/u.test(text) || STOP_WORDS.has(lemma)) return false
    return /^\p{Script=Latin}/u.test(text) ? [...text].length >= 5 : [...text].length >= 2
  })
  return own.map((word) => [word])
}

/** Terms to show side by side: none that is only a part of another one. */
export function pickTerms(terms: readonly Term[], most: number): Term[] {
  const picked: Term[] = []
  for (const term of terms) {
    const words = term.key.split(' ')
    const isPart = picked.some(({ key, shown }) => {
      if (shown.toLowerCase() === term.shown.toLowerCase()) return true
      const others = new Set(key.split(' '))
      return words.every((word) => others.has(word))
    })
    if (!isPart) picked.push(term)
    if (picked.length === most) break
  }
  return picked
}

/** A word that nearly always stands inside one longer term is that term. */
function dropParts(terms: Term[]): Term[] {
  const byKey = new Map(terms.map((term) => [term.key, term]))
  const dropped = new Set<string>()
  for (const { key, sentences } of terms) {
    const words = key.split(' ')
    for (let from = 1; from < words.length; from += 1) {
      const part = byKey.get(words.slice(from).join(' '))
      if (!part) continue
      if (sentences.length >= part.sentences.length * 0.7) dropped.add(part.key)
      else if (sentences.length * 4 <= part.sentences.length) dropped.add(key)
    }
  }
  return terms.filter(({ key }) => !dropped.has(key))
}
