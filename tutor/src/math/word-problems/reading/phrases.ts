import { isName } from '../words/names.ts'
import { isMeasure, singular, TIMES } from '../words/nouns.ts'
import { isAlsoNoun, verbOf } from '../words/verbs.ts'
import type { Numeral, Token } from './tokens.ts'

/** A noun phrase: "her 5 red balls", "$3 each", "24 pages a day", "half of them", "Mia". */
export type Phrase = {
  words: string
  determiner: string | null
  numeral: Numeral | null
  /** "5 more", "4 fewer", "3 other". */
  more: string | null
  modifiers: string[]
  /** Singular; empty where the noun is left out ("and gave 5 to Tom"). */
  head: string
  isPlural: boolean
  isName: boolean
  pronoun: string | null
  /** Whose it is, as written before it. */
  owner: string | null
  of: Phrase | null
  /** What it is counted by: "day" in "24 pages a day"; "each" where that is not said. */
  per: string | null
  /** "long" in "36 inches long". */
  quality: string | null
}

const PRONOUNS = new Set('he she they it him her them we i you us me everyone this that'.split(' '))
const POSSESSIVES = new Set('his her their its my our your'.split(' '))
const DETERMINERS = new Set(
  'a an the some each every another all both no these those this that other any several many few most'.split(
    ' ',
  ),
)
export const PREPOSITIONS = new Set(
  'in on at to from of for with by into onto among between under over during after before per through inside around up down out off across above below near behind toward towards than as until since without within about along beside besides'.split(
    ' ',
  ),
)
const STOPS = new Set(
  'and or but then so that which who if when while because not now today away back altogether together equally left more less fewer also only already still just apiece each because longer taller higher wider deeper older heavier farther shorter younger lighter cheaper there how what where whose'.split(
    ' ',
  ),
)
export const QUALITIES = new Set('long wide tall high deep thick old heavy'.split(' '))
const MORES = new Set('more fewer less other extra additional new'.split(' '))

const NOTHING: Phrase = {
  words: '',
  determiner: null,
  numeral: null,
  more: null,
  modifiers: [],
  head: '',
  isPlural: false,
  isName: false,
  pronoun: null,
  owner: null,
  of: null,
  per: null,
  quality: null,
}

export type ReadPhrase = { phrase: Phrase; end: number }

/** The noun phrase that begins at a place, as long as it goes. */
export function readPhrase(tokens: readonly Token[], start: number): ReadPhrase | null {
  const first = tokens[start]
  if (!first) return null
  const isPossessive = POSSESSIVES.has(first.word) && isNounHere(tokens, start + 1)
  if (
    PRONOUNS.has(first.word) &&
    !isPossessive &&
    !(DETERMINERS.has(first.word) && isNounHere(tokens, start + 1))
  )
    return { phrase: { ...NOTHING, words: first.word, pronoun: first.word }, end: start + 1 }
  const phrase: Phrase = { ...NOTHING, modifiers: [] }
  let at = start
  const word = (): string => tokens[at]?.word ?? ''
  if (DETERMINERS.has(word()) || isPossessive) {
    phrase.determiner = word()
    if (isPossessive) phrase.owner = word()
    at++
    // "some more rocks"
    if (phrase.determiner === 'some' && word() === 'more') at++
    // "each of 4 campers", "all of the apples", "most of them"
    if (word() === 'of') return readOf(tokens, start, at, phrase)
    if (
      (phrase.determiner === 'all' || phrase.determiner === 'both') &&
      (POSSESSIVES.has(word()) || word() === 'the')
    ) {
      if (POSSESSIVES.has(word())) phrase.owner = word()
      at++
    }
  }
  const numeral = tokens[at]?.numeral
  if (numeral) {
    phrase.numeral = numeral
    at++
    if (numeral.form === 'times') return null
    // "half the apples", "half her money"
    if (
      numeral.form === 'part' &&
      (word() === 'the' || POSSESSIVES.has(word())) &&
      isNounHere(tokens, at + 1)
    ) {
      const of = readPhrase(tokens, at)
      return of && { phrase: { ...phrase, of: of.phrase, words: textOf(tokens, start, of.end) }, end: of.end }
    }
    if (word() === 'of') return readOf(tokens, start, at, phrase)
    if (MORES.has(word())) {
      if (word() === 'new') phrase.modifiers.push('new')
      phrase.more = word()
      at++
      if (word() === 'of') return readOf(tokens, start, at, phrase)
    }
  }
  const words: string[] = []
  for (; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (token.word === "'s") {
      // "Zoe's cards": what came so far owns what comes.
      phrase.owner = words.splice(0).join(' ')
      phrase.determiner = "'s"
      continue
    }
    if (token.numeral || !/^[a-z]/.test(token.word)) break
    if (
      words.length > 0 &&
      QUALITIES.has(token.word) &&
      (isMeasure(singular(words.at(-1) ?? '')) || TIMES.has(singular(words.at(-1) ?? '')))
    ) {
      phrase.quality = token.word
      at++
      break
    }
    if (
      words.length > 0 &&
      token.isCapital &&
      isName(token.word) &&
      tokens[at - 1]?.isCapital === false &&
      phrase.determiner !== null
    )
      break
    if (
      numeral?.form === 'dollar' &&
      (phrase.determiner === null || words.length > 0) &&
      token.word !== 'bill'
    )
      break
    // "in 7 equal lines": several of them cannot be followed by a verb in -s.
    const isSurelyNoun =
      numeral?.form === 'plain' &&
      numeral.text !== '1' &&
      isAlsoNoun(token.word) &&
      verbOf(token.word)?.form === 's' &&
      (words.length === 0 || singular(words.at(-1) ?? '') === words.at(-1))
    if (
      words.length > 0 &&
      /^[a-z]{3,}ly$/.test(token.word) &&
      !/^(?:family|jelly|lily|fly|july|belly|bully|supply|assembly)$/.test(token.word)
    )
      break
    if (
      !isSurelyNoun &&
      isStop(tokens, at, words.length > 0 || phrase.determiner !== null || phrase.numeral !== null)
    )
      break
    words.push(token.word)
  }
  if (numeral?.form === 'dollar') phrase.head = 'dollar'
  if (
    words.length === 0 &&
    !numeral &&
    (phrase.determiner === null || /^(?:an?|the)$/.test(phrase.determiner))
  )
    return null
  const last = words.pop() ?? ''
  if (numeral?.form === 'dollar' && last !== '') {
    // "a $20 bill", "$50 bag": the noun is what costs it.
    if (last !== 'bill') return null
    words.length = 0
  } else if (last !== '') {
    phrase.head = singular(last)
    phrase.isPlural = phrase.head !== last || last === 'sheep' || last === 'fish' || last === 'deer'
    if (/^(?:square|cubic)$/.test(words.at(-1) ?? '')) phrase.head = `${words.pop()} ${phrase.head}`
    phrase.modifiers.push(...words.map(singular))
    const start0 = tokens[at - words.length - 1]
    phrase.isName =
      phrase.determiner === null &&
      !numeral &&
      (isName(words[0] ?? last) || (start0?.isCapital === true && (start > 0 || singular(last) === last)))
    if (phrase.isName) {
      phrase.head = [...words, last].join(' ')
      phrase.modifiers = []
      phrase.isPlural = false
    }
  }
  return readTail(tokens, start, at, phrase)
}

/** "of gum", "of 6 juice boxes"; then "each", "a day", "per hour". */
function readTail(tokens: readonly Token[], start: number, from: number, phrase: Phrase): ReadPhrase {
  let at = from
  if (tokens[at]?.word === 'of' && phrase.head !== '') {
    const of = readPhrase(tokens, at + 1)
    if (of) {
      phrase.of = of.phrase
      at = of.end
      if (of.phrase.per && !phrase.per) {
        phrase.per = of.phrase.per
        of.phrase.per = null
      }
    }
  }
  const rate = phrase.numeral || phrase.of?.numeral ? readPer(tokens, at) : null
  if (rate) {
    phrase.per = rate.per
    at = rate.end
  }
  phrase.words = textOf(tokens, start, at)
  return { phrase, end: at }
}

function readPer(tokens: readonly Token[], at: number): { per: string; end: number } | null {
  const [one, two] = [tokens[at]?.word ?? '', tokens[at + 1]?.word ?? '']
  if (one === 'apiece') return { per: 'each', end: at + 1 }
  const next = verbOf(two)
  if (one === 'each' && next && (next.form === 'base' || (next.form === 'past' && !isAlsoNoun(two))))
    return { per: 'each', end: at + 1 }
  const three = tokens[at + 2]?.word ?? ''
  if (/^(?:an?|per|each)$/.test(one) && /^(?:square|cubic)$/.test(two) && isMeasure(singular(three)))
    return { per: `${two} ${singular(three)}`, end: at + 3 }
  const isRateWord = /^(?:a|an|per|each|every)$/.test(one)
  if (isRateWord && two !== '' && !PREPOSITIONS.has(two) && !STOPS.has(two) && /^[a-z]/.test(two)) {
    const noun = singular(two)
    const isCounted =
      one === 'per' || TIMES.has(noun) || isMeasure(noun) || one === 'a' || one === 'an' || one === 'every'
    // "In 6 games a team scored": the team begins something new.
    const isNew = (one === 'a' || one === 'an') && at + 2 < tokens.length && isVerbHere(tokens, at + 2)
    if (isNew) return null
    if (isCounted) return { per: noun, end: at + 2 }
    if (one === 'each') return { per: noun, end: at + 2 }
  }
  if (one === 'each') return { per: 'each', end: at + 1 }
  return null
}

function readOf(tokens: readonly Token[], start: number, at: number, phrase: Phrase): ReadPhrase | null {
  const of = readPhrase(tokens, at + 1)
  if (!of) return null
  const per = of.phrase.per
  of.phrase.per = null
  return { phrase: { ...phrase, of: of.phrase, per, words: textOf(tokens, start, of.end) }, end: of.end }
}

function isStop(tokens: readonly Token[], at: number, hasBegun: boolean): boolean {
  const word = tokens[at]?.word ?? ''
  if (STOPS.has(word) || PREPOSITIONS.has(word) || PRONOUNS.has(word)) return true
  if (DETERMINERS.has(word) || POSSESSIVES.has(word)) return true
  return hasBegun ? isVerbHere(tokens, at) : isVerbHere(tokens, at) && !isAlsoNoun(word)
}

const ORDINALS =
  /^(?:first|second|third|fourth|fifth|last|next|same|new|red|blue|green|white|black|yellow|small|large|big)$/
const AUXILIARIES = new Set(
  'is are was were be been has have had does do did will would can could must should may might'.split(' '),
)
export function isAuxiliary(word: string): boolean {
  return AUXILIARIES.has(word)
}

/** A word that is a noun as well is a verb only where a noun stands before it and something else than a noun follows. */
export function isVerbHere(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? ''
  if (AUXILIARIES.has(word)) return word !== 'may' || tokens[at]?.isCapital !== true
  const verb = verbOf(word)
  if (!verb || (tokens[at]?.isCapital && at > 0)) return false
  // "a pump", "each win"
  const ahead = tokens[at - 1]?.word ?? ''
  if (
    verb.form !== 'past' &&
    (/^(?:an?|the|each|every|this|that|another|'s)$/.test(ahead) || POSSESSIVES.has(ahead))
  )
    return false
  if (!isAlsoNoun(word)) return verb.form !== 'ing' || isAuxiliary(tokens[at - 1]?.word ?? '')
  const before = tokens[at - 1]
  if (!before) return false
  if (before.numeral && /^(?:part|percent)$/.test(before.numeral.form)) return true
  // "10 drive out": several of something would be a plural.
  if (
    before.numeral?.form === 'plain' &&
    before.numeral.text !== '1' &&
    verb.form === 'base' &&
    singular(word) === word &&
    !before.numeral.dozen
  )
    return true
  if (
    before.numeral ||
    ORDINALS.test(before.word) ||
    DETERMINERS.has(before.word) ||
    POSSESSIVES.has(before.word) ||
    before.word === "'s"
  )
    return false
  const next = tokens[at + 1]
  if (!next) return true
  // "students play soccer"
  if (
    verb.form === 'base' &&
    singular(before.word) !== before.word &&
    /^[a-z]/.test(next.word) &&
    !AUXILIARIES.has(next.word) &&
    !verbOf(next.word)
  )
    return next.word !== 'of'
  return (
    next.numeral !== undefined ||
    DETERMINERS.has(next.word) ||
    POSSESSIVES.has(next.word) ||
    PRONOUNS.has(next.word) ||
    (PREPOSITIONS.has(next.word) && next.word !== 'of') ||
    STOPS.has(next.word)
  )
}

function isNounHere(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token) return false
  if (token.numeral) return token.numeral.form !== 'times'
  return (
    /^[a-z]/.test(token.word) &&
    !STOPS.has(token.word) &&
    !PREPOSITIONS.has(token.word) &&
    !AUXILIARIES.has(token.word) &&
    (!verbOf(token.word) || isAlsoNoun(token.word))
  )
}

export function textOf(tokens: readonly Token[], start: number, end: number): string {
  return tokens
    .slice(start, end)
    .map(({ word, numeral, isCapital }) =>
      numeral ? writeNumeral(numeral) : isCapital ? word[0]?.toUpperCase() + word.slice(1) : word,
    )
    .join(' ')
    .replace(/ (?='s|,)/g, '')
}

function writeNumeral({ text, form, dozen }: Numeral): string {
  const number =
    form === 'dollar'
      ? `$${text}`
      : form === 'percent'
        ? `${text}%`
        : form === 'times'
          ? text === '2'
            ? 'twice'
            : `${text} times`
          : text
  return dozen ? `${number} dozen` : number
}
