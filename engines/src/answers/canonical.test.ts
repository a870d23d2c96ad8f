import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Answer,
  type AnswerShape,
  canonicalise,
  checkAnswer,
  type Given,
  judgeReadings,
  listCanonical,
} from './index.ts'
import { fraction, number } from './testing/make-answer.ts'

const shapeOf = (answer: Answer) => ({ form: 'any', ...answer }) as AnswerShape

/** What a device finds out that knows only the spellings of what is right. */
function judge(answer: Answer, given: Given) {
  const keys = new Set(listCanonical(answer))
  return judgeReadings(canonicalise(shapeOf(answer), given), ({ text }) => text !== null && keys.has(text))
}

const choice: Answer = {
  kind: 'choice',
  options: [
    { text: '$3$', isRight: true },
    { text: '$7$', isRight: false, mistake: 'adds' },
  ],
}
const matching: Answer = {
  kind: 'matching',
  pairs: [
    ['mouse', 'mice'],
    ['goose', 'geese'],
  ],
}

const ANSWERS: Answer[] = [
  number('4'),
  number('-3'),
  number('1/2'),
  number('0.75'),
  number('1+1/2'),
  number('1250'),
  number('25'),
  number('0.25'),
  number('0.275', { form: 'decimal' }),
  number('3', { unit: 'cm' }),
  number('3', { unit: 'dollars' }),
  number('25', { unit: '%' }),
  number('20/3', { accept: ['6 r 2', '6 remainder 2'] }),
  number('7', { accept: ['seven', '14/2'] }),
  fraction('3/4'),
  fraction('3/4', 'simplest'),
  fraction('3/2', 'mixed'),
  fraction('9/4', 'improper'),
  fraction('-3/2', 'simplest'),
  fraction('2', 'simplest'),
  { kind: 'numberLine', value: '3/4', from: '0', to: '1', step: '1/8' },
  { kind: 'text', value: 'dishes', accept: ['plates'] },
  { kind: 'text', value: "don't" },
  { kind: 'ordering', items: ['a', 'b', 'c'] },
  choice,
  matching,
]

const TEXTS = [
  '4',
  '4.0',
  'x = 4',
  '8/2',
  '2+2',
  'sqrt(16)',
  '-3',
  '−3',
  '- 3',
  '1/2',
  ' 1 / 2 ',
  '.5',
  '50%',
  '0.5',
  '3/4',
  '6/8',
  '¾',
  '0.75',
  '.750',
  '1 1/2',
  '1½',
  '1 and 1/2',
  '1.5',
  '3/2',
  '-3/2',
  '-1 1/2',
  '1 2/4',
  '1,250',
  '1 250',
  '25',
  '25%',
  '25 %',
  '0.25',
  '1/4',
  '.275',
  '11/40',
  '3',
  '3 cm',
  '3cm',
  '3 centimeters',
  '3 m',
  '4 cm',
  '$3',
  '3 dollars',
  '€3',
  '6 r 2',
  '6R2',
  '6 Remainder 2',
  '20/3',
  '6 2/3',
  '6.67',
  'seven',
  'Seven.',
  '7',
  '14/2',
  '9/4',
  '18/8',
  '2 1/4',
  '1 5/4',
  '2',
  '4/2',
  'Dishes',
  ' dishes. ',
  'dishs',
  'plates',
  'don’t',
  'half',
  '',
  '   ',
  '(',
  '9^9^9^9',
  '$7$',
  ' $3$ ',
  'x'.repeat(400),
]

test('for every answer and spelling the device says right exactly where the server does', {
  tags: ['C13'],
}, () => {
  for (const answer of ANSWERS) {
    for (const given of TEXTS) {
      const [server, device] = [checkAnswer(answer, given), judge(answer, given)]
      expect([answer, given, device.isRight]).toEqual([answer, given, server.isRight])
      expect([answer, given, device.why === 'unreadable']).toEqual([
        answer,
        given,
        server.why === 'unreadable',
      ])
    }
  }
})

test.each<[Answer, string, ReturnType<typeof judge>]>([
  [number('7'), '3+4', { isRight: false, why: 'not_simplest' }],
  [number('0.275', { form: 'decimal' }), '11/40', { isRight: false, why: 'wrong_form' }],
  [number('3', { unit: 'cm' }), '3 m', { isRight: false, why: 'wrong_unit' }],
  [fraction('3/4', 'simplest'), '6/8', { isRight: false, why: 'not_simplest' }],
  [fraction('3/2', 'mixed'), '3/2', { isRight: false, why: 'wrong_form' }],
  [number('4'), '5', { isRight: false }],
])('of %j the device tells %s what is left to do: %j', { tags: ['C13'] }, (answer, given, check) => {
  expect(judge(answer, given)).toEqual(check)
})

test('orders and matches have one spelling, whatever the order they were put together in', {
  tags: ['C13'],
}, () => {
  const ordering: Answer = { kind: 'ordering', items: ['a', 'b', 'c'] }
  for (const given of [['a', 'b', 'c'], ['a', 'c', 'b'], ['a', 'b'], 'abc', []] as Given[]) {
    expect(judge(ordering, given).isRight).toBe(checkAnswer(ordering, given).isRight)
  }
  for (const given of [
    { goose: 'geese', mouse: 'mice' },
    { mouse: 'mice', goose: 'geese' },
    { goose: 'mice', mouse: 'geese' },
    { goose: 'geese' },
    [
      ['goose', 'geese'],
      ['mouse', 'mice'],
    ],
  ] as Given[]) {
    expect(judge(matching, given).isRight).toBe(checkAnswer(matching, given).isRight)
  }
})

test('expressions, roots and numbers with play have no single spelling', { tags: ['C13'] }, () => {
  expect(listCanonical({ kind: 'expression', value: 'x+1' })).toBeNull()
  expect(listCanonical(number('sqrt(2)'))).toBeNull()
  expect(listCanonical(number('3.14', { tolerance: '0.01' }))).toBeNull()
})

test('junk is read as nothing, never an exception', { tags: ['C13'] }, () => {
  fc.assert(
    fc.property(fc.constantFrom(...ANSWERS), fc.anything(), (answer, given) => {
      expect(judge(answer, given as Given).isRight).toBe(checkAnswer(answer, given as Given).isRight)
    }),
    { numRuns: 3000 },
  )
})

test('any number in any dress is judged alike by device and server', { tags: ['C13'] }, () => {
  const dresses = [
    (n: number, d: number) => `${n}/${d}`,
    (n: number, d: number) => String(n / d),
    (n: number, d: number) => `x=${n / d}`,
    (n: number, d: number) => `${n / d}%`,
    (n: number, d: number) => `${Math.trunc(n / d)} ${Math.abs(n % d)}/${d}`,
    (n: number, d: number) => `${n / d} cm`,
    (n: number, d: number) => `${2 * n}/${2 * d}`,
    (n: number, d: number) => `${n}*${d}`,
  ]
  const part = fc.integer({ min: -40, max: 40 })
  const whole = fc.integer({ min: 1, max: 12 })
  const kinds = ['any', 'simplest', 'mixed', 'improper'] as const
  fc.assert(
    fc.property(
      part,
      whole,
      part,
      whole,
      fc.constantFrom(...dresses),
      fc.constantFrom(...kinds),
      (top, bottom, n, d, dress, form) => {
        for (const given of [dress(n, d), dress(top, bottom)]) {
          for (const answer of [number(`${top}/${bottom}`), fraction(`${top}/${bottom}`, form)]) {
            expect([given, judge(answer, given).isRight]).toEqual([given, checkAnswer(answer, given).isRight])
          }
        }
      },
    ),
    { numRuns: 2000 },
  )
})
