import { compareValues } from '../algebra/index.ts'
import { type Answer, type Check, type Given, type Option, RIGHT, WRONG } from './answer.ts'
import { checkExpression } from './check-expression.ts'
import { checkFraction } from './check-fraction.ts'
import { checkNumber, readNumber } from './check-number.ts'
import { checkText, normalizeText } from './check-text.ts'
import { LONGEST_TEXT } from './longest-text.ts'

const UNREADABLE: Check = { isRight: false, why: 'unreadable' }

/** Whether what a learner turns in is right, and if not, why, as far as that helps. Never throws, whatever is given. */
export function checkAnswer(answer: Answer, given: Given): Check {
  if (answer.kind === 'ordering') return checkOrdering(answer.items, given)
  if (answer.kind === 'matching') return checkMatching(answer.pairs, given)
  if (typeof given !== 'string') return UNREADABLE
  if (answer.kind === 'choice') return checkChoice(answer.options, given)
  if (given.length > LONGEST_TEXT || given.trim() === '') return UNREADABLE
  if (answer.kind === 'text') return checkText(answer, given)
  if (answer.kind === 'numberLine') return checkPoint(answer.value, given)
  const check = checkMath(answer, given)
  return check.isRight || !isAccepted(answer, given) ? check : RIGHT
}

type MathAnswer = Extract<Answer, { kind: 'number' | 'fraction' | 'expression' }>

function checkMath(answer: MathAnswer, given: string): Check {
  switch (answer.kind) {
    case 'number':
      return checkNumber(answer, given)
    case 'fraction':
      return checkFraction(answer, given)
    case 'expression':
      return checkExpression(answer, given)
  }
}

/** Other forms that count, letter for letter ("6 r 2", "half") or as math. */
function isAccepted(answer: MathAnswer, given: string): boolean {
  const text = normalizeText(given).replaceAll(' ', '')
  return (answer.accept ?? []).some(
    (form) =>
      normalizeText(form).replaceAll(' ', '') === text ||
      checkMath({ ...answer, value: form }, given).isRight,
  )
}

function checkChoice(options: Option[], given: string): Check {
  const chosen =
    options.find((option) => option.text === given) ??
    options.find(({ text }) => text.trim() === given.trim())
  if (!chosen) return UNREADABLE
  return chosen.isRight ? RIGHT : { isRight: false, why: 'mistake', mistake: chosen.mistake }
}

function checkOrdering(items: string[], given: Given): Check {
  if (!Array.isArray(given)) return UNREADABLE
  const isRight = given.length === items.length && items.every((item, index) => given[index] === item)
  return isRight ? RIGHT : WRONG
}

function checkMatching(pairs: [string, string][], given: Given): Check {
  if (typeof given !== 'object' || given === null) return UNREADABLE
  const entries = Array.isArray(given) ? given.filter((pair) => Array.isArray(pair)) : Object.entries(given)
  const matched = new Map(entries as [string, string][])
  const isRight = matched.size === pairs.length && pairs.every(([left, right]) => matched.get(left) === right)
  return isRight ? RIGHT : WRONG
}

function checkPoint(value: string, given: string): Check {
  const [right, point] = [readNumber(value), readNumber(given)]
  if (!right || !point) return UNREADABLE
  return compareValues(right.value, point.value) === 0 ? RIGHT : WRONG
}
