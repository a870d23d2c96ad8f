import type { Word } from '../text/language.ts'
import type { Sentence } from '../text/material.ts'
import { CONTEXT_WORDS, EMPTY_NOUNS, STOP_WORDS } from '../text/words.ts'

const LONGEST_SUBJECT_WORDS = 9
const NO_SUBJECT = new Set(
  'what which who whom whose when where why how if some many few several others anyone everyone nothing everything each every first second third today once just'.split(
    ' ',
  ),
)
const INSIDE = /^(?:DET|ADJ|NOUN|PROPN|NUM|FORMULA)$/

/** The words before place `end`, if they are a noun phrase that stands for itself. */
export function readSubject({ words, text }: Sentence, end: number): string | null {
  const subject = words.slice(0, end)
  const [first, last] = [subject[0], subject.at(-1)]
  if (!first || !last || subject.length > LONGEST_SUBJECT_WORDS) return null
  const opening = first.text.toLowerCase()
  if (CONTEXT_WORDS.has(opening) || NO_SUBJECT.has(opening)) return null
  if (!subject.every((word, n) => isInside(word, n, subject))) return null
  if (!/^(?:NOUN|PROPN|FORMULA|ADJ|NUM)$/.test(last.pos) && last.text !== ')') return null
  const heads = subject.filter(({ pos }) => pos === 'NOUN' || pos === 'PROPN' || pos === 'FORMULA')
  const head = findHead(subject)
  if (heads.length === 0 || (EMPTY_NOUNS.has(head) && heads.length === 1)) return null
  if (subject.every(({ lemma }) => STOP_WORDS.has(lemma))) return null
  return text.slice(first.start, last.end)
}

/** The noun before the first "of", or the last one. */
function findHead(subject: readonly Word[]): string {
  const of = subject.findIndex(({ lemma }) => lemma === 'of')
  const core = of > 0 ? subject.slice(0, of) : subject
  return core.findLast(({ pos }) => pos === 'NOUN' || pos === 'PROPN')?.lemma ?? ''
}

function isInside({ pos, text, lemma }: Word, n: number, all: readonly Word[]): boolean {
  if (INSIDE.test(pos)) return true
  if (/^(?:of|in|for|between|on|and|to)$/.test(lemma)) return n > 0
  if (/^(?:-|\(|\)|’s|'s|’|'|\.|“|”|")$/.test(text)) return true
  // "Completing the square", "cost-push inflation"
  return (
    pos === 'VERB' &&
    (n === 0
      ? /ing$/.test(text)
      : all[n - 1]?.text === '-' || all[n + 1]?.text === '-' || /(?:ing|ed)$/.test(text))
  )
}

/** What follows place `from`, up to the end of the statement and without its last mark. */
export function readRest({ words, text }: Sentence, from: number): { text: string; words: Word[] } | null {
  const rest = words.slice(from)
  let end = rest.length
  while (end > 0 && /^[.!?;:,…]+$/.test(rest[end - 1]?.text ?? '')) end -= 1
  end = Math.min(end, findCut(rest.slice(0, end)))
  while (end > 0 && /^[,;:]$/.test(rest[end - 1]?.text ?? '')) end -= 1
  const kept = rest.slice(0, end)
  const [first, last] = [kept[0], kept.at(-1)]
  if (!first || !last) return null
  // Half of a bracket or a quotation is no quote.
  const quote = text.slice(first.start, last.end)
  const isWhole = (quote.match(/[(“]/g)?.length ?? 0) === (quote.match(/[)”]/g)?.length ?? 0)
  return isWhole ? { text: quote, words: kept } : null
}

/** A second statement begins: "…, but it …", "…; …", "… and leaves the leaf". */
function findCut(words: readonly Word[]): number {
  for (const [n, word] of words.entries()) {
    if (n < 1) continue
    const next = words[n + 1]
    if (/^[;:—]$/.test(word.text)) return n
    if (
      word.text === ',' &&
      /^(?:but|so|and|although|while|whereas|because)$/.test(next?.lemma ?? '') &&
      startsClause(words.slice(n + 2))
    )
      return n
    if (word.text === ',' && next?.pos === 'DET' && words.slice(n + 2, n + 4).some(isFiniteVerb)) return n
    if (word.lemma === 'and' && next && isFiniteVerb(next) && !startsClauseBefore(words.slice(0, n))) return n
  }
  return words.length
}

const isFiniteVerb = ({ pos, text }: Word) => pos === 'AUX' || (pos === 'VERB' && /[^s]s$/.test(text))

/** A subject and its verb soon after: a clause of its own, not the last part of a list. */
function startsClause(words: readonly Word[]): boolean {
  const verb = words.findIndex(({ pos }) => pos === 'AUX' || pos === 'VERB')
  return words[0]?.pos === 'PRON' || (verb >= 0 && verb <= 4)
}

/** "…that stores energy and releases it": the verb belongs to the clause that began before. */
function startsClauseBefore(words: readonly Word[]): boolean {
  return words.some(({ lemma }) => /^(?:that|which|who|where|when|whose)$/.test(lemma))
}

/** Joined to the front without a grammatical break: what an answer must not begin with. */
export const isPronoun = (word: Word | undefined) =>
  /^(?:it|them|this|these|those|they|he|she|him|her|so|there|one)$/i.test(word?.text ?? '')
