import type { Expression } from '../expression.ts'
import { gcd } from '../numbers/rational.ts'
import { factorsOf, isNumber } from './terms.ts'

/** A number as it is written down when nothing is left to do but perhaps to reduce it: 3, 0.5, 6/8, 1 1/2, 25%. */
export function isPlainNumber(expression: Expression): boolean {
  switch (expression.kind) {
    case 'number':
    case 'mixed':
      return true
    case 'negative':
      return isPlainNumber(expression.of) && expression.of.kind !== 'negative'
    case 'call':
      return expression.name === 'percent' && isPlainNumber(expression.of)
    case 'divide':
      return isPlainFraction(expression)
    case 'add':
      return (
        isNumber(expression.left) && expression.right.kind === 'divide' && isPlainFraction(expression.right)
      )
    default:
      return false
  }
}

function isPlainFraction({ left, right }: { left: Expression; right: Expression }): boolean {
  const top = left.kind === 'negative' ? left.of : left
  const bottom = right.kind === 'negative' ? right.of : right
  return isNumber(top) && isNumber(bottom) && top.value.bottom === 1n && bottom.value.bottom === 1n
}

/** A plain number with nothing left to cancel or to carry. */
export function isReduced(expression: Expression): boolean {
  switch (expression.kind) {
    case 'mixed':
      return (
        expression.whole > 0n &&
        expression.top < expression.bottom &&
        gcd(expression.top, expression.bottom) === 1n
      )
    case 'negative':
      return isReduced(expression.of)
    case 'divide': {
      const top = factorsOf(expression.left).top[0]
      const bottom = factorsOf(expression.right).top[0]
      if (expression.right.kind === 'negative' || !top || !bottom || !isNumber(top) || !isNumber(bottom))
        return false
      return bottom.value.top !== 1n && gcd(top.value.top, bottom.value.top) === 1n
    }
    case 'add':
      return false
    default:
      return true
  }
}
