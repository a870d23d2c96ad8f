import { verbOf } from '../words/verbs.ts'
import { hasPhraseNumeral } from './numerals.ts'
import { readPhrase } from './phrases.ts'
import type { Token } from './tokens.ts'

/** "to make breakfast", "mowing lawns": why or how, as long as nothing is counted there. */
export function readPurpose(tokens: readonly Token[], at: number): number | null {
  const word = tokens[at]?.word ?? ''
  const isTo =
    word === 'to' && verbOf(tokens[at + 1]?.word ?? '')?.form === 'base' && !startsWithNoun(tokens, at + 1)
  const isOuting = /^[a-z]{3,}ing$/.test(word) && /^(?:go|goes|went)$/.test(tokens[at - 1]?.word ?? '')
  if (isOuting) return at + 1
  const isDoing = /^[a-z]{3,}ing$/.test(word) && tokens[at - 1]?.numeral !== undefined
  if (!isTo && !isDoing) return null
  let end = at + (isTo ? 2 : 1)
  const phrase = readPhrase(tokens, end)
  if (phrase) {
    if (hasPhraseNumeral(phrase.phrase)) return null
    end = phrase.end
  }
  return end
}

function startsWithNoun(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return next === undefined
}
