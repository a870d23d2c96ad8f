import { compareValues, type Expression, isPlainNumber, isSimplest } from '../algebra/index.ts'
import { type Answer, type Check, RIGHT, WRONG } from './answer.ts'
import { readNumber } from './check-number.ts'

type FractionAnswer = Extract<Answer, { kind: 'fraction' }>

export function checkFraction({ value, form = 'any' }: FractionAnswer, given: string): Check {
  const [right, written] = [readNumber(value), readNumber(given)]
  if (!right || !written) return { isRight: false, why: 'unreadable' }
  if (compareValues(right.value, written.value) !== 0) return WRONG
  const expression = asMixed(written.expression)
  if (!isPlainNumber(expression)) return { isRight: false, why: 'not_simplest' }
  if (form === 'any') return RIGHT
  const unsigned = expression.kind === 'negative' ? expression.of : expression
  const isWhole = 'top' in right.value && right.value.bottom === 1n
  if (unsigned.kind === 'number' && !isWhole) return { isRight: false, why: 'wrong_form' }
  if (form === 'improper') return unsigned.kind === 'divide' ? RIGHT : { isRight: false, why: 'wrong_form' }
  if (form === 'mixed' && unsigned.kind === 'divide' && isAtLeastOne(right.value)) {
    return { isRight: false, why: 'wrong_form' }
  }
  const isDone = form === 'mixed' ? hasProperPart(unsigned) : isSimplest(expression)
  return isDone ? RIGHT : { isRight: false, why: 'not_simplest' }
}

/** 2 6/8 is a mixed number, 1 5/4 is not yet one. */
function hasProperPart(expression: Expression): boolean {
  return expression.kind !== 'mixed' || (expression.whole > 0n && expression.top < expression.bottom)
}

function isAtLeastOne(value: { top: bigint; bottom: bigint } | { near: number }): boolean {
  return 'top' in value && (value.top < 0n ? -value.top : value.top) >= value.bottom
}

/** "1+1/2", or "-(1+1/2)", is another way to write the mixed number 1 1/2. */
function asMixed(expression: Expression): Expression {
  if (expression.kind === 'negative') return { kind: 'negative', of: asMixed(expression.of) }
  if (expression.kind !== 'add' || expression.left.kind !== 'number' || expression.right.kind !== 'divide') {
    return expression
  }
  const { left, right } = expression.right
  const [whole] = [expression.left.value]
  if (left.kind !== 'number' || right.kind !== 'number' || whole.bottom !== 1n) return expression
  return { kind: 'mixed', whole: whole.top, top: left.value.top, bottom: right.value.top }
}
