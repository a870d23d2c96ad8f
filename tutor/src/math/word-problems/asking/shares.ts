import { isKindOf } from '../words/nouns.ts'
import { type Amount, combine, known, sum } from '../world/expressions.ts'
import { readQuantity } from '../world/quantities.ts'
import type { Asked, Reply } from './asked.ts'

/** "The ratio of girls to boys is 4 to 5. There are 36 children." */
export function answerRatio({ ledger, noun, modifiers, question }: Asked): Reply | null {
  const { ratio } = ledger
  const entries = ledger.entries.filter(({ kind }) => kind === 'stock')
  const [only] = entries
  if (!ratio || !only || ledger.entries.length > 1 || question.form !== 'many') return null
  const { first, second } = ratio
  const all = combine('+', first.parts, second.parts, 'part', 'Count the parts')
  const partsOf = (each: string, words: readonly string[]): Amount | null => {
    const own = [first, second].filter(
      (side) => side.noun === each && side.modifiers.every((word) => words.includes(word)),
    )
    if (own.length === 1 && own[0]) return own[0].parts
    const isWhole = [first, second].every((side) => isKindOf(side.noun, each)) && words.length === 0
    return isWhole ? all : null
  }
  const [known0, wanted] = [
    partsOf(only.noun, only.modifiers),
    question.isMore ? null : partsOf(noun, modifiers),
  ]
  if (!known0 || !wanted || known0 === wanted) return null
  const one = combine('/', only.amount, known0, noun, 'One part')
  return { amount: combine('*', one, wanted, noun, 'As many parts as asked for'), unit: noun, say: 'ratio' }
}

/** "How much interest does he earn in 5 years?", "How much does she owe after 5 years?" */
export function answerInterest({ ledger, question, telling, noun }: Asked): Reply | null {
  const { interest } = ledger
  const { clause } = question
  if (!interest || !clause || ledger.entries.length > 0 || ledger.rates.length > 0) return null
  const place = clause.places.find(({ phrase }) => phrase.numeral?.form === 'plain' && phrase.head === 'year')
  const asked = place ? readQuantity(place.phrase, telling, null) : null
  const years = asked?.amount ?? interest.years
  if (!years || (asked && interest.years)) return null
  const yearly = combine('*', interest.principal, interest.share, 'dollar', 'The interest of one year')
  const all = combine('*', yearly, years, 'dollar', 'The same every year')
  if (noun === 'interest') return { amount: all, unit: 'dollar', say: 'interest' }
  const isWhole = /\b(?:owe|have|total|in all|pay back)\b/.test(question.text)
  return isWhole
    ? {
        amount: combine('+', interest.principal, all, 'dollar', 'Add the interest'),
        unit: 'dollar',
        say: 'interest',
      }
    : null
}

/** "What is her average score?", "What was the average number of cakes?" */
export function answerAverage({ ledger, question }: Asked): Reply | null {
  if (!/^(?:average|mean)$/.test(question.name)) return null
  const entries = ledger.entries.filter(({ kind }) => /^(?:stock|event|done)$/.test(kind))
  const nouns = new Set(entries.map((entry) => entry.noun))
  const [unit] = nouns
  const isPlain =
    entries.length >= 2 &&
    nouns.size === 1 &&
    entries.length === ledger.entries.length &&
    entries.every(({ sign, inside }) => sign === 1 && inside === null) &&
    ledger.relations.length + ledger.rates.length === 0
  const all = isPlain
    ? sum(
        entries.map(({ amount }) => amount),
        'Add them all',
      )
    : null
  if (!all || unit === undefined) return null
  const count = known(entries.length, '')
  return { amount: combine('/', all, count, unit, 'Share the sum equally'), unit, say: 'average' }
}

/** What something costs after a discount or a rise in price. */
export function answerMarkup({ ledger, question }: Asked): Reply | null {
  const [markup, more] = ledger.markups
  if (!markup || more) return null
  const { clause } = question
  const [subject] = clause?.subjects ?? []
  const prices = ledger.rates.filter(({ top }) => top === 'dollar')
  const [price] = prices
  const isAfter =
    /\bnow\b|\b(?:sale|new|final|reduced|selling) price\b|\bafter\b|\bon sale\b/.test(question.text) ||
    /\bin all\b|\baltogether\b|\bwith (?:the )?(?:tax|tip)\b|\btotal\b/.test(question.text) ||
    clause?.verb === 'pay'
  const isPart = /\bhow much is the (?:tip|tax|discount)\b/i.test(question.text)
  const isSaved = clause?.verb === 'save' || isPart || /\bdiscount\b/.test(question.text)
  const thing = price?.bottom
  const isAbout =
    isPart ||
    clause?.verb === 'pay' ||
    !subject ||
    subject.pronoun !== null ||
    subject.head === thing ||
    subject.head === 'price'
  const isSame = markup.of === null || markup.of === thing
  if (
    !price ||
    prices.length > 1 ||
    isAfter === isSaved ||
    !isAbout ||
    !isSame ||
    ledger.entries.some(({ kind }) => kind !== 'measure')
  )
    return null
  const part = combine('*', price.amount, markup.share, 'dollar', 'The percentage of the price')
  if (isSaved) return markup.isMore && !isPart ? null : { amount: part, unit: 'dollar', say: 'saved' }
  return {
    amount: combine(
      markup.isMore ? '+' : '-',
      price.amount,
      part,
      'dollar',
      markup.isMore ? 'Add it to the price' : 'Take it off the price',
    ),
    unit: 'dollar',
    say: 'price',
  }
}

/** "Tile costs $6 a square foot. How much does the tile for the room cost?" */
export function answerSurface({ ledger, question }: Asked): Reply | null {
  const sides = ledger.entries.filter(
    ({ kind, modifiers }) => kind === 'measure' && /^(?:long|wide)$/.test(modifiers[0] ?? ''),
  )
  const [long, wide] = sides
  const rates = ledger.rates.filter(({ top, bottom }) => top === 'dollar' && bottom.startsWith('square '))
  const [rate] = rates
  if (
    !long ||
    !wide ||
    sides.length !== 2 ||
    rates.length !== 1 ||
    !rate ||
    long.noun !== wide.noun ||
    long.owner !== wide.owner
  )
    return null
  if (rate.bottom !== `square ${long.noun}` || ledger.entries.length !== 2 || ledger.rates.length !== 1)
    return null
  if (question.clause?.verb !== 'cost' && question.clause?.verb !== 'pay') return null
  const area = combine('*', long.amount, wide.amount, rate.bottom, 'The area is length times width')
  return {
    amount: combine('*', area, rate.amount, 'dollar', 'Every square has its price'),
    unit: 'dollar',
    say: 'surface',
  }
}
