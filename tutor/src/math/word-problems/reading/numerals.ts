import type { Clause } from './clause.ts'
import type { Phrase } from './phrases.ts'

export function isMoney(phrase: Phrase): boolean {
  return (
    phrase.numeral?.form === 'dollar' || (phrase.numeral !== null && /^(?:dollar|cent)$/.test(phrase.head))
  )
}

export function hasPhraseNumeral(phrase: Phrase): boolean {
  return phrase.numeral !== null || (phrase.of !== null && hasPhraseNumeral(phrase.of))
}

export function hasNumeral(clause: Clause): boolean {
  return numeralsOf(clause).length > 0
}

/** The numbers of a clause; its subject counts in the clause that says it, not where it is taken over. */
export function numeralsOf(clause: Clause): number[] {
  const phrases = [
    ...(clause.isElliptic ? [] : clause.subjects),
    ...clause.objects,
    ...clause.places.map(({ phrase }) => phrase),
  ]
  const compared = [clause.comparison?.numeral, clause.comparison?.plus?.numeral]
  return [...phrases.flatMap(numeralsOfPhrase), ...compared.flatMap((each) => (each ? [each.id] : []))]
}

function numeralsOfPhrase(phrase: Phrase): number[] {
  const own = phrase.numeral && phrase.numeral.form !== 'clock' ? [phrase.numeral.id] : []
  return phrase.of ? [...own, ...numeralsOfPhrase(phrase.of)] : own
}
