import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameExpression, isSameValue, parse, parseExpression, print } from '../index.ts'
import { expressions } from '../testing/random-expressions.ts'

test.each([
  ['2^3^2', '512'],
  ['-3^2', '-9'],
  ['2^-2', '0.25'],
  ['10-4-3', '3'],
  ['24/4/2', '3'],
  ['2--3', '5'],
  ['2*-3', '-6'],
  ['5!', '120'],
  ['3!^2', '36'],
  ['.5', '1/2'],
  ['cbrt(27)', '3'],
  ['exp(0)', '1'],
])('%s is %s', { tags: ['A1', 'A2'] }, (text, value) => {
  expect(isSameValue(text, value)).toBe(true)
})

test.each([
  ['2x', '2*x'],
  ['3(x+1)', '3*x+3'],
  ['(x+1)(x-2)', 'x^2-x-2'],
  ['2pi', '2*pi'],
  ['x y', 'y*x'],
  ['xy', 'x*y'],
  ['1/2x', 'x/2'],
  ['2|x|', 'abs(2*x)'],
  ['2x^2', '2*(x^2)'],
  ['xsqrt(x)', 'x*sqrt(x)'],
])('%s means %s', { tags: ['A3'] }, (text, meaning) => {
  expect(isSameExpression(text, meaning)).toBe(true)
})

test.each(['x2', '2 3', '(x+1)2', '3x4'])(
  '%s cannot be read, because a number is no neighbor',
  { tags: ['A3'] },
  (text) => {
    expect(parse(text).ok).toBe(false)
  },
)

test.each([
  ['3×4·2', '24'],
  ['12÷4', '3'],
  ['7−9', '-2'],
  ['5²', '25'],
  ['2³', '8'],
  ['2¹⁰', '1024'],
  ['2⁻²', '1/4'],
  ['√16', '4'],
  ['√(9+16)', '5'],
  ['∛8', '2'],
  ['2√9', '6'],
  ['π', 'pi'],
  ['½', '1/2'],
  ['[1+2]*3', '9'],
  ['2**3', '8'],
  ['|3-5|', '2'],
  ['||-2|-5|', '3'],
])('%s is %s', { tags: ['A4'] }, (text, value) => {
  expect(isSameValue(text, value)).toBe(true)
})

test.each([
  ['1,250', '1250'],
  ['1,250,000.5', '1250000.5'],
  ['1 250', '1250'],
  ['1\u202f250', '1250'],
  ['1 1/2', '3/2'],
  ['-1 1/2', '-3/2'],
  ['2½', '2.5'],
  ['2 ½', '2.5'],
  ['25%', '1/4'],
  ['12.5%', '1/8'],
  ['3e5', '300000'],
  ['3E-5', '0.00003'],
  ['2e-5', '2*e-5'],
])('%s is %s', { tags: ['A5'] }, (text, value) => {
  expect(isSameValue(text, value)).toBe(true)
})

test.each(['1,25', '12,34', '1,2500', '1.2.3', '1..2', '5.'])('%s is no number', { tags: ['A5'] }, (text) => {
  expect(parse(text).ok).toBe(false)
})

test.each([
  ['sin x', 'sin(x)'],
  ['sin 2x', 'sin(2*x)'],
  ['sin^2 x', 'sin(x)^2'],
  ['sin²(x)', 'sin(x)^2'],
  ['sin x cos x', 'sin(x)*cos(x)'],
  ['cos^-1(1/2)', 'acos(1/2)'],
  ['Sin(x)+PI', 'sin(x)+pi'],
  ['x_1+x_2', 'x_2+x_1'],
  ['ln x + 1', 'ln(x)+1'],
])('%s means %s', { tags: ['A6'] }, (text, meaning) => {
  expect(isSameExpression(text, meaning)).toBe(true)
})

test('chains and systems come apart into sides and statements', { tags: ['A7'] }, () => {
  const parsed = parse('1 < x <= 5; y ≠ 2')
  expect(parsed.ok && parsed.statements.map(({ relations }) => relations)).toEqual([['<', '<='], ['!=']])
})

test.each([
  ['', 'Something is missing at the end', 0],
  ['3+', 'Something is missing at the end', 2],
  ['3+*4', 'A number or a letter is missing here', 2],
  ['(3+4', 'A bracket is not closed', 4],
  ['3)', 'This does not belong here', 1],
  ['3 # 4', '"#" has no meaning here', 2],
  ['|x', 'A bar is not closed', 2],
])('%j is refused with a place', { tags: ['A8'] }, (text, message, at) => {
  expect(parse(text)).toEqual({ ok: false, message, at })
})

test('a relation is no expression', { tags: ['A8'] }, () => {
  expect(parseExpression('x=3').ok).toBe(false)
  expect(parseExpression('x;y').ok).toBe(false)
})

test('what is printed is read back as the same expression', { tags: ['A1'] }, () => {
  fc.assert(
    fc.property(expressions, (expression) => {
      expect(parseExpression(print(expression))).toEqual({ ok: true, expression })
    }),
  )
})
