import type { MathJsonExpression as MathJson } from '@cortex-js/compute-engine/math-json'
import type { Expression, Statement } from '#engines/algebra/index.ts'
import type { Rational } from '#engines/algebra/numbers/rational.ts'

const OPERATIONS = {
  add: 'Add',
  subtract: 'Subtract',
  multiply: 'Multiply',
  divide: 'Divide',
  power: 'Power',
} as const
const FUNCTIONS = {
  sqrt: 'Sqrt',
  abs: 'Abs',
  sin: 'Sin',
  cos: 'Cos',
  tan: 'Tan',
  asin: 'Arcsin',
  acos: 'Arccos',
  atan: 'Arctan',
  ln: 'Ln',
  exp: 'Exp',
  factorial: 'Factorial',
} as const
const RELATIONS = {
  '=': 'Equal',
  '!=': 'NotEqual',
  '<': 'Less',
  '>': 'Greater',
  '<=': 'LessEqual',
  '>=': 'GreaterEqual',
} as const

/**
 * What the compute engine is given: only these nodes, made from our own reading of the text, never the text itself.
 * Letters get a sign of their own, so that none is taken for a constant such as i.
 */
export function toMathJson(expression: Expression): MathJson {
  switch (expression.kind) {
    case 'number':
      return fraction(expression.value)
    case 'mixed':
      return fraction({
        top: expression.whole * expression.bottom + expression.top,
        bottom: expression.bottom,
      })
    case 'letter':
      return symbolOf(expression.name)
    case 'constant':
      return expression.name === 'pi' ? 'Pi' : 'ExponentialE'
    case 'negative':
      return ['Negate', toMathJson(expression.of)]
    case 'call':
      return callOf(expression.name, toMathJson(expression.of))
    default:
      return [OPERATIONS[expression.kind], toMathJson(expression.left), toMathJson(expression.right)]
  }
}

/** Every relation of a chain on its own. */
export function toRelations({ sides, relations }: Statement): MathJson[] {
  return relations.map((relation, index) => [
    RELATIONS[relation],
    toMathJson(sides[index] as Expression),
    toMathJson(sides[index + 1] as Expression),
  ])
}

export function symbolOf(letter: string): string {
  return `our_${letter}`
}

function callOf(name: Extract<Expression, { kind: 'call' }>['name'], of: MathJson): MathJson {
  if (name === 'percent') return ['Divide', of, 100]
  if (name === 'cbrt') return ['Root', of, 3]
  if (name === 'log') return ['Log', of, 10]
  return [FUNCTIONS[name], of]
}

function fraction({ top, bottom }: Rational): MathJson {
  return bottom === 1n ? whole(top) : ['Rational', whole(top), whole(bottom)]
}

function whole(number: bigint): MathJson {
  return Number.isSafeInteger(Number(number)) ? Number(number) : { num: String(number) }
}
