import { isWord, type Material, type Sentence } from '../text/material.ts'
import type { Term } from '../text/terms.ts'
import { findMiddle, measureLikeness, toVector, type Vector, weighTopics } from '../text/weigh.ts'
import { ADDRESSING, CONTEXT_WORDS } from '../text/words.ts'

export type Scored = { sentence: Sentence; score: number; vector: Vector }

const FEWEST_WORDS = 5
const COMFORTABLE_WORDS = 32
const EXPLAINS =
  /\b(?:is|are) (?:a|an|the|called|known as|one of)\b|\bmeans\b|\bconsists? of\b|\brefers? to\b/i
/** Points at something that was said elsewhere. */
const POINTING = /\b(?:another|still|too|also|instead|again)\b/i
const CLOSING_HEADING =
  /\b(?:summary|conclusion|recap|key (?:points|ideas)|to remember|what you (?:know|learned)|in short)\b/i
const EXAMPLE = /^(?:for example|for instance|e\.g\.|example)\b/i

/** How much a sentence says about the whole text and its section, and how well it stands alone. */
export function scoreSentences(material: Material, terms: readonly Term[]): Scored[] {
  const rarity = weighTopics(material.sentences)
  const vectors = material.sentences.map(({ topics }) => toVector(topics, rarity))
  const middle = findMiddle(vectors)
  const sectionMiddles = material.sections.map(({ sentences }) =>
    findMiddle(sentences.flatMap(({ index }) => vectors[index] ?? [])),
  )
  const termWeights = weighByTerms(material, terms)
  return material.sentences.map((sentence) => {
    const vector = vectors[sentence.index] ?? new Map()
    const centrality =
      measureLikeness(vector, middle) + measureLikeness(vector, sectionMiddles[sentence.section] ?? middle)
    const score = centrality / 2 + 0.35 * (termWeights[sentence.index] ?? 0) + weighPlace(material, sentence)
    return { sentence, vector, score: score * judgeAlone(sentence) }
  })
}

/** From 0 to 1: the weight of the terms in a sentence, against the richest one. */
function weighByTerms({ sentences }: Material, terms: readonly Term[]): number[] {
  const sums = sentences.map(() => 0)
  for (const { weight, sentences: places } of terms.slice(0, 30))
    for (const index of places) sums[index] = (sums[index] ?? 0) + weight
  const dense = sums.map((sum, n) => sum / Math.sqrt((sentences[n]?.words.length ?? 1) + 8))
  const most = Math.max(1e-9, ...dense)
  return dense.map((sum) => sum / most)
}

function weighPlace({ sections, sentences }: Material, sentence: Sentence): number {
  const isOpening = sections[sentence.section]?.sentences[0] === sentence
  const isVeryFirst = sentence.index === 0 && sentences.length > 1
  const isClosing = CLOSING_HEADING.test(sections[sentence.section]?.heading ?? '')
  return (
    (isClosing ? 0.12 : 0) +
    (isVeryFirst ? 0.1 : 0) +
    (isOpening ? 0.08 : 0) +
    (sentence.isFirstOfParagraph && !sentence.isItem ? 0.05 : 0)
  )
}

/** A factor: a summary wants whole statements about the matter. */
function judgeAlone({ text, words, isItem, tail }: Sentence): number {
  const own = words.filter(isWord)
  const first = own[0]?.text.toLowerCase() ?? ''
  let factor = 1
  if (own.length < FEWEST_WORDS) factor *= 0.4
  else if (own.length < 8) factor *= 0.85
  if (own.length > COMFORTABLE_WORDS) factor *= COMFORTABLE_WORDS / own.length
  if (CONTEXT_WORDS.has(first)) factor *= 0.6
  if (own.some((word) => ADDRESSING.has(word.text.toLowerCase()))) factor *= 0.7
  if (ADDRESSING.has(first)) factor *= 0.6
  if (/[?]["”’)]*$/.test(text)) factor *= 0.25
  if (/[:,]$/.test(text) && tail === null) factor *= 0.3
  if (POINTING.test(text)) factor *= 0.85
  if (EXAMPLE.test(text)) factor *= 0.6
  if (isItem && !own.some(({ pos }) => pos === 'VERB' || pos === 'AUX')) factor *= 0.6
  if (EXPLAINS.test(text)) factor *= 1.12
  return factor
}
