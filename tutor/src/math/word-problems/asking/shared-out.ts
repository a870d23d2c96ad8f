import { hasPhraseNumeral } from '../reading/numerals.ts'
import { isKindOf, nameAmount, TIMES } from '../words/nouns.ts'
import { convert, inTermsOf } from '../world/convert.ts'
import { type Amount, combine, sum, Unclear } from '../world/expressions.ts'
import { balance, type Ledger, type Rate } from '../world/ledger.ts'
import { readQuantity } from '../world/quantities.ts'
import type { Asked, Reply } from './asked.ts'
import { PROGRESS } from './verbs-asked.ts'

/** The noun of "in each box", "does each friend get", "one bottle". */
export function groupAsked({ question }: Asked): string | null {
  const [subject] = question.clause?.subjects ?? []
  if (subject && subject !== question.asked) {
    const isOne =
      subject.determiner === 'each' || subject.determiner === 'every' || subject.numeral?.text === '1'
    if (isOne && (subject.head !== '' || subject.of))
      return subject.of?.pronoun ? '' : (subject.of?.head ?? subject.head)
  }
  if (question.clause?.adverbs.includes('each')) return ''
  const place = question.clause?.places.find(
    ({ preposition, phrase }) =>
      preposition === 'per' || phrase.determiner === 'each' || phrase.determiner === 'every',
  )
  if (place) return place.phrase.of?.head || place.phrase.head
  return question.asked?.per ?? null
}

export function answerEach(asked: Asked, group: string): Reply | null {
  const { ledger, noun } = asked
  const rates = ledger.rates.filter((rate) => rate.bottom === group && isKindOf(rate.top, noun))
  const [rate] = rates
  if (rate && rates.length === 1) {
    const changed = ledger.entries.some(
      (entry, index) => entry.kind === 'event' && index >= (rate.at ?? 0) && isKindOf(entry.noun, noun),
    )
    return changed ? null : { amount: rate.amount, unit: noun, say: 'each' }
  }
  if (rates.length > 1) return null
  const counts = ledger.entries.filter(
    (entry) => entry.noun === group && /^(?:count|stock)$/.test(entry.kind),
  )
  const byGroup = counts.length === 0 ? null : balance(counts)
  const entries = ledger.entries.filter(
    (entry) => entry.noun !== group && /^(?:stock|event)$/.test(entry.kind),
  )
  const all = balance(inTermsOf(ledger, entries, noun))
  if (!all) return null
  // "4 tables with 6 students each; each student gets": the groups are counted through one another.
  const others = ledger.entries.filter((entry) => entry.kind === 'count' && entry.noun !== group)
  const through =
    byGroup ??
    (others.length === 1 && others[0]
      ? convert(ledger, others[0].amount, others[0].noun, [], group, null)
      : null)
  if (!through) return null
  if (!ledger.equals.has(group) && counts.some(({ kind }) => kind === 'count') === false && !byGroup)
    return null
  const amount = combine('/', all, through, noun, `Share equally`)
  return { amount, unit: noun, say: 'share' }
}

/** "How many eggs are left over?" when boxes of 12 are filled. */
export function answerOver({ ledger, noun, question }: Asked): Reply | null {
  if (
    !/\bleft over\b/.test(question.text) ||
    ledger.entries.some(({ sign, kind }) => sign < 0 || kind === 'part')
  )
    return null
  const rates = ledger.rates.filter(({ top }) => top === noun)
  const [rate] = rates
  const all = balance(
    inTermsOf(
      ledger,
      ledger.entries.filter(({ kind }) => kind === 'stock' || kind === 'event'),
      noun,
    ),
  )
  if (
    !rate ||
    !all ||
    rates.length > 1 ||
    rate.amount.from ||
    ledger.entries.some((entry) => entry.noun === rate.bottom)
  )
    return null
  return {
    amount: combine(
      'rest',
      all,
      rate.amount,
      noun,
      `One ${rate.bottom} for every ${nameAmount(rate.amount.text, noun)}`,
    ),
    unit: noun,
    say: 'rest',
  }
}

/** "How many boxes": so much altogether, and so much in each box. */
export function answerGroups(asked: Asked): Reply | null {
  const { ledger, noun, question } = asked
  const rates = ledger.rates.filter((rate) => rate.bottom === noun)
  if (rates.length === 0) return null
  if (ledger.entries.some((entry) => isKindOf(entry.noun, noun) && entry.kind !== 'measure')) return null
  const inQuestion = wholeInQuestion(asked, rates)
  const usable = rates.filter(
    (rate) =>
      inQuestion?.noun === rate.top ||
      (!inQuestion && (balanceOf(ledger, rate.top) !== null || rate.top === 'dollar')),
  )
  const isJoint = asked.isEveryone || /\btogether\b/.test(question.text)
  const per =
    isJoint && usable.length > 1 && new Set(usable.map(({ owner }) => owner)).size === usable.length
      ? sum(
          usable.map(({ amount }) => amount),
          'Add what each one does',
        )
      : usable.length === rates.length
        ? sumSame(usable.map(({ amount }) => amount))
        : usable.length === 1
          ? (usable[0]?.amount ?? null)
          : null
  const top = usable[0]?.top
  if (!per || top === undefined || usable.some((rate) => rate.top !== top)) return null
  const spent = ledger.entries.filter((entry) => entry.noun === top && entry.sign < 0)
  const paid =
    question.clause?.verb === 'buy' &&
    top === 'dollar' &&
    spent.length === 1 &&
    !ledger.entries.some((entry) => entry.noun === top && entry.sign > 0 && entry.kind !== 'measure')
      ? (spent[0]?.amount ?? null)
      : null
  const all = inQuestion ?? paid ?? balanceOf(ledger, top)
  if (!all) return null
  const exact = combine('/', all, per, noun, `One ${noun} for every ${nameAmount(per.text, top)}`)
  if (exact.value.bottom === 1n) return { amount: exact, unit: noun, say: 'groups' }
  const { clause } = question
  const words = question.text.toLowerCase()
  const isUp =
    clause?.verb === 'need' ||
    clause?.modal === 'must' ||
    clause?.modal === 'need' ||
    /\bneeded\b|\btake\b/.test(words)
  const isDown =
    clause?.modal === 'can' ||
    /\bfull\b|\bcompletely\b|\bcan\b.*\b(?:fill|make|buy|bought|filled|made)\b|\bfill\b/.test(words)
  if (isUp === isDown)
    throw new Unclear('It does not come out even, and I cannot tell what happens to the rest.')
  if (TIMES.has(noun) && isDown) throw new Unclear('It does not come out even.')
  return {
    amount: combine(
      isUp ? 'up' : 'down',
      all,
      per,
      noun,
      `One ${noun} for every ${nameAmount(per.text, top)}`,
    ),
    unit: noun,
    say: isUp ? 'up' : 'down',
  }
}

/** "How many weeks does she need to save $63?" */
function wholeInQuestion({ question, telling, ledger }: Asked, rates: readonly Rate[]): Amount | null {
  const phrases = [
    ...(question.clause?.objects ?? []),
    ...(question.clause?.places.map(({ phrase }) => phrase) ?? []),
  ].filter(hasPhraseNumeral)
  if (phrases.length === 0) return null
  const [phrase] = phrases
  const quantity = phrase && phrases.length === 1 ? readQuantity(phrase, telling, null) : null
  const top = rates[0]?.top
  const whole =
    quantity && top ? convert(ledger, quantity.amount, quantity.noun, quantity.modifiers, top, null) : null
  if (!whole || !top) throw new Unclear('I do not see what a number in the question is for.')
  return { ...whole, noun: top }
}

function sumSame(amounts: Amount[]): Amount | null {
  return amounts.length === 1 ? (amounts[0] ?? null) : null
}

/** All that is there of a thing, with what is needed less what one has. */
function balanceOf(ledger: Ledger, noun: string): Amount | null {
  const entries = inTermsOf(
    ledger,
    ledger.entries.filter(({ kind }) => /^(?:stock|event)$/.test(kind)),
    noun,
  )
  const have = balance(entries)
  const needs = ledger.entries.flatMap((entry) => {
    const amount =
      entry.kind === 'need' ? convert(ledger, entry.amount, entry.noun, entry.modifiers, noun, null) : null
    return amount ? [{ ...entry, amount }] : []
  })
  const done = inTermsOf(
    ledger,
    ledger.entries.filter(({ kind, verb }) => kind === 'done' && PROGRESS.test(verb)),
    noun,
  )
  const need = needs.length === 1 ? (needs[0]?.amount ?? null) : null
  if (needs.length > 1) throw new Unclear('The story needs several things.')
  if (need && have) return combine('-', need, have, noun, 'What is still missing')
  if (done.length > 0 && have)
    return combine(
      '-',
      have,
      sum(
        done.map(({ amount }) => amount),
        'Add',
      ) ?? have,
      noun,
      'What is still to do',
    )
  const room = inTermsOf(
    ledger,
    ledger.entries.filter(({ kind }) => kind === 'capacity'),
    noun,
  )
  const sizes = inTermsOf(
    ledger,
    ledger.entries.filter(({ kind }) => kind === 'measure'),
    noun,
  )
  if (!need && !have && sizes.length === 1 && done.length === 0) return sizes[0]?.amount ?? null
  if (!need && !have && done.length > 0)
    return sum(
      done.map(({ amount }) => amount),
      'Add',
    )
  return need ?? have ?? (room.length === 1 ? (room[0]?.amount ?? null) : null)
}
