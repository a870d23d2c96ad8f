import { isMeasure } from '../words/nouns.ts'
import { hasClass } from '../words/verbs.ts'
import { ownerOf } from '../world/cast.ts'
import { type Amount, combine, known, sum, Unclear } from '../world/expressions.ts'
import { balance, type Entry, type Ledger } from '../world/ledger.ts'
import { readQuantity } from '../world/quantities.ts'
import type { Asked, Reply } from './asked.ts'

const UNITS: Record<string, RegExp> = {
  long: /^(?:inch|foot|yard|mile|meter|centimeter|kilometer|millimeter|hour|minute|second)$/,
  weigh: /^(?:pound|ounce|ton|gram|kilogram)$/,
  old: /^(?:year|month|week|day)$/,
}

/** Lengths, weights and ages; what goes around a rectangle and what is inside. */
export function answerSize(asked: Asked): Reply | null {
  const { question, ledger, noun } = asked
  const text = question.text.toLowerCase()
  const hasRounds = ledger.entries.some(
    (entry) =>
      entry.kind === 'done' &&
      entry.noun === 'time' &&
      entry.places.length > 0 &&
      entry.source.includes('around'),
  )
  const isAround =
    hasRounds || question.name === 'perimeter' || /\b(?:around|fence|fencing|perimeter)\b/.test(text)
  const isArea = question.name === 'area' || noun.startsWith('square ') || /\barea\b/.test(text)
  const isVolume = question.name === 'volume' || noun.startsWith('cubic ')
  const sides = sidesOf(ledger)
  if (isAround || isArea || isVolume)
    return answerRectangle(asked, sides, isVolume ? 'volume' : isArea ? 'area' : 'around')
  const { clause } = question
  const isWeight = clause?.verb === 'weigh'
  if (question.form !== 'size' && !isWeight && !(question.isMore && question.name !== '')) return null
  const kind =
    isWeight || question.name === 'heavy'
      ? 'weigh'
      : question.name === 'old' || question.name === 'young'
        ? 'old'
        : 'long'
  const units = UNITS[kind] as RegExp
  const [subject] = clause?.subjects ?? []
  if (!subject || !clause || clause.objects.length > 0) return null
  const than = clause.places.find(({ preposition }) => preposition === 'than')?.phrase
  if (asked.isEveryone && !question.isMore) {
    const sizes = ledger.entries.filter((entry) => entry.kind === 'measure' && units.test(entry.noun))
    const all =
      sizes.length > 1 &&
      new Set(sizes.map((size) => size.noun)).size === 1 &&
      /\btogether\b|\btotal\b|\ball\b/.test(text)
        ? sum(
            sizes.map(({ amount }) => amount),
            'Add',
          )
        : null
    return all && { amount: all, unit: all.noun, say: 'total' }
  }
  const each = sharedSize(asked, units)
  if (each) return { amount: each, unit: each.noun, say: 'each' }
  const one = sizeOf(asked, ownerOf(subject, asked.cast), units)
  const later = laterAge(asked, one)
  if (later) return { amount: later, unit: 'year', say: 'age' }
  if (question.isMore && !than) return onlyDifference(asked, units)
  if (question.isMore) {
    const other = than ? sizeOf(asked, ownerOf(than, asked.cast), units) : null
    if (!one || !other || one.noun !== other.noun) return null
    const isLess = /^(?:short|young|light)$/.test(question.name)
    const [large, small] = isLess ? [other, one] : [one, other]
    return {
      amount: combine('-', large, small, one.noun, 'Take the smaller from the larger'),
      unit: one.noun,
      say: 'difference',
    }
  }
  const changes = ledger.entries.filter(
    (entry) => entry.kind === 'event' && one !== null && entry.noun === one.noun,
  )
  if (one && changes.length > 0) {
    const now = ledger.entries.filter(
      (entry) => (entry.kind === 'measure' && entry.amount === one) || changes.includes(entry),
    )
    const left = balance(now)
    return left && { amount: left, unit: one.noun, say: 'left' }
  }
  if (!one || clause.places.some(({ phrase }) => phrase.numeral)) return null
  return { amount: one, unit: one.noun, say: 'size' }
}

/** "How much longer is the pencil?" where there are two. */
function onlyDifference({ question, ledger, cast }: Asked, units: RegExp): Reply | null {
  const sizes = ledger.entries.filter((entry) => entry.kind === 'measure' && units.test(entry.noun))
  const [subject] = question.clause?.subjects ?? []
  const owner = subject ? ownerOf(subject, cast) : null
  const own = sizes.find((size) => size.owner === owner)
  const other = sizes.find((size) => size.owner !== owner)
  if (sizes.length !== 2 || !own || !other || own.noun !== other.noun) return null
  const isLess = /^(?:short|young|light)$/.test(question.name)
  const [large, small] = isLess ? [other, own] : [own, other]
  return {
    amount: combine('-', large.amount, small.amount, own.noun, 'Take the smaller from the larger'),
    unit: own.noun,
    say: 'difference',
  }
}

/** "How old will she be in 4 years?", "4 years ago" */
function laterAge({ question, telling }: Asked, age: Amount | null): Amount | null {
  const { clause } = question
  if (question.name !== 'old' || !clause || !age) return null
  const place = clause.places.find(
    ({ preposition, phrase }) => preposition === 'in' && phrase.numeral && phrase.head === 'year',
  )
  const quantity = place ? readQuantity(place.phrase, telling, null) : null
  return quantity && combine('+', age, quantity.amount, 'year', 'Everyone gets older by the years that pass')
}

/** "How long is each piece?" */
function sharedSize({ question, ledger }: Asked, units: RegExp): Amount | null {
  const [subject] = question.clause?.subjects ?? []
  if (subject?.determiner !== 'each' || subject.of) return null
  const counts = ledger.entries.filter((entry) => entry.kind === 'count' && entry.noun === subject.head)
  const sizes = ledger.entries.filter(
    (entry) => /^(?:measure|stock)$/.test(entry.kind) && units.test(entry.noun),
  )
  const [count, size] = [counts[0], sizes[0]]
  if (!count || !size || counts.length > 1 || sizes.length > 1 || ledger.entries.length !== 2) return null
  return combine('/', size.amount, count.amount, size.noun, 'Equal pieces')
}

function sizeOf({ ledger }: Asked, owner: string | null, units: RegExp): Amount | null {
  const sizes = ledger.entries.filter(
    (entry) => entry.kind === 'measure' && entry.owner === owner && units.test(entry.noun),
  )
  const [size] = sizes
  return size && sizes.length === 1 && owner !== null ? size.amount : null
}

function sidesOf(ledger: Ledger): Entry[] {
  return ledger.entries.filter(
    ({ kind, modifiers }) => kind === 'measure' && /^(?:long|wide|high|tall|deep)$/.test(modifiers[0] ?? ''),
  )
}

function answerRectangle(
  { question, noun, ledger }: Asked,
  sides: Entry[],
  what: 'around' | 'area' | 'volume',
): Reply | null {
  const count = what === 'volume' ? 3 : 2
  const owners = new Set(sides.map(({ owner }) => owner))
  const units = new Set(sides.map((entry) => entry.noun))
  const [unit] = units
  if (sides.length !== count || owners.size !== 1 || units.size !== 1 || unit === undefined) return null
  const rounds = ledger.entries.filter((entry) => entry.kind === 'done' && entry.noun === 'time')
  const [often] = rounds
  if (rounds.length > 1 || (often && (what !== 'around' || !hasClass(question.clause?.verb ?? '', 'do'))))
    return null
  if (ledger.entries.length !== count + rounds.length || ledger.rates.length > 0)
    throw new Unclear('I cannot follow what else is told of it.')
  const asksUnit = noun !== '' && isMeasure(noun) ? noun.replace(/^(?:square|cubic) /, '') : unit
  if (asksUnit !== unit) throw new Unclear('The answer is asked for in another unit.')
  const [long, wide, high] = sides.map(({ amount }) => amount)
  if (!long || !wide || question.clause?.objects.some(({ numeral }) => numeral)) return null
  if (what === 'around') {
    const both = combine('+', long, wide, unit, 'Length and width together are half the way around')
    const once = combine('*', known(2, ''), both, unit, 'Each side is there twice')
    return {
      amount: often ? combine('*', once, often.amount, unit, 'As many times around') : once,
      unit,
      say: 'around',
    }
  }
  const area = combine('*', long, wide, `square ${unit}`, 'The area is length times width')
  if (what === 'area') return { amount: area, unit: `square ${unit}`, say: 'area' }
  return high
    ? {
        amount: combine('*', area, high, `cubic ${unit}`, 'The volume is area times height'),
        unit: `cubic ${unit}`,
        say: 'volume',
      }
    : null
}
