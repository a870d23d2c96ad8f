import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Expression } from './expression.ts'
import { isIdentical, isSameExpression, isSameValue, print } from './index.ts'
import { expressions } from './testing/random-expressions.ts'

test.each([
  ['x+2', '2+x'],
  ['(x+1)^2', 'x^2+2x+1'],
  ['x/2', '0.5x'],
  ['y=2x+1', '2x+1=y'],
  ['y=2x+1', '4x-2y=-2'],
  ['x>3', '3<x'],
  ['x>3', '-x<-3'],
  ['x>=3', '2x>=6'],
  ['1<x<5', '5>x>1'],
  ['x=2;x=3', 'x=3;x=2'],
  ['a^2-b^2', '(a-b)(a+b)'],
])('%s is the same as %s', { tags: ['A18'] }, (a, b) => {
  expect(isSameExpression(a, b)).toBe(true)
  expect(isSameExpression(b, a)).toBe(true)
})

test.each([
  ['x+2', 'x+3'],
  ['x+2', 'y+2'],
  ['x', 'x+0*y+1'],
  ['y=2x+1', 'y=2x-1'],
  ['x>3', 'x<3'],
  ['x>3', 'x>=3'],
  ['x>3', '-x>-3'],
  ['x=2;x=3', 'x=2;x=4'],
  ['x=2', 'x=2;x=3'],
  ['x=2', '2'],
  ['x=0', 'x^2=0+1'],
  ['x+', 'x+'],
])('%s is not the same as %s', { tags: ['A18'] }, (a, b) => {
  expect(isSameExpression(a, b)).toBe(false)
})

const number = (value: bigint): Expression => ({ kind: 'number', value: { top: value, bottom: 1n } })

/** Ways to write the same thing differently. */
const REWRITINGS: ((expression: Expression) => Expression)[] = [
  (it) => ({ kind: 'add', left: it, right: number(0n) }),
  (it) => ({ kind: 'multiply', left: number(1n), right: it }),
  (it) => ({ kind: 'negative', of: { kind: 'negative', of: it } }),
  (it) => ({
    kind: 'subtract',
    left: { kind: 'multiply', left: number(3n), right: it },
    right: { kind: 'add', left: it, right: it },
  }),
  (it) => ('left' in it && it.kind === 'add' ? { kind: 'add', left: it.right, right: it.left } : it),
  (it) =>
    'left' in it && it.kind === 'multiply' ? { kind: 'multiply', left: it.right, right: it.left } : it,
  (it) =>
    'left' in it && it.kind === 'subtract'
      ? { kind: 'add', left: it.left, right: { kind: 'negative', of: it.right } }
      : it,
  (it) =>
    'left' in it && it.kind === 'power'
      ? { kind: 'multiply', left: it, right: { kind: 'divide', left: it.left, right: it.left } }
      : it,
]

test('rewriting changes nothing, adding a little does', { tags: ['A18'] }, () => {
  fc.assert(
    fc.property(
      expressions,
      fc.array(fc.constantFrom(...REWRITINGS), { maxLength: 4 }),
      (expression, rewritings) => {
        fc.pre(isIdentical(expression, expression))
        const rewritten = rewritings.reduce((it, rewrite) => rewrite(it), expression)
        // Multiplied by a thing divided by itself: where that thing is nothing, so is the whole.
        fc.pre(isIdentical(rewritten, rewritten))
        expect(isSameExpression(print(expression), print(rewritten))).toBe(true)
        expect(isIdentical(expression, { kind: 'add', left: rewritten, right: number(1n) })).toBe(false)
      },
    ),
  )
})

test('values are compared exactly, and nothing unreadable is equal to anything', { tags: ['A18'] }, () => {
  expect(isSameValue('0.5', '1/2')).toBe(true)
  expect(isSameValue('10^30+1', '10^30')).toBe(false)
  expect(isSameValue('x', 'x')).toBe(false)
  expect(isSameValue('abc)', 'abc)')).toBe(false)
})
