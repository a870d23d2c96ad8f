import type { Place } from './clause.ts'
import { type Phrase, PREPOSITIONS, readPhrase } from './phrases.ts'
import type { Token } from './tokens.ts'

const DAYS = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/

/** "last week", "this year", "one day", "today" as a time. */
export function readDay(tokens: readonly Token[], at: number): { place: Place; end: number } | null {
  const [one, two] = [tokens[at]?.word ?? '', tokens[at + 1]?.word ?? '']
  const isTime =
    /^(?:week|weekend|month|year|night|morning|afternoon|evening|summer|spring|fall|winter|day|time)$/.test(
      two,
    )
  if (!/^(?:last|this|next|that)$/.test(one) || !(isTime || DAYS.test(two))) return null
  return { place: { preposition: 'in', phrase: phraseOf(`${one} ${two}`) }, end: at + 2 }
}

function phraseOf(head: string): Phrase {
  const read = readPhrase([{ word: 'thing', isCapital: false }], 0) as { phrase: Phrase }
  return { ...read.phrase, words: head, head }
}

export function readPlace(tokens: readonly Token[], at: number): { place: Place; end: number } | null {
  const word = tokens[at]?.word ?? ''
  if (!PREPOSITIONS.has(word)) return null
  let next = at + 1
  let preposition = word
  if (tokens[next]?.word === 'of') next++
  if (word === 'than' && PREPOSITIONS.has(tokens[next]?.word ?? '')) next++
  const numeralThere = tokens[next]?.numeral
  if (numeralThere?.form === 'clock')
    return { place: { preposition, phrase: phraseOf('clock') }, end: next + 1 }
  if (word === 'for' && tokens[next]?.word === 'each' && tokens[next + 1]?.word === 'of') preposition = 'for'
  const phrase = readPhrase(tokens, next)
  if (!phrase) return null
  return { place: { preposition, phrase: phrase.phrase }, end: phrase.end }
}

export function startsObject(tokens: readonly Token[], at: number): boolean {
  return readPhrase(tokens, at) !== null
}
