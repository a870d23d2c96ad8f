import type { Place } from '../reading/clause.ts'
import { hasPhraseNumeral, isMoney } from '../reading/numerals.ts'
import type { Phrase } from '../reading/phrases.ts'
import { TIMES } from '../words/nouns.ts'
import { hasClass } from '../words/verbs.ts'
import { ownerOf } from '../world/cast.ts'
import { combine, Unclear } from '../world/expressions.ts'
import { ownersOf } from '../world/holdings.ts'
import { isRest, readQuantity } from '../world/quantities.ts'
import { priceOf, readObject, settle, unpack } from './objects.ts'
import { addRate, countedPlaces, countOf, createScene, record, type Scene, setCount } from './scene.ts'
import { receive, takeAway } from './taking.ts'

export function tellGiving(scene: Scene, places: Place[]): void {
  const { clause, ledger, cast, owner } = scene
  const [first, second] = clause.objects
  const isTwo = first && second && !hasPhraseNumeral(first)
  const phrase = isTwo ? second : first
  if (!phrase || (first && second && !isTwo) || clause.particle === 'back')
    throw new Unclear(`I cannot follow "${clause.source}".`)
  const isHer =
    !isTwo &&
    phrase.owner === 'her' &&
    phrase.numeral !== null &&
    !clause.places.some(({ preposition }) => preposition === 'to')
  // "gives her 18 more": she gets them.
  if (isHer) phrase.owner = null
  const to = isHer
    ? ({ ...phrase, pronoun: 'her', numeral: null, of: null, head: '' } as Phrase)
    : isTwo
      ? first
      : clause.places.find(({ preposition }) => preposition === 'to')?.phrase
  const read = readObject(scene, phrase, places)
  if (!read) {
    if (hasPhraseNumeral(phrase)) return
    throw new Unclear(`I cannot follow "${clause.source}".`)
  }
  let { quantity } = read
  if (to && hasPhraseNumeral(to) && !read.multiplied) {
    // "gives each of 5 friends 3 cards" is one way to say it; "gives 5 friends 3 cards" is not clear.
    const inner = to.determiner === 'each' ? to.of : null
    if (!inner) throw new Unclear(`I cannot follow "${clause.source}".`)
    quantity = {
      ...quantity,
      amount: combine('*', countOf(scene, inner), quantity.amount, quantity.noun, clause.source),
    }
    places.splice(0, places.length, ...places.filter(({ phrase: each }) => each !== to))
  }
  const done = settle(scene, { quantity, multiplied: read.multiplied }, places)
  if (!done) throw new Unclear(`I cannot follow "${clause.source}".`)
  const thing = unpack(scene, done, places)
  const owners = ownersOf(ledger, thing.noun)
  // Nobody gives to himself.
  const receiver = to
    ? ownerOf(to, {
        ...cast,
        people: cast.people.filter((name) => name !== owner),
        subject: cast.subject === owner ? null : cast.subject,
      })
    : null
  if (owners.includes(owner)) takeAway(scene, thing)
  else if (receiver !== null && owners.includes(receiver)) {
    receive(scene, thing, receiver)
    return
  } else if (owners.length > 0) throw new Unclear('It is not clear from whom this is taken.')
  else {
    record(scene, 'event', thing, -1, owner)
    if (receiver !== null) receive(scene, thing, receiver)
    return
  }
  if (receiver !== null && owners.includes(receiver)) receive(scene, thing, receiver)
}

export function tellTrade(scene: Scene, places: Place[]): void {
  const { clause, ledger, cast, subject } = scene
  if (
    subject?.numeral?.form === 'plain' &&
    subject.isPlural &&
    !clause.objects.some(({ per, of }) => per === 'each' || of?.per === 'each') &&
    !clause.isElliptic
  )
    setCount(scene, subject.head, subject.modifiers, countOf(scene, subject))
  const isBuying = hasClass(clause.verb, 'buy')
  const objects = clause.objects.filter(
    (phrase) =>
      hasPhraseNumeral(phrase) || isRest(phrase) || clause.places.some(({ phrase: each }) => isMoney(each)),
  )
  for (const phrase of objects) {
    const price = priceOf(scene, places)
    const read =
      phrase.numeral || hasPhraseNumeral(phrase) || isRest(phrase) ? readObject(scene, phrase, places) : null
    const thing = read ? settle(scene, read, places) : null
    if (read && !thing) continue
    if (!thing && !phrase.isName && price && !isBuying && (phrase.isPlural || price.per)) {
      // "sells mugs for $9": a price, nothing is sold yet.
      addRate(
        scene,
        { noun: price.price.noun, modifiers: [] },
        price.per ?? phrase.head,
        price.per ? [phrase.head] : phrase.modifiers,
        price.price,
      )
      continue
    }
    if (!thing && price) {
      record(
        scene,
        'event',
        { noun: price.price.noun, modifiers: [], amount: price.price },
        isBuying ? -1 : 1,
      )
      cast.thing = phrase.head
      continue
    }
    if (!thing) continue
    const kept = unpack(scene, thing, places)
    if (price?.isEach)
      addRate(scene, { noun: price.price.noun, modifiers: [] }, kept.noun, kept.modifiers, price.price)
    else if (price)
      record(
        scene,
        'event',
        { noun: price.price.noun, modifiers: [], amount: price.price },
        isBuying ? -1 : 1,
      )
    if (isBuying) record(scene, 'event', kept, 1)
    else takeAway(scene, kept)
    const entry = ledger.entries.at(-1)
    if (entry) entry.isPriced = price !== null && !price.isEach
    cast.thing = kept.inside?.noun ?? kept.noun
  }
}

/** "pays for 2 sandwiches at $4.25 each" */
export function tellBill(scene: Scene, places: Place[]): void {
  const { clause, telling } = scene
  const at = places.findIndex(({ preposition, phrase }) => preposition === 'for' && !isMoney(phrase))
  const goods = places[at]
  if (!goods || clause.objects.length > 0) return
  const others = clause.places.filter((place) => place !== goods && place.preposition !== 'with')
  const buying = createScene({ ...clause, verb: 'buy', objects: [goods.phrase], places: others }, telling)
  tellTrade(buying, countedPlaces(buying.clause))
  for (const place of [goods, ...others]) if (places.includes(place)) places.splice(places.indexOf(place), 1)
}

export function tellPayment(scene: Scene, places: Place[]): void {
  const { clause, telling, ledger, owner } = scene
  if (
    scene.subject?.numeral?.form === 'plain' &&
    scene.subject.isPlural &&
    !scene.clause.objects.some(({ per }) => per !== null)
  )
    setCount(scene, scene.subject.head, scene.subject.modifiers, countOf(scene, scene.subject))
  tellBill(scene, places)
  for (const phrase of clause.objects) {
    if (TIMES.has(phrase.head) && phrase.numeral) {
      const time = readQuantity(phrase, telling, owner)
      if (time && time.per === null) record(scene, 'done', time, 1)
      continue
    }
    if (!isMoney(phrase) && phrase.numeral?.form !== 'part')
      throw new Unclear(`I cannot follow "${clause.source}".`)
    const coin = ledger.entries.findLast(({ noun }) => noun === 'dollar' || noun === 'cent')?.noun ?? 'dollar'
    const read = readObject(scene, { ...phrase, head: phrase.head || coin }, places)
    if (!read) throw new Unclear(`I cannot follow "${clause.source}".`)
    const done = settle(scene, read, places)
    if (!done) continue
    record(scene, 'event', done, -1)
  }
  for (const place of places.splice(0)) {
    if (place.preposition !== 'with' || !isMoney(place.phrase))
      throw new Unclear(`I cannot follow "${clause.source}".`)
    const bill = readQuantity(place.phrase, telling, null)
    if (bill) record(scene, 'stock', { ...bill, noun: 'dollar' }, 1)
  }
}
