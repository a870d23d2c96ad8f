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
import { type Answer, type Check, RIGHT, WRONG } from './answer.ts'
import { normalizeUnit, splitUnit } from './units.ts'

type NumberAnswer = Extract<Answer, { kind: 'number' }>
type Written = { expression: Expression; value: Value }

export function checkNumber(answer: NumberAnswer, given: string): Check {
  const right = readNumber(answer.value)
  if (!right) return { isRight: false, why: 'unreadable' }
  const whole = readNumber(given)
  const isPercent = answer.unit !== undefined && normalizeUnit(answer.unit) === '%'
  if (whole && !(isPercent && given.trim().endsWith('%'))) return compareNumbers(answer, right, whole, given)
  const { number, unit } = splitUnit(given.trim())
  const part = unit === '' ? null : readNumber(number)
  if (!part || (answer.unit === undefined && !isLikelyUnit(unit)))
    return { isRight: false, why: 'unreadable' }
  const check = compareNumbers(answer, right, part, number)
  const isRightUnit = answer.unit === undefined || isSameUnit(unit, answer.unit)
  return check.isRight && !isRightUnit ? { isRight: false, why: 'wrong_unit' } : check
}

/** "12 apples" and "3 m" are numbers with what they count; "4x" is not. */
function isLikelyUnit(unit: string): boolean {
  return unit.length > 1 || !/[a-z]/i.test(unit) || /[mglsh]/i.test(unit)
}

function isSameUnit(a: string, b: string): boolean {
  return normalizeUnit(a) === normalizeUnit(b)
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
    return isWorkedOut(right, given) ? RIGHT : { isRight: false, why: 'not_simplest' }
  }
  return isRounded(right.value, given, text) ? { isRight: false, why: 'close' } : WRONG
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
export function isWorkedOut(right: Written, given: Written): boolean {
  if (!isPlainNumber(given.expression)) return 'near' in given.value && isSimplest(given.expression)
  const isWhole = 'top' in right.value && right.value.bottom === 1n
  const isFraction = given.expression.kind === 'divide' || given.expression.kind === 'add'
  return !(isWhole && isFraction)
}

/** The right value, rounded to the decimals that were given. */
function isRounded(right: Value, given: Written, text: string): boolean {
  const decimals = /\.(\d+)\D*$/.exec(text)?.[1]?.length ?? 0
  if (decimals === 0 || !isPlainNumber(given.expression)) return false
  return Math.abs(toDouble(right) - toDouble(given.value)) <= 0.5000001 * 10 ** -decimals
}
