import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Claim, checkClaim, isTrue } from './index.ts'

test.each([
  ['3/4 + 1/8 = 7/8', true],
  ['3/8 < 5/8', true],
  ['5 != 6', true],
  ['3! = 6', true],
  ['2 < 3 < 4', true],
  ['2 < 5 < 4', false],
  ['0.1 + 0.2 = 0.3', true],
  ['1/3 = 0.3333333333', false],
  ['sqrt(2) < 1.5', true],
  ['sqrt(2) = 1.41', false],
  ['sqrt(2) <= sqrt(2)', true],
  ['sqrt(2)^2 < 2', false],
  ['2*(x+3) = 2*x+6', true],
  ['2*(x+3) = 2*x+3', false],
  ['(a+b)^2 = a^2 + 2*a*b + b^2', true],
  ['(a+b)^2 = a^2 + b^2', false],
  ['x^2 + 1 > 0', true],
  ['x^2 > 0; x^2 + 2 > 1', true],
  ['x > 0', false],
  ['sqrt(x^2) = abs(x)', true],
  ['sqrt(x^2) = x', false],
  ['(x^2-1)/(x-1) = x+1', true],
  ['log(a*b) = log(a) + log(b)', true],
  ['sin(x)^2 + cos(x)^2 = 1', true],
  ['2^a*2^b = 2^(a+b)', true],
  ['n! = n*(n-1)!', true],
  ['n!/(k!*(n-k)!) = n!/((n-k)!*k!)', true],
  ['factorial(5)/factorial(3) = 20', true],
])('%s: %s', { tags: ['A13'] }, (claim, verdict) => {
  expect(isTrue(claim)).toBe(verdict)
})

test.each([
  ['3 + 4', 'states nothing: a relation such as = is missing'],
  ['3 + = 4', 'A number or a letter is missing here (place 5)'],
  ['1/0 = 2', 'has no value'],
  ['sqrt(-x^2-1) = 2', 'has no value at most places, so it cannot be checked'],
])('%s is refused: %s', { tags: ['A13'] }, (claim, reason) => {
  expect(checkClaim(claim)).toEqual({ isTrue: false, reason })
})

const solved = (equation: string, ...solutions: Record<string, string>[]): Claim => ({ equation, solutions })

test.each([
  solved('2*x+3=11', { x: '4' }),
  solved('x^2=4', { x: '2' }, { x: '-2' }),
  solved('x^2=2', { x: 'sqrt(2)' }, { x: '-sqrt(2)' }),
  solved('x^2+x+1=0'),
  solved('x^2-6*x+9=0', { x: '3' }),
  solved('x^3=x', { x: '0' }, { x: '1' }, { x: '-1' }),
  solved('x^4-5*x^2+4=0', { x: '1' }, { x: '-1' }, { x: '2' }, { x: '-2' }),
  solved('x^3-2=0', { x: 'cbrt(2)' }),
  solved('1/x+1/(x+1)=3/2', { x: '1' }, { x: '-2/3' }),
  solved('(x^2-1)/(x-1)=3', { x: '2' }),
  solved('(x^2-1)/(x-1)=2'),
  solved('x^2=9; x>0', { x: '3' }),
  solved('abs(2*x-1)=5', { x: '3' }, { x: '-2' }),
  solved('sqrt(x+3)=x-3', { x: '6' }),
  solved('2^x=8', { x: '3' }),
  solved('3*2^x=24', { x: '3' }),
  solved('log(x)=2', { x: '100' }),
  solved('log(x)+log(x-3)=1', { x: '5' }),
  solved('sin(x)=1/2; 0<=x<2*pi', { x: 'pi/6' }, { x: '5*pi/6' }),
  solved('sin(x)=1; 0<=x; x<2*pi', { x: 'pi/2' }),
  solved('x+y=5; x-y=1', { x: '3', y: '2' }),
  solved('x+y+z=6; x-y=0; z=2', { x: '2', y: '2', z: '2' }),
  solved('x+y=5; 2*x+2*y=11'),
  solved('y=x^2; y=x+2', { x: '2', y: '4' }, { x: '-1', y: '1' }),
  solved('x*y=6; x+y=5', { x: '2', y: '3' }, { x: '3', y: '2' }),
  solved('x^2+y^2=25; y=x+1', { x: '3', y: '4' }, { x: '-4', y: '-3' }),
  solved('x=x+1'),
])('$equation has exactly the solutions $solutions', { tags: ['A14', 'A15'] }, (claim) => {
  expect(checkClaim(claim)).toEqual({ isTrue: true })
})

test.each([
  solved('2*x+3=11', { x: '5' }),
  solved('2*x+3=11'),
  solved('x^2=4', { x: '2' }),
  solved('x^2=2', { x: 'sqrt(2)' }),
  solved('x^2=2', { x: '1.41421' }, { x: '-1.41421' }),
  solved('x^4-5*x^2+4=0', { x: '1' }, { x: '-1' }),
  solved('x^5-5*x^2+4=0', { x: '1' }),
  solved('(x^2-1)/(x-1)=2', { x: '1' }),
  solved('x^2=9; x>0', { x: '3' }, { x: '-3' }),
  solved('abs(2*x-1)=5', { x: '3' }),
  solved('sqrt(x+3)=x-3', { x: '6' }, { x: '1' }),
  solved('sin(x)=1/2; 0<=x<2*pi', { x: 'pi/6' }),
  solved('sin(x)=1; 0<=x<2*pi'),
  solved('sin(x)=1/2', { x: 'pi/6' }),
  solved('x+y=5; x-y=1', { x: '3', y: '3' }),
  solved('x+y=5; x-y=1'),
  solved('x+y=5', { x: '3', y: '2' }),
  solved('x+y=5; 2*x+2*y=10', { x: '3', y: '2' }),
  solved('y=x^2; y=x+2', { x: '2', y: '4' }),
  solved('x+y=5; x-y=1', { x: '3' }),
  solved('x=x', { x: '3' }),
  solved('2*x=4', { x: 'two' }),
  solved('2*x=4', { x: '1/0' }),
])('$equation with $solutions is refused', { tags: ['A14', 'A15'] }, (claim) => {
  expect(isTrue(claim)).toBe(false)
})

test.each([
  [solved('2*x+2=2*(x+1)', {}), true],
  [solved('2*x+2=2*(x+2)', {}), false],
  [solved('2*x>8', { x: '> 4' }), true],
  [solved('2*x>8', { x: '>= 4' }), false],
  [solved('-2*x>8', { x: 'x < -4' }), true],
  [solved('-2*x>8', { x: '> -4' }), false],
  [solved('x^2<9', { x: '-3 < x < 3' }), true],
  [solved('x^2>=9', { x: '<= -3' }, { x: '>= 3' }), true],
  [solved('x^2>=9', { x: '>= 3' }), false],
  [solved('abs(x-2)<=5', { x: '-3 <= x <= 7' }), true],
  [solved('1 < 2*x+3 <= 9', { x: '-1 < x <= 3' }), true],
  [solved('x^2<2', { x: '-sqrt(2) < x < sqrt(2)' }), true],
  [solved('2*x>8', { x: '5' }), true],
  [solved('2*x>8', { x: '4' }), false],
  [solved('x^2<0'), true],
])('%j: %s', { tags: ['A16'] }, (claim, verdict) => {
  expect(isTrue(claim)).toBe(verdict)
})

test.each([
  [solved('a*x=b', { x: 'b/a' }), true],
  [solved('a*x=b', { x: 'a/b' }), false],
  [solved('A=b*h/2', { h: '2*A/b' }), true],
  [solved('a*x^2=c', { x: 'sqrt(c/a)' }, { x: '-sqrt(c/a)' }), true],
  [solved('a*x^2=c', { x: 'sqrt(c/a)' }), false],
])('%j: %s', { tags: ['A17'] }, (claim, verdict) => {
  expect(isTrue(claim)).toBe(verdict)
})

const small = fc.integer({ min: -9, max: 9 })

test('a product of linear factors has exactly its zeros as solutions', { tags: ['A15'] }, () => {
  fc.assert(
    fc.property(fc.array(small, { minLength: 1, maxLength: 4 }), small, (roots, other) => {
      const equation = `${roots.map((root) => `(x-(${root}))`).join('*')}=0`
      const different = [...new Set(roots)]
      const solutions = different.map((root) => ({ x: String(root) }))
      expect(checkClaim({ equation, solutions })).toEqual({ isTrue: true })
      expect(isTrue({ equation, solutions: solutions.slice(1) })).toBe(false)
      if (!different.includes(other))
        expect(isTrue({ equation, solutions: [...solutions, { x: String(other) }] })).toBe(false)
    }),
  )
})

test('a linear system made from a point has that point alone, unless its lines are parallel', {
  tags: ['A15'],
}, () => {
  fc.assert(
    fc.property(small, small, small, small, small, small, (x, y, a, b, c, d) => {
      const equation = `${a}*x+(${b})*y=${a * x + b * y}; ${c}*x+(${d})*y=${c * x + d * y}`
      const claim = { equation, solutions: [{ x: String(x), y: String(y) }] }
      expect(isTrue(claim)).toBe(a * d - b * c !== 0)
    }),
  )
})
