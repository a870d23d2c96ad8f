import {
  compareValues,
  type Expression,
  evaluate,
  isPlainNumber,
  isSimplest,
  parse,
  parseExpression,
  type Value,
} from '../algebra/index.ts'
import { pow } from '../arithmetic/index.ts'
import { type Answer, type Check, RIGHT, WRONG } from './answer.ts'
import { isSameUnit, isUnit, splitUnit } from './units.ts'

type NumberAnswer = Extract<Answer, { kind: 'number' }>
export type Written = { expression: Expression; value: Value }

export function checkNumber(answer: NumberAnswer, given: string): Check {
  const right = readNumber(answer.value)
  if (!right) return { isRight: false, why: 'unreadable' }
  const whole = readNumber(given)
  const isPercent =
    given.trimEnd().endsWith('%') && (answer.unit === undefined || isSameUnit('%', answer.unit))
  const check = whole ? compareNumbers(answer, right, whole, given) : null
  if (check && (check.isRight || !isPercent)) return check
  const { number, unit } = splitUnit(given.trim())
  const part = unit === '' ? null : readNumber(number)
  if (!part || !isUnit(unit, answer.unit)) return { isRight: false, why: 'unreadable' }
  const checkOfPart = compareNumbers(answer, right, part, number)
  const isRightUnit = answer.unit === undefined || isSameUnit(unit, answer.unit)
  return checkOfPart.isRight && !isRightUnit ? { isRight: false, why: 'wrong_unit' } : checkOfPart
}

/** A number as learners write it, also as "x = 4". */
export function readNumber(text: string): Written | null {
  const parsed = parse(text.replace(/\band\b/i, ' '))
  if (!parsed.ok || parsed.statements.length !== 1) return null
  const [statement] = parsed.statements
  const [first, second] = statement?.sides ?? []
  const isNamed = statement?.relations.join() === '=' && first?.kind === 'letter'
  const expression = isNamed ? second : statement?.relations.length === 0 ? first : undefined
  const value = expression && evaluate(expression)
  return value ? { expression, value } : null
}

function compareNumbers(answer: NumberAnswer, right: Written, given: Written, text: string): Check {
  if (isWithin(answer.tolerance, right.value, given.value)) {
    const why = findNumberFlaw(answer.form ?? 'any', right, given)
    return why ? { isRight: false, why } : RIGHT
  }
  return isRounded(right.value, given, text) ? { isRight: false, why: 'close' } : WRONG
}

/** What is left to do with a number of the right value. */
export function findNumberFlaw(
  form: 'any' | 'decimal',
  right: Written,
  given: Written,
): 'not_simplest' | 'wrong_form' | undefined {
  if (!isWorkedOut(right, given)) return 'not_simplest'
  const { expression } = given
  const isDecimal =
    expression.kind === 'number' || (expression.kind === 'negative' && expression.of.kind === 'number')
  return form === 'decimal' && !isDecimal ? 'wrong_form' : undefined
}

function isWithin(tolerance: string | undefined, right: Value, given: Value): boolean {
  if (compareValues(right, given) === 0) return true
  const parsed = tolerance === undefined ? null : parseExpression(tolerance)
  const play = parsed?.ok ? evaluate(parsed.expression) : null
  return play !== null && isBetween(right, given, play)
}

function isBetween(right: Value, given: Value, play: Value): boolean {
  const distance = Math.abs(toDouble(right) - toDouble(given))
  return distance <= toDouble(play) * (1 + 1e-9)
}

function toDouble(value: Value): number {
  return 'near' in value ? value.near : Number(value.top) / Number(value.bottom)
}

/** "3+4" is no answer to 3+4, nor is "12/4" to a question with a whole answer. */
function isWorkedOut(right: Written, given: Written): boolean {
  if (!isPlainNumber(given.expression)) {
    return 'near' in right.value && (isSimplest(given.expression) || !isSimplest(right.expression))
  }
  const isWhole = 'top' in right.value && right.value.bottom === 1n
  const isFraction = given.expression.kind === 'divide' || given.expression.kind === 'add'
  return !(isWhole && isFraction)
}

/** The right value, rounded to the decimals that were given. */
function isRounded(right: Value, given: Written, text: string): boolean {
  const decimals = /\.(\d+)\D*$/.exec(text)?.[1]?.length ?? 0
  if (decimals === 0 || !isPlainNumber(given.expression)) return false
  return Math.abs(toDouble(right) - toDouble(given.value)) <= 0.5000001 * pow(10, -decimals)
}
