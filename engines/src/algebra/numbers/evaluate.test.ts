import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluate, isSameValue, parseExpression } from '../index.ts'

function work(text: string) {
  const parsed = parseExpression(text)
  return parsed.ok ? evaluate(parsed.expression) : 'unreadable'
}

test.each([
  ['1/3+1/6', 1n, 2n],
  ['0.1+0.2', 3n, 10n],
  ['(2/3)^3', 8n, 27n],
  ['(2/3)^-2', 9n, 4n],
  ['(-2)^3', -8n, 1n],
  ['sqrt(9/16)', 3n, 4n],
  ['sqrt(0.25)', 1n, 2n],
  ['8^(2/3)', 4n, 1n],
  ['cbrt(-27)', -3n, 1n],
  ['log(0.001)', -3n, 1n],
  ['1.05^20 - 1.05^19*1.05', 0n, 1n],
  ['abs(-3/4)', 3n, 4n],
  ['20!/18!', 380n, 1n],
  ['sqrt(10^40)', 10n ** 20n, 1n],
])('%s is exactly %s/%s', { tags: ['A9'] }, (text, top, bottom) => {
  expect(work(text)).toEqual({ top, bottom })
})

test.each([
  ['sqrt(2)*sqrt(3)', 'sqrt(6)'],
  ['sqrt(8)', '2*sqrt(2)'],
  ['sin(pi/6)', '1/2'],
  ['sin(pi)', '0'],
  ['tan(pi/4)', '1'],
  ['cos(100*pi)', '1'],
  ['ln(e^3)', '3'],
  ['atan(1)', 'pi/4'],
  ['2^0.5', 'sqrt(2)'],
  ['(1+sqrt(5))/2 - 2/(1+sqrt(5))', '1'],
  ['1000000*(sqrt(1000001) - sqrt(1000000))', '1000000/(sqrt(1000001)+sqrt(1000000))'],
])('%s equals %s within its rounding', { tags: ['A10'] }, (text, other) => {
  expect(isSameValue(text, other)).toBe(true)
})

test.each([
  ['sqrt(2)', '1.41421356'],
  ['pi', '22/7'],
  ['pi', '3.14159265'],
  ['exp(-40)', '0'],
  ['0.333333333333333333', '1/3'],
])('%s is not %s', { tags: ['A10'] }, (text, other) => {
  expect(isSameValue(text, other)).toBe(false)
})

test.each([
  '1/0',
  '1/(2-2)',
  '0^0',
  '0^-1',
  'sqrt(-1)',
  '(-2)^(1/2)',
  '(-2)^0.3',
  'ln(0)',
  'log(-5)',
  'tan(pi/2)',
  'asin(2)',
  '(1/2)!',
  '(-1)!',
  '171!',
  '1/(sqrt(2)^2-2)',
  'x',
  '10^400*10^400*pi',
])('%s has no value', { tags: ['A11'] }, (text) => {
  expect(work(text)).toBeNull()
})

test('odd roots exist below zero', { tags: ['A11'] }, () => {
  expect(isSameValue('(-8)^(1/3)', '-2')).toBe(true)
  expect(isSameValue('(-2)^(1/3)', '-cbrt(2)')).toBe(true)
})

const wholes = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n })
const bottoms = fc.bigInt({ min: 1n, max: 10n ** 6n })

test('sums, differences and products of whole numbers are those of whole numbers', { tags: ['A9'] }, () => {
  fc.assert(
    fc.property(wholes, wholes, (a, b) => {
      expect(isSameValue(`(${a})+(${b})`, String(a + b))).toBe(true)
      expect(isSameValue(`(${a})-(${b})`, String(a - b))).toBe(true)
      expect(isSameValue(`(${a})*(${b})`, String(a * b))).toBe(true)
      expect(isSameValue(`(${a})*(${b})`, String(a * b + 1n))).toBe(false)
    }),
  )
})

test('fractions keep the laws of arithmetic', { tags: ['A9'] }, () => {
  fc.assert(
    fc.property(wholes, bottoms, wholes, bottoms, wholes, bottoms, (a, b, c, d, e, f) => {
      const [x, y, z] = [`(${a}/${b})`, `(${c}/${d})`, `(${e}/${f})`]
      expect(isSameValue(`${x}+${y}`, `${y}+${x}`)).toBe(true)
      expect(isSameValue(`${x}*(${y}+${z})`, `${x}*${y}+${x}*${z}`)).toBe(true)
      expect(isSameValue(`(${x}+${y})+${z}`, `${x}+(${y}+${z})`)).toBe(true)
      expect(isSameValue(`${x}+${y}`, `(${a * d + b * c})/(${b * d})`)).toBe(true)
      if (c !== 0n) expect(isSameValue(`${x}/${y}*${y}`, x)).toBe(true)
    }),
  )
})

test('the root of a square is the number itself', { tags: ['A9'] }, () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), bottoms, (a, b) => {
      expect(isSameValue(`sqrt((${a}/${b})^2)`, `${a}/${b}`)).toBe(true)
      expect(isSameValue(`cbrt((${a}/${b})^3)`, `${a}/${b}`)).toBe(true)
    }),
  )
})
