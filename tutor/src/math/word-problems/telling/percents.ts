import { hasPhraseNumeral } from '../reading/numerals.ts'
import { given, Unclear } from '../world/expressions.ts'
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
    first: { noun: first.head, parts: given(object.numeral, 'part') },
    second: { noun: to.phrase.head, parts: given(then.phrase.numeral, 'part') },
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
  const isMore = /\braise[sd]?\b|\bincreased\b|\bwent up\b|\btax\b|\bmarked up\b/.test(words)
  if (
    isLess === isMore ||
    percent.of ||
    /\b(?:not|each|every|other|then|another|original|before)\b/.test(words)
  )
    return false
  const thing =
    subject && !subject.pronoun && !clause.isThere && subject.head !== 'price' && subject.head !== 'store'
      ? subject.head
      : null
  ledger.markups.push({ of: thing, share: given(percent.numeral, ''), isMore })
  return true
}
