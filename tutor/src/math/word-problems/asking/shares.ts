import { isKindOf } from '../words/nouns.ts'
import { type Amount, combine } from '../world/expressions.ts'
import type { Asked, Reply } from './asked.ts'

/** "The ratio of girls to boys is 4 to 5. There are 36 children." */
export function answerRatio({ ledger, noun, question }: Asked): Reply | null {
  const { ratio } = ledger
  const entries = ledger.entries.filter(({ kind }) => kind === 'stock')
  const [only] = entries
  if (!ratio || !only || ledger.entries.length > 1 || question.form !== 'many') return null
  const { first, second } = ratio
  const all = combine('+', first.parts, second.parts, 'part', 'Count the parts')
  const isWhole = (each: string): boolean =>
    each !== first.noun && each !== second.noun && isKindOf(first.noun, each) && isKindOf(second.noun, each)
  const partsOf = (each: string): Amount | null =>
    each === first.noun ? first.parts : each === second.noun ? second.parts : isWhole(each) ? all : null
  const [known0, asked] = [partsOf(only.noun), question.isMore ? null : partsOf(noun)]
  if (!known0 || !asked || known0 === asked) return null
  const one = combine('/', only.amount, known0, noun, 'One part')
  return { amount: combine('*', one, asked, noun, `The parts that are ${noun}`), unit: noun, say: 'ratio' }
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
    clause?.verb === 'pay'
  const isSaved = clause?.verb === 'save' || /\bdiscount\b/.test(question.text)
  const thing = price?.bottom
  const isAbout = !subject || subject.pronoun !== null || subject.head === thing || subject.head === 'price'
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
  if (isSaved) return markup.isMore ? null : { amount: part, unit: 'dollar', say: 'saved' }
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
