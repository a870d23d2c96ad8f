import { type Expression, evaluate, print } from '#engines/algebra/index.ts'
import { add, gcd, makeRational, negate, type Rational } from '#engines/algebra/numbers/rational.ts'
import { isExact } from '#engines/algebra/numbers/value.ts'
import { printNumber } from '#engines/algebra/reading/print.ts'
import { BeyondLimits } from '../writing/polynomial.ts'

export type Path = ('left' | 'right' | 'of')[]
type Reduction = { path: Path; result: Expression; rule: string; say: string }

/** Up to here all squares are tried, which takes a hundred thousand divisions. */
const LARGEST_RADICAND = 10_000_000_000n
const PRIORITY = {
  bracket: 0,
  power: 1,
  call: 1,
  mixed: 1,
  multiply: 2,
  divide: 2,
  negative: 2,
  add: 3,
  subtract: 3,
}

/** The operation that comes first; null when nothing is left to do. */
export function findReduction(expression: Expression, hasDecimals: boolean): Reduction | 'impossible' | null {
  const found: { reduction: Reduction; rank: number; depth: number }[] = []
  let isImpossible = false
  const visit = (node: Expression, path: Path, brackets: number): void => {
    if ('left' in node && !isSumOfLikeFractions(node)) {
      visit(node.left, [...path, 'left'], brackets + bracketsAround(node, node.left))
      visit(node.right, [...path, 'right'], brackets + bracketsAround(node, node.right))
    } else if ('of' in node) visit(node.of, [...path, 'of'], brackets + (node.kind === 'call' ? 1 : 0))
    const reduced = reduce(node, hasDecimals)
    if (reduced === 'impossible') isImpossible = true
    else if (reduced) {
      const rank = PRIORITY[node.kind as keyof typeof PRIORITY] ?? 0
      const say = brackets > 0 ? `First what is inside. ${reduced.say}` : reduced.say
      found.push({ reduction: { ...reduced, say, path }, rank, depth: brackets })
    }
  }
  visit(expression, [], 0)
  if (isImpossible) return 'impossible'
  const [first] = found.sort((a, b) => b.depth - a.depth || a.rank - b.rank)
  return first?.reduction ?? null
}

/** Fractions that were just brought to the same denominator must not be reduced again before they are added. */
function isSumOfLikeFractions(node: Extract<Expression, { left: Expression }>): boolean {
  if (node.kind !== 'add' && node.kind !== 'subtract') return false
  if (!atomOf(node.left) || !atomOf(node.right)) return false
  const [left, right] = [bottomOf(node.left), bottomOf(node.right)]
  return left === right && left !== 1n
}

export function replaceAt(expression: Expression, path: Path, result: Expression): Expression {
  const [step, ...rest] = path
  if (!step) return result
  if (step === 'of')
    return 'of' in expression ? { ...expression, of: replaceAt(expression.of, rest, result) } : expression
  if (!('left' in expression)) return expression
  return { ...expression, [step]: replaceAt(expression[step], rest, result) }
}

function bracketsAround(parent: Expression, child: Expression): number {
  const isSum = child.kind === 'add' || child.kind === 'subtract'
  if (parent.kind === 'power') return 'left' in child ? 1 : 0
  return isSum &&
    (parent.kind === 'multiply' ||
      parent.kind === 'divide' ||
      (parent.kind === 'subtract' && parent.right === child))
    ? 1
    : 0
}

function reduce(node: Expression, hasDecimals: boolean): Omit<Reduction, 'path'> | 'impossible' | null {
  const write = (value: Rational): Expression => writeValue(value, hasDecimals)
  const show = (value: Rational): string => print(write(value))
  switch (node.kind) {
    case 'mixed': {
      const value = makeRational(node.whole * node.bottom + node.top, node.bottom)
      const result = write(value)
      return {
        result,
        rule: 'mixed-to-fraction',
        say: `Write ${print(node)} as one fraction: ${print(result)}.`,
      }
    }
    case 'call':
      return reduceCall(node, write)
    case 'negative': {
      const value = atomOf(node.of)
      if (!value || node.of.kind === 'divide') return null
      if (node.of.kind === 'number' && value.top > 0n) return null
      return { result: write(negate(value)), rule: 'double-minus', say: 'Minus of a minus is a plus.' }
    }
    case 'number':
    case 'letter':
    case 'constant':
      return null
  }
  const [left, right] = [atomOf(node.left), atomOf(node.right)]
  if (!left || !right) return null
  const value = evaluate(node)
  if (!value) return 'impossible'
  if (!isExact(value)) return node.kind === 'power' ? null : 'impossible'
  const [a, b, c] = [show(left), show(right), show(value)]
  switch (node.kind) {
    case 'power':
      return {
        result: write(value),
        rule: 'power',
        say: `Work out the power: ${wrapNegative(a)}^${b.includes('/') ? `(${b})` : b} is ${c}.`,
      }
    case 'multiply':
      return { result: write(value), rule: 'multiply', say: `Multiply ${a} by ${b}: that is ${c}.` }
    case 'divide':
      return reduceDivision(node, value, write)
    case 'add':
    case 'subtract':
      return reduceSum(node.kind, [node.left, node.right], [left, right], value, write)
  }
}

function reduceDivision(
  node: Extract<Expression, { left: Expression }>,
  value: Rational,
  write: (value: Rational) => Expression,
): Omit<Reduction, 'path'> | null {
  const result = write(value)
  if (print(result) === print(node)) return null
  const isFraction = isWhole(node.left) && isWhole(node.right)
  const [a, b, c] = [print(node.left), print(node.right), print(result)]
  if (isFraction && value.bottom !== 1n)
    return { result, rule: 'reduce-fraction', say: `Reduce ${a}/${b} to lowest terms: ${c}.` }
  if (isFraction) return { result, rule: 'divide', say: `Divide ${a} by ${b}: that is ${c}.` }
  return {
    result,
    rule: 'divide-fraction',
    say: `Divide ${a} by ${b}: multiply by the reciprocal. That is ${c}.`,
  }
}

function reduceSum(
  kind: 'add' | 'subtract',
  [leftNode, rightNode]: [Expression, Expression],
  [left, right]: [Rational, Rational],
  value: Rational,
  write: (value: Rational) => Expression,
): Omit<Reduction, 'path'> {
  const verb = kind === 'add' ? 'Add' : 'Subtract'
  const areFractions = print(leftNode).includes('/') || print(rightNode).includes('/')
  const [m, n] = [bottomOf(leftNode), bottomOf(rightNode)]
  if (areFractions && m !== n) {
    const common = (m / gcd(m, n)) * n
    const result: Expression = {
      kind,
      left: over(left, common),
      right: over(right, common),
    }
    return { result, rule: 'common-denominator', say: `Write both with the denominator ${common}.` }
  }
  const result = write(value)
  if (areFractions) {
    const top = kind === 'add' ? add(left, right) : add(left, negate(right))
    const unreduced = (top.top * m) / top.bottom
    const reduced = print(result) === `${unreduced}/${m}` ? '' : ` That is ${print(result)}.`
    return {
      result,
      rule: 'same-denominator',
      say: `${verb} the tops and keep the denominator: ${unreduced}/${m}.${reduced}`,
    }
  }
  const [a, b] = [print(leftNode), print(rightNode)]
  const say =
    kind === 'add'
      ? `Add ${a} and ${b}: that is ${print(result)}.`
      : `Subtract ${b} from ${a}: that is ${print(result)}.`
  return { result, rule: kind, say }
}

function reduceCall(
  node: Extract<Expression, { kind: 'call' }>,
  write: (value: Rational) => Expression,
): Omit<Reduction, 'path'> | 'impossible' | null {
  const inside = atomOf(node.of)
  if (!inside) return null
  const value = evaluate(node)
  if (!value) return 'impossible'
  if (isExact(value)) {
    const result = write(value)
    const name = {
      sqrt: 'the square root',
      cbrt: 'the cube root',
      abs: 'the distance from zero',
      factorial: 'the factorial',
      percent: 'the percentage',
    }
    const what = name[node.name as keyof typeof name] ?? node.name
    return { result, rule: node.name, say: `Work out ${what}: ${print(node)} is ${print(result)}.` }
  }
  if (node.name !== 'sqrt' || inside.bottom !== 1n || inside.top > LARGEST_RADICAND) return null
  const root = squareRootInside(inside.top)
  if (root === 1n) return null
  const rest = makeRational(inside.top / (root * root))
  const result: Expression = {
    kind: 'multiply',
    left: write(makeRational(root)),
    right: { kind: 'call', name: 'sqrt', of: write(rest) },
  }
  return {
    result,
    rule: 'take-out-square',
    say: `${inside.top} is ${root}^2 times ${rest.top}, so ${root} comes out of the root.`,
  }
}

/** The root of the largest square that divides a whole number. */
export function squareRootInside(number: bigint): bigint {
  if (number > LARGEST_RADICAND) throw new BeyondLimits(`the squares in ${number} are not looked for`)
  for (let root = BigInt(Math.floor(Math.sqrt(Number(number)))); root > 1n; root--)
    if (number % (root * root) === 0n) return root
  return 1n
}

/** The value of what counts as one number: a number, a fraction of whole numbers, or minus one of them. */
function atomOf(node: Expression): Rational | null {
  if (node.kind === 'number') return node.value
  if (node.kind === 'negative' && (node.of.kind === 'number' || node.of.kind === 'divide')) {
    const value = atomOf(node.of)
    return value && negate(value)
  }
  if (node.kind !== 'divide' || !isWhole(node.left) || !isWhole(node.right)) return null
  const value = evaluate(node)
  return value && isExact(value) ? value : null
}

function isWhole(node: Expression): boolean {
  return node.kind === 'number' && node.value.bottom === 1n
}

function bottomOf(node: Expression): bigint {
  if (node.kind === 'negative') return bottomOf(node.of)
  if (node.kind === 'divide' && node.right.kind === 'number') return node.right.value.top
  return node.kind === 'number' ? node.value.bottom : 1n
}

function over(value: Rational, bottom: bigint): Expression {
  const top = (value.top * bottom) / value.bottom
  const size: Expression = {
    kind: 'divide',
    left: number(makeRational(top < 0n ? -top : top)),
    right: number(makeRational(bottom)),
  }
  return top < 0n ? { kind: 'negative', of: size } : size
}

/** Decimals stay decimals where the problem has some and they end; everything else becomes a fraction. */
function writeValue(value: Rational, hasDecimals: boolean): Expression {
  if (value.bottom === 1n || (hasDecimals && !printNumber(value).includes('/'))) return number(value)
  return over(value, value.bottom)
}

function number(value: Rational): Expression {
  return { kind: 'number', value }
}

function wrapNegative(text: string): string {
  return text.startsWith('-') || text.includes('/') ? `(${text})` : text
}
