import type { Found } from './notes.ts'
import { countWords, WORD, type Work } from './read-work.ts'

const LONG_SENTENCE = 32
/** Younger writers get lost sooner. */
const LONG_FOR_YOUNG = 22
const YOUNG_GRADE = 5
const SAME_BEGINNINGS = 3
const CHAINED = 3

/** Sentences that are hard to follow or not finished. */
export function lookAtSentences({ sentences }: Work, grade: number | null): Found[] {
  const longest = grade !== null && grade <= YOUNG_GRADE ? LONG_FOR_YOUNG : LONG_SENTENCE
  const found: Found[] = []
  sentences.forEach((sentence, at) => {
    const { text } = sentence
    const words = text.match(WORD) ?? []
    const chains = text.match(/(?:,|\s)(?:and|so|and then|but)\s/gi)?.length ?? 0
    if (words.length > longest)
      found.push({ ...sentence, code: chains >= CHAINED ? 'chained' : 'longSentence' })
    if (/^\p{Ll}/u.test(text)) found.push({ ...sentence, end: sentence.start + 1, code: 'noCapital' })
    if (!/[.!?]["'”’)]*$/.test(text) && countWords(text) > 3)
      found.push({ ...sentence, start: Math.max(sentence.start, sentence.end - 12), code: 'noEndMark' })
    for (const match of text.matchAll(/(?<!\p{L})(\p{L}{2,})\s+\1(?!\p{L})/giu))
      if (!/^(?:that|had|bye|very)$/i.test(match[1] ?? ''))
        found.push({ ...placeIn(sentence.start, match), code: 'twice' })
    for (const match of text.matchAll(/(?<!\p{L})i(?=\s|'|’)/gu))
      found.push({ ...placeIn(sentence.start, match), code: 'smallI' })
    if (startsAlike(sentences.slice(Math.max(0, at - SAME_BEGINNINGS + 1), at + 1).map((one) => one.text)))
      found.push({ ...sentence, end: sentence.start + (words[0]?.length ?? 1), code: 'sameBeginning' })
  })
  return found
}

const placeIn = (offset: number, match: RegExpExecArray | RegExpMatchArray) => {
  const start = offset + (match.index ?? 0)
  return { start, end: start + match[0].length }
}

function startsAlike(texts: readonly string[]): boolean {
  if (texts.length < SAME_BEGINNINGS) return false
  const firsts = texts.map((text) => text.match(WORD)?.[0]?.toLowerCase())
  return firsts.every((word) => word !== undefined && word === firsts[0])
}
