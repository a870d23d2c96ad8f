import { isZero } from '#engines/algebra/numbers/rational.ts'
import type { Phrase } from '../reading/phrases.ts'
import { isMeasure, plural } from '../words/nouns.ts'
import type { Cast } from './cast.ts'

import { type Amount, combine, given, known, sum, Unclear } from './expressions.ts'
import { available } from './holdings.ts'
import type { Entry, Ledger } from './ledger.ts'

/** A counted thing of a sentence. */
export type Quantity = {
  noun: string
  modifiers: string[]
  amount: Amount
  /** "3 packs of 8 buns": what is in each, beside the packs themselves. */
  inside: { noun: string; modifiers: string[]; amount: Amount } | null
  /** What it is counted by: "day", "hour", "each". */
  per: string | null
  isRest: boolean
  isPart: boolean
}

/** The story as told so far, and where the sentence began. */
export type Telling = {
  ledger: Ledger
  cast: Cast
  sentenceStart: number
  hasTakenPart: Set<string>
  sentence: number
}

const REST = /^(?:rest|remainder|other|others|remaining)$/
/** The same for one and for many. */
const ALIKE = /(?:sheep|fish|deer|person|child|bison|moose|salmon|trout|shrimp|series|swine|dollar)$/
const CONTAINER =
  /^(?:box|bag|pack|package|packet|basket|crate|carton|case|jar|tray|row|shelf|bunch|batch|sheet|set|roll|sack|group|bundle|pile|stack|container|can|bottle|bucket|pan|vase|team|class|table|page|line|cage|pair|album|pot|plate|bowl|book|tank|floor|aisle|string|bouquet|block|cup|glass|van|car|bus|lap|lesson|piece|section|bookcase|drawer|display)$/

export function isRest(phrase: Phrase): boolean {
  return phrase.determiner === 'the' && REST.test(phrase.head)
}

/** Null where a phrase counts nothing. */
export function readQuantity(phrase: Phrase, telling: Telling, owner: string | null): Quantity | null {
  const { cast } = telling
  const make = (noun: string, amount: Amount, more: Partial<Quantity> = {}): Quantity => ({
    noun,
    modifiers: phrase.modifiers,
    amount: { ...amount, noun },
    inside: null,
    per: phrase.per,
    isRest: false,
    isPart: false,
    ...more,
  })
  if (isRest(phrase)) {
    const lastPart = telling.ledger.entries.findLast(({ kind }) => kind === 'part')?.noun
    const hasThing = telling.ledger.entries.some(
      (entry) => entry.noun === cast.thing && (entry.kind === 'part' || entry.sign < 0),
    )
    const noun =
      !hasThing && lastPart !== undefined && !phrase.of && REST.test(phrase.head)
        ? lastPart
        : phrase.of?.head || (phrase.head === 'rest' || phrase.head === 'other' ? cast.thing : phrase.head)
    return make(noun, restOf(telling, noun), { isRest: true, modifiers: [] })
  }
  if (phrase.determiner === 'all' && !phrase.numeral) {
    const noun = phrase.of?.head || phrase.head || cast.thing
    const all = available(telling.ledger, noun, null)
    return all && make(noun, all.amount, { modifiers: phrase.of?.modifiers ?? phrase.modifiers })
  }
  const { numeral, of } = phrase
  if (!numeral) {
    if (phrase.of?.numeral && phrase.determiner !== 'each' && phrase.head !== '' && !phrase.isPlural) {
      const inner = readQuantity(phrase.of, telling, owner)
      if (!inner) return null
      // "a box of 144 crayons": one box; "boxes of 8" says how many fit.
      return make(phrase.head, known(1, phrase.head), { inside: inner, per: inner.per ?? phrase.per })
    }
    return null
  }
  if (numeral.form === 'clock' || numeral.form === 'times' || numeral.form === 'ordinal') return null
  if (numeral.form === 'part' || numeral.form === 'percent') {
    if ((of === null || (!of.pronoun && of.determiner === null)) && isMeasure(phrase.head))
      return make(phrase.head, given(numeral, phrase.head))
    return partOf(phrase, telling, owner, make)
  }
  if (of && phrase.head === '') {
    // "5 of them", "10 of the hats"
    const noun = of.pronoun ? cast.thing : of.head
    if (noun === '' || of.numeral) return null
    return make(noun, given(numeral, noun), { modifiers: of.pronoun ? [] : of.modifiers, isPart: true })
  }
  const noun = phrase.head === 'one' || phrase.head === '' ? cast.thing : phrase.head
  if (noun === '') return null
  if (phrase.modifiers.some((word) => isMeasure(word)) && !isMeasure(noun)) {
    // "a 24-foot rope"
    const unit = phrase.modifiers.find((word) => isMeasure(word)) ?? ''
    if (!/^(?:an?|the|this|one)$/.test(phrase.determiner ?? ''))
      throw new Unclear(`I cannot follow "${phrase.words}".`)
    return make(unit, given(numeral, unit), { modifiers: [noun] })
  }
  const isSeveral =
    numeral.form === 'plain' && numeral.value.bottom === 1n && numeral.value.top > 1n && !numeral.dozen
  if (isSeveral && phrase.head !== '' && phrase.head !== 'one' && !phrase.isPlural && !ALIKE.test(noun))
    throw new Unclear(`I cannot follow "${phrase.words}".`)
  const amount = given(numeral, noun)
  if (of?.numeral) {
    const inner = readQuantity(of, telling, owner)
    return inner && make(noun, amount, { inside: inner, per: inner.per ?? phrase.per })
  }
  if (of && !of.pronoun && of.head !== '' && !isMeasure(noun) && !CONTAINER.test(noun))
    return make(noun, amount)
  if (of && of.head !== '') return make(noun, amount, { modifiers: [...phrase.modifiers, of.head] })
  return make(noun, amount)
}

function partOf(
  phrase: Phrase,
  telling: Telling,
  owner: string | null,
  make: (noun: string, amount: Amount, more?: Partial<Quantity>) => Quantity,
): Quantity {
  const { ledger, cast, hasTakenPart } = telling
  const { numeral, of } = phrase
  if (!numeral) throw new Unclear('I cannot tell which part is meant.')
  const fraction = given(numeral, '')
  const isLeft =
    of !== null && (isRest(of) || of.modifiers.includes('remaining') || of.modifiers.includes('other'))
  const noun =
    of && !of.pronoun && !REST.test(of.head)
      ? of.head === 'money'
        ? 'dollar'
        : of.head
      : phrase.head || cast.thing
  const modifiers =
    of && !of.pronoun && !REST.test(of.head) ? of.modifiers.filter((word) => !REST.test(word)) : []
  if (isZero(numeral.value) || phrase.more) throw new Unclear('Nothing of something is nothing.')
  if (of?.numeral && /^(?:plain|dollar)$/.test(of.numeral.form) && of.head !== '') {
    const whole = given(of.numeral, noun)
    ledger.entries.push({
      kind: 'stock',
      owner,
      noun,
      modifiers,
      amount: whole,
      sign: 1,
      verb: 'be',
      label: null,
      places: [],
      inside: null,
      isGeneric: false,
      source: phrase.words,
      sentence: telling.sentence,
    })
    return make(noun, combine('*', whole, fraction, noun, phrase.words), { modifiers, isPart: true })
  }
  if (isLeft) {
    const left = restOf(telling, noun)
    return make(noun, combine('*', left, fraction, noun, phrase.words), { modifiers: [], isPart: true })
  }
  if (hasTakenPart.has(noun)) throw new Unclear('It is not clear of how much the second part is taken.')
  // Two parts taken in one breath are parts of the same whole.
  const before: Entry[] = ledger.entries.filter(
    (entry, index) => index < telling.sentenceStart || entry.sign > 0 || entry.amount.from?.right.noun !== '',
  )
  const stock =
    available(ledger, noun, owner, modifiers, before)?.amount ??
    available(ledger, noun, owner, modifiers)?.amount ??
    available(ledger, noun, null, modifiers, before)?.amount ??
    available(ledger, noun, null, modifiers)?.amount
  if (!stock) throw new Unclear(`The story does not say how many there are in all.`)
  return make(
    noun,
    combine('*', stock, fraction, noun, of ? phrase.words : `${phrase.words} of the ${plural(noun, '2')}`),
    { modifiers, isPart: true },
  )
}

/** What is left of a thing when its named parts are taken away. */
export function restOf({ ledger }: Telling, noun: string): Amount {
  const whole = available(ledger, noun, null)
  if (!whole) throw new Unclear('The story does not say how many there are in all.')
  const parts = ledger.entries.filter((entry) => entry.kind === 'part' && entry.noun === noun)
  const losses = whole.entries.filter(({ sign }) => sign < 0)
  if (parts.length + losses.length === 0) throw new Unclear('It is not clear what the rest is.')
  const last = parts.at(-1)
  if (
    last &&
    losses.some(
      (loss) =>
        ledger.entries.findIndex(({ source }) => source === loss.source) > ledger.entries.indexOf(last),
    )
  )
    throw new Unclear('It is not clear what the rest is.')
  const taken = sum(
    parts.map(({ amount }) => amount),
    'Add the parts',
  )
  return taken ? combine('-', whole.amount, taken, noun, 'The rest') : whole.amount
}
