import type { Expression } from '../expression.ts'
import { isNumber, isSum } from './terms.ts'

/** No brackets left to multiply out. */
export function isExpanded(expression: Expression): boolean {
  switch (expression.kind) {
    case 'add':
    case 'subtract':
      return isExpanded(expression.left) && isExpanded(expression.right)
    case 'negative':
      return !isSum(expression.of) && isExpanded(expression.of)
    case 'multiply':
      return [expression.left, expression.right].every((side) => !isSum(side) && isExpanded(side))
    case 'divide':
      return !isSum(expression.left) && isExpanded(expression.left)
    case 'power': {
      const { left, right } = expression
      const isAtom = !('left' in left) && left.kind !== 'negative'
      return isAtom || !isWholePower(right)
    }
    default:
      return true
  }
}

function isWholePower(exponent: Expression): boolean {
  return isNumber(exponent) && exponent.value.bottom === 1n
}
