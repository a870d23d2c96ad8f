import { type Expression, evaluate, lettersOf, print } from '#engines/algebra/index.ts'
import {
  add,
  isZero,
  makeRational,
  multiply,
  negate,
  type Rational,
  subtract,
} from '#engines/algebra/numbers/rational.ts'
import { isExact } from '#engines/algebra/numbers/value.ts'

/** The derivative with the rule that gave it; null where no rule is known. */
export type Derived = { result: Expression; rule: string; say: string }

const ZERO = number(makeRational(0n))
const ONE = number(makeRational(1n))

export function differentiate(of: Expression, letter: string): Derived | null {
  if (!lettersOf(of).includes(letter))
    return { result: ZERO, rule: 'constant', say: 'A constant does not change: its derivative is 0.' }
  switch (of.kind) {
    case 'letter':
      return { result: ONE, rule: 'identity', say: `The derivative of ${letter} is 1.` }
    case 'negative': {
      const inside = differentiate(of.of, letter)
      return inside && { ...inside, result: minus(inside.result) }
    }
    case 'add':
    case 'subtract': {
      const [u, v] = [differentiate(of.left, letter), differentiate(of.right, letter)]
      if (!u || !v) return null
      const result = of.kind === 'add' ? plus(u.result, v.result) : plus(u.result, minus(v.result))
      return { result, rule: 'sum', say: 'Differentiate term by term.' }
    }
    case 'multiply':
      return differentiateProduct(of, letter)
    case 'divide':
      return differentiateQuotient(of, letter)
    case 'power':
      return differentiatePower(of, letter)
    case 'call':
      return differentiateCall(of, letter)
    default:
      return null
  }
}

function differentiateProduct(of: Extract<Expression, { left: Expression }>, letter: string): Derived | null {
  const [u, v] = [differentiate(of.left, letter), differentiate(of.right, letter)]
  if (!u || !v) return null
  if (!lettersOf(of.left).includes(letter)) return { ...v, result: times(of.left, v.result) }
  if (!lettersOf(of.right).includes(letter)) return { ...u, result: times(of.right, u.result) }
  const result = plus(times(u.result, of.right), times(of.left, v.result))
  return { result, rule: 'product', say: 'Product rule: (u·v)′ = u′·v + u·v′.' }
}

function differentiateQuotient(
  of: Extract<Expression, { left: Expression }>,
  letter: string,
): Derived | null {
  const [u, v] = [differentiate(of.left, letter), differentiate(of.right, letter)]
  if (!u || !v) return null
  if (!lettersOf(of.right).includes(letter))
    return { ...u, result: { kind: 'divide', left: u.result, right: of.right } }
  const top = plus(times(u.result, of.right), minus(times(of.left, v.result)))
  const result: Expression = { kind: 'divide', left: top, right: power(of.right, makeRational(2n)) }
  return { result, rule: 'quotient', say: 'Quotient rule: (u/v)′ = (u′·v − u·v′) / v².' }
}

function differentiatePower(of: Extract<Expression, { left: Expression }>, letter: string): Derived | null {
  if (of.left.kind === 'constant' && of.left.name === 'e') {
    const inner = differentiate(of.right, letter)
    return (
      inner && {
        result: times(inner.result, of),
        rule: 'exponential',
        say: 'The derivative of e^u is e^u times the derivative of u.',
      }
    )
  }
  const exponent = lettersOf(of.right).length === 0 ? evaluate(of.right) : null
  const inner = differentiate(of.left, letter)
  if (!exponent || !isExact(exponent) || !inner) return null
  const lower = subtract(exponent, makeRational(1n))
  const outer = times(number(exponent), power(of.left, lower))
  const isPlain = of.left.kind === 'letter'
  return {
    result: isPlain ? outer : times(inner.result, outer),
    rule: isPlain ? 'power' : 'chain',
    say: isPlain
      ? `Power rule: bring the exponent ${print(number(exponent))} to the front and lower it by 1.`
      : 'Chain rule: differentiate the outside, then multiply by the derivative of the inside.',
  }
}

function differentiateCall(of: Extract<Expression, { kind: 'call' }>, letter: string): Derived | null {
  const inner = differentiate(of.of, letter)
  if (!inner) return null
  const call = (name: typeof of.name): Expression => ({ kind: 'call', name, of: of.of })
  const over = (bottom: Expression): Expression => ({ kind: 'divide', left: inner.result, right: bottom })
  const isPlain = of.of.kind === 'letter'
  const rule = isPlain ? `derivative-of-${of.name}` : 'chain'
  const known: Partial<Record<typeof of.name, [Expression, string]>> = {
    sin: [times(inner.result, call('cos')), 'The derivative of sin is cos.'],
    cos: [minus(times(inner.result, call('sin'))), 'The derivative of cos is −sin.'],
    exp: [times(inner.result, call('exp')), 'The derivative of e^u is e^u.'],
    ln: [over(of.of), 'The derivative of ln u is 1/u.'],
    sqrt: [over(times(number(makeRational(2n)), of)), 'The derivative of √u is 1/(2√u).'],
    tan: [over(power(call('cos'), makeRational(2n))), 'The derivative of tan is 1/cos².'],
  }
  const found = known[of.name]
  if (!found) return null
  return {
    result: found[0],
    rule,
    say: isPlain ? found[1] : `${found[1]} Multiply by the derivative of the inside.`,
  }
}

export function number(value: Rational): Expression {
  return { kind: 'number', value }
}

function exactValue(expression: Expression): Rational | null {
  const value = lettersOf(expression).length === 0 ? evaluate(expression) : null
  return value && isExact(value) ? value : null
}

function isNumber(expression: Expression, wanted: bigint): boolean {
  const value = exactValue(expression)
  return value?.top === wanted && value.bottom === 1n
}

export function plus(left: Expression, right: Expression): Expression {
  const [a, b] = [exactValue(left), exactValue(right)]
  if (a && b) return number(add(a, b))
  if (a && isZero(a)) return right
  if (b && isZero(b)) return left
  if (right.kind === 'negative') return { kind: 'subtract', left, right: right.of }
  if (b && b.top < 0n) return { kind: 'subtract', left, right: number(negate(b)) }
  return { kind: 'add', left, right }
}

function minus(of: Expression): Expression {
  const value = exactValue(of)
  if (value) return number(negate(value))
  if (of.kind === 'multiply' && of.left.kind === 'number')
    return times(number(negate(of.left.value)), of.right)
  return of.kind === 'negative' ? of.of : { kind: 'negative', of }
}

/** Numbers go to the front and are multiplied with each other. */
export function times(left: Expression, right: Expression): Expression {
  const [a, b] = [exactValue(left), exactValue(right)]
  if (a && b) return number(multiply(a, b))
  if (isNumber(left, 0n) || isNumber(right, 0n)) return ZERO
  if (isNumber(left, 1n)) return right
  if (isNumber(right, 1n)) return left
  if (b) return times(right, left)
  if (left.kind === 'negative') return minus(times(left.of, right))
  if (right.kind === 'negative') return minus(times(left, right.of))
  const front = right.kind === 'multiply' ? exactValue(right.left) : null
  if (front && right.kind === 'multiply') {
    const rest = a ? null : times(left, right.right)
    return rest ? times(number(front), rest) : times(number(multiply(a ?? front, front)), right.right)
  }
  return { kind: 'multiply', left, right }
}

export function power(base: Expression, exponent: Rational): Expression {
  if (isZero(exponent)) return ONE
  if (exponent.top === 1n && exponent.bottom === 1n) return base
  return { kind: 'power', left: base, right: number(exponent) }
}
