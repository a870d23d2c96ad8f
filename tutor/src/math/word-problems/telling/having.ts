import type { Place } from '../reading/clause.ts'
import { hasPhraseNumeral, isMoney } from '../reading/numerals.ts'
import type { Phrase } from '../reading/phrases.ts'
import { isPerson, TIMES } from '../words/nouns.ts'
import { combine, known, Unclear } from '../world/expressions.ts'
import { ownersOf } from '../world/holdings.ts'
import { isRest, readQuantity } from '../world/quantities.ts'
import { tellGroups } from './groups.ts'
import { tellMoving } from './moving.ts'
import { duration, readMultiplier, readObject, settle, unpack } from './objects.ts'
import { tellSpeed } from './rates.ts'
import { AWAY, addRate, record, type Scene } from './scene.ts'
import { checkMore, haveStock, takeAway } from './taking.ts'

export function tellPlain(scene: Scene, places: Place[], is: (...names: string[]) => boolean): void {
  const { clause, telling, ledger, cast, subject, owner } = scene
  const hasInside = places.some(
    ({ preposition, phrase }) => preposition === 'with' && phrase.numeral?.form === 'plain',
  )
  const objects = clause.objects.filter(
    (phrase) =>
      (hasInside && is('have') && /^an?$/.test(phrase.determiner ?? '')) ||
      phrase.numeral ||
      hasPhraseNumeral(phrase) ||
      isRest(phrase) ||
      phrase.determiner === 'all',
  )
  if (objects.length === 0 && is('do', 'earn', 'save')) {
    // "works for 6 hours", "practices for 25 minutes a day"
    const at = places.findIndex(
      ({ preposition, phrase }) =>
        preposition === 'for' && phrase.numeral?.form === 'plain' && TIMES.has(phrase.head),
    )
    const quantity = at >= 0 ? readQuantity(places[at]?.phrase as Phrase, telling, null) : null
    if (quantity) {
      places.splice(at, 1)
      if (tellSpeed(scene, places, quantity)) return
      const done = settle(scene, { quantity, multiplied: false }, places)
      if (done) record(scene, 'duration', done, 1)
      return
    }
    if (tellSpeed(scene, places, null)) return
  }
  if (objects.length === 0 && subject && places.length > 0 && subject.numeral) {
    tellMoving(scene, places)
    return
  }
  if (
    clause.verb === 'take' &&
    clause.particle === null &&
    !objects.some(isMoney) &&
    /^an?$/.test(subject?.determiner ?? '') &&
    subject &&
    !isPerson(subject.head) &&
    objects.length === 1 &&
    objects[0]
  ) {
    // "An omelet takes 4 eggs"
    const quantity = readQuantity(objects[0], telling, null)
    if (quantity && ledger.entries.length > 0) {
      addRate(scene, quantity, subject.head, subject.modifiers, quantity.amount)
      return
    }
  }
  for (const phrase of objects) {
    if (phrase.isPlural && !phrase.numeral && phrase.of?.numeral) {
      // "fills cartons of 8"
      const inner = readQuantity(
        { ...phrase.of, head: phrase.of.head || cast.thing, isPlural: true },
        telling,
        null,
      )
      if (!inner || !/^(?:make|fill|form|pack|tie|build|create)$/.test(clause.verb))
        throw new Unclear(`I cannot follow "${clause.source}".`)
      addRate(scene, inner, phrase.head, phrase.modifiers, inner.amount)
      continue
    }
    const single = {
      quantity: {
        noun: phrase.head,
        modifiers: phrase.modifiers,
        amount: known(1, phrase.head),
        inside: null,
        per: null,
        isRest: false,
        isPart: false,
      },
      multiplied: false,
    }
    const read =
      !hasPhraseNumeral(phrase) && hasInside && /^an?$/.test(phrase.determiner ?? '')
        ? single
        : readObject(scene, phrase, places)
    if (!read) continue
    if (
      TIMES.has(read.quantity.noun) &&
      is('do') &&
      !read.quantity.per &&
      tellSpeed(scene, places, read.quantity)
    )
      continue
    if (TIMES.has(read.quantity.noun) && is('do') && !read.quantity.per && !read.multiplied) {
      const done = settle(scene, read, places)
      if (done) record(scene, 'duration', done, 1)
      continue
    }
    if (read.quantity.isRest && is('put')) continue
    const done = settle(scene, read, places)
    if (!done) continue
    const thing = unpack(scene, done, places)
    if (
      thing.inside &&
      /^(?:make|build|knit|sew|form|create|craft|weave)$/.test(clause.verb) &&
      ownersOf(ledger, thing.inside.noun).length > 0
    ) {
      // "made 3 necklaces with 11 beads each" of the beads there were
      takeAway(scene, {
        ...thing.inside,
        amount: combine('*', thing.amount, thing.inside.amount, thing.inside.noun, clause.source),
      })
      continue
    }
    // "bakes 2 pies with 4 apples each": of those apples, or of others?
    const isBought =
      is('buy') || /^(?:get|receive|find|win|pick|collect|catch|gather|have|put|plant)$/.test(clause.verb)
    if (thing.inside && is('gain') && !isBought && ownersOf(ledger, thing.inside.noun).length > 0)
      throw new Unclear('It is not clear where these come from.')
    if (clause.verb === 'keep') {
      record(scene, 'part', { ...thing, modifiers: ['keep'] }, 1, null)
      continue
    }
    if (clause.particle === 'back') throw new Unclear('It is not clear what comes back.')
    if (read.quantity.isPart && is('put') && clause.verb !== 'take') {
      // "puts half of them in red bins"
      const where = clause.places.flatMap(({ phrase: each }) => [...each.modifiers, each.head])
      record(scene, 'part', { ...read.quantity, modifiers: where.length > 0 ? where : ['put'] }, 1, null)
      continue
    }
    if (read.quantity.isPart && (is('gain') || is('put') || clause.isThere) && clause.verb !== 'take')
      throw new Unclear(`I cannot follow "${clause.source}".`)
    if (phrase.more !== null && phrase.more !== 'new') checkMore(scene, thing.noun)
    const more =
      phrase.more === 'more' ||
      phrase.more === 'additional' ||
      phrase.more === 'extra' ||
      phrase.more === 'other' ||
      phrase.more === 'new'
    if (is('lose') || (clause.verb === 'take' && clause.particle === 'out')) takeAway(scene, thing)
    else if (clause.verb === 'take' && ledger.entries.length === 0) haveStock(scene, thing, false)
    else if (
      clause.verb === 'take' ||
      (AWAY.test(clause.particle ?? '') && clause.verb !== 'pick' && !is('do'))
    )
      takeAway(scene, thing)
    else if (/^(?:get|receive)$/.test(clause.verb) && isHandedOut(scene, thing.noun))
      takeAway(scene, thing, ownersOf(ledger, thing.noun)[0] ?? null)
    else if (is('do') && more) record(scene, 'event', thing, 1)
    else if (is('do')) {
      record(scene, 'done', thing, 1)
      tellSpeed(scene, places, null)
      const time = duration(scene, places)
      if (time && time.place.preposition === 'in') {
        // "540 miles in 6 hours"
        places.splice(places.indexOf(time.place), 1)
        addRate(
          scene,
          thing,
          time.noun,
          [],
          combine('/', thing.amount, time.amount, thing.noun, `${clause.source}: for one ${time.noun}`),
        )
      }
    } else if (is('have') || clause.isThere || is('put')) haveStock(scene, thing, more)
    else record(scene, 'event', thing, 1)
  }
  const material = places.findIndex(
    ({ preposition, phrase }) =>
      preposition === 'with' && phrase.numeral?.form === 'plain' && ownersOf(ledger, phrase.head).length > 0,
  )
  if (material >= 0 && objects.length === 0 && /^(?:make|build|knit|sew)$/.test(clause.verb)) {
    // "builds a tower with 12 blocks"
    const used = readQuantity(places[material]?.phrase as Phrase, telling, owner)
    if (used) takeAway(scene, used)
    places.splice(material, 1)
  }
  tellGroups(scene, places, clause.verb === 'come' && subject ? subject.head : cast.thing)
}

/** "63 players each get one orange" of the oranges that the coach has. */
function isHandedOut({ ledger, subject, owner }: Scene, noun: string): boolean {
  const owners = ownersOf(ledger, noun)
  const isGroup = subject?.isPlural === true && subject.numeral?.form === 'plain'
  return isGroup && owners.length === 1 && owners[0] !== owner
}

export function tellHolding(scene: Scene, places: Place[]): void {
  const { clause, telling, cast, subject } = scene
  const [object] = clause.objects
  if (!subject) return
  if (clause.verb === 'fit' && subject.numeral) {
    // "12 oranges fit in a crate"
    const content = readQuantity(subject, telling, null)
    const box = clause.places.find(
      ({ preposition, phrase }) => /^(?:in|into|on)$/.test(preposition) && !phrase.numeral,
    )
    if (!content || !box) throw new Unclear(`I cannot follow "${clause.source}".`)
    addRate(scene, content, box.phrase.head, [], content.amount)
    return
  }
  if (!object) throw new Unclear(`I cannot follow "${clause.source}".`)
  const read = readObject(scene, object, places)
  if (!read) return
  const { quantity } = read
  if (quantity.inside && clause.modal === null) {
    record(scene, 'stock', unpack(scene, quantity, places), 1)
    return
  }
  if (subject.numeral) {
    const boxes = readQuantity(subject, telling, null)
    if (!boxes || quantity.per !== 'each') throw new Unclear(`I cannot follow "${clause.source}".`)
    record(scene, 'stock', { noun: boxes.noun, modifiers: boxes.modifiers, amount: boxes.amount }, 1, null)
    addRate(scene, quantity, boxes.noun, [], quantity.amount)
    return
  }
  const bottom = subject.pronoun ? (cast.item ?? '') : subject.head
  addRate(scene, quantity, bottom.split(' ').at(-1) ?? '', [], quantity.amount)
  if (subject.determiner !== 'each' && subject.determiner !== 'every' && !quantity.inside)
    record(
      scene,
      clause.verb === 'contain' ||
        /^(?:held|contained)/.test(
          clause.source.split(' ').find((word) => /^(?:held|contained)$/.test(word)) ?? '',
        )
        ? 'stock'
        : 'capacity',
      quantity,
      1,
    )
}

export function tellNeed(scene: Scene, places: Place[]): void {
  const { clause, subject } = scene
  for (const phrase of clause.objects) {
    const read = readObject(scene, phrase, places)
    if (!read) continue
    const times = readMultiplier(scene)
    if (times && 'each' in times)
      addRate(scene, read.quantity, times.each, times.modifiers, read.quantity.amount)
    else if (times)
      record(
        scene,
        'need',
        {
          ...read.quantity,
          amount: combine('*', times.amount, read.quantity.amount, read.quantity.noun, clause.source),
        },
        1,
      )
    else if (subject && !subject.isName && !subject.pronoun && subject.determiner === 'a') {
      addRate(scene, read.quantity, subject.head, [], read.quantity.amount)
    } else record(scene, 'need', read.quantity, 1)
  }
}
