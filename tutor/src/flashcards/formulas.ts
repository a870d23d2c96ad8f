import type { Sentence } from '../text/material.ts'
import { readSubject } from './clause.ts'
import { draft, weighSubject } from './definitions.ts'
import { type Draft, type Ground, KIND_WEIGHT } from './draft.ts'

const NAMES_FORMULA = /\b(?:formula|equation|law|theorem|rule|identity|definition|inequality)\b/i

/** "The quadratic formula gives both roots:" and the formula below: What is the quadratic formula? */
export function askFormula(ground: Ground, sentence: Sentence): Draft | null {
  const { words, tail } = sentence
  if (tail === null || !/^(?:\$|\\\[)/.test(tail)) return null
  const at = words.findIndex(({ pos }, n) => n > 0 && (pos === 'VERB' || pos === 'AUX'))
  const subject = at > 0 ? readSubject(sentence, at) : null
  if (!subject || !NAMES_FORMULA.test(subject)) return null
  return {
    ...draft(sentence, {
      front: `What is ${ground.casing(subject)}?`,
      back: tail,
      weight: KIND_WEIGHT.definition + weighSubject(ground, words.slice(0, at)),
    }),
    passage: `${sentence.text}\n${tail}`,
  }
}
