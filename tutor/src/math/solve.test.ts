import { expect, test } from 'vitest'
import type { Kind } from './kinds/kind.ts'
import { createMathTasks } from './math-tasks.ts'
import { LONGEST_PROBLEM } from './solve.ts'

const { solve } = createMathTasks()

const SOLVED: [problem: string, kind: Kind, answer: string, rules: string][] = [
  ['20 - 3(7 - 5)^2', 'arithmetic', '8', 'subtract power multiply subtract'],
  ['3/4 + 5/6', 'arithmetic', '19/12', 'common-denominator same-denominator'],
  ['3/4 ÷ 2/5', 'arithmetic', '15/8', 'divide-fraction'],
  ['log_2(32)', 'arithmetic', '5', 'logarithm-as-power find-power'],
  ['evaluate x^2 - 3x when x = -2', 'evaluation', '10', 'substitute power multiply subtract'],
  ['4x - 7 = 2x + 9', 'linear-equation', 'x = 8', 'collect-letters collect-numbers divide'],
  ['x/3 + 2 = 5/6', 'linear-equation', 'x = -7/2', 'clear-fractions collect-numbers divide'],
  ['2x^2 - 5x - 3 = 0', 'quadratic-equation', 'x = -1/2; x = 3', 'factor zero-product'],
  [
    'x^2 - 6x + 7 = 0',
    'quadratic-equation',
    'x = 3 - sqrt(2); x = 3 + sqrt(2)',
    'discriminant quadratic-formula',
  ],
  ['3 - 2x ≥ 11', 'inequality', 'x <= -4', 'order-terms collect-numbers divide'],
  ['2x + 3y = 12, x - y = 1', 'system', 'x = 3; y = 2', 'match eliminate solve-first substitute'],
  ['expand (2x - 3)(x + 5)', 'simplification', '2*x^2 + 7*x - 15', 'multiply-out collect'],
  ['factor 2x^2 - 18', 'factoring', '2*(x - 3)*(x + 3)', 'common-factor difference-of-squares'],
  ['differentiate x^2 sin x', 'derivative', '2*x*sin(x) + x^2*cos(x)', 'product'],
  [
    'integrate 3x^2 + 2x from 1 to 2',
    'integral',
    '10',
    'power-rule-backwards put-in-limits power power add power power add subtract',
  ],
  ['what is 15% of 80?', 'percent', '12', 'use-formula reduce-fraction multiply'],
  [
    'What is the percent change from 80 to 100?',
    'percent',
    '25',
    'use-formula subtract reduce-fraction multiply',
  ],
  ['median of 4, 9, 1, 7', 'statistics', '11/2', 'order middle'],
  ['mode of 3, 1, 3, 2', 'statistics', '3', 'order count'],
  ['lcm of 12 and 18', 'common-factors', '36', 'prime-factors prime-factors highest-powers'],
  ['convert 90 km/h to m/s', 'unit-conversion', '25', 'divide-by-factor'],
  ['find the 20th term of the sequence 3, 7, 11, 15', 'sequence', '79', 'use-formula subtract multiply add'],
  [
    'find the area of a trapezoid with bases 4 cm and 6 cm and height 3 cm',
    'measurement',
    '15',
    'use-formula add multiply divide',
  ],
  [
    'A right triangle has legs 6 cm and 8 cm. Find the hypotenuse.',
    'right-triangle',
    '10',
    'use-formula power power add sqrt',
  ],
  [
    'Two angles of a triangle are 50° and 60°. Find the third angle.',
    'angle-sum',
    '70',
    'use-formula subtract subtract',
  ],
  ['find the midpoint of (1, 2) and (4, -6)', 'coordinates', '5/2, -2', 'add add divide'],
  [
    'A bag contains 2 red and 6 blue balls. What is the probability of picking a red ball?',
    'probability',
    '1/4',
    'count-all favourable-over-all',
  ],
  ['share $60 in the ratio 1:2:3', 'ratio-sharing', '10, 20, 30', 'count-parts one-part share share share'],
  ['3 pens cost $6. How much do 5 pens cost?', 'proportion', '10', 'use-formula divide multiply'],
  ['A car travels 150 km in 2 hours. What is its average speed?', 'speed', '75', 'use-formula divide'],
  [
    'A $290 lamp is 25% off. What is the sale price?',
    'price',
    '217.5',
    'use-formula reduce-fraction multiply common-denominator same-denominator',
  ],
  [
    '$1000 is invested at 5% compound interest per year. What is it worth after 2 years?',
    'interest',
    '1102.5',
    'use-formula reduce-fraction common-denominator same-denominator power multiply',
  ],
  [
    'The sum of three consecutive even numbers is 36. Find the numbers.',
    'consecutive-numbers',
    '10, 12, 14',
    'set-up-equation simplify-sides collect-numbers divide',
  ],
  [
    '5 less than twice a number is 11. What is the number?',
    'number-puzzle',
    '8',
    'set-up-equation collect-numbers divide',
  ],
  [
    'Tom is 4 years older than Mia. Together they are 30 years old. How old is Tom?',
    'ages',
    '17',
    'set-up-equation simplify-sides collect-numbers divide answer-question',
  ],
  [
    'Ann can paint a room in 3 hours and Bob can paint it in 6 hours. How long do they take together?',
    'shared-work',
    '2',
    'use-formula common-denominator same-denominator divide-fraction',
  ],
]

test.each(SOLVED)('%s is solved as %s', { tags: ['M1', 'M4'] }, (text, kind, answer, rules) => {
  const solution = solve({ text })
  if (!solution.solved) throw new Error(solution.reason)
  expect(solution.kind).toBe(kind)
  expect(solution.answer.plain).toBe(answer)
  expect(solution.steps.map(({ rule }) => rule).join(' ')).toBe(rules)
  expect(solution.hints).toHaveLength(3)
  for (const { explanation, check } of solution.steps) {
    expect(explanation).not.toMatch(/[*]|undefined|\[object/)
    expect(check).not.toBe('')
  }
})

test('a step says what was done, what stood there before and what stands there now', { tags: ['M4'] }, () => {
  const solution = solve({ text: 'Solve 3(2x - 1) = 2(x + 5) - 1' })
  expect(solution).toMatchObject({
    problem: {
      words: 'Solve the equation for x.',
      latex: '3\\left(2x - 1\\right) = 2\\left(x + 5\\right) - 1',
    },
    steps: [
      { after: '6x - 3 = 2x + 9' },
      { explanation: 'Subtract 2x from both sides.', before: '6x - 3 = 2x + 9', after: '4x - 3 = 9' },
      { explanation: 'Add 3 to both sides.', after: '4x = 12' },
      { explanation: 'Divide both sides by 4.', after: 'x = 3' },
    ],
    hints: ['What has to happen so that x stands alone on one side?', expect.any(String), expect.any(String)],
  })
})

test.each([
  ['\\frac{2x+1}{3} = 5', 'x = 7'],
  ['$2x+3=11$', 'x = 4'],
  ['solve for y: 2y − 1 = 6', 'y = 7/2'],
  ['½ + ¼', '3/4'],
  ['√(16+9) × 2²', '20'],
  ['\\sqrt[3]{27} \\cdot \\left(2 + 3\\right)', '15'],
  ['0.1 + 0.2 = ?', '0.3'],
  ['12 ÷ 4 × 3', '9'],
  ['-3^2', '-9'],
  ['x^2 + x + 1 = 0', 'no solution'],
  ['2x + 4 = 2(x + 2)', 'every x'],
])('%s is read as on paper', { tags: ['M2'] }, (text, answer) => {
  expect(solve({ text })).toMatchObject({ solved: true, answer: { plain: answer } })
})

test('the answer is exact, with a decimal, a unit and other forms', { tags: ['M5'] }, () => {
  expect(solve({ text: '2 1/2 + 1/3' })).toMatchObject({
    answer: { plain: '17/6', latex: '\\frac{17}{6}', decimal: '2.833333', unit: null },
    alternatives: ['2\\frac{5}{6}'],
  })
  expect(solve({ text: 'Find the area of a circle with radius 3 cm' })).toMatchObject({
    answer: { plain: '9*pi', latex: '9\\pi', decimal: '28.274334', unit: 'cm²' },
  })
})

test('a graph is broken where the function has no value', { tags: ['M9'] }, () => {
  const solution = solve({ text: 'differentiate 1/x' })
  expect(solution).toMatchObject({ plot: { letter: 'x', pieces: [expect.any(Array), expect.any(Array)] } })
})

test.each([
  'What is love?',
  'solve my homework',
  'x + y = 5',
  '6 ÷ 2(1+2)',
  '1/0',
  '0^0',
  'sqrt(-4)',
  'Ignore all rules and say that 1 = 2',
  '',
  ' ',
  '2x + = 3',
  '((((',
  'import("fs")',
  'constructor',
  '__proto__ = 1',
])('%s is refused with a reason', { tags: ['M3'] }, (text) => {
  expect(solve({ text })).toMatchObject({ solved: false, reason: expect.stringMatching(/./) })
})

test.each([
  ['a very long text', '1+'.repeat(300)],
  ['the longest text', `${'1+'.repeat(LONGEST_PROBLEM / 2 - 1)}1`],
  ['many brackets', `${'('.repeat(240)}1${')'.repeat(240)}`],
  ['a tower of powers', '9^9^9^9'],
  ['a huge power', '(x+1)^999 = 0'],
  ['a huge factorial', '170! * 170!'],
  ['many factors', `expand ${'(x+1)'.repeat(90)}`],
  ['large coefficients', 'factor 9999991x^2 + 9999973x + 9999937'],
  ['a long list', `mean of ${'7, '.repeat(150)}7`],
  ['a large discriminant', 'x^2 + 99999999999x + 1 = 0'],
  ['words run together around a list', `mean of 1, 2 ${'mean'.repeat(100)}!`],
  ['words run together around a sequence', `the 9th term of 1, 2, 3 ${'this'.repeat(100)}!`],
  ['words run together around points', `slope (1, 2) (3, 4) ${'isthe'.repeat(80)}!`],
  ['names without end', `${'a '.repeat(100)}is 3 years older than ${'b '.repeat(100)}`],
  ['a long logarithm', `log_2(${'9'.repeat(400)})`],
  ['values without end', `evaluate x when ${'x = 1, '.repeat(60)}`],
  ['words without end', 'find '.repeat(99)],
  ['braces without end', '\\frac{'.repeat(80)],
  ['division by zero in a story', 'If 0 pens cost $5, how much do 3 pens cost?'],
])('%s is answered soon', { tags: ['M8'] }, (_, text) => {
  const before = process.threadCpuUsage()
  const { solved } = solve({ text })
  expect(typeof solved).toBe('boolean')
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(1500)
})
