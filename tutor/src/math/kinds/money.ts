import { hasTurn, type Quantity, readStory } from '../reading/quantities.ts'
import { applyFormula } from './formula.ts'
import type { Draft, Solver } from './kind.ts'
import { changeBy } from './percent.ts'

const LESS = /\b(?:off|discount(?:ed)?|reduced|reduction|sale)\b(?! tax)/
const MORE = /\b(?:tax|tip|vat|gratuity|service charge)\b/
const ASKS_PART =
  /(?:how much is the|what is the|find the|calculate the|amount of(?: the)?) (?:tip|discount|tax|sales tax)\b|\bsaves?\b/
const ASKS_TOTAL =
  /\b(?:total|sale price|new price|final price|discounted price|reduced price|cost now|price now)\b|how much (?:do|does|will|would) (?:you|she|he|they|it) (?:pay|cost|have to pay)/
const BACKWARDS =
  /\b(?:original|originally|regular|usual|was the price|includ\w+|already|each|every|followed|before the (?:discount|sale)|list price|after (?:a|the)|total (?:tip|tax|discount|savings?))\b|# of (?:its|the|his|her)|costs? # (?:with|at|when|after)/
const RARE =
  /\b(?:monthly|quarterly|daily|weekly|semi\w*|half|continuously|month|per month|deposit|each year|withdraw|double)\b/

export const MONEY: Solver = {
  kinds: ['price', 'interest'],
  solve(text) {
    const { frame, quantities } = readStory(text)
    const money = quantities.filter(({ unit }) => /^[$€£]$/.test(unit))
    const percent = quantities.filter(({ unit }) => unit === '%')
    const [price, rate] = [money[0], percent[0]]
    if (!price || !rate || money.length !== 1 || percent.length !== 1 || hasTurn(frame)) return null
    if (quantities.some(({ value }) => value.top <= 0n)) return null
    if (quantities.length === 3) return solveInterest(frame, price, rate, quantities)
    return quantities.length === 2 ? solvePrice(frame, price, rate) : null
  },
  similar(kind, dice) {
    const [price, percent] = [dice.int(2, 30) * 10, dice.int(1, 8) * 5]
    if (kind === 'interest')
      return `Find the simple interest on $${price * 10} at ${dice.int(2, 9)}% per year for ${dice.int(2, 5)} years`
    return `A shirt costs $${price}. It is ${percent}% off. What is the sale price?`
  },
}

function solvePrice(frame: string, price: Quantity, rate: Quantity): Draft | { reason: string } | null {
  const [isLess, isMore] = [LESS.test(frame), MORE.test(frame)]
  if (isLess === isMore || BACKWARDS.test(frame)) return null
  if (ASKS_PART.test(frame) && !ASKS_TOTAL.test(frame)) {
    return {
      reason: 'Ask me for the percentage of the price instead.',
    }
  }
  if (!ASKS_TOTAL.test(frame) || ASKS_PART.test(frame)) return null
  const draft = changeBy(price, rate, isMore)
  return 'reason' in draft ? draft : { ...draft, kind: 'price' }
}

function solveInterest(
  frame: string,
  principal: Quantity,
  rate: Quantity,
  quantities: Quantity[],
): Draft | { reason: string } | null {
  const years = quantities.find(({ unit }) => unit === 'year')
  const [isSimple, isCompound] = [/\bsimple\b/.test(frame), /\bcompound(?:ed)?\b/.test(frame)]
  if (!years || isSimple === isCompound || RARE.test(frame)) return null
  if (!/\b(?:interest|invested|compounded)\b/.test(frame)) return null
  const asksAmount =
    /\b(?:worth|final amount|total amount|balance|total value|amount after|final value)\b|how much (?:money )?is in the account|what is the amount/.test(
      frame,
    )
  const values = { P: principal.plain, r: rate.plain, t: years.plain }
  if (isSimple) {
    const asksInterest =
      /(?:find|what is|calculate|work out|determine) the simple interest|how much (?:simple )?interest/.test(
        frame,
      )
    if (asksAmount || !asksInterest) return null
    return applyFormula({
      kind: 'interest',
      words: `Find the simple interest on ${principal.plain} at ${rate.plain}% a year for ${years.plain} years.`,
      name: 'I',
      formula: 'P*r/100*t',
      values,
      unit: principal.unit,
      say: 'Simple interest is the same every year: amount times rate times years.',
      nudge: 'How much interest does one year bring?',
      proof: (result) => [{ same: [`100*(${result})/${rate.plain}/${years.plain}`, principal.plain] }],
    })
  }
  if (!asksAmount || /how much interest/.test(frame) || years.value.bottom !== 1n || years.value.top > 60n)
    return null
  return applyFormula({
    kind: 'interest',
    words: `Find what ${principal.plain} is worth after ${years.plain} years at ${rate.plain}% compound interest.`,
    name: 'A',
    formula: 'P*(1 + r/100)^t',
    values,
    unit: principal.unit,
    say: 'Compound interest multiplies by the same factor every year.',
    nudge: 'By which factor does the amount grow in one year?',
    proof: (result) => [
      { same: [`ln((${result})/${principal.plain})/${years.plain}`, `ln(1 + ${rate.plain}/100)`] },
    ],
  })
}
