import { isPerson } from '../words/nouns.ts'
import { classesOf } from '../words/verbs.ts'
import { Unclear } from '../world/expressions.ts'
import { ownersOf } from '../world/holdings.ts'
import type { Quantity } from '../world/quantities.ts'
import { addRate, record, type Scene, type Thing } from './scene.ts'

/** A rate, and what comes of it once it is known how often. */
export function keepRate(
  scene: Scene,
  quantity: Quantity,
  per: string,
  perModifiers: readonly string[],
): void {
  const { clause, ledger } = scene
  addRate(scene, quantity, per, perModifiers, quantity.amount)
  const is = (...names: string[]): boolean => classesOf(clause.verb).some((name) => names.includes(name))
  const isLoss = is('lose', 'give', 'sell', 'pay') || clause.verb === 'take'
  if (!isLoss && !is('gain', 'save', 'earn', 'do')) return
  const before = ledger.entries.length
  if (isLoss) takeAway(scene, quantity)
  else record(scene, is('do') ? 'done' : 'event', quantity, 1)
  const [entry] = ledger.entries.splice(before)
  if (entry) ledger.pending.push({ entry, per, perModifiers })
}

/** "Tess has 5 more": more than before, or more than somebody else? Only the first is taken. */
export function checkMore(scene: Scene, noun: string): void {
  const { ledger, cast, owner, label } = scene
  const before = ledger.entries.filter((entry) => entry.noun === noun && entry.kind !== 'count')
  const isOthers =
    owner !== null &&
    cast.people.includes(owner) &&
    before.length > 0 &&
    !before.some((entry) => entry.owner === owner)
  const isOtherDay = label !== null && before.some((entry) => entry.label !== null && entry.label !== label)
  if (isOthers || isOtherDay) throw new Unclear('"More" can be read in two ways here.')
}

/** A second "has" about the same things: the new state, not more of them. */
export function haveStock(scene: Scene, thing: Thing, isMore: boolean): void {
  const { clause, ledger, subject, owner } = scene
  const same = ledger.entries.filter(
    (entry) => entry.kind === 'stock' && entry.noun === thing.noun && entry.owner === owner,
  )
  const isUnknown = ledger.unknown.some((each) => each.noun === thing.noun || each.noun === 'some')
  const isNow = clause.adverbs.includes('left') || /\bnow\b|\bleft\b/i.test(clause.source)
  const changed = ledger.entries.some((entry) => entry.noun === thing.noun && entry.kind === 'event')
  if (isUnknown || isNow) {
    record(scene, 'final', thing, 1)
    return
  }
  if (isMore || clause.isElliptic || same.length === 0) {
    if (changed && same.length > 0 && !isMore && !clause.isElliptic)
      throw new Unclear('It is not clear when this was so.')
    record(scene, 'stock', thing, 1)
    const inOne = clause.isThere
      ? clause.places.find(
          ({ preposition, phrase }) =>
            preposition === 'in' && /^an?$/.test(phrase.determiner ?? '') && !phrase.numeral && !phrase.of,
        )?.phrase
      : undefined
    const each = inOne ?? subject
    const isGeneric =
      inOne !== undefined ||
      (clause.verb === 'have' &&
        /^(?:an?|each|every)$/.test(subject?.determiner ?? '') &&
        !thing.inside &&
        subject !== undefined &&
        subject.head !== '' &&
        !subject.isPlural &&
        !isPerson(subject.head))
    const entry = ledger.entries.at(-1)
    if (isGeneric && each && entry && !thing.inside) {
      entry.isGeneric = true
      entry.owner = inOne ? null : each.head
      entry.per = each.head
      addRate(
        scene,
        { noun: thing.noun, modifiers: thing.modifiers },
        each.head,
        each.modifiers,
        thing.amount,
      )
    }
    return
  }
  const isOtherKind =
    same.every((entry) => entry.modifiers.join() !== thing.modifiers.join() && entry.modifiers.length > 0) &&
    thing.modifiers.length > 0
  const isFromOtherBox = same.every((entry) => entry.source === clause.source)
  if (isOtherKind || isFromOtherBox) {
    record(scene, 'stock', thing, 1)
    return
  }
  if (thing.modifiers.length > 0) {
    record(scene, 'part', { ...thing }, 1)
    return
  }
  throw new Unclear('The story says twice how many there are.')
}

/** Takes from whoever has it; where several have some, only from the one who is named. */
export function takeAway(scene: Scene, thing: Thing, from: string | null = scene.owner): void {
  const { clause, ledger, cast, subject } = scene
  const owners = ownersOf(ledger, thing.noun)
  const holder = owners.includes(from) ? from : owners.length === 1 ? (owners[0] as string | null) : from
  if (thing.noun === 'dollar' && clause.verb === 'take')
    throw new Unclear(`I cannot follow "${clause.source}".`)
  if (!owners.includes(from) && owners.length > 1 && from !== null)
    throw new Unclear('It is not clear from whom this is taken.')
  if (
    !owners.includes(from) &&
    owners.length === 1 &&
    holder !== null &&
    cast.people.includes(holder) &&
    from !== null &&
    subject?.isName
  )
    throw new Unclear('It is not clear from whom this is taken.')
  record(scene, 'event', thing, -1, holder)
}

export function receive(scene: Scene, thing: Thing, receiver: string): void {
  const { ledger } = scene
  record(scene, 'event', thing, 1, receiver)
  const entry = ledger.entries.at(-1)
  if (entry) entry.isReceived = true
}
