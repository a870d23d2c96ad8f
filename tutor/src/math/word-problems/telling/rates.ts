import type { Place } from '../reading/clause.ts'
import { hasPhraseNumeral } from '../reading/numerals.ts'
import type { Phrase } from '../reading/phrases.ts'
import { isMeasure, TIMES } from '../words/nouns.ts'
import { combine, Unclear } from '../world/expressions.ts'
import { ownersOf } from '../world/holdings.ts'
import { type Quantity, readQuantity } from '../world/quantities.ts'
import { addRate, record, type Scene } from './scene.ts'

/** "drives 2 hours at 60 miles per hour" */
export function tellSpeed(scene: Scene, places: Place[], time: Quantity | null): boolean {
  const { clause, telling } = scene
  const at = places.findIndex(
    ({ preposition, phrase }) =>
      preposition === 'at' && phrase.per !== null && TIMES.has(phrase.per) && isMeasure(phrase.head),
  )
  const speed = at >= 0 ? readQuantity(places[at]?.phrase as Phrase, telling, null) : null
  if (!speed?.per) return false
  if (time && time.noun !== speed.per) throw new Unclear('The times of the story do not fit together.')
  places.splice(at, 1)
  if (time)
    record(
      scene,
      'done',
      {
        noun: speed.noun,
        modifiers: [],
        amount: combine('*', time.amount, speed.amount, speed.noun, clause.source),
      },
      1,
    )
  else addRate(scene, speed, speed.per, [], speed.amount)
  return true
}

/** "A recipe for 4 people takes 2/3 cup", "uses 2 cm for 5 km", "12 sprinklers use 180 gallons" */
export function tellForSo(scene: Scene, places: Place[]): boolean {
  const { clause, telling, ledger, subject } = scene
  const [object] = clause.objects
  if (
    !subject ||
    !object ||
    clause.objects.length > 1 ||
    clause.isPassive ||
    !/^(?:use|take|need|require|produce|feed|make)$/.test(clause.verb)
  )
    return false
  const measure = (phrase: Phrase): Quantity | null =>
    phrase.numeral &&
    !phrase.per &&
    phrase.numeral.form !== 'percent' &&
    (phrase.numeral.form !== 'part' || isMeasure(phrase.head))
      ? readQuantity(phrase, telling, null)
      : null
  const size = measure(object)
  const at = places.findIndex(
    ({ preposition, phrase }) =>
      preposition === 'for' &&
      phrase.numeral?.form === 'plain' &&
      phrase.head !== '' &&
      phrase.determiner !== 'each',
  )
  const base =
    at >= 0
      ? measure(places[at]?.phrase as Phrase)
      : subject.numeral?.form === 'plain' &&
          subject.isPlural &&
          !subject.of &&
          object.per === null &&
          !clause.adverbs.includes('each')
        ? measure(subject)
        : null
  // Twice as many workers do not need twice the time.
  if (
    !size ||
    !base ||
    TIMES.has(size.noun) ||
    TIMES.has(base.noun) ||
    size.inside ||
    base.inside ||
    places.length > (at >= 0 ? 1 : 0)
  )
    return false
  if (at >= 0 && !/^(?:an?|the)$/.test(subject.determiner ?? '')) return false
  if (ownersOf(ledger, size.noun).length > 0 || ownersOf(ledger, base.noun).length > 0) return false
  if (at >= 0) places.splice(at, 1)
  const why = `${clause.source}: for one ${base.noun}`
  addRate(scene, size, base.noun, [], combine('/', size.amount, base.amount, size.noun, why))
  if (isMeasure(size.noun) && isMeasure(base.noun))
    addRate(
      scene,
      base,
      size.noun,
      [],
      combine('/', base.amount, size.amount, base.noun, `${clause.source}: for one ${size.noun}`),
    )
  return true
}

export function tellMeasure(scene: Scene, places: Place[]): void {
  const { clause, telling, subject } = scene
  const counted = clause.objects.filter(hasPhraseNumeral)
  const [object] = counted
  if (
    !subject ||
    counted.length !== 1 ||
    clause.objects.length > 2 ||
    (clause.objects.length === 2 && clause.verb !== 'cost')
  )
    throw new Unclear(`I cannot follow "${clause.source}".`)
  const size = object && readQuantity(object, telling, null)
  if (!size || (!isMeasure(size.noun) && size.noun !== 'cent') || object?.more)
    throw new Unclear(`I cannot follow "${clause.source}".`)
  const forWhom = clause.places.find(
    ({ preposition, phrase }) => preposition === 'for' && phrase.isPlural && !phrase.numeral,
  )
  if (size.per !== null && size.per !== 'each') {
    addRate(scene, size, size.per, TIMES.has(size.per) ? [] : [subject.head], size.amount)
    return
  }
  const group = hasPhraseNumeral(subject) ? readQuantity(subject, telling, null) : null
  const inner = group?.inside
  if (group && (inner || size.per !== 'each')) {
    const count = inner
      ? { ...inner, amount: combine('*', group.amount, inner.amount, inner.noun, clause.source) }
      : group
    const each = combine('/', size.amount, count.amount, size.noun, `${clause.source}: for one ${count.noun}`)
    addRate(scene, size, count.noun, inner ? [] : count.modifiers, each)
    return
  }
  const modifiers = forWhom ? [forWhom.phrase.head] : subject.modifiers
  addRate(scene, size, subject.head, modifiers, size.amount)
  if (subject.determiner === 'the' || (!subject.isPlural && subject.determiner !== 'each'))
    record(scene, 'measure', { ...size, modifiers: [] }, 1)
  places.splice(0)
}

export function measureThing(scene: Scene, quantity: Quantity, quality: string | null): void {
  const { clause, subject, owner } = scene
  if ((!isMeasure(quantity.noun) && quantity.noun !== 'year') || clause.objects.some(({ more }) => more))
    throw new Unclear(`I cannot follow "${clause.source}".`)
  if (subject?.isPlural && subject.pronoun === null) {
    addRate(scene, { noun: quantity.noun, modifiers: [] }, subject.head, subject.modifiers, quantity.amount)
    return
  }
  record(scene, 'measure', { ...quantity, modifiers: quality ? [quality] : [] }, 1, owner)
}
