import { expect, test } from 'vitest'
import { createMathTasks } from '../math-tasks.ts'
import { SOLVERS } from '../solve.ts'

const { solve, checkLine, makeSimilar } = createMathTasks()
const check = (text: string, line: string, lines: string[] = []) => checkLine({ text, lines, line })

test.each([
  ['2x + 3 = 11', '2x = 8', [], false],
  ['2x + 3 = 11', '8/2 = x', ['2x = 8'], false],
  ['2x + 3 = 11', '4', ['2x = 8'], true],
  ['2x + 3 = 11', 'x = 4', [], true],
  ['2x + 3 = 11', '4 = x', [], true],
  ['2x + 3 = 11', '11 - 3 = 8', [], false],
  ['x^2 - 5x + 6 = 0', '(x - 2)(x - 3) = 0', [], false],
  ['x^2 - 5x + 6 = 0', 'x - 2 = 0 or x - 3 = 0', ['(x - 2)(x - 3) = 0'], false],
  ['x^2 - 5x + 6 = 0', 'x = 3, x = 2', [], true],
  ['x^2 = 9', 'x = ±3', [], true],
  ['-2x > 6', 'x < -3', [], true],
  ['x + 1 = x + 2', '1 = 2', [], false],
  ['x + 1 = x + 2', 'no solution', [], true],
  ['1/2 + 1/3', '3/6 + 2/6', [], false],
  ['1/2 + 1/3', '\\frac{5}{6}', [], true],
  ['6/8', '0.75', [], true],
  ['evaluate 2x + 5 when x = 7', '2*7 + 5', [], false],
  ['evaluate 2x + 5 when x = 7', '19', [], true],
  ['factor x^2 + 5x + 4', '(x + 4)(x + 1)', [], true],
  ['expand 3(x + 2)', '3x + 6', [], true],
  ['x + y = 5; x - y = 1', '2x = 6', [], false],
  ['x + y = 5; x - y = 1', 'y = 2 and x = 3', [], true],
  ['differentiate x^3 + 2x', "f'(x) = 3x^2 + 2", [], true],
  ['integrate 2x', 'x^2', [], false],
  ['integrate 2x', 'x^2 + C', [], true],
  ['what is 10% of 400?', '400 / 10 = 40', [], true],
  ['what is 10% of 400?', '400 / 100 = 4', [], false],
  ['3 + 4', '3 + 4 = 7', [], true],
  ['2x + 3 = 11', '2x = 8', ['11 - 3 = 8'], false],
  ['what is 10% of 400?', '400 / 10', [], false],
  ['what is 10% of 400?', '40', [], true],
  ['convert 44 km to m', '44000 m', [], true],
  ['A right triangle has legs 2 and 7. Find the hypotenuse.', '7.28', [], true],
  ['2 times a number plus 10 is 60. Find the number.', '2n + 10 = 60', [], false],
  ['share 56 in the ratio 2:5', '16 and 40', [], true],
  ['find the midpoint of (0, 0) and (4, 2)', '(2, 1)', [], true],
])('of %s the line %s is right', { tags: ['M13'] }, (text, line, lines, isAnswer) => {
  expect(check(text, line, lines)).toMatchObject({ verdict: 'right', isAnswer })
})

test.each([
  ['2x + 3 = 11', '2x = 14', 'sign'],
  ['2x + 3 = 11', '11 - 3 = 7', null],
  ['2x + 3 = 11', 'x = 5', null],
  ['1/2 + 1/3', '2/5', 'fraction-addition'],
  ['x^2 - 5x + 6 = 0', 'x - 2 = 0 or x + 3 = 0', null],
  ['x + y = 5; x - y = 1', 'x = 4', null],
  ['differentiate x^3 + 2x', '3x + 2', null],
  ['what is 10% of 400?', '400 / 10 = 4', null],
])('of %s the line %s is wrong: %s', { tags: ['M13'] }, (text, line, mistake) => {
  expect(check(text, line)).toMatchObject({ verdict: 'wrong', mistake, isAnswer: false })
})

test.each([
  ['what is 10% of 400?', '10'],
  ['convert 44 km to m', '44000 cm'],
  ['2 times a number plus 10 is 60. Find the number.', '10x + 2 = 60'],
])(
  'a line of a story that may be on the way is neither right nor wrong: %s, %s',
  { tags: ['M13'] },
  (text, line) => {
    expect(check(text, line).verdict).toBe('notYet')
  },
)

test.each([
  ['2x + 3 = 11', '2x + 3 = 11'],
  ['1/2 + 1/3', '\\frac{1}{2} + \\frac{1}{3}'],
])('the problem written again is no own line: %s, %s', { tags: ['M13'] }, (text, line) => {
  expect(check(text, line).verdict).toBe('same')
})

test.each(['', 'hello there', '2x = = 8', '((('])(
  'the line "%s" cannot be read',
  { tags: ['M13'] },
  (line) => {
    expect(check('2x + 3 = 11', line)).toMatchObject({ verdict: 'unreadable', isAnswer: false })
  },
)

const KINDS = SOLVERS.flatMap(({ kinds }) => kinds)

test.each(KINDS)(
  'the answer as the tutor writes it is taken for the answer: %s',
  { tags: ['M13'] },
  (kind) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { problem, solution } = makeSimilar({ kind, seed }) ?? {}
      const plain = solution?.answer.plain ?? ''
      expect([problem, plain, check(problem ?? '', plain)]).toMatchObject([
        problem,
        plain,
        { isAnswer: true },
      ])
    }
  },
)

test.each(KINDS)('a nudge and a hint do not give the answer away: %s', { tags: ['M12'] }, (kind) => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { problem = '', solution } = makeSimilar({ kind, seed }) ?? {}
    const answer = (solution?.answer.plain ?? '').replace(/^[a-z] [=<>]+ /, '')
    if (problem.includes(answer)) continue
    for (const hint of solution?.hints.slice(0, 2) ?? [])
      expect(` ${hint} `.replace(/[.,:?]? /g, '  ')).not.toContain(` ${answer} `)
  }
})

test.each([
  ['3 + 4', 'Start at 4 and count on 3.'],
  ['-3 + 4', 'Add -3 and 4.'],
  ['84 ÷ 4', 'Which number times 4 is 84?'],
  ['12 × 34', 'Multiply the tens and the ones apart, then add.'],
  ['6/8', 'Reduce 6/8 to lowest terms.'],
  ['sqrt(12)', 'Which square number divides 12?'],
  ['2^5', 'Work out the power.'],
  ['1/2 ÷ 3/4', 'Divide 1/2 by 3/4.'],
  ['1/4 + 1/4', 'Add the tops and keep the denominator.'],
  ['factor x^2 + 5x + 4', 'Find two numbers with the product 4 and the sum 5.'],
])('the hint to %s leaves the result to the learner: %s', { tags: ['M12'] }, (text, hint) => {
  const solution = solve({ text })
  expect(solution.solved && solution.hints[1]).toBe(hint)
})

test.each([
  '7 + 8',
  '25 + 31',
  '84 ÷ 4',
  '14 - 6',
  '6 × 7 + 5',
  '1/2 + 1/3',
  '2x + 3 = 11',
  '5x - 2 < 13',
  'simplify 3x + 5 - x + 2',
  'differentiate x^3 - 4x',
])('another problem like %s has its shape and other numbers', { tags: ['M11'] }, (like) => {
  const given = solve({ text: like })
  if (!given.solved) throw new Error('not solved')
  const shapeOf = (text: string) => text.replace(/\d+/g, (digits) => '#'.repeat(digits.length))
  for (const seed of ['a', 'b', 'c']) {
    const { problem, solution } = makeSimilar({ kind: given.kind, seed, like }) ?? {}
    expect(problem).not.toBe(like)
    expect(shapeOf(problem ?? '')).toBe(shapeOf(like))
    expect(solution).toMatchObject({ kind: given.kind, steps: { length: given.steps.length } })
  }
})

test.each([
  ['y = x^2 - 4', 'x^2 - 4'],
  ['f(x) = 2x + 1', '2*x + 1'],
  ['plot sin(x)', 'sin(x)'],
  ['Draw the graph of y = 1/x', '1/x'],
])('%s is a function to look at', { tags: ['M9'] }, (text, expression) => {
  expect(solve({ text })).toMatchObject({ solved: false, graph: { expression } })
})

test.each(['plot the story of my life', 'y = x + z', 'hello', 'draw a cat'])(
  '%s is no function',
  { tags: ['M9'] },
  (text) => {
    expect(solve({ text })).toMatchObject({ solved: false, graph: null })
  },
)
