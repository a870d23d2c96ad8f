import type { Word } from '../../text/language.ts'
import type { Sentence } from '../../text/material.ts'
import type { QuestionKind, Span } from '../reading-port.ts'

/** A question that has still to prove itself. */
export type Asked = {
  kind: QuestionKind
  question: string
  /** Words of the sentence. */
  answer: string
  sentence: number
  /** Where the answer stands, if it is more than the one sentence. */
  span?: Span
  weight: number
  /** A sentence without one of its words: good to fill up, dull in a row. */
  isGap?: boolean
  /** Of the same kind as the answer, named in the text, and wrong: enough of them become options. */
  others: string[]
}

/** Somebody or something that only the sentences around it name. */
const POINTING =
  /^(?:it|its|itself|him|he|she|they|them|this|that|these|those|there|here|then|such|same|another|other|others|so|also|too|instead|again|both|ones|I|me|my|we|us|our|you|your)$/i

/** What a sentence that is shown by itself must not hold, though it may tell of him or her. */
const REFERENCE_WORDS =
  /^(?:this|that|these|those|such|there|here|then|so|also|too|instead|again|both|others?|another)$/i

export const hasNoReference = (words: readonly Word[]): boolean =>
  !words.some(({ text }) => REFERENCE_WORDS.test(text))

/** Understood without the sentences before it. */
export function isSelfContained(words: readonly Word[]): boolean {
  return !words.some(({ text }) => POINTING.test(text) || /["“”«»]/.test(text))
}

/** What a reader can be asked about: prose without formulas, quotations or halves of brackets. */
export function isPlainProse({ text, words, isItem }: Sentence): boolean {
  return !isItem && !/["“”()[\]«»|`]/.test(text) && !words.some(({ pos }) => pos === 'FORMULA')
}

export const keepUnique = (texts: readonly string[]): string[] => {
  const seen = new Set<string>()
  return texts.filter((text) => {
    const key = text.toLowerCase()
    return seen.has(key) ? false : seen.add(key)
  })
}
