import type { Place } from '../reading/clause.ts'
import { hasNumeral, hasPhraseNumeral } from '../reading/numerals.ts'
import { hasClass } from '../words/verbs.ts'
import { meet, ownerOf } from '../world/cast.ts'
import { Unclear } from '../world/expressions.ts'
import { isRest, readQuantity } from '../world/quantities.ts'
import type { Scene } from './scene.ts'

/** Words by which a sentence without a number can change every number. */
const TURNS =
  /\b(?:rest|half|halved?|same|all|none|no|twice|double[sd]?|triple[sd]?|again|back|every|each|equally|evenly|most|another|both|more|fewer|less|without|except|some|few|several|many|any|much|other|others|free|everything|everyone|everybody|nobody|nothing|somebody|someone|already|only|extra|pairs?|discount|sale|instead|first|last|until|too|also|as)\b/

/** True where the sentence holds no number and what it says was taken in or changes nothing. */
export function tellWithoutNumbers(scene: Scene, places: readonly Place[]): boolean {
  const { clause, ledger, owner } = scene
  const wantsThing =
    clause.modal !== null &&
    /^(?:want|need|plan|like|hope|try)$/.test(clause.modal) &&
    clause.objects.length > 0
  if (
    wantsThing ||
    places.some(({ phrase }) => hasPhraseNumeral(phrase)) ||
    hasNumeral(clause) ||
    clause.objects.some(isRest) ||
    clause.subjects.some(isRest)
  )
    return false
  const words = clause.source.toLowerCase()
  if (
    /^some (?:of (?:them|the \w+) )?(?:fell|broke|flew|left|melted|popped|died|ran|swam|hopped|are lost|were lost|were eaten|were sold)\b/.test(
      words,
    )
  ) {
    ledger.hasLoss = true
    return true
  }
  const [some] = clause.objects
  if (
    some?.determiner === 'some' &&
    clause.objects.length === 1 &&
    clause.places.length === 0 &&
    !hasClass(clause.verb, 'have')
  ) {
    const isLoss =
      hasClass(clause.verb, 'lose') || hasClass(clause.verb, 'give') || hasClass(clause.verb, 'sell')
    const isGain = hasClass(clause.verb, 'gain') || hasClass(clause.verb, 'buy')
    if (isLoss === isGain) throw new Unclear(`I cannot follow "${clause.source}".`)
    if (isLoss) ledger.hasLoss = true
    else ledger.hasGain = true
    return true
  }
  if (/\bhad some [a-z ]+$/.test(words) && hasClass(clause.verb, 'have')) {
    const phrase = clause.objects[0]
    if (phrase) ledger.unknown.push({ owner, noun: phrase.head })
    return true
  }
  if (
    / as many \w+ as (?:he|she|they|it) can$/.test(words) &&
    /^(?:fill|make|pack|bake|cut|buy)$/.test(clause.verb)
  )
    return true
  if (
    /^(?:\w+ )?(?:share|split|divide)s? (?:it|them|the (?:cost|money|\w+)) (?:equally|evenly|fairly)$/.test(
      words,
    )
  )
    return true
  if (TURNS.test(words)) throw new Unclear(`I cannot follow "${clause.source}".`)
  const isActive = clause.verb !== 'be' && !hasClass(clause.verb, 'idle') && !hasClass(clause.verb, 'have')
  const touched = isActive
    ? [...clause.objects, ...clause.subjects.filter(({ pronoun }) => pronoun === null)]
    : clause.isThere || clause.verb === 'have'
      ? []
      : [...clause.subjects]
  // "collects cans" says what is done at all, not how often.
  for (const phrase of touched.filter((each) => each.determiner !== null || !each.isPlural))
    ledger.silent.push(phrase.head || phrase.pronoun || '')
  return true
}

/** "Gus and Hal have 35 marbles altogether", "Together they are 30 years old" */
export function isTogether(scene: Scene): boolean {
  const { clause, telling, ledger, cast, subject } = scene
  const isTold = clause.adverbs.some((word) => word === 'together' || word === 'altogether')
  const isGroup = clause.subjects.length > 1 || subject?.pronoun === 'they'
  const [object] = clause.objects
  if (
    !isTold ||
    !isGroup ||
    !object ||
    clause.objects.length > 1 ||
    (clause.verb !== 'have' && clause.verb !== 'be')
  )
    return false
  const quantity = readQuantity(object, telling, null)
  const owners =
    subject?.pronoun === 'they'
      ? []
      : clause.subjects.map((each) => ownerOf(each, cast)).filter((each) => each !== null)
  if (!quantity || quantity.per || quantity.inside || ledger.totals.length > 0)
    throw new Unclear(`I cannot follow "${clause.source}".`)
  ledger.totals.push({ owners, noun: quantity.noun, amount: quantity.amount })
  cast.thing = quantity.noun
  for (const phrase of clause.subjects) meet(phrase, cast)
  return true
}
