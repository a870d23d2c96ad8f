import { isKindOf, isMeasure, knownRate, nameAmount, TIMES } from '../words/nouns.ts'
import { hasClass } from '../words/verbs.ts'
import { type Amount, combine, known, Unclear } from './expressions.ts'
import { type Entry, type Ledger, type Rate, rateOf } from './ledger.ts'

const DEEPEST = 3

/** An amount of one thing in terms of another: 5 boxes are 60 cards where each box has 12. Null where nothing links them. */
export function convert(
  ledger: Ledger,
  amount: Amount,
  noun: string,
  modifiers: readonly string[],
  target: string,
  owner: string | null,
  /** Only what is in a thing counts, not what somebody does with it; except for the verb that is asked. */
  only: { verb: string } | null = null,
  depth = 0,
): Amount | null {
  if (isKindOf(noun, target)) return amount
  const rate = rateOf(ledger, target, noun, modifiers, owner)
  // A thing that is had is not the money it costs.
  if (rate && only && (rate.top === 'dollar' || rate.top === 'cent') && !TIMES.has(noun)) return null
  if (rate && only && isAction(rate) && rate.verb !== only.verb) return null
  if (rate)
    return combine(
      '*',
      amount,
      rate.amount,
      target,
      `${nameAmount(rate.amount.text, target)} for each ${noun}`,
    )
  if (noun === 'pair' && modifiers.includes(target))
    return combine('*', amount, known(2, target), target, 'A pair is 2')
  const inside = knownRate(target, noun)
  if (inside !== null)
    return combine(
      '*',
      amount,
      known(inside, target),
      target,
      `There are ${nameAmount(String(inside), target)} in one ${noun}`,
    )
  const outside = depth <= 1 ? knownRate(noun, target) : null
  if (outside !== null && isMeasure(target))
    return combine(
      '/',
      amount,
      known(outside, ''),
      target,
      `There are ${nameAmount(String(outside), noun)} in one ${target}`,
    )
  if (depth >= DEEPEST) return null
  const roads: Amount[] = []
  for (const next of new Set(ledger.rates.filter(({ bottom }) => bottom === noun).map(({ top }) => top))) {
    const step = convert(ledger, amount, noun, modifiers, next, owner, only, DEEPEST)
    const end = step && convert(ledger, step, next, [], target, owner, only, depth + 1)
    if (end) roads.push(end)
  }
  const around = TIMES.has(noun) && roads.length === 0 ? viaTime(ledger, amount, noun, target, owner) : null
  if (around) roads.push(around)
  if (roads.length > 1) throw new Unclear('There are two ways to read this.')
  return roads[0] ?? null
}

/** "Each child eats 2 apples": 5 children are not 10 apples. */
function isAction(rate: Rate): boolean {
  return (
    !TIMES.has(rate.bottom) &&
    !/^(?:have|be|hold|contain|seat|fit|weigh|last|measure|there|cost)$/.test(rate.verb) &&
    ACTIONS.some((name) => hasClass(rate.verb, name)) &&
    !rate.isContent
  )
}

const ACTIONS = ['lose', 'give', 'sell', 'pay', 'need', 'do', 'earn', 'save', 'share'] as const

/** Weeks as days, where something is told for each day. */
function viaTime(
  ledger: Ledger,
  amount: Amount,
  noun: string,
  target: string,
  owner: string | null,
): Amount | null {
  for (const small of TIMES) {
    const inside = knownRate(small, noun)
    if (inside === null) continue
    const rate = rateOf(ledger, target, small, [], owner)
    if (rate) {
      const days = combine(
        '*',
        amount,
        known(inside, small),
        small,
        `There are ${nameAmount(String(inside), small)} in one ${noun}`,
      )
      return combine(
        '*',
        days,
        rate.amount,
        target,
        `${nameAmount(rate.amount.text, target)} for each ${small}`,
      )
    }
  }
  return null
}

/** What entries come to in a thing, each with its sign; those that have nothing to do with it are left out. */
export function inTermsOf(ledger: Ledger, entries: readonly Entry[], target: string, verb = ''): Entry[] {
  const only = { verb }
  const hasCounted = entries.some((entry) => entry.isGeneric && isCounted(ledger, entry))
  return entries.flatMap((entry) => {
    if (entry.isGeneric && hasCounted) return []
    const { inside } = entry
    if (inside && entry.noun !== target && !isKindOf(entry.noun, target)) {
      const all = combine('*', entry.amount, inside.amount, inside.noun, entry.source)
      const amount = convert(ledger, all, inside.noun, inside.modifiers, target, entry.owner, only)
      return amount
        ? [{ ...entry, amount, noun: target, modifiers: [...entry.modifiers, ...inside.modifiers] }]
        : []
    }
    const amount = convert(ledger, entry.amount, entry.noun, entry.modifiers, target, entry.owner, only)
    return amount ? [{ ...entry, amount, noun: target }] : []
  })
}

/** Whether those of whom this holds are counted somewhere. */
function isCounted(ledger: Ledger, generic: Entry): boolean {
  return ledger.entries.some(
    (entry) => entry !== generic && entry.noun === generic.per && entry.kind !== 'need',
  )
}
