import type { Place } from '../reading/clause.ts'
import { hasPhraseNumeral, isMoney } from '../reading/numerals.ts'
import type { Phrase } from '../reading/phrases.ts'
import { TIMES } from '../words/nouns.ts'
import { hasClass } from '../words/verbs.ts'
import { type Amount, combine, known, Unclear } from '../world/expressions.ts'
import { available } from '../world/holdings.ts'
import { isRest, type Quantity, readQuantity } from '../world/quantities.ts'
import { addRate, countOf, type Scene, setCount, type Thing } from './scene.ts'
import { keepRate } from './taking.ts'

/** How often what is told happens: so many times, or once for each of a kind. */
export type Multiplier = { amount: Amount; noun: string } | { each: string; modifiers: string[] } | null

/** "Each of 4 boys", "3 teams … each", "Ann and Bob each": how often what is told happens. */
export function readMultiplier(
  scene: Scene,
): { amount: Amount; noun: string } | { each: string; modifiers: string[] } | null {
  const { clause, telling, cast, subject } = scene
  if (!subject) return null
  const hasEach =
    clause.adverbs.includes('each') ||
    subject.per === 'each' ||
    clause.objects.some(({ per, of }) => per === 'each' || of?.per === 'each')
  if (subject.determiner === 'each' || subject.determiner === 'every') {
    const inner = subject.head === '' ? (subject.of ?? subject) : subject
    const noun = inner.head
    if (inner.numeral && inner.numeral.form === 'plain') return { amount: countOf(scene, inner), noun }
    if (subject.of && inner.pronoun) return { each: cast.thing, modifiers: [] }
    return { each: noun, modifiers: inner.modifiers }
  }
  if (!hasEach) return null
  if (clause.subjects.length > 1) return { amount: known(clause.subjects.length, 'person'), noun: 'person' }
  const own = isRest(subject) || subject.numeral ? readQuantity(subject, telling, null) : null
  if (own) return { amount: own.amount, noun: own.noun }
  if (subject.isPlural) return { each: subject.head, modifiers: subject.modifiers }
  return null
}

/** An object with what stands behind it: in each box, for 3 days, at $4 each. */
export function readObject(
  scene: Scene,
  phrase: Phrase,
  places: Place[],
): { quantity: Quantity; multiplied: boolean } | null {
  const { clause, telling, owner } = scene
  const quantity = readQuantity(phrase, telling, owner)
  if (!quantity) return null
  const rest: Place[] = []
  let { amount } = quantity
  let multiplied = false
  for (const place of places) {
    const { preposition, phrase: behind } = place
    const group =
      behind.determiner === 'each' || behind.determiner === 'every'
        ? behind.head === ''
          ? (behind.of ?? behind)
          : behind
        : null
    const isInside =
      places[places.indexOf(place) - 1]?.preposition === 'with' &&
      hasPhraseNumeral(places[places.indexOf(place) - 1]?.phrase ?? behind) &&
      !behind.of
    const isGroup =
      group !== null && !isInside && /^(?:in|on|into|onto|for|to|at|from|with|per)$/.test(preposition)
    const isTime = TIMES.has((group ?? behind).head)
    if (isGroup && group.numeral) {
      const count = countOf(scene, group)
      amount = combine('*', amount, count, quantity.noun, clause.source)
      if (!isTime) setCount(scene, group.head, group.modifiers, count)
      multiplied = true
    } else if (isGroup && (group.head !== '' || behind.head === '')) {
      const bottom = group.head === '' ? '' : group.head
      if (bottom === '') rest.push(place)
      else if (isTime) quantity.per = bottom
      else {
        keepRate(scene, { ...quantity, amount }, bottom, group.modifiers)
        places.splice(places.indexOf(place), 1)
        return null
      }
    } else rest.push(place)
  }
  places.splice(0, places.length, ...rest)
  return { quantity: { ...quantity, amount }, multiplied }
}

export function duration(
  scene: Scene,
  places: Place[],
): { noun: string; amount: Amount; place: Place } | null {
  const { telling } = scene
  for (const place of places) {
    const { preposition, phrase } = place
    if (
      phrase.per !== null ||
      !/^(?:for|in|on|after|over|during|at)$/.test(preposition) ||
      !phrase.numeral ||
      !TIMES.has(phrase.head)
    )
      continue
    if (phrase.numeral.form !== 'plain') continue
    const quantity = readQuantity(phrase, telling, null)
    if (quantity) return { noun: quantity.noun, amount: quantity.amount, place }
  }
  return null
}

/** Gives what happened its full amount, or keeps it as a rate. */
export function settle(
  scene: Scene,
  read: { quantity: Quantity; multiplied: boolean },
  places: Place[],
): Quantity | null {
  const { clause, telling } = scene
  const { quantity } = read
  const times = readMultiplier(scene)
  let { amount } = quantity
  if (quantity.inside) amount = quantity.amount
  const inOne = hasClass(clause.verb, 'do')
    ? clause.places.find(
        ({ preposition, phrase }) =>
          preposition === 'in' &&
          /^(?:an?|one)$/.test(phrase.determiner ?? '') &&
          TIMES.has(phrase.head) &&
          !phrase.numeral,
      )
    : undefined
  if (inOne && quantity.per === null) quantity.per = inOne.phrase.head
  if (quantity.per && quantity.per !== 'each') {
    const time = duration(scene, places)
    if (time && time.noun === quantity.per) {
      places.splice(places.indexOf(time.place), 1)
      amount = combine('*', amount, time.amount, quantity.noun, clause.source)
      return multiply(scene, { ...quantity, amount, per: null }, times)
    }
    if (time) throw new Unclear('The times of the story do not fit together.')
    if (times && 'amount' in times) {
      addRate(
        scene,
        quantity,
        quantity.per,
        [],
        combine('*', times.amount, amount, quantity.noun, clause.source),
      )
      return null
    }
    if (times) throw new Unclear('I cannot tell for how many this holds.')
    keepRate(scene, { ...quantity, amount }, quantity.per, [])
    return null
  }
  const often = places.find(
    ({ phrase }) => phrase.numeral?.form === 'plain' && TIMES.has(phrase.head) && phrase.per !== null,
  )
  if (often && /^(?:on|for)$/.test(often.preposition) && !times && hasClass(clause.verb, 'do')) {
    // "45 minutes on 4 days a week"
    const days = readQuantity(often.phrase, telling, null)
    if (!days) return null
    places.splice(places.indexOf(often), 1)
    addRate(
      scene,
      quantity,
      often.phrase.per ?? '',
      [],
      combine('*', amount, days.amount, quantity.noun, clause.source),
    )
    return null
  }
  return multiply(scene, { ...quantity, amount }, times)
}

export function multiply(scene: Scene, quantity: Quantity, times: Multiplier): Quantity | null {
  const { clause, ledger } = scene
  if (!times) return quantity
  if ('each' in times) {
    if (quantity.inside) throw new Unclear('I cannot follow what each one has.')
    const stock =
      hasClass(clause.verb, 'have') ||
      hasClass(clause.verb, 'hold') ||
      clause.verb === 'need' ||
      clause.verb === 'cost' ||
      clause.verb === 'weigh' ||
      clause.verb === 'last' ||
      clause.verb === 'measure'
        ? null
        : available(ledger, times.each, null, times.modifiers)
    if (stock)
      return {
        ...quantity,
        amount: combine('*', stock.amount, quantity.amount, quantity.noun, clause.source),
      }
    keepRate(scene, quantity, times.each, times.modifiers)
    return null
  }
  setCount(scene, times.noun, [], times.amount)
  return { ...quantity, amount: combine('*', times.amount, quantity.amount, quantity.noun, clause.source) }
}

/** What comes in containers is kept as their number and what is in each. */
export function unpack(scene: Scene, quantity: Quantity, places: Place[]): Thing {
  const { clause, ledger, owner } = scene
  const inner = quantity.inside ?? insideOf(scene, places, quantity)
  if (!inner) return { noun: quantity.noun, modifiers: quantity.modifiers, amount: quantity.amount }
  const all = combine('*', quantity.amount, inner.amount, inner.noun, `${clause.source}`)
  if (quantity.amount.used.size > 0) {
    ledger.rates.push({
      top: inner.noun,
      bottom: quantity.noun,
      bottomModifiers: quantity.modifiers,
      amount: inner.amount,
      owner,
      verb: clause.verb,
      isContent: true,
    })
    return {
      noun: quantity.noun,
      modifiers: quantity.modifiers,
      amount: quantity.amount,
      inside: { ...inner },
    }
  }
  return { noun: inner.noun, modifiers: inner.modifiers, amount: all }
}

/** "with 12 cards each", "with 6 apples in each basket" */
export function insideOf(scene: Scene, places: Place[], container: Quantity): Quantity | null {
  const { telling, owner } = scene
  const at = places.findIndex(
    ({ preposition, phrase }) => preposition === 'with' && phrase.numeral?.form === 'plain',
  )
  const place = places[at]
  if (!place) return null
  const inner = readQuantity(place.phrase, telling, owner)
  if (!inner) return null
  const next = places[at + 1]
  const isEachNext =
    next !== undefined &&
    next.phrase.determiner === 'each' &&
    !next.phrase.numeral &&
    next.phrase.of === null &&
    (next.phrase.head === '' || next.phrase.head === container.noun)
  const isSingle = container.amount.used.size === 0
  if (place.phrase.per !== 'each' && !isEachNext && !isSingle) return null
  places.splice(at, isEachNext ? 2 : 1)
  return { ...inner, per: null }
}

export function priceOf(
  scene: Scene,
  places: Place[],
): { price: Amount; isEach: boolean; per: string | null } | null {
  const { telling } = scene
  const at = places.findIndex(
    ({ preposition, phrase }) => /^(?:for|at)$/.test(preposition) && isMoney(phrase),
  )
  const place = places[at]
  if (!place) return null
  const quantity = readQuantity(place.phrase, telling, null)
  if (!quantity) return null
  places.splice(at, 1)
  const isEach = quantity.per === 'each' || place.preposition === 'at'
  return {
    price: quantity.amount,
    isEach: isEach || quantity.per !== null,
    per: quantity.per === 'each' ? null : quantity.per,
  }
}
