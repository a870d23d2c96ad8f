import { expect, test } from 'vitest'
import {
  type Expression,
  isAlike,
  isExpanded,
  isFactored,
  isPlainNumber,
  isSimplest,
  parseExpression,
} from '../index.ts'

function read(text: string): Expression {
  const parsed = parseExpression(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.message}`)
  return parsed.expression
}

test.each(['3', '-3', '0.5', '6/8', '-6/8', '1 1/2', '-1 1/2', '25%', '1+1/2'])(
  '%s is a plain number',
  { tags: ['A19'] },
  (text) => {
    expect(isPlainNumber(read(text))).toBe(true)
  },
)

test.each(['3+4', '2*3', '2^3', 'sqrt(9)', '1/2/3', '1/(1+1)', '--3', 'x', '3!'])(
  '%s is no plain number',
  { tags: ['A19'] },
  (text) => {
    expect(isPlainNumber(read(text))).toBe(false)
  },
)

test.each(['x^2+3x+2', '2x', '-x+1', 'x/2+1', 'x^2-y^2', '3x^2y', '5', '2^x', 'sqrt(x+1)'])(
  '%s is expanded',
  { tags: ['A20'] },
  (text) => {
    expect(isExpanded(read(text))).toBe(true)
  },
)

test.each(['2(x+1)', '(x+1)(x+2)', '(x+1)^2', 'x(x+3)+2', '-(x+1)', '(x+1)/2', '(2x)^2'])(
  '%s is not expanded',
  { tags: ['A20'] },
  (text) => {
    expect(isExpanded(read(text))).toBe(false)
  },
)

test.each([
  '2(x+1)',
  '(x+1)(x+2)',
  '(x+1)^2',
  'x(x+3)',
  '-(x+1)(x-1)',
  '3x(2x-1)',
  '(2x+1)(x-3)',
  'x^2+1',
  '(x^2+1)(x-1)',
  'x-4',
  '6x',
  '(a-b)(a+b)',
])('%s is factored', { tags: ['A21'] }, (text) => {
  expect(isFactored(read(text))).toBe(true)
})

test.each([
  'x^2+3x+2',
  '2x+2',
  '(2x+2)(x+1)',
  'x^2-9',
  'x(x^2-4)',
  'x^2+x',
  '2*3*(x+1)',
  '(x^2-2x+1)',
  'a*b+a',
])('%s can be factored further', { tags: ['A21'] }, (text) => {
  expect(isFactored(read(text))).toBe(false)
})

test.each([
  '3/4',
  '-3/4',
  '1 1/2',
  '7',
  '0.75',
  '2x+6',
  '2(x+3)',
  'x^2+3x+2',
  'x/2',
  '3x/4',
  '3/4x',
  '2sqrt(2)',
  'sqrt(6)',
  '3+2sqrt(5)',
  '2pi',
  'x^2y',
  '1/x',
  '(x+1)/(x-1)',
  'x^(1/2)',
  'x^-2',
  '2x^3',
  '-x',
  'sqrt(x)',
  '5',
  '(x+1)(x+2)',
  'a^2b^3',
])('%s is in simplest form', { tags: ['A22'] }, (text) => {
  expect(isSimplest(read(text))).toBe(true)
})

test.each([
  '6/8',
  '4/1',
  '3/-4',
  '1 2/4',
  '1 5/4',
  '3+4',
  '2x+3x',
  'x+x',
  '2*3x',
  'x*x',
  'x^2*x',
  '1x',
  'x+0',
  '0x+1',
  'x^1',
  'x^0',
  '4x/2',
  '2x/4',
  'x^2/x',
  'sqrt(8)',
  'sqrt(9)',
  'sqrt(2)*sqrt(2)',
  '2sqrt(3)+sqrt(3)',
  '2(x+1)+3x',
  '(x^2-1)/(x-1)',
  '(2x+2)/4',
  '(x^2)^3',
  '3x+2-1',
  'sqrt(1/2)',
  '21/sqrt(7)',
  '6sqrt(14)*sqrt(6)',
  '1/(x+1)+3/(x-3)',
  '2^3',
  '(x+1)(x+1)',
  '(2x+2)/(4x+6)',
])('%s is not in simplest form', { tags: ['A22'] }, (text) => {
  expect(isSimplest(read(text))).toBe(false)
})

test.each([
  ['3(x-5)^2-1', '-1+3*(x - 5)²', true],
  ['3(x-5)^2-1', '3(-5+x)^2-1', true],
  ['3(x-5)^2-1', '3x^2-30x+74', false],
  ['x/2+1', '1+1/2x', true],
  ['x/2+1', '(x+2)/2', false],
  ['4x/((x+1)(x-3))', '(4x)/((x-3)(x+1))', true],
  ['4x/((x+1)(x-3))', '1/(x+1)+3/(x-3)', false],
  ['2^x', '2^x', true],
  ['sqrt(x+1)', 'sqrt(1+x)', true],
])('%s is written like %s: %s', { tags: ['A23'] }, (a, b, isSo) => {
  expect(isAlike(read(a), read(b))).toBe(isSo)
})
