import type { Expression } from '#engines/algebra/index.ts'

export type Mistake =
  | 'sign'
  | 'inequality-sign'
  | 'distribution'
  | 'one-side-only'
  | 'fraction-addition'
  | 'order-of-operations'

export const MISTAKES: Record<Mistake, string> = {
  sign: 'Look at the signs again: a plus and a minus were mixed up.',
  'inequality-sign': 'Multiplying or dividing by a negative number turns the inequality sign round.',
  distribution: 'A factor before a bracket (or a power) belongs to every term inside.',
  'one-side-only': 'What you do to one side you have to do to the other side too.',
  'fraction-addition':
    'Fractions are added only with the same denominator: tops and bottoms are not added apart.',
  'order-of-operations': 'Powers first, then × and ÷, then + and −, unless brackets say otherwise.',
}

/** What an expression becomes when one of the usual mistakes is made at one place in it. */
export function* makeMistakes(expression: Expression): Generator<{ mistake: Mistake; result: Expression }> {
  yield* mistakesHere(expression)
  if ('left' in expression) {
    for (const { mistake, result } of makeMistakes(expression.left))
      yield { mistake, result: { ...expression, left: result } }
    for (const { mistake, result } of makeMistakes(expression.right))
      yield { mistake, result: { ...expression, right: result } }
  } else if ('of' in expression) {
    for (const { mistake, result } of makeMistakes(expression.of))
      yield { mistake, result: { ...expression, of: result } }
  }
}

function* mistakesHere(node: Expression): Generator<{ mistake: Mistake; result: Expression }> {
  if (node.kind === 'multiply') {
    const { left, right } = node
    if (isSum(right)) {
      yield { mistake: 'distribution', result: { ...right, left: times(left, right.left) } }
      yield {
        mistake: 'sign',
        result: { ...opposite(right), left: times(left, right.left), right: times(left, right.right) },
      }
    }
    if (isSum(left))
      yield { mistake: 'distribution', result: { ...left, right: left.right, left: times(left.left, right) } }
  }
  if (node.kind === 'power' && isSum(node.left)) {
    const { left, right } = node
    yield {
      mistake: 'distribution',
      result: {
        ...left,
        left: { ...node, left: left.left, right },
        right: { ...node, left: left.right, right },
      },
    }
  }
  if (node.kind === 'negative') yield { mistake: 'sign', result: node.of }
  if (!isSum(node)) return
  const { left, right } = node
  // Added or taken away apart, as in 1/2 + 1/3 = 2/5.
  if (left.kind === 'divide' && right.kind === 'divide') {
    const [tops, bottoms] = [
      { ...node, left: left.left, right: right.left },
      { ...node, left: left.right, right: right.right },
    ]
    yield {
      mistake: 'fraction-addition',
      result: { kind: 'divide', left: tops, right: { ...bottoms, kind: 'add' } },
    }
    yield {
      mistake: 'fraction-addition',
      result: { kind: 'divide', left: tops, right: times(left.right, right.right) },
    }
  }
  // From left to right, as in 2 + 3 · 4 = 20.
  if (right.kind === 'multiply' || right.kind === 'divide')
    yield { mistake: 'order-of-operations', result: { ...right, left: { ...node, right: right.left } } }
  if (right.kind === 'power')
    yield { mistake: 'order-of-operations', result: { ...right, left: { ...node, right: right.left } } }
  if (node.kind === 'subtract' && isSum(right))
    yield { mistake: 'sign', result: { ...right, left: { ...node, right: right.left } } }
  yield { mistake: 'sign', result: opposite(node) }
}

type Sum = Extract<Expression, { left: Expression }> & { kind: 'add' | 'subtract' }

function isSum(expression: Expression): expression is Sum {
  return expression.kind === 'add' || expression.kind === 'subtract'
}

function opposite(sum: Sum): Sum {
  return { ...sum, kind: sum.kind === 'add' ? 'subtract' : 'add' }
}

function times(left: Expression, right: Expression): Expression {
  return { kind: 'multiply', left, right }
}
