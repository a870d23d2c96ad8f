import { combine } from '../world/expressions.ts'
import { readQuantity } from '../world/quantities.ts'
import type { Asked } from './asked.ts'

/** What happens every day or for every meal, as often as the story or the question says. */
export function settlePending(asked: Asked): void {
  const { ledger, question, telling } = asked
  for (const { entry, per, perModifiers } of ledger.pending) {
    const counts = ledger.entries.filter(
      (each) =>
        each.noun === per &&
        /^(?:stock|event|count|done|duration)$/.test(each.kind) &&
        perModifiers.every((word) => each.modifiers.includes(word)),
    )
    const places = (question.clause?.places ?? []).filter(
      ({ preposition, phrase }) =>
        /^(?:after|in|for|during)$/.test(preposition) && phrase.head === per && phrase.numeral,
    )
    const [place] = places
    const [count] = counts
    if (places.length + counts.length !== 1) continue
    const often = place ? readQuantity(place.phrase, telling, null)?.amount : count?.amount
    const hasStock = ledger.entries.some((each) => each.noun === entry.noun && each.kind !== 'count')
    if (!often || !hasStock) continue
    if (place && question.clause) question.clause.places.splice(question.clause.places.indexOf(place), 1)
    ledger.entries.push({ ...entry, amount: combine('*', entry.amount, often, entry.noun, entry.source) })
  }
}
