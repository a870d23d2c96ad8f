import type { Rational } from './numbers/rational.ts'

export type FunctionName =
  | 'sqrt'
  | 'cbrt'
  | 'abs'
  | 'sin'
  | 'cos'
  | 'tan'
  | 'asin'
  | 'acos'
  | 'atan'
  | 'log'
  | 'ln'
  | 'exp'
  | 'factorial'
  | 'percent'

export type Operation = 'add' | 'subtract' | 'multiply' | 'divide' | 'power'

/** What was written, not what it is worth: "2/4", "1/2" and "0.5" are three expressions. */
export type Expression =
  | { kind: 'number'; value: Rational }
  /** "1 1/2"; the fraction stays as it was written. */
  | { kind: 'mixed'; whole: bigint; top: bigint; bottom: bigint }
  | { kind: 'letter'; name: string }
  | { kind: 'constant'; name: 'pi' | 'e' }
  | { kind: 'negative'; of: Expression }
  | { kind: Operation; left: Expression; right: Expression }
  | { kind: 'call'; name: FunctionName; of: Expression }

export type Relation = '=' | '!=' | '<' | '>' | '<=' | '>='

/** "a", "a = b" or a chain "a < b <= c": one relation fewer than sides. */
export type Statement = { sides: Expression[]; relations: Relation[] }

export function lettersOf(...expressions: Expression[]): string[] {
  const found = new Set<string>()
  for (const expression of expressions) collectLetters(expression, found)
  return [...found].sort()
}

function collectLetters(expression: Expression, found: Set<string>): void {
  if (expression.kind === 'letter') found.add(expression.name)
  else if ('left' in expression) {
    collectLetters(expression.left, found)
    collectLetters(expression.right, found)
  } else if ('of' in expression) collectLetters(expression.of, found)
}
