import { ENDED, isWord, type Material, readMaterial, type Sentence } from '../text/material.ts'
import { findPace } from '../text/pace.ts'
import { findTerms, pickTerms, type Term } from '../text/terms.ts'
import { measureLikeness } from '../text/weigh.ts'
import { CONTEXT_WORDS } from '../text/words.ts'
import { type Scored, scoreSentences } from './score-sentences.ts'
import { MOST_KEY_POINTS, MOST_SENTENCES, MOST_WORDS, SHARE } from './sizes.ts'
import type { Summary, SummaryTask } from './summary-task.ts'

const SHORT_TEXT_WORDS = 60
const SHORT_TEXT_SENTENCES = 3
/** Two sentences this like each other say the same. */
const SAME = 0.75

/** The weightiest sentences of a text as they stand, in their order; a short text stays as it is. */
export function summarize({ text, reader }: SummaryTask): Summary {
  const material = readMaterial(text)
  const terms = findTerms(material)
  const keyPoints = pickTerms(terms, MOST_KEY_POINTS).map(({ shown }) => shown)
  const isShort = material.wordCount <= SHORT_TEXT_WORDS || material.sentences.length <= SHORT_TEXT_SENTENCES
  if (isShort) return { summary: text.trim(), keyPoints }
  const wanted = Math.min(MOST_WORDS, Math.max(45, material.wordCount * SHARE)) * findPace(reader)
  const chosen = chooseSentences(material, terms, wanted, MOST_SENTENCES)
  return { summary: writeSentences(chosen), keyPoints }
}

export function chooseSentences(
  material: Material,
  terms: readonly Term[],
  wantedWords: number,
  mostSentences: number,
  among: (sentence: Sentence) => boolean = () => true,
): Sentence[] {
  const open = scoreSentences(material, terms)
    .filter(({ sentence }) => among(sentence) && isQuotable(sentence, material))
    .sort((a, b) => b.score - a.score || a.sentence.index - b.sentence.index)
  const chosen: Scored[] = []
  let words = 0
  while (open.length > 0 && chosen.length < mostSentences && words < wantedWords) {
    const next = takeBest(open, chosen)
    if (next === null) break
    const length = countWords(next.sentence)
    // The last one may overshoot a little, but a sentence of half the summary's length may not.
    if (chosen.length > 0 && words + length > wantedWords * 1.25) continue
    chosen.push(next)
    words += length
  }
  return withSupports(
    chosen.map(({ sentence }) => sentence),
    material,
  )
}

/** The best of those that say something new; sections that have not spoken yet come first among equals. */
function takeBest(open: Scored[], chosen: readonly Scored[]): Scored | null {
  let best: { at: number; value: number } | null = null
  for (let at = 0; at < open.length; at += 1) {
    const { sentence, score, vector } = open[at] as Scored
    if (best && score * 1.15 <= best.value) break
    const likeness = Math.max(0, ...chosen.map((other) => measureLikeness(vector, other.vector)))
    if (likeness >= SAME) continue
    const isNewSection = !chosen.some((other) => other.sentence.section === sentence.section)
    const value = score * (1 - 0.6 * likeness) * (isNewSection ? 1.15 : 1)
    if (!best || value > best.value) best = { at, value }
  }
  return best === null ? null : (open.splice(best.at, 1)[0] ?? null)
}

/** A whole statement, or an item; not a greeting, a cry or a line that leads to something left out. */
function isQuotable({ text, words, isItem, isInTail, tail }: Sentence, { isPunctuated }: Material): boolean {
  if (isInTail || !/\p{L}{2}/u.test(text) || text.length > 600) return false
  const isWhole = ENDED.test(text) && !/^\p{Ll}/u.test(text)
  if (/[:,]$/.test(text) || (isPunctuated && !isItem && !isWhole)) return tail !== null
  return isItem || words.filter(isWord).length >= 4
}

const countWords = ({ words, tail }: Sentence) =>
  words.filter(isWord).length + (tail === null ? 0 : tail.split(/\s+/).length)

/** A sentence that begins with "It" or "This" brings the one before it along, if that one is whole. */
function withSupports(chosen: Sentence[], material: Material): Sentence[] {
  const all = new Set(chosen)
  for (const sentence of chosen) {
    const before = material.sentences[sentence.index - 1]
    const first = sentence.words.find(isWord)?.text.toLowerCase() ?? ''
    if (!CONTEXT_WORDS.has(first) || sentence.isItem || sentence.isFirstOfParagraph || !before) continue
    if (before.section === sentence.section && !before.isItem && isQuotable(before, material)) all.add(before)
  }
  return [...all].sort((a, b) => a.index - b.index)
}

/** A paragraph a section; items stay items of a list. */
export function writeSentences(sentences: readonly Sentence[]): string {
  let written = ''
  let last: Sentence | undefined
  for (const sentence of sentences) {
    const isSamePart = last?.section === sentence.section
    if (sentence.isItem && sentence.isFirstOfParagraph)
      written += `${last ? (isSamePart && last.isItem ? '\n' : '\n\n') : ''}- ${sentence.source}`
    else if (last && isSamePart && last.isItem === sentence.isItem && last.tail === null)
      written += ` ${sentence.source}`
    else written += `${last ? '\n\n' : ''}${sentence.source}`
    if (sentence.tail !== null) written += `\n\n${sentence.tail}`
    last = sentence
  }
  return written
}
