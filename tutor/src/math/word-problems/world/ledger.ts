import { isKindOf } from '../words/nouns.ts'
import { type Amount, combine, Unclear } from './expressions.ts'

/**
 * What a story says of an amount: `stock` is there, `event` was done, `part` belongs to a whole that is told elsewhere,
 * `count` only counts those who do something, `measure` is a size or price of one thing.
 */
export type EntryKind =
  | 'stock'
  | 'event'
  | 'part'
  | 'count'
  | 'measure'
  | 'need'
  | 'capacity'
  | 'duration'
  | 'done'
  | 'final'

export type Entry = {
  kind: EntryKind
  owner: string | null
  noun: string
  modifiers: readonly string[]
  amount: Amount
  /** Below zero where it is taken away from what is there. */
  sign: 1 | -1
  verb: string
  /** A day, a month, a round. */
  label: string | null
  /** Nouns of the places it was told of. */
  places: readonly string[]
  /** What is in each, where the thing is a container. */
  inside: { noun: string; modifiers: readonly string[]; amount: Amount } | null
  /** "A cow has 4 legs": true of every cow; counts itself only where no cows are counted. */
  isGeneric: boolean
  per?: string
  /** Came from somebody else's hands: says nothing of what was there before. */
  isReceived?: boolean
  /** Told in a clause beside the story. */
  isAside?: boolean
  source: string
  /** In which sentence it was told. */
  sentence: number
  /** Bought or sold for a sum that is told, so that no price is looked for. */
  isPriced?: boolean
}

/** So much of one thing for each of another: "12 cards per box", "$3 per hour". */
export type Rate = {
  top: string
  bottom: string
  bottomModifiers: readonly string[]
  amount: Amount
  owner: string | null
  verb: string
  /** What is in a thing, whatever was done to get it there. */
  isContent?: boolean
  /** How much had been told when this was. */
  at?: number
}

/** "Zoe has 5 more cards than Max": kept until one of both is known. */
export type Relation = {
  subject: Target
  reference: Target
  apply: (reference: Amount) => Amount
  undo: (subject: Amount) => Amount
  kind: 'more' | 'fewer' | 'times' | 'same'
  by: Amount
  isSettled?: boolean
}
export type Target = {
  owner: string | null
  noun: string
  modifiers: readonly string[]
  label: string | null
  kind: EntryKind
  verb: string
}

type Side = { noun: string; modifiers: readonly string[]; parts: Amount }

export type Pending = { entry: Entry; per: string; perModifiers: readonly string[] }

export type Ledger = {
  entries: Entry[]
  rates: Rate[]
  relations: Relation[]
  /** "All have the same": said without a number. */
  equals: Set<string>
  /** "Together they have 30": two owners or more. */
  /** "some apples": had, but not counted. */
  unknown: { owner: string | null; noun: string }[]
  /** "uses 150 grams for each meal": happens as often as it is told elsewhere. */
  pending: Pending[]
  /** "Some broke": less than before, by how much is not told. */
  hasLoss: boolean
  hasGain: boolean
  /** "25% off", "raised by 20%": of what, and which way. */
  interest: { principal: Amount; share: Amount; years: Amount | null } | null
  markups: { of: string | null; share: Amount; isMore: boolean }[]
  ratio: { first: Side; second: Side } | null
  /** Numbers that only stand for "a": "one hen". */
  articles: Set<number>
  /** What things without a number happened to. */
  silent: string[]
  totals: { owners: string[]; noun: string; amount: Amount }[]
}

export function createLedger(): Ledger {
  return {
    entries: [],
    rates: [],
    relations: [],
    equals: new Set(),
    unknown: [],
    pending: [],
    hasLoss: false,
    hasGain: false,
    markups: [],
    ratio: null,
    interest: null,
    articles: new Set(),
    silent: [],
    totals: [],
  }
}

export function coversModifiers(entry: readonly string[], asked: readonly string[]): boolean {
  return asked.every((word) => entry.includes(word))
}

function tellStep({ source }: Entry, what: string): string {
  return source === '' ? what : `${source}. ${what}`
}

/** In the order of the story, so that what is taken away was there before. */
export function balance(entries: readonly Entry[]): Amount | null {
  const first = entries.find(({ sign }) => sign === 1)
  if (!first) return null
  let total = first.amount
  for (const entry of entries) {
    if (entry === first) continue
    total =
      entry.sign === 1
        ? combine('+', total, entry.amount, total.noun, tellStep(entry, 'Add'))
        : combine('-', total, entry.amount, total.noun, tellStep(entry, 'Take away'))
  }
  return total
}

/** How much of one thing there is for each of another; throws where two rates would fit. */
export function rateOf(
  ledger: Ledger,
  top: string,
  bottom: string,
  bottomModifiers: readonly string[] = [],
  owner: string | null = null,
): Rate | null {
  const fitting = ledger.rates.filter((rate) => isKindOf(rate.top, top) && rate.bottom === bottom)
  if (fitting.length <= 1)
    return fitting[0] &&
      (bottomModifiers.length === 0 || modifiersAgree(fitting[0].bottomModifiers, bottomModifiers))
      ? fitting[0]
      : null
  const close = fitting.filter(
    (rate) =>
      modifiersAgree(rate.bottomModifiers, bottomModifiers) &&
      (owner === null || rate.owner === null || rate.owner === owner),
  )
  const exact = close.filter((rate) => rate.bottomModifiers.join() === bottomModifiers.join())
  if (exact.length === 1) return exact[0] as Rate
  if (close.length === 1) return close[0] as Rate
  throw new Unclear(`The story says in two ways how many there are for each ${bottom}.`)
}

/** "adult tickets" cost what "adults" pay; where nothing is said of the kind, all cost the same. */
function modifiersAgree(one: readonly string[], other: readonly string[]): boolean {
  return one.every((word) => other.includes(word))
}

/** All numbers of the text that were taken in. */
export function numeralsIn(ledger: Ledger): Set<number> {
  const used = new Set<number>()
  for (const { amount } of [...ledger.entries, ...ledger.rates, ...ledger.totals])
    for (const id of amount.used) used.add(id)
  for (const each of ledger.interest
    ? [ledger.interest.principal, ledger.interest.share, ledger.interest.years]
    : [])
    for (const id of each?.used ?? []) used.add(id)
  for (const { share } of ledger.markups) for (const id of share.used) used.add(id)
  for (const part of ledger.ratio ? [ledger.ratio.first, ledger.ratio.second] : [])
    for (const id of part.parts.used) used.add(id)
  for (const { by } of ledger.relations) for (const id of by.used) used.add(id)
  return used
}
