import { acos, asin, atan, cbrt, cos, exp, log, log10, sin, tan } from '../../arithmetic/index.ts'
import type { Expression, FunctionName } from '../expression.ts'
import { isZero, makeRational, type Rational, raise, rootOf, toNumber } from './rational.ts'
import {
  addValues,
  approximate,
  divideValues,
  isExact,
  multiplyValues,
  negateValue,
  raiseValue,
  toApproximate,
  type Value,
} from './value.ts'

export type Letters = ReadonlyMap<string, Value>

const NO_LETTERS: Letters = new Map()
const HUNDRED = makeRational(100n)
const HIGHEST_FACTORIAL = 170n

/** What an expression is worth, exactly where that is possible; null where it has no (real) value or a letter is unknown. */
export function evaluate(expression: Expression, letters: Letters = NO_LETTERS): Value | null {
  switch (expression.kind) {
    case 'number':
      return expression.value
    case 'mixed':
      return makeRational(expression.whole * expression.bottom + expression.top, expression.bottom)
    case 'letter':
      return letters.get(expression.name) ?? null
    case 'constant':
      return approximate(Math[expression.name === 'pi' ? 'PI' : 'E'])
    case 'negative': {
      const value = evaluate(expression.of, letters)
      return value && negateValue(value)
    }
    case 'call': {
      const value = evaluate(expression.of, letters)
      return value && applyFunction(expression.name, value)
    }
  }
  const left = evaluate(expression.left, letters)
  const right = left && evaluate(expression.right, letters)
  if (!left || !right) return null
  switch (expression.kind) {
    case 'add':
      return addValues(left, right)
    case 'subtract':
      return addValues(left, negateValue(right))
    case 'multiply':
      return multiplyValues(left, right)
    case 'divide':
      return divideValues(left, right)
    case 'power':
      return raiseValue(left, right)
  }
}

function applyFunction(name: FunctionName, value: Value): Value | null {
  if (name === 'percent') return divideValues(value, HUNDRED)
  if (name === 'abs') return isNegative(value) ? negateValue(value) : value
  const exact = isExact(value) ? applyExactly(name, value) : undefined
  if (exact !== undefined) return exact
  const argument = toApproximate(value)
  return argument && applyNearly(name, argument.near, argument.error)
}

function isNegative(value: Value): boolean {
  return isExact(value) ? value.top < 0n : value.near < 0
}

/** Undefined means that no exact result is known; null that there is none at all. */
function applyExactly(name: FunctionName, value: Rational): Value | null | undefined {
  switch (name) {
    case 'sqrt':
      return value.top < 0n ? null : (rootOf(value, 2) ?? undefined)
    case 'cbrt': {
      const root = rootOf(value.top < 0n ? { top: -value.top, bottom: value.bottom } : value, 3)
      return root === null ? undefined : value.top < 0n ? negateValue(root) : root
    }
    case 'factorial':
      return factorialOf(value)
    case 'exp':
      return isZero(value) ? makeRational(1n) : undefined
    case 'log': {
      if (value.top <= 0n) return null
      const tens = Math.round(log10(toNumber(value)))
      const isPower = Math.abs(tens) < 300 && compareTens(value, tens)
      return isPower ? makeRational(BigInt(tens)) : undefined
    }
    case 'ln':
      return value.top <= 0n ? null : undefined
    default:
      return isZero(value) && ['sin', 'tan', 'asin', 'atan'].includes(name) ? value : undefined
  }
}

function compareTens(value: Rational, tens: number): boolean {
  const power = raise(makeRational(10n), tens)
  return power.top === value.top && power.bottom === value.bottom
}

function factorialOf(value: Rational): Rational | null {
  if (value.bottom !== 1n || value.top < 0n || value.top > HIGHEST_FACTORIAL) return null
  let product = 1n
  for (let factor = 2n; factor <= value.top; factor++) product *= factor
  return makeRational(product)
}

/** f(x ± error) ≈ f(x) ± |f'(x)| · error. */
function applyNearly(name: FunctionName, x: number, error: number): Value | null {
  switch (name) {
    case 'sqrt': {
      if (x < -4 * error) return null
      const root = Math.sqrt(Math.max(x, 0))
      return approximate(root, x > error ? error / (2 * root) : Math.sqrt(error))
    }
    case 'cbrt': {
      const root = cbrt(x)
      return approximate(root, Math.abs(x) > error ? error / (3 * root * root) : cbrt(error))
    }
    case 'sin':
      return approximate(sin(x), Math.abs(cos(x)) * error)
    case 'cos':
      return approximate(cos(x), Math.abs(sin(x)) * error)
    case 'tan': {
      const across = cos(x)
      return Math.abs(across) <= 4 * error + 1e-15 ? null : approximate(tan(x), error / (across * across))
    }
    case 'asin':
    case 'acos': {
      if (Math.abs(x) > 1 + 4 * error) return null
      const inside = Math.min(1, Math.max(-1, x))
      const slope = Math.sqrt(1 - inside * inside)
      return approximate(
        (name === 'asin' ? asin : acos)(inside),
        slope > Math.sqrt(error) ? error / slope : 2 * Math.sqrt(error),
      )
    }
    case 'atan':
      return approximate(atan(x), error / (1 + x * x))
    case 'exp':
      return approximate(exp(x), exp(x) * error)
    case 'ln':
      return x <= 4 * error ? null : approximate(log(x), error / x)
    case 'log':
      return x <= 4 * error ? null : approximate(log10(x), error / x / Math.LN10)
    default:
      return null
  }
}
