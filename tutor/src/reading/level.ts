import {
  type Counts,
  countSyllables,
  isFamiliarWord,
  measureReadability,
} from '#engines/readability/index.ts'
import { isWord, type Material } from '../text/material.ts'
import type { ReadingLevel } from './reading-port.ts'

/** Of a shorter text the formulas say little. */
const FEWEST_WORDS = 30
const COLLEGE = 13
/** Words a minute, read silently and understood, by grade (Taylor 1965); later grades as grown-ups (Brysbaert 2019). */
const PACE = [80, 115, 138, 158, 173, 185, 195, 204, 214, 224, 237, 238]
/** New Dale–Chall scores and the grades that their table puts beside them. */
const GRADE_OF_SCORE: [score: number, grade: number][] = [
  [4.9, 4],
  [5.5, 5.5],
  [6.5, 7.5],
  [7.5, 9.5],
  [8.5, 11.5],
  [9.5, 13],
]

export function measureLevel(material: Material, readerGrade: number | null): ReadingLevel {
  const counts = countWords(material)
  const pace = PACE[Math.min(PACE.length, Math.max(1, readerGrade ?? PACE.length)) - 1] ?? 238
  const size = {
    words: counts.words,
    sentences: counts.sentences,
    minutes: Math.max(1, Math.round(counts.words / pace)),
  }
  if (!material.isEnglish || counts.words < FEWEST_WORDS)
    return { grade: null, fleschKincaid: null, daleChall: null, ...size }
  const { fleschKincaid, daleChallScore } = measureReadability(counts)
  return {
    grade: estimateGrade(fleschKincaid, daleChallScore),
    fleschKincaid: roundTenth(fleschKincaid),
    daleChall: roundTenth(daleChallScore),
    ...size,
  }
}

/** Halfway between a formula of sentence and word length and one of familiar words; each alone is off by grades. */
export function estimateGrade(fleschKincaid: number, daleChallScore: number): number {
  const byWords = findGradeOfScore(daleChallScore) ?? Math.min(4, fleschKincaid)
  return Math.min(COLLEGE, Math.max(1, Math.round((fleschKincaid + byWords) / 2)))
}

/** Null below the fourth grade, which the score does not tell apart. */
function findGradeOfScore(score: number): number | null {
  const above = GRADE_OF_SCORE.findIndex(([reached]) => score < reached)
  if (above === 0) return null
  const [high, low] = [GRADE_OF_SCORE[above], GRADE_OF_SCORE[above - 1]]
  if (!high || !low) return COLLEGE
  return low[1] + ((score - low[0]) / (high[0] - low[0])) * (high[1] - low[1])
}

/** Numbers and formulas count as easy words of one syllable, names as easy ones. */
function countWords({ sentences }: Material): Counts {
  const counts: Counts = { words: 0, sentences: 0, syllables: 0, hardWords: 0 }
  for (const sentence of sentences) {
    const words = sentence.words.filter(isWord)
    if (words.length === 0) continue
    counts.sentences += 1
    for (const { text, lemma, pos } of words) {
      // "didn't" is two tokens and one word.
      if (/^(?:n['’]t|['’]\p{L}+)$/iu.test(text)) continue
      counts.words += 1
      const isSpelled = /^\p{L}[\p{L}\p{M}'’-]*$/u.test(text)
      counts.syllables += isSpelled ? countSyllables(text) : 1
      const small = text.toLowerCase()
      if (isSpelled && pos !== 'PROPN' && !isFamiliarWord(small) && !isFamiliarWord(lemma))
        counts.hardWords += 1
    }
  }
  return counts
}

const roundTenth = (number: number) => Math.round(number * 10) / 10
