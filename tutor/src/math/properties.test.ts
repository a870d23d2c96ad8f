import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { checkClaim, isSameValue } from '#engines/algebra/index.ts'
import { createMathTasks } from './math-tasks.ts'
import type { Solution } from './solution.ts'

// Two engines verify every step of every run, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const { solve } = createMathTasks()
const small = fc.integer({ min: -12, max: 12 })
const runs = { numRuns: 30 }

function solved(text: string): Solution {
  const solution = solve({ text })
  if (!solution.solved) throw new Error(`${text}: ${solution.reason}`)
  return solution
}

/** The stated answer as the algebra engine's claim. */
function solutionsOf({ answer: { plain } }: Solution): Record<string, string>[] {
  if (plain === 'no solution') return []
  if (plain.startsWith('every')) return [{}]
  return plain.split('; ').map((each) => {
    const [letter = '', value = ''] = each.split(' = ')
    return { [letter]: value }
  })
}

test('every linear equation gets exactly its solutions', { tags: ['M6'] }, () => {
  fc.assert(
    fc.property(small, small, small, small, fc.integer({ min: 1, max: 6 }), (a, b, c, d, e) => {
      const equation = `(${a}*x + (${b}))/${e} = ${c}*x + (${d})`
      fc.pre(a !== 0 || c !== 0)
      expect(checkClaim({ equation, solutions: solutionsOf(solved(equation)) })).toEqual({ isTrue: true })
    }),
    runs,
  )
})

test('every quadratic equation gets exactly its real solutions', { tags: ['M6'] }, () => {
  fc.assert(
    fc.property(small, small, small, small, (a, b, c, d) => {
      fc.pre(a !== 0)
      const equation = `${a}*x^2 + (${b})*x = ${c}*x + (${d})`
      expect(checkClaim({ equation, solutions: solutionsOf(solved(equation)) })).toEqual({ isTrue: true })
    }),
    runs,
  )
})

test('every sum of fractions gets its value, in lowest terms', { tags: ['M6'] }, () => {
  const bottom = fc.integer({ min: 1, max: 15 })
  fc.assert(
    fc.property(small, bottom, small, bottom, fc.constantFrom('+', '-', '×', '÷'), (a, b, c, d, sign) => {
      fc.pre(sign !== '÷' || c !== 0)
      const tops = { '+': a * d + c * b, '-': a * d - c * b, '×': a * c, '÷': a * d }
      const { answer } = solved(`(${a})/${b} ${sign} ((${c})/${d})`)
      expect(isSameValue(answer.plain, `(${tops[sign as '+']})/(${sign === '÷' ? b * c : b * d})`)).toBe(true)
    }),
    runs,
  )
})

test('every system that has one solution gets it', { tags: ['M6'] }, () => {
  fc.assert(
    fc.property(small, small, small, small, small, small, (x, y, a, b, c, d) => {
      fc.pre(a * d - b * c !== 0 && (a !== 0 || c !== 0) && (b !== 0 || d !== 0))
      const text = `${a}*x + (${b})*y = ${a * x + b * y}; ${c}*x + (${d})*y = ${c * x + d * y}`
      expect(solved(text).answer.plain).toBe(`x = ${x}; y = ${y}`)
    }),
    runs,
  )
})

test('any text is solved or refused, never thrown at', { tags: ['M3'] }, () => {
  const words = fc.constantFrom(
    'what',
    'is',
    '%',
    'of',
    'x',
    '=',
    '3',
    '12',
    '-',
    '+',
    '/',
    '^',
    '(',
    ')',
    'mean',
    'area',
    'km',
    'hours',
    '$',
    '\\frac',
    '{',
    '}',
    'ratio',
    ':',
    ',',
    '.',
    'a',
    'number',
    'times',
    'solve',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 80 }),
        fc.array(words, { maxLength: 14 }).map((each) => each.join(' ')),
      ),
      (text) => {
        expect(typeof solve({ text }).solved).toBe('boolean')
      },
    ),
    { numRuns: 300 },
  )
})
