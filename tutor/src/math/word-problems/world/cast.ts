import type { Phrase } from '../reading/phrases.ts'
import { genderOf, isName } from '../words/names.ts'
import { isPerson } from '../words/nouns.ts'
import { Unclear } from './expressions.ts'

/** Who and what a story has spoken of, so that "she", "it" and "them" can be told. */
export type Cast = {
  people: string[]
  /** Those who did something themselves or were compared. */
  actors: Set<string>
  /** The subject of the clause before. */
  subject: string | null
  /** The last thing that was not a person. */
  item: string | null
  /** The last noun that was counted. */
  thing: string
}

export function createCast(): Cast {
  return { people: [], actors: new Set(), subject: null, item: null, thing: '' }
}

/** The name under which things are kept for somebody; null for "they" and for nobody. */
export function ownerOf(phrase: Phrase, cast: Cast): string | null {
  if (phrase.pronoun) return ownerOfPronoun(phrase.pronoun, cast)
  if (phrase.head === '') return null
  const name = phrase.isName ? phrase.head : [...phrase.modifiers, phrase.head].join(' ')
  const name0 = phrase.isPlural && !phrase.isName ? `${name}*` : name
  const isDifferent = phrase.determiner === 'another' || phrase.determiner === 'other'
  return isDifferent ? `another ${name0}` : name0
}

function ownerOfPronoun(pronoun: string, cast: Cast): string | null {
  if (pronoun === 'i' || pronoun === 'me' || pronoun === 'my') return 'i'
  if (pronoun === 'you') return 'you'
  if (pronoun === 'it') return cast.item
  const wanted = /^(?:he|him|his)$/.test(pronoun) ? 'he' : /^(?:she|her)$/.test(pronoun) ? 'she' : null
  if (!wanted) return null
  const candidates = cast.people.filter(
    (name) => (genderOf(lastWord(name)) ?? genderOf(name) ?? wanted) === wanted,
  )
  const sure = candidates.filter((name) => genderOf(name) === wanted || genderOf(lastWord(name)) === wanted)
  const [only] = candidates
  if (candidates.length === 1 && only !== undefined) return only
  const { subject } = cast
  if (
    subject !== null &&
    candidates.includes(subject) &&
    candidates.every((name) => name === subject || !cast.actors.has(name))
  )
    return subject
  if (
    sure.length === 1 &&
    sure[0] !== undefined &&
    candidates.every((name) => name === sure[0] || !cast.actors.has(name))
  )
    return sure[0]
  if (candidates.length === 0) return cast.subject
  throw new Unclear(`I cannot tell who "${pronoun}" is here.`)
}

function lastWord(name: string): string {
  return name.split(' ').at(-1) ?? name
}

/** Keeps in mind whom a phrase names. */
export function meet(phrase: Phrase, cast: Cast): void {
  if (phrase.pronoun || phrase.head === '') return
  const name = ownerOf(phrase, cast)
  if (name === null) return
  if (
    ((phrase.isName && isName(phrase.head.split(' ')[0] ?? '')) || isPerson(phrase.head)) &&
    !phrase.isPlural
  ) {
    if (!cast.people.includes(name)) cast.people.push(name)
  } else if (!phrase.numeral && !phrase.isName) cast.item = name
}
