import { syllable } from 'syllable'

/** Two vowels that are spoken apart, where the package hears one; and the other way round. */
const ONE_MORE =
  /scien|^poe[mt]|^areas?$|^ideas$|museum|society|experience|^(?:fuel|cruel|duel)|nuclear|linear|oasis|chaos|^(?:under|out|for)?(?:go|do)ing$|canoes$|theat|graduate/
const ONE_LESS = /illions?$|^seeing$|^evenings?$/

/** Of one word; what is spoken at all has one. */
export function countSyllables(word: string): number {
  const small = word.toLowerCase()
  const change = (ONE_MORE.test(small) ? 1 : 0) - (ONE_LESS.test(small) ? 1 : 0)
  return Math.max(1, syllable(small) + change)
}
