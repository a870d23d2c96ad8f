import { STOP_WORDS } from '../../text/words.ts'
import { type ReadLanguage, writeDigits } from '../claims/number-words.ts'
import { detectLanguage } from '../claims/which-language.ts'
import { CHINESE_TALK, NEGATIONS, TALK_WORDS } from './talk-words.ts'

/** What a sentence must share with a passage to rest on it. Tuned on tutor/evals/model/support.ts. */
const LEAST_SHARE = 0.65
/** Fewer words of substance than this state nothing that could be looked up. */
const FEWEST_WORDS = 2

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu
const NUMBER = /\d+(?:[.,]\d+)*/g
/** A name within a sentence; its first word has a capital anyway. */
const NAME = /(?<=[\p{L}\p{N},;:)] )\p{Lu}[\p{L}’'-]+/gu
/** So many signs of Chinese that are no talk make a statement. */
const FEWEST_SIGNS = 4
/** Fewer words than this can be found anywhere. */
const FEWEST_QUOTED = 3

const TALK = Object.fromEntries(
  Object.entries(TALK_WORDS).map(([language, words]) => [language, new Set(toStems(words))]),
)
const ANY_TALK = new Set(toStems(Object.values(TALK_WORDS).join(' ')))
/** Too short to tell its language. */
const FEW_WORDS = 3

export type Standing =
  /** States nothing: a question back, an encouragement. */
  { kind: 'talk' } | { kind: 'supported'; passages: number[] } | { kind: 'unsupported' }

type Index = { stems: Set<string>; numbers: Set<string>; text: string; language: ReadLanguage }

/** What a sentence says that it rests on, word for word: the way to check one that is in another language. */
export type Quote = { passage: number; words: string }

/** Says of a sentence on which of the passages it rests, those that it names itself first. */
export function createSupportCheck(
  passages: readonly string[],
): (sentence: string, cited: number[], quotes?: readonly Quote[]) => Standing {
  const indexes = passages.map(readIndex)
  return (sentence, cited, quotes = []) => {
    const bare = sentence.replace(/[*_`#>]+/g, ' ').trim()
    const language = detectLanguage(bare)
    const plain = writeDigits(bare, language ?? 'en')
    const talk = talkOf(bare, language)
    const weighty = toStems(plain).filter((stem) => !talk.has(stem))
    const isOpen = /[?:？：]$/.test(plain) || isRequest(bare)
    if (isOpen || (isFewWords(plain, weighty) && !/\d/.test(plain))) return { kind: 'talk' }
    const supporting = indexes.flatMap((index, at) => (isSupported(plain, weighty, index) ? [at] : []))
    const translated = quotes.flatMap((quote) => {
      const index = indexes[quote.passage]
      return index && isTranslation(plain, language ?? 'en', quote.words, index) ? [quote.passage] : []
    })
    const found = [...new Set([...supporting, ...translated])]
    if (found.length === 0) return { kind: 'unsupported' }
    const named = found.filter((at) => cited.includes(at) || translated.includes(at))
    return { kind: 'supported', passages: named.length > 0 ? named : found.slice(0, 1) }
  }
}

function talkOf(bare: string, language: ReadLanguage | null): ReadonlySet<string> {
  const isShort = (bare.match(WORD)?.length ?? 0) <= FEW_WORDS
  return (language === null && isShort ? ANY_TALK : TALK[language ?? 'en']) ?? ANY_TALK
}

const ASKS_TO =
  /^\W*(?:(?:first|now|then|next|please|so|ok(?:ay)?),? )?(?:look|take|try|compare|think|read|draw|write|start|use|check|go|put|find|count|imagine|describe|say|tell|explain|choose|work|solve|circle|underline|list|sort|picture|ask)\b|^\W*(?:i|we) (?:can|can't|can’t|cannot|will|won't|am)\b|^\W*(?:mira|piensa|intenta|lee|dibuja|escribe|compara|busca|regarde|pense|essaie|lis|dessine|écris|compare|cherche|schau|denk|denke|versuche?|lies|zeichne|schreibe?|vergleiche?|suche?)(?!\p{L})/iu
/** With one of these a request states something as well. */
const STATES =
  /\b(?:is|are|was|were|has|have|because|since|means?|that|which|always|never)\b|(?<!\p{L})(?:es|son|porque|est|sont|parce|ist|sind|weil|dass)(?!\p{L})/iu

/** "Look at the 3 first.": asks for something and states nothing. */
const isRequest = (bare: string) => ASKS_TO.test(bare) && !STATES.test(bare.replace(/^\W*(?:i|we) \S+/i, ''))

function isFewWords(plain: string, weighty: readonly string[]): boolean {
  if (!/\p{Script=Han}/u.test(plain)) return weighty.length < FEWEST_WORDS
  return (plain.replace(CHINESE_TALK, '').match(/\p{Script=Han}/gu)?.length ?? 0) < FEWEST_SIGNS
}

/**
 * A sentence in another language than the passage: what it quotes must stand there word for word, and it must neither bring
 * in a number nor turn the quotation around.
 */
function isTranslation(plain: string, language: ReadLanguage, words: string, index: Index): boolean {
  if (language === index.language || (words.match(WORD)?.length ?? 0) < FEWEST_QUOTED) return false
  if (!squeeze(index.text).includes(squeeze(words))) return false
  if ((plain.match(NUMBER) ?? []).some((number) => !index.numbers.has(number.replace(/,/g, '')))) return false
  return isNegated(plain, language) === isNegated(words, index.language)
}

const squeeze = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const isNegated = (text: string, language: ReadLanguage) => NEGATIONS[language].test(text)

/** Says whether a text brings in a number, a name or a "not" that the ground does not know. */
export function createClashCheck(ground: string): (text: string) => boolean {
  const index = readIndex(ground)
  return (text) => clashes(writeDigits(text, index.language), index)
}

function isSupported(plain: string, weighty: string[], index: Index): boolean {
  const found = weighty.filter((stem) => index.stems.has(stem)).length
  if (weighty.length > 0 && found / weighty.length < LEAST_SHARE) return false
  return !clashes(plain, index)
}

function clashes(plain: string, { stems, numbers, text, language }: Index): boolean {
  for (const number of plain.match(NUMBER) ?? []) if (!numbers.has(number.replace(/,/g, ''))) return true
  for (const stem of (plain.match(NAME) ?? []).flatMap(toStems)) if (!stems.has(stem)) return true
  // A "not" that the passage does not know turns what it says around.
  return isNegated(plain, language) && !isNegated(text, language)
}

function readIndex(original: string): Index {
  const language = detectLanguage(original) ?? 'en'
  const text = writeDigits(original, language)
  return {
    text,
    language,
    stems: new Set(toStems(text)),
    numbers: new Set((text.match(NUMBER) ?? []).map((number) => number.replace(/,/g, ''))),
  }
}

export function toStems(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? [])
    .map((word) => word.replace(/['’]s?$/, ''))
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word) && !/^\d/.test(word))
    .map(toStem)
}

/** Endings off, as far as that makes the forms of one word alike. */
function toStem(word: string): string {
  if (word.length < 5) return word.replace(/(?<=[^su])s$/, '')
  const bare = word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=ss|sh|ch|x|z)es$/, '')
    .replace(/(?<=[^su])s$/, '')
    .replace(/(?:ically|ical)$/, 'ic')
    .replace(/(?<=.{4})(?:ing|edly|ed|ly)$/, '')
    .replace(/(?<=.{4})(?:ation|ition|ion|er|or)$/, '')
    .replace(/(.)\1$/, '$1')
  return bare.length > 3 ? bare.replace(/[ei]$/, '') : bare
}
