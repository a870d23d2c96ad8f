import { printNumber } from '#engines/algebra/reading/print.ts'
import { isIdle } from '../../reading/idle.ts'
import { exactValue } from '../../writing/polynomial.ts'
import { work } from '../formula.ts'
import type { Draft, Solver } from '../kind.ts'

const COINS: [pattern: string, cents: number][] = [
  ['penn(?:y|ies)', 1],
  ['cents?', 1],
  ['nickels?', 5],
  ['dimes?', 10],
  ['quarters?', 25],
  ['half[- ]dollars?', 50],
  ['(?:dollar bills?|dollars?)', 100],
]
const COIN = new RegExp(`(\\d+|a|an|one) (${COINS.map(([pattern]) => pattern).join('|')})\\b`, 'g')
const CHANGE =
  /^(?:how much change (?:do|does|would|will|should) (?:you|i|he|she|we) get (?:back )?from \$(\d+(?:\.\d\d)?) (?:if|when) (?:you|i|he|she|we) (?:spend|spends|pay|buy something for) \$(\d+(?:\.\d\d)?)|(?:what is the |find the )?change from \$(\d+(?:\.\d\d)?) (?:for|after spending|if you spend) \$(\d+(?:\.\d\d)?))$/

/** The worth of coins, and the change. */
export const COINS_SOLVER: Solver = {
  kinds: ['coins'],
  solve(text) {
    const line = text.toLowerCase().replace(/[?.\s]+$/, '')
    const change = CHANGE.exec(line)
    if (change) return giveChange((change[1] ?? change[3]) as string, (change[2] ?? change[4]) as string)
    const coins = [...line.matchAll(COIN)].map(([, count, name]) => ({
      count: /^\d+$/.test(count ?? '') ? (count as string) : '1',
      cents: COINS.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(name ?? ''))?.[1] ?? 0,
    }))
    if (coins.length < 2 || !/\b(?:worth|value|how much|total|money|altogether)\b/.test(line)) return null
    if (
      !isIdle(
        line.replace(COIN, ' ').replace(/\bin (?:cents|dollars)$/, ' '),
        'worth money total much altogether all coins in',
      )
    )
      return null
    return addCoins(coins, /\bin cents$|\bhow many cents\b/.test(line))
  },
  similar(_, dice) {
    return `How much are ${dice.int(2, 6)} dimes and ${dice.int(2, 6)} nickels worth?`
  },
}

function addCoins(coins: { count: string; cents: number }[], inCents: boolean): Draft {
  const sum = coins.map(({ count, cents }) => `${count}*${cents}`).join(' + ')
  const cents = printNumber(exactValue(sum))
  const dollars = printNumber(exactValue(`${cents}/100`))
  const result = inCents ? cents : dollars
  return {
    kind: 'coins',
    words: 'Find what the coins are worth.',
    problem: sum,
    steps: [
      work('count-cents', 'Count the cents: multiply each coin by its value and add.', sum, cents),
      ...(inCents ? [] : [work('to-dollars', 'A dollar is 100 cents.', `${cents}/100`, dollars)]),
    ],
    answer: { plain: result, unit: inCents ? '¢' : '$' },
    proof: [{ same: [coins.map(({ count, cents: each }) => `${count}*${each}/100`).join(' + '), dollars] }],
    nudge: 'How many cents is each coin worth?',
    hint: 'A nickel is 5 cents, a dime is 10 cents, and a quarter is 25 cents.',
  }
}

function giveChange(paid: string, price: string): Draft | { reason: string } {
  const result = printNumber(exactValue(`${paid} - ${price}`))
  if (result.startsWith('-')) return { reason: 'That is not enough money.' }
  return {
    kind: 'coins',
    words: `Find the change from $${paid}.`,
    problem: `${paid} - ${price}`,
    steps: [
      work('subtract', 'Subtract the price from the money that was paid.', `${paid} - ${price}`, result),
    ],
    answer: { plain: result, unit: '$' },
    proof: [{ same: [`${price} + ${result}`, paid] }],
    nudge: 'How much is missing up to the money that was paid?',
    hint: 'Count up from the price.',
  }
}
