import { isMeasure, singular } from '../words/nouns.ts'
import { isAuxiliary, type Phrase, PREPOSITIONS, readPhrase } from './phrases.ts'
import type { Numeral, Token } from './tokens.ts'

/** "5 more marbles than Ann", "3 times as old as Tim", "as many as Ron". */
export type Comparison = {
  kind: 'more' | 'fewer' | 'times' | 'same'
  numeral: Numeral | null
  /** "6 pounds more than 3 times as much as": what comes on top of the times. */
  plus: { numeral: Numeral; isMore: boolean } | null
  noun: string
  modifiers: string[]
  quality: string | null
  than: Phrase | null
  /** "than on Monday" */
  thanPlace: string | null
}

const GRADES: Record<string, { kind: 'more' | 'fewer'; quality: string }> = {
  longer: { kind: 'more', quality: 'long' },
  taller: { kind: 'more', quality: 'tall' },
  higher: { kind: 'more', quality: 'high' },
  wider: { kind: 'more', quality: 'wide' },
  deeper: { kind: 'more', quality: 'deep' },
  older: { kind: 'more', quality: 'old' },
  heavier: { kind: 'more', quality: 'heavy' },
  farther: { kind: 'more', quality: 'far' },
  shorter: { kind: 'fewer', quality: 'long' },
  younger: { kind: 'fewer', quality: 'old' },
  lighter: { kind: 'fewer', quality: 'heavy' },
  more: { kind: 'more', quality: '' },
  less: { kind: 'fewer', quality: '' },
  cheaper: { kind: 'fewer', quality: '' },
  fewer: { kind: 'fewer', quality: '' },
}
const ADJECTIVES = /^(?:old|long|tall|high|wide|deep|heavy|far)$/

type ReadComparison = { comparison: Comparison; end: number }

export function readComparison(tokens: readonly Token[], start: number): ReadComparison | null {
  return readTimes(tokens, start) ?? readDifference(tokens, start)
}

/** "twice as many cards as Tom", "half as many", "as many girls as boys", "3 times as much as Ann". */
function readTimes(tokens: readonly Token[], start: number): ReadComparison | null {
  const numeral = tokens[start]?.numeral ?? null
  const isFactor = numeral?.form === 'times' || numeral?.form === 'part'
  let at = start
  if (numeral) {
    if (!isFactor) return null
    at++
  } else if (
    tokens[at]?.word === 'the' &&
    tokens[at + 1]?.word === 'same' &&
    tokens[at + 2]?.word === 'number' &&
    tokens[at + 3]?.word === 'of'
  ) {
    const noun = readPhrase(tokens, at + 4)
    if (!noun || tokens[noun.end]?.word !== 'as') return null
    const target = readTarget(tokens, noun.end + 1)
    return target && { comparison: make('same', null, noun.phrase, null, target), end: target.end }
  }
  if (tokens[at]?.word !== 'as') return null
  const measure = tokens[at + 1]?.word ?? ''
  const isAdjective = ADJECTIVES.test(measure)
  if (!isAdjective && !/^(?:many|much)$/.test(measure)) return null
  at += 2
  const noun = isAdjective || tokens[at]?.word === 'as' ? null : readPhrase(tokens, at)
  if (noun && (noun.phrase.pronoun || noun.phrase.isName || noun.phrase.determiner)) return null
  at = noun?.end ?? at
  const target = tokens[at]?.word === 'as' ? readTarget(tokens, at + 1) : NOWHERE(at)
  if (!target || (numeral === null && target.than === null && target.place === null)) return null
  const kind = numeral ? 'times' : 'same'
  return {
    comparison: make(kind, numeral, noun?.phrase ?? null, isAdjective ? measure : null, target),
    end: target.end,
  }
}

/** "5 more marbles than Ann", "$15 less than the toy", "4 years older than Ben", "6 pounds more than 3 times as much as the dog". */
function readDifference(tokens: readonly Token[], start: number): ReadComparison | null {
  const numeral = tokens[start]?.numeral
  if (!numeral || (numeral.form !== 'plain' && numeral.form !== 'dollar')) return null
  let at = start + 1
  let noun: string | null = numeral.form === 'dollar' ? 'dollar' : null
  let grade = GRADES[tokens[at]?.word ?? '']
  let phrase: Phrase | null = null
  if (!grade && !noun) {
    noun = singular(tokens[at]?.word ?? '')
    grade = GRADES[tokens[at + 1]?.word ?? '']
    at++
  }
  if (!grade) return null
  at++
  if (!noun && tokens[at]?.word !== 'than') {
    const read = readPhrase(tokens, at)
    if (
      read &&
      !read.phrase.pronoun &&
      !read.phrase.isName &&
      !read.phrase.determiner &&
      !read.phrase.numeral
    ) {
      phrase = read.phrase
      at = read.end
    }
  }
  const isThan = tokens[at]?.word === 'than'
  // "5 more marbles" alone adds; "4 years younger" alone compares.
  const isLess = grade.kind === 'fewer' && noun !== null && isMeasure(noun)
  if (!isThan && (grade.quality === '' || noun === null) && !isLess) return null
  if (!isThan) {
    const base = make(grade.kind, numeral, null, grade.quality, NOWHERE(at))
    return { comparison: { ...base, noun: noun as string }, end: at }
  }
  const factor = tokens[at + 1]?.numeral
  if (factor && (factor.form === 'times' || factor.form === 'part')) {
    const times = readTimes(tokens, at + 1)
    if (!times) return null
    const isMore = grade.kind === 'more'
    const own = times.comparison.noun === '' ? (noun ?? phrase?.head ?? '') : times.comparison.noun
    return { comparison: { ...times.comparison, noun: own, plus: { numeral, isMore } }, end: times.end }
  }
  const target = readTarget(tokens, at + 1)
  if (!target) return null
  const comparison = make(grade.kind, numeral, phrase, grade.quality || null, target)
  return { comparison: noun ? { ...comparison, noun } : comparison, end: target.end }
}

type Target = { than: Phrase | null; place: string | null; end: number }

const NOWHERE = (end: number): Target => ({ than: null, place: null, end })

/** "Ann", "Ann has", "on Monday", "last year", "the puzzle costs". */
function readTarget(tokens: readonly Token[], start: number): Target | null {
  const [one, two] = [tokens[start]?.word ?? '', tokens[start + 1]?.word ?? '']
  if (/^(?:last|this)$/.test(one) && two) return { than: null, place: `${one} ${two}`, end: start + 2 }
  if (PREPOSITIONS.has(one)) {
    const read = readPhrase(tokens, start + 1)
    return read && { than: null, place: read.phrase.head, end: read.end }
  }
  const read = readPhrase(tokens, start)
  if (!read || read.phrase.numeral) return null
  let { end } = read
  const word = tokens[end]?.word ?? ''
  if (
    isAuxiliary(word) ||
    /^(?:scored|saved|picked|read|costs?|collected|weighs|earned|found|made|sold|ran)$/.test(word)
  )
    end++
  return { than: read.phrase, place: null, end }
}

function make(
  kind: Comparison['kind'],
  numeral: Numeral | null,
  noun: Phrase | null,
  quality: string | null,
  { than, place }: Target,
): Comparison {
  return {
    kind,
    numeral,
    plus: null,
    noun: noun?.head ?? '',
    modifiers: noun?.modifiers ?? [],
    quality: quality || null,
    than,
    thanPlace: place,
  }
}
