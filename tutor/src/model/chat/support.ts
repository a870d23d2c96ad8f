import { STOP_WORDS } from '../../text/words.ts'

/** What a sentence must share with a passage to rest on it. Tuned on tutor/evals/model/support.ts. */
const LEAST_SHARE = 0.6
/** Fewer words of substance than this state nothing that could be looked up. */
const FEWEST_WORDS = 2

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu
const NUMBER = /\d+(?:[.,]\d+)*/g
/** A name within a sentence; its first word has a capital anyway. */
const NAME = /(?<=[\p{L}\p{N},;:)] )\p{Lu}[\p{L}’'-]+/gu
const NEGATION =
  /\b(?:not|never|no|none|nobody|nothing|cannot|without|isn't|aren't|don't|doesn't|didn't|won't|can't)\b/i

/** Speaks with the learner instead of about the matter. */
const TALK = new Set(
  toStems(`good great well nice done right try think know look see find question answer hint help next start step work idea
  remember read sentence word material lesson text passage together ready want tell say write sure yes job keep going hello
  hi welcome thanks glad happy learn study today let's curious explain moment close again part`),
)

export type Standing =
  /** States nothing: a question back, an encouragement. */
  { kind: 'talk' } | { kind: 'supported'; passages: number[] } | { kind: 'unsupported' }

type Index = { stems: Set<string>; numbers: Set<string>; text: string }

/** Says of a sentence on which of the passages it rests, those that it names itself first. */
export function createSupportCheck(
  passages: readonly string[],
): (sentence: string, cited: number[]) => Standing {
  const indexes = passages.map(readIndex)
  return (sentence, cited) => {
    const plain = sentence.replace(/[*_`#>]+/g, ' ').trim()
    const stems = toStems(plain)
    const weighty = stems.filter((stem) => !TALK.has(stem))
    const isOpen = plain.endsWith('?') || plain.endsWith(':')
    if (isOpen || (weighty.length < FEWEST_WORDS && !/\d/.test(plain))) return { kind: 'talk' }
    const supporting = indexes.flatMap((index, at) => (isSupported(plain, weighty, index) ? [at] : []))
    if (supporting.length === 0) return { kind: 'unsupported' }
    const named = supporting.filter((at) => cited.includes(at))
    return { kind: 'supported', passages: named.length > 0 ? named : supporting.slice(0, 1) }
  }
}

/** Says whether a text brings in a number, a name or a "not" that the ground does not know. */
export function createClashCheck(ground: string): (text: string) => boolean {
  const index = readIndex(ground)
  return (text) => clashes(text, index)
}

function isSupported(plain: string, weighty: string[], index: Index): boolean {
  const found = weighty.filter((stem) => index.stems.has(stem)).length
  if (weighty.length > 0 && found / weighty.length < LEAST_SHARE) return false
  return !clashes(plain, index)
}

function clashes(plain: string, { stems, numbers, text }: Index): boolean {
  for (const number of plain.match(NUMBER) ?? []) if (!numbers.has(number.replace(/,/g, ''))) return true
  for (const stem of (plain.match(NAME) ?? []).flatMap(toStems)) if (!stems.has(stem)) return true
  // A "not" that the passage does not know turns what it says around.
  return NEGATION.test(plain) && !NEGATION.test(text)
}

function readIndex(text: string): Index {
  return {
    text,
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
