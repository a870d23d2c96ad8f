import type { Clause, Place } from '../reading/clause.ts'
import { hasPhraseNumeral } from '../reading/numerals.ts'
import type { Phrase } from '../reading/phrases.ts'
import { isMeasure } from '../words/nouns.ts'
import { hasClass } from '../words/verbs.ts'
import { type Cast, ownerOf } from '../world/cast.ts'
import { type Amount, Unclear } from '../world/expressions.ts'
import type { Entry, EntryKind, Ledger } from '../world/ledger.ts'
import { type Quantity, readQuantity, type Telling } from '../world/quantities.ts'

/** One clause on its way into the story: who it is about, and the day it speaks of. */
export type Scene = {
  clause: Clause
  telling: Telling
  ledger: Ledger
  cast: Cast
  subject: Phrase | undefined
  owner: string | null
  label: string | null
}

export type Thing = Pick<Quantity, 'noun' | 'modifiers' | 'amount'> & { inside?: Quantity['inside'] }

/** Verbs by which a thing is only set somewhere: nothing is gained or lost. */
export const SETS =
  /^(?:put|place|pack|arrange|set|stack|plant|store|load|fill|display|stick|wait|lie|stand|sit|seat|ride|hang|line|go|drive|walk|travel|play|live|teach|work)$/
export const AWAY = /^(?:away|off|out|home)$/
const DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|afternoon|evening|night|january|february|march|april|may|june|july|august|september|october|november|december|(?:last|this) \w+)$/

export function createScene(clause: Clause, telling: Telling): Scene {
  const { ledger, cast } = telling
  const [subject] = clause.subjects
  const owner = subject && !clause.isThere ? ownerOf(subject, cast) : null
  const day = clause.places.find(({ phrase }) => DAY.test(phrase.head) && !phrase.numeral)
  return { clause, telling, ledger, cast, subject, owner, label: day ? day.phrase.head : null }
}

/** Places that say how much or for each of what; the others are only scenery. */
export function countedPlaces({ places }: Clause): Place[] {
  return places.filter(
    ({ phrase }) => hasPhraseNumeral(phrase) || phrase.determiner === 'each' || phrase.determiner === 'every',
  )
}

export function record(
  scene: Scene,
  kind: EntryKind,
  quantity: Thing,
  sign: 1 | -1,
  owner: string | null = scene.owner,
): void {
  const { clause, cast, ledger } = scene
  const entry: Entry = {
    kind,
    owner,
    noun: quantity.noun,
    modifiers: quantity.modifiers,
    amount: quantity.amount,
    sign,
    verb: clause.verb,
    label: scene.label,
    places: [
      ...clause.places.map(({ phrase }) => phrase),
      ...clause.objects.filter((each) => !hasPhraseNumeral(each)),
    ].map(({ head }) => head),
    inside: quantity.inside ?? null,
    isGeneric: false,
    source: clause.source,
    sentence: scene.telling.sentence,
    isAside: clause.isAside ?? false,
  }
  ledger.entries.push(entry)
  const thing = quantity.inside?.noun ?? quantity.noun
  if (!isMeasure(thing) || thing === 'cent' || cast.thing === '') cast.thing = thing
}

export function addRate(
  { clause, cast, ledger, owner }: Scene,
  top: Pick<Quantity, 'noun' | 'modifiers'>,
  bottom: string,
  bottomModifiers: readonly string[],
  amount: Amount,
): void {
  if (bottom === '') throw new Unclear(`I cannot follow "${clause.source}".`)
  const at = ledger.entries.length
  ledger.rates.push({ top: top.noun, bottom, bottomModifiers, amount, owner, verb: clause.verb, at })
  if (!isMeasure(top.noun) && (hasClass(clause.verb, 'have') || hasClass(clause.verb, 'hold')))
    cast.thing = top.noun
}

/** Those who do something are counted, but not as things that are there. */
export function setCount(scene: Scene, noun: string, modifiers: string[], amount: Amount): void {
  const { ledger, cast } = scene
  const { thing } = cast
  const isPartOfAll = ledger.entries.some((entry) => entry.kind === 'stock' && entry.noun === noun)
  record(scene, isPartOfAll ? 'part' : 'count', { noun, modifiers, amount }, 1, null)
  cast.thing = thing === '' ? noun : thing
}

export function countOf({ telling }: Scene, phrase: Phrase): Amount {
  const quantity = readQuantity(phrase, telling, null)
  if (!quantity) throw new Unclear('I cannot tell how many are meant.')
  return quantity.amount
}
