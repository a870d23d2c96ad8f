import { ComputeEngine } from '@cortex-js/compute-engine'
import { expect, test } from 'vitest'
import type { Fact } from './fact.ts'
import { createVerifier } from './verify-fact.ts'

const verify = createVerifier(new ComputeEngine())

test.each<Fact>([
  { same: ['1/2 + 1/3', '5/6'] },
  { same: ['(x + 1)^2', 'x^2 + 2*x + 1'] },
  { same: ['sqrt(72)', '6*sqrt(2)'] },
  { same: ['a*(b + c)', 'a*b + a*c'] },
  { equation: '2*x + 3 = 11', solutions: [{ x: '4' }] },
  { equation: 'x^2 = 2', solutions: [{ x: 'sqrt(2)' }, { x: '-sqrt(2)' }] },
  { equation: '-2*x > 6', solutions: [{ x: '< -3' }] },
  { equation: '2*x + 2 = 2*(x + 1)', solutions: [{}] },
  { equation: 'x^2 = -1', solutions: [] },
  { equation: 'x + y = 5; x - y = 1', solutions: [{ x: '3', y: '2' }] },
  { holds: '1 <= 3 <= 3 < 7' },
  { derivativeOf: 'x^2*sin(x)', letter: 'x', is: '2*x*sin(x) + x^2*cos(x)' },
  { function: 'GCD', of: ['12', '18'], is: '6' },
  { function: 'Median', of: ['4', '9', '1', '7'], is: '11/2' },
])('what is true is confirmed: %j', { tags: ['M6'] }, (fact) => {
  expect(verify(fact)).toBe(true)
})

test.each<Fact>([
  { same: ['1/2 + 1/3', '2/5'] },
  { same: ['(x + 1)^2', 'x^2 + 1'] },
  { same: ['10^20 + 1', '10^20'] },
  { same: ['sqrt(x^2)', 'x'] },
  { same: ['1/0', '1/0'] },
  { same: ['x +', 'x'] },
  { equation: '2*x + 3 = 11', solutions: [{ x: '5' }] },
  { equation: 'x^2 = 4', solutions: [{ x: '2' }] },
  { equation: '-2*x > 6', solutions: [{ x: '> -3' }] },
  { equation: '-2*x > 6', solutions: [{ x: '<= -3' }] },
  { equation: '2*x + 2 = 2*(x + 2)', solutions: [{}] },
  { holds: '1 <= 3 < 3' },
  { holds: 'x < 3' },
  { derivativeOf: 'x^2*sin(x)', letter: 'x', is: '2*x*cos(x)' },
  { function: 'LCM', of: ['12', '18'], is: '6' },
  { function: 'Mean', of: ['1', '2'], is: '2' },
])('what is not true is refused: %j', { tags: ['M6'] }, (fact) => {
  expect(verify(fact)).toBe(false)
})
