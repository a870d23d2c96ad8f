import type { Step } from '../problem.ts'

const PLACES = ['ones', 'tens', 'hundreds', 'thousands'] as const
const ONE_OF = ['one', 'ten', 'hundred', 'thousand', 'ten thousand'] as const

/** The digit of a whole number: place 0 holds the ones. */
export function digitAt(number: number, place: number): number {
  return Math.floor(number / 10 ** place) % 10
}

/** Written addition of two numbers below 10 000, one step for each place, and the sum at the end. */
export function addInColumns(first: number, second: number): Step[] {
  const sum = first + second
  const steps: Step[] = []
  let carry = 0
  for (let place = 0; place < countDigits(Math.max(first, second)); place++) {
    const terms = [digitAt(first, place), digitAt(second, place), ...(carry > 0 ? [carry] : [])]
    const total = terms.reduce((a, b) => a + b)
    const formula = `${terms.join(' + ')} = ${total}`
    carry = total >= 10 ? 1 : 0
    const isLast = place === countDigits(Math.max(first, second)) - 1
    const carried = carry > 0 && !isLast ? ` Write ${total % 10} and carry 1 ${ONE_OF[place + 1]}.` : ''
    steps.push({ say: `Add the ${PLACES[place]}: $${formula}$.${carried}`, claims: [formula] })
  }
  const formula = `${first} + ${second} = ${sum}`
  return [...steps, { say: `So $${formula}$.`, claims: [formula] }]
}

/** Written subtraction with trading; the second number is not bigger than the first, both below 10 000. */
export function subtractInColumns(first: number, second: number): Step[] {
  const steps: Step[] = []
  let isTraded = false
  for (let place = 0; place < countDigits(first); place++) {
    const [upper, lower] = [digitAt(first, place), digitAt(second, place)]
    const left: number = upper - (isTraded ? 1 : 0)
    const isShort: boolean = left < lower
    const top = isShort ? left + 10 : left
    const formula = `${top} - ${lower} = ${top - lower}`
    const before = isTraded ? ' One was traded away.' : ''
    const trade = isShort ? ` Trade 1 ${ONE_OF[place + 1]} for 10 ${PLACES[place]}.` : ''
    steps.push({ say: `Look at the ${PLACES[place]}.${before}${trade} $${formula}$.`, claims: [formula] })
    isTraded = isShort
  }
  const formula = `${first} - ${second} = ${first - second}`
  return [...steps, { say: `So $${formula}$.`, claims: [formula] }]
}

/** What comes out when no ten is carried: 27 + 35 gives 52. */
export function addWithoutCarrying(first: number, second: number): number {
  return mapDigits(first, second, (a, b) => (a + b) % 10)
}

/** What comes out when in each place the smaller digit is taken from the bigger one: 52 - 38 gives 26. */
export function subtractSmallerDigits(first: number, second: number): number {
  return mapDigits(first, second, (a, b) => Math.abs(a - b))
}

/** What comes out when ten is added for the trade, but nothing is taken from the next place: 52 - 38 gives 24. */
export function subtractWithoutPaying(first: number, second: number): number {
  return mapDigits(first, second, (a, b) => (a < b ? a + 10 - b : a - b))
}

/** True when some place needs a carried ten. */
export function needsCarry(first: number, second: number): boolean {
  return addWithoutCarrying(first, second) !== first + second
}

/** True when some place of the first number is too small for the second. */
export function needsTrade(first: number, second: number): boolean {
  return subtractSmallerDigits(first, second) !== first - second
}

function mapDigits(first: number, second: number, join: (a: number, b: number) => number): number {
  let result = 0
  for (let place = 0; place < countDigits(Math.max(first, second)); place++) {
    result += join(digitAt(first, place), digitAt(second, place)) * 10 ** place
  }
  return result
}

function countDigits(number: number): number {
  return String(number).length
}
