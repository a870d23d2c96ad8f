import { hasPhraseNumeral, isMoney } from '../reading/numerals.ts'
import { given, Unclear } from '../world/expressions.ts'
import { readQuantity } from '../world/quantities.ts'
import type { Scene } from './scene.ts'

/** "The ratio of girls to boys is 4 to 5" */
export function isRatio(scene: Scene): boolean {
  const { clause, ledger, subject } = scene
  if (subject?.head !== 'ratio' || clause.verb !== 'be') return false
  const [to, then] = clause.places.filter(({ preposition }) => preposition === 'to')
  const [object] = clause.objects
  const first = subject.of
  if (
    !first ||
    !to ||
    to.phrase.numeral ||
    !then?.phrase.numeral ||
    !object?.numeral ||
    then.phrase.head !== '' ||
    object.head !== '' ||
    ledger.ratio
  )
    throw new Unclear(`I cannot follow "${clause.source}".`)
  ledger.ratio = {
    // "red to blue beads": the beads belong to both.
    first: {
      noun:
        to.phrase.modifiers.length > 0 && first.modifiers.length === 0 && !first.isPlural
          ? to.phrase.head
          : first.head,
      modifiers: to.phrase.modifiers.length > 0 && !first.isPlural ? [first.head] : first.modifiers,
      parts: given(object.numeral, 'part'),
    },
    second: {
      noun: to.phrase.head,
      modifiers: to.phrase.modifiers,
      parts: given(then.phrase.numeral, 'part'),
    },
  }
  return true
}

/** "puts $1,000 in a bank at 5% simple interest a year" */
export function isInterest(scene: Scene): boolean {
  const { clause, telling, ledger } = scene
  const place = clause.places.find(
    ({ phrase }) => phrase.numeral?.form === 'percent' && phrase.head === 'interest',
  )
  const [object, more] = clause.objects.filter(hasPhraseNumeral)
  if (!place?.phrase.numeral || !object || more || !isMoney(object)) return false
  const isYearly = place.phrase.per === null || place.phrase.per === 'year'
  const isSimple = place.phrase.modifiers.includes('simple')
  const others = clause.places.filter((each) => each !== place && hasPhraseNumeral(each.phrase))
  const years = others.find(({ preposition, phrase }) => preposition === 'for' && phrase.head === 'year')
  const amount = readQuantity(object, telling, null)
  if (
    !isSimple ||
    !isYearly ||
    !amount ||
    others.length > (years ? 1 : 0) ||
    ledger.interest ||
    !/^(?:put|invest|borrow|lend|deposit|save)$/.test(clause.verb)
  )
    throw new Unclear(`I cannot follow "${clause.source}".`)
  ledger.interest = {
    principal: amount.amount,
    share: given(place.phrase.numeral, ''),
    years: years ? (readQuantity(years.phrase, telling, null)?.amount ?? null) : null,
  }
  return true
}

/** "It is on sale for 25% off", "The price was raised by 20%", "There is a 30% discount" */
export function isMarkup(scene: Scene): boolean {
  const { clause, ledger, subject } = scene
  const phrases = [...clause.objects, ...clause.places.map(({ phrase }) => phrase)]
  const percents = phrases.filter(({ numeral }) => numeral?.form === 'percent')
  const [percent] = percents
  if (
    !percent?.numeral ||
    percents.length > 1 ||
    phrases.some((phrase) => phrase !== percent && hasPhraseNumeral(phrase))
  )
    return false
  const words = clause.source.toLowerCase()
  const isLess = /\boff\b|\bdiscount\b|\breduced\b|\blowered\b|\bmarked down\b|\breduction\b/.test(words)
  const isMore = /\braise[sd]?\b|\bincreased\b|\b(?:went|goes|go) up\b|\btax\b|\btip\b|\bmarked up\b/.test(
    words,
  )
  if (
    isLess === isMore ||
    percent.of ||
    /\b(?:not|each|every|other|then|another|original|before)\b/.test(words)
  )
    return false
  const thing =
    subject &&
    !subject.pronoun &&
    !clause.isThere &&
    !/^(?:price|store|shop)$/.test(subject.head) &&
    !/\b(?:tip|tax|discount)\b/.test(words)
      ? subject.head
      : null
  ledger.markups.push({ of: thing, share: given(percent.numeral, ''), isMore })
  return true
}
