import type { Clause } from '../reading/clause.ts'
import { hasNumeral, hasPhraseNumeral, numeralsOf } from '../reading/numerals.ts'
import type { Phrase } from '../reading/phrases.ts'
import { classesOf } from '../words/verbs.ts'
import { meet } from '../world/cast.ts'
import { relate } from '../world/comparing.ts'
import { known, Unclear } from '../world/expressions.ts'
import { numeralsIn } from '../world/ledger.ts'
import { readQuantity, type Telling } from '../world/quantities.ts'
import { tellBeing, tellPart } from './being.ts'
import { isEqualShare, tellGroups, tellSharing } from './groups.ts'
import { tellHolding, tellNeed, tellPlain } from './having.ts'
import { tellMoving, tellPassive } from './moving.ts'
import { insideOf, priceOf } from './objects.ts'
import { isInterest, isMarkup, isRatio } from './percents.ts'
import { isTogether, tellWithoutNumbers } from './quiet.ts'
import { tellForSo, tellMeasure } from './rates.ts'
import { addRate, countedPlaces, createScene, record, type Scene, SETS } from './scene.ts'
import { tellGiving, tellPayment, tellTrade } from './trading.ts'

/** Takes a sentence into the story; throws where it cannot be taken in safely. */
export function tell(clause: Clause, telling: Telling): void {
  const { ledger, cast } = telling
  const before = numeralsIn(ledger)
  for (const phrase of clause.subjects) {
    // "One hen has 5 chicks"
    if (phrase.numeral?.text !== '1' || phrase.head === '' || phrase.of) continue
    ledger.articles.add(phrase.numeral.id)
    phrase.numeral = null
    phrase.determiner = 'one'
  }
  const scene = createScene(clause, telling)
  if (clause.isNegated && hasNumeral(clause)) throw new Unclear('I cannot follow a sentence with "not".')
  cast.subject = scene.owner ?? cast.subject
  if (scene.owner !== null) cast.actors.add(scene.owner)
  for (const phrase of clause.subjects) meet(phrase, cast)
  run(scene)
  for (const id of numeralsOf(clause)) {
    if (!numeralsIn(ledger).has(id) && !before.has(id))
      throw new Unclear(`I do not see what a number is for: "${clause.source}".`)
  }
  for (const phrase of [
    ...clause.subjects,
    ...clause.objects,
    ...clause.places.map(({ phrase: each }) => each),
  ])
    meet(phrase, cast)
}

function run(scene: Scene): void {
  const { clause, telling, ledger, subject, owner, label } = scene
  if (clause.comparison) {
    relate(clause, owner, label, telling)
    return
  }
  const all = [...clause.subjects, ...clause.objects]
  if (
    hasNumeral(clause) &&
    all.some(
      ({ determiner, numeral }) =>
        !numeral && /^(?:some|several|many|few|most|any|other)$/.test(determiner ?? ''),
    )
  )
    throw new Unclear('The story does not say how many there are of each.')
  if (
    clause.subjects.length > 1 &&
    clause.subjects.some(hasPhraseNumeral) &&
    !clause.subjects.every(hasPhraseNumeral)
  )
    throw new Unclear(`I cannot follow "${clause.source}".`)
  if (
    clause.subjects.filter(hasPhraseNumeral).length > 1 &&
    (clause.verb !== 'be' || clause.objects.length > 0)
  )
    throw new Unclear(`I cannot follow "${clause.source}".`)
  if (isRatio(scene) || isInterest(scene) || isMarkup(scene)) return
  if (isTogether(scene)) return
  if (clause.comparison === null && isEqualShare(scene, clause.places)) return
  const places = countedPlaces(clause)
  if (tellWithoutNumbers(scene, places)) return
  if (
    clause.modal !== null &&
    clause.objects.length === 0 &&
    subject &&
    hasPhraseNumeral(subject) &&
    SETS.test(clause.verb)
  ) {
    tellMoving(scene, places)
    const [rest] = places
    if (rest) throw new Unclear(`I do not see what "${rest.phrase.words}" is for.`)
    return
  }
  if (clause.modal !== null && /^(?:want|need|plan|like|hope|try)$/.test(clause.modal)) {
    for (const phrase of clause.objects) {
      const price = priceOf(scene, places)
      const inner =
        clause.verb === 'read' || clause.verb === 'finish'
          ? insideOf(scene, places, {
              noun: phrase.head,
              modifiers: [],
              amount: known(1, phrase.head),
              inside: null,
              per: null,
              isRest: false,
              isPart: false,
            })
          : null
      const quantity = inner ?? readQuantity(phrase, telling, owner)
      if (quantity) record(scene, 'need', { ...quantity, inside: null }, 1)
      else if (/^an?$/.test(phrase.determiner ?? ''))
        record(
          scene,
          'need',
          { noun: phrase.head, modifiers: phrase.modifiers, amount: known(1, phrase.head) },
          1,
        )
      else throw new Unclear(`I cannot follow "${clause.source}".`)
      if (price)
        addRate(scene, { noun: price.price.noun, modifiers: [] }, phrase.head, phrase.modifiers, price.price)
    }
    return
  }
  const classes = classesOf(clause.verb)
  const is = (...names: string[]): boolean => classes.some((name) => names.includes(name))
  const group = subject?.of
  if (
    group?.numeral?.form === 'plain' &&
    !clause.isPassive &&
    clause.objects.length > 0 &&
    /^an?$/.test(subject?.determiner ?? '') &&
    /^(?:class|group|team|club|crowd)$/.test(subject?.head ?? '') &&
    !clause.objects.some(hasPhraseNumeral)
  ) {
    // "A class of 28 students sells tickets"
    const members = readQuantity(group, telling, null)
    if (members) record(scene, 'stock', members, 1, null)
    if (
      !clause.objects.every(({ isPlural, determiner }) => isPlural && determiner === null) ||
      places.length > 0
    )
      throw new Unclear(`I cannot follow "${clause.source}".`)
    return
  }
  const whole = places.findIndex(
    ({ preposition, phrase }) =>
      preposition === 'of' && phrase.numeral?.form === 'plain' && phrase.head !== '',
  )
  if (whole >= 0) {
    const all = readQuantity(places[whole]?.phrase as Phrase, telling, null)
    if (all) record(scene, 'stock', all, 1, null)
    places.splice(whole, 1)
    telling.sentenceStart = ledger.entries.length
  }
  const isPartSubject =
    subject !== undefined && (subject.numeral?.form === 'part' || subject.numeral?.form === 'percent')
  const isGoing =
    is('lose', 'sell', 'arrive') ||
    (is('leave') &&
      (clause.particle !== null ||
        clause.places.some(({ preposition }) => preposition === 'from') ||
        clause.verb === 'leave'))
  if (tellForSo(scene, places)) return
  if (
    isPartSubject &&
    !clause.isPassive &&
    clause.verb !== 'be' &&
    (!isGoing || clause.objects.length > 0 || clause.modal === 'can')
  ) {
    tellPart(scene, places)
    return
  }
  if (clause.modal === 'can' && /^(?:carry|take|seat)$/.test(clause.verb) && clause.objects.length > 0) {
    tellHolding(scene, places)
    return
  }
  if (clause.verb === 'be' && !clause.isThere) tellBeing(scene, places)
  else if (clause.isPassive) tellPassive(scene, places)
  else if (is('share', 'cut')) tellSharing(scene, places)
  else if (is('cost', 'measure', 'last')) tellMeasure(scene, places)
  else if (is('hold')) tellHolding(scene, places)
  else if (is('need')) tellNeed(scene, places)
  else if (is('give')) tellGiving(scene, places)
  else if (is('buy', 'sell')) tellTrade(scene, places)
  else if (is('pay')) tellPayment(scene, places)
  else if (clause.verb === 'come' && subject && !subject.numeral && clause.objects.length === 0)
    tellGroups(scene, places, subject.head)
  else if (
    clause.objects.length === 0 &&
    subject &&
    !subject.numeral &&
    is('leave', 'arrive') &&
    places.length === 1 &&
    places[0]?.preposition === 'with' &&
    places[0].phrase.numeral?.form === 'plain'
  ) {
    // "A train leaves with 216 people"
    const load = readQuantity(places[0].phrase, telling, null)
    if (load) record(scene, 'stock', load, 1, null)
    places.splice(0)
  } else if (clause.objects.length === 0 && subject && hasPhraseNumeral(subject)) tellMoving(scene, places)
  else if (
    clause.isThere ||
    is('have', 'gain', 'lose', 'do', 'save', 'earn', 'put') ||
    SETS.test(clause.verb)
  )
    tellPlain(scene, places, is)
  else throw new Unclear(`I cannot follow "${clause.source}".`)
  const left = places.filter(
    ({ phrase }) => hasPhraseNumeral(phrase) || /^(?:each|every)$/.test(phrase.determiner ?? ''),
  )
  for (const { phrase } of left) throw new Unclear(`I do not see what "${phrase.words}" is for.`)
}
