import type { Expression } from '../expression.ts'
import type { Rational } from '../numbers/rational.ts'

const SIGNS = { add: ' + ', subtract: ' - ', multiply: '*', divide: '/', power: '^' } as const
/** How tightly each kind binds; what binds less tightly than its surroundings needs brackets. */
const TIGHTNESS = { add: 1, subtract: 1, multiply: 2, divide: 2, negative: 3, power: 4, atom: 5 } as const

/** Plain math again, with as few brackets as reading it back allows. */
export function print(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return printNumber(expression.value)
    case 'mixed':
      return `${expression.whole} ${expression.top}/${expression.bottom}`
    case 'letter':
    case 'constant':
      return expression.name
    case 'negative':
      return `-${wrap(expression.of, TIGHTNESS.negative)}`
    case 'call':
      return printCall(expression.name, expression.of)
    case 'power':
      return `${wrap(expression.left, TIGHTNESS.atom)}^${wrap(expression.right, TIGHTNESS.negative)}`
    default: {
      const tightness = TIGHTNESS[expression.kind]
      return `${wrap(expression.left, tightness)}${SIGNS[expression.kind]}${wrap(expression.right, tightness + 1)}`
    }
  }
}

function printCall(name: string, of: Expression): string {
  return name === 'percent' ? `${wrap(of, TIGHTNESS.atom)}%` : `${name}(${print(of)})`
}

/** A decimal where one is exact: every number that was read as one. */
export function printNumber({ top, bottom }: Rational): string {
  if (bottom === 1n) return String(top)
  let rest = bottom
  let places = 0
  for (; rest % 10n === 0n; rest /= 10n) places++
  for (; rest % 2n === 0n; rest /= 2n) places++
  for (; rest % 5n === 0n; rest /= 5n) places++
  if (rest !== 1n) return `${top}/${bottom}`
  const digits = String((top < 0n ? -top : top) * (10n ** BigInt(places) / bottom)).padStart(places + 1, '0')
  return `${top < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

function tightnessOf(expression: Expression): number {
  if (expression.kind === 'number') {
    if (expression.value.top < 0n) return TIGHTNESS.negative
    return printNumber(expression.value).includes('/') ? TIGHTNESS.divide : TIGHTNESS.atom
  }
  return expression.kind in TIGHTNESS ? TIGHTNESS[expression.kind as keyof typeof TIGHTNESS] : TIGHTNESS.atom
}

function wrap(expression: Expression, least: number): string {
  return tightnessOf(expression) < least ? `(${print(expression)})` : print(expression)
}
