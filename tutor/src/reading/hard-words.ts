import { countSyllables, isFamiliarWord } from '#engines/readability/index.ts'
import type { Word } from '../text/language.ts'
import { findPart, type Passage } from './passage.ts'
import type { HardWord } from './reading-port.ts'
import { findRank } from './word-rank.ts'

export type FoundWord = Omit<HardWord, 'senses'> & { lemma: string; pos: string; sentence: number }

const MOST_WORDS = 12
const UNKNOWN_RANK = 30_000
/** Words that a reader of the grade usually knows: the first so many of written English. */
const KNOWN_RANKS: [grade: number, rank: number][] = [
  [2, 2500],
  [3, 4000],
  [4, 5500],
  [5, 7000],
  [6, 8500],
  [8, 11_000],
  [10, 14_000],
  [13, 18_000],
]
const USUAL_GRADE = 9

/** The rarest words of a text that a reader of the grade may not know, in the order in which they come. */
export function findHardWords(passage: Passage, grade: number | null): FoundWord[] {
  const { material } = passage
  if (!material.isEnglish) return []
  const known = findKnownRank(grade ?? USUAL_GRADE)
  const names = listNames(passage)
  const found = new Map<string, FoundWord & { rank: number }>()
  for (const sentence of material.sentences)
    for (const [at, word] of sentence.words.entries()) {
      if (found.has(word.lemma) || !isLookedUp(word) || names.has(word.text.toLowerCase())) continue
      if (isInsideCompound(sentence.words, at)) continue
      const rank = Math.min(
        ...[word.text.toLowerCase(), word.lemma].map((form) => findRank(form) ?? UNKNOWN_RANK),
      )
      const small = word.text.toLowerCase()
      if (rank <= known || isFamiliarWord(small) || isFamiliarWord(word.lemma)) continue
      const place = findPart(passage, sentence, word)
      if (!place) continue
      const shown = passage.text.slice(place.start, place.end)
      found.set(word.lemma, {
        ...place,
        word: shown,
        lemma: word.lemma,
        pos: word.pos,
        syllables: countSyllables(shown),
        sentence: sentence.index,
        rank,
      })
    }
  return [...found.values()]
    .sort((a, b) => b.rank - a.rank || b.syllables - a.syllables || a.start - b.start)
    .slice(0, MOST_WORDS)
    .sort((a, b) => a.start - b.start)
    .map(({ rank: _, ...word }) => word)
}

function findKnownRank(grade: number): number {
  return KNOWN_RANKS.find(([upTo]) => grade <= upTo)?.[1] ?? 18_000
}

const isLookedUp = ({ text, pos }: Word) =>
  /^(?:NOUN|VERB|ADJ|ADV)$/.test(pos) && /^\p{L}\p{Ll}{3,}$/u.test(text) && !/ever$/i.test(text)

/** "well-known": half of a compound is not what the reader stumbles over. */
function isInsideCompound(words: readonly Word[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]]
  const isJoined = (a: Word | undefined, b: Word | undefined) =>
    a !== undefined && b !== undefined && a.end === b.start && (a.text === '-' || b.text === '-')
  return isJoined(before, word) || isJoined(word, after)
}

/** What the text writes large inside a sentence, in small letters. */
function listNames({ material }: Passage): Set<string> {
  const names = new Set<string>()
  for (const { words } of material.sentences)
    for (const [at, { text }] of words.entries())
      if (at > 0 && /^\p{Lu}/u.test(text) && /^[\p{L}\p{N},]/u.test(words[at - 1]?.text ?? ''))
        names.add(text.toLowerCase())
  return names
}
