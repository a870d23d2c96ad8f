import {
  add,
  compareRationals,
  divide,
  isZero,
  makeRational,
  multiply,
  type Rational,
  signOf,
  subtract,
} from '#engines/algebra/numbers/rational.ts'
import { writeNumber } from '../../writing/polynomial.ts'
import type { Numeral } from '../reading/tokens.ts'
import { canBePart } from '../words/nouns.ts'

/** A story that has no single sure reading, with the reason for the student. */
export class Unclear extends Error {}

/** `up` and `down` divide and round, `rest` is what a division leaves over. */
export type Sign = '+' | '-' | '*' | '/' | 'up' | 'down' | 'rest'

/** A quantity of the story: given, or worked out from others. */
export type Amount = {
  value: Rational
  noun: string
  /** The numerals of the text that it rests on. */
  used: ReadonlySet<number>
  from: { sign: Sign; left: Amount; right: Amount; why: string } | null
  /** As written in the text. */
  text: string
}

export function given(numeral: Numeral, noun: string): Amount {
  const used = new Set([numeral.id])
  const plain: Amount = {
    value: numeral.value,
    noun,
    used,
    from: null,
    text: numeral.text.replace(/^(\d+) (\d+\/\d+)$/, '($1 + $2)'),
  }
  if (numeral.form === 'percent')
    return combine('/', { ...plain, noun: 'percent' }, known(100, ''), '', 'Percent means hundredths')
  return numeral.dozen
    ? combine('*', { ...plain, noun: 'dozen' }, known(12, noun), noun, 'A dozen is 12')
    : plain
}

/** What everyone knows: seven days in a week. */
export function known(count: number, noun: string): Amount {
  return { value: makeRational(BigInt(count)), noun, used: new Set(), from: null, text: String(count) }
}

export function isOne(amount: Amount): boolean {
  return amount.from === null && amount.used.size === 0 && amount.text === '1'
}

export function combine(sign: Sign, left: Amount, right: Amount, noun: string, why: string): Amount {
  if ((sign === '*' || sign === '/') && isOne(right)) return { ...left, noun }
  if (sign === '*' && isOne(left)) return { ...right, noun }
  const value = work(sign, left.value, right.value)
  if (signOf(value) < 0) throw new Unclear('The story would make less than nothing.')
  if (noun !== '' && value.bottom !== 1n && !canBePart(noun) && sign !== '/')
    throw new Unclear(`There cannot be a part of one ${noun}.`)
  return {
    value,
    noun,
    used: new Set([...left.used, ...right.used]),
    from: { sign, left, right, why },
    text: writeNumber(value),
  }
}

function work(sign: Sign, a: Rational, b: Rational): Rational {
  if (sign === '+') return add(a, b)
  if (sign === '-') return subtract(a, b)
  if (sign === '*') return multiply(a, b)
  if (isZero(b)) throw new Unclear('Nothing can be shared among nobody.')
  const exact = divide(a, b)
  if (sign === '/') return exact
  const down = exact.top / exact.bottom
  if (sign === 'rest') return subtract(a, multiply(b, makeRational(down)))
  return makeRational(sign === 'down' || exact.bottom === 1n ? down : down + 1n)
}

export function isSame(one: Amount, other: Amount): boolean {
  return compareRationals(one.value, other.value) === 0
}

export function sum(amounts: readonly Amount[], why: string): Amount | null {
  return amounts.reduce<Amount | null>(
    (total, each) => (total ? combine('+', total, each, each.noun, why) : each),
    null,
  )
}
