import { expect, test } from 'vitest'
import { isSameValue } from '#engines/algebra/index.ts'
import { plainFromTex } from './plain-from-tex.ts'

test.each([
  ['$\\frac{3}{4}$', '3/4'],
  ['$2\\frac{1}{3}$', '7/3'],
  ['$-2\\frac{1}{3}$', '-7/3'],
  ['$3 \\times 4$', '12'],
  ['$12 \\div 4$', '3'],
  ['$2^{10}$', '1024'],
  ['$\\sqrt{16}$', '4'],
  ['$\\frac{\\sqrt{16}}{2}$', '2'],
  ['$1{,}250$', '1250'],
  ['$\\left(2 + 3\\right) \\cdot 2$', '10'],
  ['$25\\%$', '1/4'],
  ['$2\\pi$', '2*pi'],
  ['$588\\pi \\div 98\\pi$', '6'],
  ['12', '12'],
])('%s is worth %s', (tex, value) => {
  expect(isSameValue(plainFromTex(tex) ?? '', value)).toBe(true)
})

test.each(['$3$ and $4$', '20–29', '$\\text{no}$', '$\\overline{AB}$'])(
  '%s is no math to work out',
  (tex) => {
    expect(plainFromTex(tex)).toBeNull()
  },
)
