import { compareValues, type Expression, isPlainNumber, isSimplest, type Value } from '../algebra/index.ts'
import { type Answer, type Check, RIGHT, WRONG } from './answer.ts'
import { readNumber } from './check-number.ts'

type FractionAnswer = Extract<Answer, { kind: 'fraction' }>

export function checkFraction({ value, form = 'any' }: FractionAnswer, given: string): Check {
  const [right, written] = [readNumber(value), readNumber(given)]
  if (!right || !written) return { isRight: false, why: 'unreadable' }
  if (compareValues(right.value, written.value) !== 0) return WRONG
  const why = findFractionFlaw(form, right.value, written.expression)
  return why ? { isRight: false, why } : RIGHT
}

/** What is left to do with a fraction of the right value. */
export function findFractionFlaw(
  form: NonNullable<FractionAnswer['form']>,
  value: Value,
  written: Expression,
): 'not_simplest' | 'wrong_form' | undefined {
  const expression = asMixed(written)
  if (!isPlainNumber(expression)) return 'not_simplest'
  if (form === 'any') return undefined
  const unsigned = expression.kind === 'negative' ? expression.of : expression
  const isWhole = 'top' in value && value.bottom === 1n
  if (unsigned.kind === 'number' && !isWhole) return 'wrong_form'
  if (form === 'improper') return unsigned.kind === 'divide' ? undefined : 'wrong_form'
  if (form === 'mixed' && unsigned.kind === 'divide' && isAtLeastOne(value)) return 'wrong_form'
  const isDone = form === 'mixed' ? hasProperPart(unsigned) : isSimplest(expression)
  return isDone ? undefined : 'not_simplest'
}

/** 2 6/8 is a mixed number, 1 5/4 is not yet one. */
function hasProperPart(expression: Expression): boolean {
  return expression.kind !== 'mixed' || (expression.whole > 0n && expression.top < expression.bottom)
}

function isAtLeastOne(value: Value): boolean {
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
