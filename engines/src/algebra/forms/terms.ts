import type { Expression } from '../expression.ts'
import { print } from '../reading/print.ts'

/** What is added and subtracted at the top of an expression, the signs taken off. */
export function termsOf(expression: Expression): Expression[] {
  if (expression.kind === 'add' || expression.kind === 'subtract') {
    return [...termsOf(expression.left), ...termsOf(expression.right)]
  }
  return expression.kind === 'negative' ? termsOf(expression.of) : [expression]
}

/** What is multiplied at the top of a term, above and below the fraction line. */
export function factorsOf(expression: Expression): { top: Expression[]; bottom: Expression[] } {
  switch (expression.kind) {
    case 'multiply': {
      const [left, right] = [factorsOf(expression.left), factorsOf(expression.right)]
      return { top: [...left.top, ...right.top], bottom: [...left.bottom, ...right.bottom] }
    }
    case 'divide': {
      const [left, right] = [factorsOf(expression.left), factorsOf(expression.right)]
      return { top: [...left.top, ...right.bottom], bottom: [...left.bottom, ...right.top] }
    }
    case 'negative':
      return factorsOf(expression.of)
    default:
      return { top: [expression], bottom: [] }
  }
}

export function isSum(expression: Expression): boolean {
  if (expression.kind === 'negative') return isSum(expression.of)
  return expression.kind === 'add' || expression.kind === 'subtract'
}

export function isNumber(expression: Expression): expression is Extract<Expression, { kind: 'number' }> {
  return expression.kind === 'number'
}

/** Base and exponent of a factor, as text: x^2 and x have the same base. */
export function baseOf(factor: Expression): string {
  return print(factor.kind === 'power' ? factor.left : factor)
}
