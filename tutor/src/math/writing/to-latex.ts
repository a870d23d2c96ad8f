import { type Expression, parse, type Statement } from '#engines/algebra/index.ts'
import { printNumber } from '#engines/algebra/reading/print.ts'
import type { Shown } from '../kinds/kind.ts'
import { BeyondLimits } from './polynomial.ts'

const RELATIONS = { '=': '=', '!=': '\\ne', '<': '<', '>': '>', '<=': '\\le', '>=': '\\ge' } as const
const TIGHTNESS = { add: 1, subtract: 1, negative: 1, multiply: 2, divide: 4, power: 4 } as const
const ATOM = 5

/** Plain math as it is printed in a book. */
export function toLatex(shown: Shown): string {
  if (typeof shown !== 'string') return shown.tex
  const parsed = parse(shown)
  if (!parsed.ok) throw new BeyondLimits(`"${shown}" cannot be drawn: ${parsed.message}`)
  return parsed.statements.map(drawStatement).join(',\\; ')
}

function drawStatement({ sides, relations }: Statement): string {
  return sides
    .map((side, index) => (index === 0 ? '' : ` ${RELATIONS[relations[index - 1] ?? '=']} `) + draw(side))
    .join('')
}

function draw(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return drawNumber(printNumber(expression.value))
    case 'mixed':
      return `${expression.whole}\\frac{${expression.top}}{${expression.bottom}}`
    case 'letter':
      return expression.name
    case 'constant':
      return expression.name === 'pi' ? '\\pi' : 'e'
    case 'negative':
      return `-${wrap(expression.of, 2)}`
    case 'call':
      return drawCall(expression.name, expression.of)
    case 'add':
      return drawSum(draw(expression.left), '+', expression.right)
    case 'subtract':
      return drawSum(draw(expression.left), '-', expression.right)
    case 'multiply':
      return drawProduct(expression.left, expression.right)
    case 'divide':
      return drawFraction(expression.left, expression.right)
    case 'power':
      return `${wrap(expression.left, ATOM)}^{${draw(expression.right)}}`
  }
}

function drawSum(left: string, sign: '+' | '-', right: Expression): string {
  return `${left} ${sign} ${startsWithMinus(right) ? `\\left(${draw(right)}\\right)` : wrap(right, sign === '-' ? 2 : 1)}`
}

function drawFraction(top: Expression, bottom: Expression): string {
  const isMinus = isNegativeAtom(top)
  return `${isMinus ? '-' : ''}\\frac{${isMinus ? draw(top).slice(1) : draw(top)}}{${draw(bottom)}}`
}

/** A minus before a single number or letter: in front of a product it needs no brackets. */
function isNegativeAtom(expression: Expression): boolean {
  if (expression.kind === 'number') return expression.value.top < 0n
  return expression.kind === 'negative' && tightnessOf(expression.of) === ATOM
}

function drawProduct(left: Expression, right: Expression): string {
  const a = isNegativeAtom(left) ? draw(left) : wrap(left, 2)
  const b = startsWithMinus(right) ? `\\left(${draw(right)}\\right)` : wrap(right, 2)
  if (/^(\d|\\frac)/.test(b)) return `${a} \\cdot ${b}`
  return /[a-z]$/.test(a) && /^[a-z]/.test(b) ? `${a} ${b}` : a + b
}

function drawCall(name: Extract<Expression, { kind: 'call' }>['name'], of: Expression): string {
  switch (name) {
    case 'sqrt':
      return `\\sqrt{${draw(of)}}`
    case 'cbrt':
      return `\\sqrt[3]{${draw(of)}}`
    case 'abs':
      return `\\left|${draw(of)}\\right|`
    case 'factorial':
      return `${wrap(of, ATOM)}!`
    case 'percent':
      return `${wrap(of, ATOM)}\\%`
    case 'exp':
      return `e^{${draw(of)}}`
    case 'asin':
    case 'acos':
    case 'atan':
      return `\\arc${name.slice(1)}\\left(${draw(of)}\\right)`
    default:
      return `\\${name}\\left(${draw(of)}\\right)`
  }
}

function drawNumber(text: string): string {
  const [top, bottom] = text.split('/')
  if (bottom === undefined) return text
  return top?.startsWith('-') ? `-\\frac{${top.slice(1)}}{${bottom}}` : `\\frac{${top}}{${bottom}}`
}

function startsWithMinus(expression: Expression): boolean {
  if (expression.kind === 'number') return expression.value.top < 0n
  if (expression.kind === 'negative') return true
  if (expression.kind === 'divide') return isNegativeAtom(expression.left)
  return 'left' in expression && expression.kind !== 'power' && startsWithMinus(expression.left)
}

function tightnessOf(expression: Expression): number {
  if (expression.kind === 'number') {
    const text = printNumber(expression.value)
    return text.startsWith('-') ? 1 : text.includes('/') ? 4 : ATOM
  }
  return expression.kind in TIGHTNESS ? TIGHTNESS[expression.kind as keyof typeof TIGHTNESS] : ATOM
}

function wrap(expression: Expression, least: number): string {
  return tightnessOf(expression) < least ? `\\left(${draw(expression)}\\right)` : draw(expression)
}
