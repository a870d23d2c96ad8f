import type { Place } from '../reading/clause.ts'
import { hasPhraseNumeral } from '../reading/numerals.ts'
import type { Phrase } from '../reading/phrases.ts'
import { isMeasure } from '../words/nouns.ts'
import { classesOf, hasClass } from '../words/verbs.ts'
import { Unclear } from '../world/expressions.ts'
import { available, ownersOf } from '../world/holdings.ts'
import { readQuantity } from '../world/quantities.ts'
import { tellGroups } from './groups.ts'
import { unpack } from './objects.ts'
import { AWAY, addRate, record, type Scene, SETS } from './scene.ts'
import { takeAway } from './taking.ts'

export function tellMoving(scene: Scene, places: Place[]): void {
  const { clause, telling, ledger, subject } = scene
  if (!subject) return
  const quantity = readQuantity(subject, telling, null)
  if (!quantity) throw new Unclear(`I cannot follow "${clause.source}".`)
  const particle =
    clause.particle ??
    clause.places.map(({ preposition }) => preposition).find((word) => AWAY.test(word)) ??
    ''
  const isFrom = clause.places.some(
    ({ preposition, phrase }) =>
      preposition === 'from' ||
      (preposition === 'to' && clause.verb === 'move' && phrase.determiner === 'another'),
  )
  const { verb } = clause
  const isLeaving =
    /^(?:fall|leave|escape|die|melt|exit|disappear|retire|quit|wilt|break|burn|pop|crack)$/.test(verb) ||
    ((hasClass(verb, 'leave') || verb === 'get') && (AWAY.test(particle) || isFrom))
  const isComing =
    (hasClass(verb, 'arrive') && /^(?:in|on|over|up|)$/.test(particle)) ||
    (/^(?:get|drive|fly|walk|climb|hop|run)$/.test(verb) && /^(?:on|in)$/.test(particle))
  if (clause.particle === 'back' || isLeaving === isComing) {
    if (
      isLeaving ||
      clause.particle === 'back' ||
      (clause.particle && !/^(?:up|down)$/.test(clause.particle))
    )
      throw new Unclear(`I cannot follow "${clause.source}".`)
    if (!SETS.test(verb)) throw new Unclear(`I cannot follow "${clause.source}".`)
    const had = available(ledger, quantity.noun, null)
    const eachPlace = places.find(
      ({ phrase }) => phrase.determiner === 'each' && !phrase.numeral && !phrase.of,
    )
    if (eachPlace) {
      addRate(scene, quantity, eachPlace.phrase.head, eachPlace.phrase.modifiers, quantity.amount)
      places.splice(places.indexOf(eachPlace), 1)
      return
    }
    if (had) {
      record(
        scene,
        'part',
        { ...quantity, modifiers: [verb, ...clause.places.map(({ phrase }) => phrase.head)] },
        1,
        null,
      )
      return
    }
    const thing = unpack(scene, quantity, places)
    record(scene, 'stock', thing, 1, null)
    tellGroups(scene, places, quantity.noun)
    return
  }
  if (clause.places.some(({ phrase }) => phrase.determiner === 'each'))
    throw new Unclear(`I cannot follow "${clause.source}".`)
  const thing = unpack(scene, quantity, places)
  if (isLeaving) takeAway(scene, thing, null)
  else {
    const [only, ...more] = ownersOf(ledger, thing.noun)
    record(scene, 'event', thing, 1, more.length === 0 ? (only ?? null) : null)
  }
}

export function tellPassive(scene: Scene, places: Place[]): void {
  const { clause, telling, cast, subject } = scene
  if (!subject) return
  const is = (...names: string[]): boolean => classesOf(clause.verb).some((name) => names.includes(name))
  if (is('share', 'cut', 'put')) {
    const load = places.findIndex(
      ({ preposition, phrase }) => preposition === 'with' && hasPhraseNumeral(phrase),
    )
    if (load >= 0 && clause.verb === 'load') {
      const cargo = readQuantity(places[load]?.phrase as Phrase, telling, null)
      if (cargo) record(scene, 'stock', unpack(scene, cargo, []), 1, null)
      places.splice(load, 1)
      return
    }
    if (clause.isElliptic && clause.verb === 'load' && clause.objects.length === 1 && clause.objects[0]) {
      const more = readQuantity(clause.objects[0], telling, null)
      if (more) record(scene, 'stock', unpack(scene, more, places), 1, null)
      return
    }
    const whole = hasPhraseNumeral(subject) ? readQuantity(subject, telling, null) : null
    if (whole?.inside && isMeasure(whole.inside.noun) && clause.verb === 'cut' && clause.particle === null)
      record(scene, 'stock', { ...whole.inside, modifiers: [whole.noun] }, 1, null)
    else if (whole && (clause.verb !== 'cut' || (isMeasure(whole.noun) && clause.particle === null))) {
      const thing = unpack(scene, whole, places)
      record(scene, 'stock', thing, 1, null)
    } else if (!whole && !subject.pronoun) cast.thing = subject.head || cast.thing
    if (clause.particle === 'off') {
      if (whole) takeAway(scene, whole, null)
      return
    }
    tellGroups(scene, places, cast.thing)
    return
  }
  if (!is('lose', 'sell', 'give', 'buy', 'leave', 'gain'))
    throw new Unclear(`I cannot follow "${clause.source}".`)
  const quantity = readQuantity(subject, telling, null)
  if (!quantity) throw new Unclear(`I cannot follow "${clause.source}".`)
  if (clause.verb === 'take' && clause.particle === null && clause.places.length === 0) {
    record(scene, 'part', { ...quantity, modifiers: ['taken'] }, 1, null)
    return
  }
  if (is('gain') && clause.verb !== 'adopt' && clause.verb !== 'take')
    throw new Unclear(`I cannot follow "${clause.source}".`)
  takeAway(scene, unpack(scene, quantity, places), null)
}
