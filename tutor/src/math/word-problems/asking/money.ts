import { hasPhraseNumeral } from '../reading/numerals.ts'
import { hasClass } from '../words/verbs.ts'
import { ownerOf } from '../world/cast.ts'
import { convert } from '../world/convert.ts'
import { type Amount, combine, known, sum, Unclear } from '../world/expressions.ts'
import { balance, type Entry, type Ledger } from '../world/ledger.ts'
import { readQuantity } from '../world/quantities.ts'
import type { Asked, Reply } from './asked.ts'

const COSTS = /^(?:cost|pay|spend|buy|charge)$/
const EARNS = /^(?:earn|make|get|receive|collect|raise|take|save)$/

/** Prices, change and what is left of money. */
export function answerMoney(asked: Asked): Reply | null {
  const { question, ledger, noun } = asked
  const { clause } = question
  const verb = clause?.verb ?? ''
  const isMoney =
    noun === 'dollar' ||
    noun === 'cent' ||
    (noun === '' &&
      question.form === 'much' &&
      (COSTS.test(verb) || EARNS.test(verb) || verb === 'have' || verb === 'need' || verb === 'leave')) ||
    question.name === 'profit' ||
    noun === 'profit'
  if (!isMoney || !clause) return null
  if (question.isMore) return unitOfMoney(asked) === 'cent' ? null : answerMissingMoney(asked)
  const reply = (amount: Amount | null): Reply | null =>
    amount && { amount, unit: amount.noun === 'cent' ? 'cent' : 'dollar', say: 'money' }
  if (unitOfMoney(asked) === 'dollar') {
    const told = priceOfEach(asked)
    if (told) return reply(told)
    const each = priceEach(asked)
    if (each) return reply(each)
    const asking = costOfAsked(asked)
    if (asking) return reply(asking)
  }
  if (isForEach(asked)) return null
  const unit = unitOfMoney(asked)
  const flows = narrow(cashOf(ledger, asked.owner, unit), asked)
  const finals = ledger.entries.filter((entry) => entry.kind === 'final' && entry.noun === unit)
  if (finals.length > 0) {
    const [before, more] = flows
    const [last] = finals
    const isPlain = before?.kind === 'stock' && !more && last && finals.length === 1 && COSTS.test(verb)
    return isPlain
      ? reply(
          combine('-', before.amount, last.amount, unit, 'What is gone is what was there less what is left'),
        )
      : null
  }
  const spent = flows.filter(({ sign, kind }) => sign < 0 && kind === 'event')
  const got = flows.filter(({ sign, kind }) => sign > 0 && kind === 'event')
  const had = flows.filter(({ kind }) => kind === 'stock')
  const isLeft =
    clause.adverbs.includes('left') || /\b(?:left|now|change|keep)\b/.test(question.text) || verb === 'have'
  if (isLeft) {
    if (had.length === 0 && got.length === 0) return null
    return reply(balance([...had, ...got, ...spent]))
  }
  if (COSTS.test(verb))
    return spent.length > 0 && got.length === 0
      ? reply(
          sum(
            spent.map(({ amount }) => amount),
            'Add the prices',
          ),
        )
      : null
  const costs = ledger.entries.filter(
    (entry) =>
      entry.kind === 'measure' &&
      entry.noun === 'dollar' &&
      entry.verb === 'cost' &&
      !flows.some(({ thing }) => thing === entry.owner?.replace('*', '')),
  )
  if (question.name === 'profit' || /\bprofit\b/.test(question.text))
    return got.length > 0 && spent.length + costs.length > 0 && had.length === 0
      ? reply(balance([...got, ...spent, ...costs.map((cost) => ({ ...cost, sign: -1 as const }))]))
      : null
  if (!EARNS.test(verb) || got.length === 0 || spent.length > 0) return null
  return reply(
    sum(
      got.map(({ amount }) => amount),
      'Add',
    ),
  )
}

/** A story of cents alone is answered in cents. */
function unitOfMoney({ noun, ledger }: Asked): 'cent' | 'dollar' {
  const nouns = [...ledger.entries.map((entry) => entry.noun), ...ledger.rates.map(({ top }) => top)]
  return noun === 'cent' || (nouns.includes('cent') && !nouns.includes('dollar')) ? 'cent' : 'dollar'
}

/** "How much money does each kid get?" is another question than how much all get. */
function isForEach({ question }: Asked): boolean {
  const [subject] = question.clause?.subjects ?? []
  return (
    question.clause?.adverbs.includes('each') === true ||
    (question.clause?.places.some(({ preposition }) => preposition === 'per') ?? false) ||
    subject?.determiner === 'each' ||
    subject?.determiner === 'every' ||
    (question.clause?.places.some(({ phrase }) => phrase.determiner === 'each') ?? false)
  )
}

/** "How much did she pay for the apples?" */
function narrow(flows: Flow[], { question }: Asked): Flow[] {
  const places =
    question.clause?.places.filter(
      ({ preposition, phrase }) =>
        /^(?:for|on|from)$/.test(preposition) && phrase.determiner !== 'all' && phrase.head !== '',
    ) ?? []
  const [place, more] = places
  if (!place) return flows
  const { head } = place.phrase
  const fitting = flows.filter((flow) => flow.thing === head || flow.places.includes(head))
  if (more || fitting.length === 0) throw new Unclear('I cannot tell which of the money is asked for.')
  return fitting
}

type Flow = Entry & { thing?: string }

/** All money that came or went, with things bought and sold at their prices. */
function cashOf(ledger: Ledger, owner: string | null, unit = 'dollar'): Flow[] {
  const flows: Flow[] = []
  for (const entry of ledger.entries) {
    if (
      entry.kind !== 'stock' &&
      entry.kind !== 'event' &&
      entry.kind !== 'duration' &&
      entry.kind !== 'done'
    )
      continue
    if (entry.noun === unit) flows.push(entry)
    else if (entry.noun === 'dollar') throw new Unclear('Dollars and cents are mixed here.')
    else if (entry.noun === 'cent')
      flows.push({
        ...entry,
        noun: 'dollar',
        amount: combine('/', entry.amount, known(100, ''), 'dollar', 'There are 100 cents in a dollar'),
      })
    else {
      const isBought = hasClass(entry.verb, 'buy')
      const isSold = hasClass(entry.verb, 'sell')
      const isWork = entry.kind === 'duration' || entry.kind === 'done'
      if ((!isBought && !isSold && !isWork) || entry.isPriced) continue
      const price = convert(
        ledger,
        entry.amount,
        entry.noun,
        entry.modifiers,
        unit,
        isWork ? entry.owner : null,
      )
      if (!price) {
        if (isWork) continue
        throw new Unclear(`The story does not say what one ${entry.noun} costs.`)
      }
      flows.push({
        ...entry,
        thing: entry.noun,
        kind: 'event',
        noun: unit,
        amount: price,
        sign: isBought ? -1 : 1,
      })
    }
  }
  const owners = new Set(flows.map((flow) => flow.owner))
  if (owner !== null && owners.has(owner) && owners.size > 1)
    return flows.filter((flow) => flow.owner === owner)
  return flows
}

/** "How much do the jeans cost?", "How much do a shirt and jeans cost together?": prices that were told of each. */
function priceOfEach({ question, ledger, cast }: Asked): Amount | null {
  const { clause } = question
  if (
    clause?.verb !== 'cost' ||
    clause.subjects.some(hasPhraseNumeral) ||
    clause.places.some(({ phrase }) => hasPhraseNumeral(phrase))
  )
    return null
  const prices = clause.subjects.map((subject) => {
    const owner = ownerOf(subject, cast)
    const own = ledger.entries.filter(
      (entry) => entry.kind === 'measure' && entry.noun === 'dollar' && entry.owner === owner,
    )
    return own.length === 1 && owner !== null ? (own[0]?.amount ?? null) : null
  })
  const known = prices.filter((price) => price !== null)
  return known.length === prices.length && ledger.relations.length > 0 ? sum(known, 'Add the prices') : null
}

/** "How much does one truck cost?", "How much does each friend pay?" */
function priceEach({ question, ledger }: Asked): Amount | null {
  const { clause } = question
  const [subject] = clause?.subjects ?? []
  if (!subject || !clause) return null
  const isOne =
    subject.determiner === 'each' ||
    subject.numeral?.text === '1' ||
    ((subject.determiner === 'a' || subject.determiner === 'the') && !subject.isPlural)
  if (!isOne || subject.of?.numeral) return null
  const noun = subject.head
  if (clause.verb === 'cost') {
    const rates = ledger.rates.filter((rate) => rate.top === 'dollar' && rate.bottom === noun)
    const [rate] = rates
    const sizes = ledger.entries.filter(
      (entry) =>
        entry.kind === 'measure' && entry.noun === 'dollar' && entry.owner?.split(' ').at(-1) === noun,
    )
    if (rates.length > 1 || sizes.length > 1) return null
    return rate?.amount ?? sizes[0]?.amount ?? null
  }
  if (subject.determiner !== 'each') return null
  const count = ledger.entries.filter((entry) => entry.noun === noun && entry.kind === 'count')
  const [only] = count
  const money = balance(
    ledger.entries.filter(
      (entry) => entry.noun === 'dollar' && (entry.kind === 'stock' || entry.kind === 'event'),
    ),
  )
  const bill = ledger.entries.filter((entry) => entry.noun === 'dollar' && entry.sign < 0)
  const whole = money ?? (bill.length === 1 ? (bill[0]?.amount ?? null) : null)
  return only && count.length === 1 && whole
    ? combine('/', whole, only.amount, 'dollar', 'Share equally')
    : null
}

/** "How much do 8 pens cost?", "How much does she earn in 5 days?" */
function costOfAsked({ question, ledger, telling, owner }: Asked): Amount | null {
  const { clause } = question
  if (!clause) return null
  const phrases = [
    ...clause.subjects,
    ...clause.objects,
    ...clause.places.map(({ phrase }) => phrase),
  ].filter(hasPhraseNumeral)
  if (phrases.length === 0) return null
  const amounts = phrases.map((phrase) => {
    const quantity = readQuantity(phrase, telling, null)
    const cost =
      quantity && convert(ledger, quantity.amount, quantity.noun, quantity.modifiers, 'dollar', owner)
    if (!cost) throw new Unclear(`I do not see what "${phrase.words}" costs.`)
    return cost
  })
  if (clause.adverbs.includes('left') || clause.verb === 'have') return null
  return sum(amounts, 'Add the prices')
}

/** "How much more money does he need?" */
function answerMissingMoney({ ledger, question }: Asked): Reply | null {
  const { clause } = question
  if (clause?.verb !== 'need' && clause?.modal !== 'need') return null
  const needs = ledger.entries.filter(({ kind }) => kind === 'need')
  const [need] = needs
  const target =
    need && needs.length === 1
      ? convert(ledger, need.amount, need.noun, need.modifiers, 'dollar', null)
      : null
  const wanted = target ?? onlyPrice(ledger)
  const have = balance(cashOf(ledger, null))
  if (!wanted || !have) return null
  return {
    amount: combine('-', wanted, have, 'dollar', 'What is missing is what is needed less what is there'),
    unit: 'dollar',
    say: 'missing',
  }
}

function onlyPrice(ledger: Ledger): Amount | null {
  const prices = ledger.rates.filter(({ top }) => top === 'dollar')
  return prices.length === 1 ? (prices[0]?.amount ?? null) : null
}
