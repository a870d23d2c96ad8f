import type { Place } from '../reading/clause.ts'
import { hasPhraseNumeral } from '../reading/numerals.ts'
import { isMeasure, isPerson } from '../words/nouns.ts'
import { Unclear } from '../world/expressions.ts'
import { available } from '../world/holdings.ts'
import { isRest, readQuantity } from '../world/quantities.ts'
import { tellGroups } from './groups.ts'
import { unpack } from './objects.ts'
import { measureThing } from './rates.ts'
import { addRate, record, type Scene } from './scene.ts'

export function tellBeing(scene: Scene, places: Place[]): void {
  const { clause, telling, ledger, cast, subject, owner } = scene
  if (!subject) return
  const object = clause.objects[0]
  if (
    clause.subjects.length > 1 &&
    clause.subjects.every(({ numeral, head }) => numeral?.form === 'plain' && head !== '') &&
    clause.predicate.length === 0 &&
    !object
  ) {
    for (const phrase of clause.subjects) {
      const quantity = readQuantity(phrase, telling, null)
      if (quantity) record(scene, 'stock', quantity, 1, null)
    }
    return
  }
  if (hasPhraseNumeral(subject) || isRest(subject)) {
    const part = readQuantity(subject, telling, null)
    if (!part) throw new Unclear(`I cannot follow "${clause.source}".`)
    if (
      clause.predicate.length === 0 &&
      !part.isPart &&
      !part.isRest &&
      !available(ledger, part.noun, null) &&
      clause.places.length > 0
    ) {
      record(scene, 'stock', unpack(scene, part, places), 1, null)
      tellGroups(scene, places, part.noun)
      return
    }
    const name = clause.predicate.length > 0 ? clause.predicate : placesAsLabel(scene)
    if (name.length === 0 || object) throw new Unclear(`I cannot follow "${clause.source}".`)
    record(scene, 'part', { ...part, modifiers: name }, 1, null)
    return
  }
  if (!object) throw new Unclear(`I cannot follow "${clause.source}".`)
  if (
    subject.isPlural &&
    !subject.pronoun &&
    !subject.of &&
    object.numeral?.form === 'plain' &&
    (object.head === '' || object.head === subject.head) &&
    clause.objects.length === 1
  ) {
    // "Ann's test scores are 80, 85 and 87"
    const score = readQuantity({ ...object, head: subject.head, isPlural: true }, telling, null)
    if (score) record(scene, 'stock', score, 1, null)
    return
  }
  if (
    /^(?:each|every|one)$/.test(subject.determiner ?? '') &&
    subject.head !== '' &&
    !isPerson(subject.head) &&
    clause.objects.length === 1 &&
    object.head !== ''
  ) {
    // "Each lap is 4 blocks"
    const length = readQuantity(object, telling, null)
    if (!length || length.per || length.inside) throw new Unclear(`I cannot follow "${clause.source}".`)
    addRate(scene, length, subject.head, subject.modifiers, length.amount)
    const rate = ledger.rates.at(-1)
    if (rate) rate.isContent = true
    return
  }
  const isAge =
    object.head === '' &&
    object.numeral?.form === 'plain' &&
    !object.of &&
    (subject.isName || cast.people.includes(owner ?? ''))
  if (
    object.numeral &&
    clause.places.some(({ preposition, phrase }) => preposition === 'by' && phrase.numeral) &&
    isMeasure(object.head) &&
    !object.quality
  ) {
    // "A room is 14 feet by 11 feet"
    const by = clause.places.find(({ preposition }) => preposition === 'by')
    const [long, wide] = [
      readQuantity(object, telling, null),
      by ? readQuantity(by.phrase, telling, null) : null,
    ]
    if (!long || !wide || long.noun !== wide.noun || clause.objects.length > 1)
      throw new Unclear(`I cannot follow "${clause.source}".`)
    measureThing(scene, long, 'long')
    measureThing(scene, wide, 'wide')
    if (by) places.splice(places.indexOf(by), 1)
    return
  }
  const quantity = readQuantity(isAge ? { ...object, head: 'year', isPlural: true } : object, telling, null)
  if (!quantity || clause.subjects.length > 1 || subject.pronoun === 'they')
    throw new Unclear(`I cannot follow "${clause.source}".`)
  measureThing(scene, quantity, object.quality)
  for (const phrase of clause.objects.slice(1)) {
    const more = readQuantity(phrase, telling, null)
    if (more) measureThing(scene, more, phrase.quality)
  }
}

/** "1/3 of them play an instrument" */
export function tellPart(scene: Scene, places: Place[]): void {
  const { clause, telling, subject } = scene
  const part = subject && readQuantity(subject, telling, null)
  if (
    !part ||
    clause.objects.some(hasPhraseNumeral) ||
    (places.length > 0 && places.some(({ phrase }) => hasPhraseNumeral(phrase)))
  )
    throw new Unclear(`I cannot follow "${clause.source}".`)
  const name = [
    clause.verb,
    ...clause.objects.map(({ head }) => head),
    ...clause.places.filter(({ phrase }) => !hasPhraseNumeral(phrase)).map(({ phrase }) => phrase.head),
  ]
  record(scene, 'part', { ...part, modifiers: name }, 1, null)
}

export function placesAsLabel(scene: Scene): string[] {
  const { clause } = scene
  return clause.places
    .filter(
      ({ preposition, phrase }) =>
        /^(?:from|in|for|on|at|of)$/.test(preposition) && !hasPhraseNumeral(phrase),
    )
    .map(({ phrase }) => phrase.head)
}
