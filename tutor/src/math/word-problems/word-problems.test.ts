import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameValue } from '#engines/algebra/index.ts'
import { createMathTasks } from '../math-tasks.ts'
import { compileStory } from './compile-story.ts'

const { solve } = createMathTasks()

const SOLVED: [story: string, answer: string, unit: string | null, rules: string][] = [
  [
    'Mia has 3 boxes with 12 cards each. She gives 8 cards to Tom. How many cards does Mia have left?',
    '28',
    'cards',
    'multiply subtract',
  ],
  [
    'Tom has 5 more marbles than Ann has. Tom has 12 marbles. How many marbles does Ann have?',
    '7',
    'marbles',
    'subtract',
  ],
  ['Pat has half as many pens as Lou. Pat has 14 pens. How many pens does Lou have?', '28', 'pens', 'divide'],
  ['Gus has 50 eggs. He fills cartons of 8 eggs. How many eggs are left over?', '2', 'eggs', 'remainder'],
  [
    'A bus holds 48 students. 125 students go on a trip. How many buses are needed?',
    '3',
    'buses',
    'round-up',
  ],
  [
    'Jim has 30 nuts. He gives a third to Ann and a third to Bob. How many nuts does he have left?',
    '10',
    'nuts',
    'multiply subtract subtract',
  ],
  [
    'A store sells mugs for $9 and bowls for $6. Lou buys 4 mugs and 4 bowls. How much does Lou pay altogether?',
    '60',
    '$',
    'multiply multiply add',
  ],
  [
    'Ruby practices piano for 45 minutes on 4 days a week. How many hours does she practice in a week?',
    '3',
    'hours',
    'multiply divide',
  ],
]

test.each(SOLVED)('%s: %s', (story, answer, unit, rules) => {
  const solution = solve({ text: story })
  if (!solution.solved) throw new Error(solution.reason)
  expect([solution.answer.plain, solution.answer.unit]).toEqual([answer, unit])
  expect(solution.steps.map(({ rule }) => rule).join(' ')).toBe(rules)
})

test('a step is told in the words of the story, and neither the hint nor the problem gives it away', () => {
  const solution = solve({
    text: 'Mrs. Bell had 50 sheets of paper. She used 8 sheets on Monday. How many sheets does she have left?',
  })
  if (!solution.solved) throw new Error(solution.reason)
  expect(solution.steps[0]?.explanation).toBe('She used 8 sheets on Monday. Take away: 50 − 8 = 42 sheets.')
  expect(solution.hints[1]).toBe('Start here: She used 8 sheets on Monday. Take away.')
})

/** Each looks like a story that can be solved, and holds something that cannot be known or counted. */
const DECLINED = [
  'Mia has some marbles. She gives 4 to Sam. How many marbles does she have left?',
  'Zoe has 23 stickers. Her aunt gives her 18 more. Then everything is doubled. How many stickers does Zoe have?',
  'Zoe has 23 stickers. Her aunt gives her 18 more. The dog ate a few. How many stickers does Zoe have?',
  'Milo has 14 blocks. Tess has 5 more. How many blocks do they have together?',
  'Ann has 12 pens. Sue has 5 pens. She gives 2 pens away. How many pens does she have?',
  'Tina had 5 eggs. She broke 7 eggs. How many eggs does she have left?',
  '3 painters need 6 hours. How many hours do 9 painters need?',
  'Two dogs and some cats are in the yard. How many animals are in the yard?',
  '12 kids are on a bus. 8 spoons are on the bus. How many kids are on the bus?',
  'A box holds 5 eggs. There are 12 eggs. How many boxes are there?',
  'Simon made 24 brownies. He shared them equally with 5 friends. How many brownies did each get?',
  'Mia gives Tom 3 stickers. How many stickers does Tom have now?',
  'A man has 3 sons. One son has 4 toys. How many toys do the sons have in all?',
  'Joe put 21 oranges on a shelf. A man bought 6 oranges. How many oranges are on the shelf now?',
  'Nick has 8 pens and 4 cups. How many balls does Nick have?',
]

test.each(DECLINED)('declined: %s', (story) => {
  expect(solve({ text: story }).solved).toBe(false)
})

const name = fc.constantFrom('Mia', 'Tom', 'Ann', 'Ben', 'Zoe', 'Max', 'Lena', 'Paul')
const thing = fc.constantFrom('marbles', 'cards', 'shells', 'pencils', 'stickers', 'buttons', 'beads')
const box = fc.constantFrom(['box', 'boxes'], ['bag', 'bags'], ['jar', 'jars'], ['basket', 'baskets'])
const count = fc.integer({ min: 2, max: 60 })

type Numbers = {
  a: number
  b: number
  c: number
  one: string
  other: string
  things: string
  each: string
  many: string
}

/** Ways to tell a story, each with what it comes to. */
const TEMPLATES: [tell: (told: Numbers) => string, answer: (told: Numbers) => number][] = [
  [
    ({ a, b, one, things }) =>
      `${one} has ${a + b} ${things}. ${one} loses ${b} ${things}. How many ${things} does ${one} have left?`,
    ({ a }) => a,
  ],
  [
    ({ a, b, one, other, things }) =>
      `${one} has ${a} ${things}. ${other} has ${b} more ${things} than ${one}. How many ${things} do they have together?`,
    ({ a, b }) => 2 * a + b,
  ],
  [
    ({ a, b, one, other, things }) =>
      `${one} has ${a} times as many ${things} as ${other}. ${one} has ${a * b} ${things}. How many ${things} does ${other} have?`,
    ({ b }) => b,
  ],
  [
    ({ a, b, c, one, things, many }) =>
      `${one} has ${a} ${many} with ${b} ${things} each. ${one} finds ${c} more ${things}. How many ${things} does ${one} have now?`,
    ({ a, b, c }) => a * b + c,
  ],
  [
    ({ a, b, one, things, each, many }) =>
      `${one} has ${a * b} ${things}. ${one} puts ${b} ${things} in each ${each}. How many ${many} does ${one} need?`,
    ({ a }) => a,
  ],
  [
    ({ a, b, one, things }) =>
      `${one} buys ${a} ${things} for $${b} each. ${one} pays with $${a * b + 7}. How much change does ${one} get?`,
    () => 7,
  ],
  [
    ({ a, b, c, one }) =>
      `${one} reads ${a} pages a day for ${b} days. The book has ${a * b + c} pages. How many pages are left?`,
    ({ c }) => c,
  ],
  [
    ({ a, b, one, other, things }) =>
      `${one} and ${other} have ${a + b} ${things} together. ${one} has ${b} ${things}. How many ${things} does ${other} have?`,
    ({ a }) => a,
  ],
  [
    ({ a, b, things }) =>
      `${a * b} ${things} are shared equally by ${a} children. How many ${things} does each child get?`,
    ({ b }) => b,
  ],
  [
    ({ a, b, c, one, things }) =>
      `${one} had some ${things}. ${one} got ${a} ${things} and lost ${b} ${things}. Now ${one} has ${a + c} ${things}. How many ${things} did ${one} have at first?`,
    ({ b, c }) => b + c,
  ],
]

test('stories of any names and numbers come out as counted, or are declined', () => {
  const solved = new Map<number, number>()
  fc.assert(
    fc.property(
      fc.nat(TEMPLATES.length - 1),
      count,
      count,
      count,
      name,
      name,
      thing,
      box,
      (which, a, b, c, one, other, things, [each, many]) => {
        fc.pre(one !== other)
        const told = { a, b, c, one, other, things, each: each ?? '', many: many ?? '' }
        const [tell, answer] = TEMPLATES[which] as (typeof TEMPLATES)[number]
        const result = compileStory(tell(told))
        if (!result || 'reason' in result) return
        expect(isSameValue(result.amount.text, String(answer(told)))).toBe(true)
        solved.set(which, (solved.get(which) ?? 0) + 1)
      },
    ),
    { numRuns: 400 },
  )
  expect([...solved.keys()].sort((a, b) => a - b)).toEqual(TEMPLATES.map((_, index) => index))
})
