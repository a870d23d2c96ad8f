import type { Dice } from '#engines/dice/index.ts'
import { ENDED, isWord, type Material, type Sentence } from '../../text/material.ts'
import { CONTEXT_WORDS } from '../../text/words.ts'
import { type Asked, hasNoReference, isPlainProse } from './asked.ts'

const FEWEST_WORDS = 5
const MOST_WORDS = 16
const EVENTS = 3

/** "Which of these comes first in the text?" Right by the order of the text, whatever it tells. */
export function askSequence({ sentences }: Material, dice: Dice): Asked | null {
  const whole = sentences.filter(isEvent)
  if (whole.length < EVENTS * 2) return null
  // From different parts of the text, or the reader would compare neighbors.
  const parts = Array.from({ length: EVENTS }, (_, part) =>
    whole.slice(Math.floor((part * whole.length) / EVENTS), Math.floor(((part + 1) * whole.length) / EVENTS)),
  )
  const [first, ...later] = parts.map((part) => dice.pick(part))
  if (!first) return null
  return {
    kind: 'sequence',
    question: 'Which of these comes first in the text?',
    answer: first.text,
    sentence: first.index,
    weight: 2,
    others: later.map(({ text }) => text),
  }
}

function isEvent(sentence: Sentence): boolean {
  const { text, words, tail } = sentence
  const own = words.filter(isWord)
  if (!isPlainProse(sentence) || tail !== null || own.length < FEWEST_WORDS || own.length > MOST_WORDS)
    return false
  if (!ENDED.test(text) || !/^\p{Lu}/u.test(text) || /[?:]|\.{3}|…/.test(text)) return false
  return (
    !CONTEXT_WORDS.has(own[0]?.text.toLowerCase() ?? '') &&
    hasNoReference(words) &&
    own.some(({ pos }) => pos === 'VERB')
  )
}
