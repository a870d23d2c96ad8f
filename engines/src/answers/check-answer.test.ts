import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Answer, type Check, checkAnswer, type Given } from './index.ts'
import { fraction, number } from './testing/make-answer.ts'

const RIGHT: Check = { isRight: true }
const WRONG: Check = { isRight: false }
const no = (why: NonNullable<Check['why']>): Check => ({ isRight: false, why })

const expression = (value: string, form?: Extract<Answer, { kind: 'expression' }>['form']): Answer => ({
  kind: 'expression',
  value,
  ...(form && { form }),
})

test.each<[string, string, Check]>([
  ['1/2', '0.5', RIGHT],
  ['1/2', ' 1 / 2 ', RIGHT],
  ['1/2', '.5', RIGHT],
  ['1/2', '50%', RIGHT],
  ['0.75', '3/4', RIGHT],
  ['0.75', '6/8', RIGHT],
  ['1250', '1,250', RIGHT],
  ['1250', '1 250', RIGHT],
  ['-3', '−3', RIGHT],
  ['4', 'x = 4', RIGHT],
  ['4', '4.0', RIGHT],
  ['1+1/2', '1 1/2', RIGHT],
  ['1+1/2', '1 and 1/2', RIGHT],
  ['1+1/2', '1.5', RIGHT],
  ['12', '12 apples', RIGHT],
  ['5', '$5', RIGHT],
  ['45', '45°', RIGHT],
  ['3*pi', '3π', RIGHT],
  ['sqrt(2)', '√2', RIGHT],
  ['4', '5', WRONG],
  ['4', '-4', WRONG],
  ['4', '40', WRONG],
  ['4', '', no('unreadable')],
  ['4', 'four', no('unreadable')],
  ['4', '4x', no('unreadable')],
  ['4', '4 4', no('unreadable')],
])('for the number %s the answer %j gives %j', { tags: ['C1'] }, (value, given, check) => {
  expect(checkAnswer(number(value), given)).toEqual(check)
})

test.each<[string, string]>([
  ['7', '3+4'],
  ['3', '12/4'],
  ['12', '3*4'],
  ['3', 'sqrt(9)'],
  ['120', '5!'],
  ['4', 'log(250000) - log(25)'],
  ['2*sqrt(2)', 'sqrt(8)'],
])('for %s the answer %s is not worked out', { tags: ['C2'] }, (value, given) => {
  expect(checkAnswer(number(value), given)).toEqual(no('not_simplest'))
})

test.each<[string, string, Check]>([
  ['cm', '3', RIGHT],
  ['cm', '3 cm', RIGHT],
  ['cm', '3cm', RIGHT],
  ['cm', '3 centimeters', RIGHT],
  ['cm', '3 m', no('wrong_unit')],
  ['cm', '4 cm', WRONG],
  ['cm', '4 m', WRONG],
  ['cm^2', '3 cm²', RIGHT],
  ['cm²', '3 square centimetres', RIGHT],
  ['square cm', '3 cm^2', RIGHT],
  ['cm²', '3 cm', no('wrong_unit')],
  ['apples', '3 apple', RIGHT],
  ['dollars', '$3', RIGHT],
  ['$', '3 dollars', RIGHT],
  ['dollars', '€3', no('wrong_unit')],
  ['°', '3 degrees', RIGHT],
  ['%', '3%', RIGHT],
  ['%', '3 percent', RIGHT],
  ['km/h', '3 km/h', RIGHT],
  ['km/h', '3 km per hour', RIGHT],
  ['hours', '3 h', RIGHT],
  ['feet', '3 foot', RIGHT],
  ['inches', '3 in', RIGHT],
  ['cubic inches', '3 in³', RIGHT],
  ['miles per hour', '3 mph', RIGHT],
  ['boxes', '3 box', RIGHT],
  ['square units', '3 units²', RIGHT],
  ['hours', '3 x 4', no('unreadable')],
])('three %s: the answer %j gives %j', { tags: ['C3'] }, (unit, given, check) => {
  expect(checkAnswer(number('3', { unit }), given)).toEqual(check)
})

test.each<[string, string, boolean]>([
  ['3', '3 x 4', false],
  ['6', '6 r 2', false],
  ['6', '6 remainder 2', false],
  ['5', '5 and a half', false],
  ['5', '5 thousand', false],
  ['5', '5 or 6', false],
  ['5', '5 boxes of paint', false],
  ['5', '5 red boxes', true],
  ['25', '25%', true],
  ['25', '25 %', true],
  ['0.25', '25%', true],
  ['25', '30%', false],
])('for %s without a unit, %j counts: %s', { tags: ['C3'] }, (value, given, isRight) => {
  expect(checkAnswer(number(value), given).isRight).toBe(isRight)
})

test.each<[Answer, string, Check]>([
  [number('0.275', { form: 'decimal' }), '11/40', no('wrong_form')],
  [number('0.275', { form: 'decimal' }), '.275', RIGHT],
  [number('-0.275', { form: 'decimal' }), '-0.275', RIGHT],
  [expression('x=4'), '2x+3=11', no('wrong_form')],
  [expression('x=4'), '4=x', RIGHT],
  [expression('x=4'), 'x=11-7', no('not_simplest')],
  [expression('x>3'), '2x>6', no('wrong_form')],
  [expression('-1<x<=3'), '3>=x>-1', RIGHT],
  [expression('-1<x<=3'), '-2<2x<=6', no('wrong_form')],
  [expression('k=(C-9)/2'), 'C=9+2k', no('wrong_form')],
  [{ kind: 'expression', value: '(C-9)/2', accept: ['k=(C-9)/2'] }, 'C=9+2k', WRONG],
  [{ kind: 'expression', value: '(C-9)/2', accept: ['k=(C-9)/2'] }, 'k = C/2 - 4.5', RIGHT],
])('%j: the answer %j gives %j', { tags: ['C12'] }, (answer, given, check) => {
  expect(checkAnswer(answer, given)).toEqual(check)
})

test('where the answer itself has an unfinished root, others count too', { tags: ['C2'] }, () => {
  expect(checkAnswer(number('sqrt(20)'), '√20')).toEqual(RIGHT)
  expect(checkAnswer(number('sqrt(20)'), '2√5')).toEqual(RIGHT)
})

test('a tolerance gives play, and without one a rounded number is only close', { tags: ['C4'] }, () => {
  expect(checkAnswer(number('pi', { tolerance: '0.01' }), '3.14')).toEqual(RIGHT)
  expect(checkAnswer(number('pi', { tolerance: '0.01' }), '3.2')).toEqual(WRONG)
  expect(checkAnswer(number('2.50', { tolerance: '0.5' }), '3')).toEqual(RIGHT)
  expect(checkAnswer(number('1/3'), '0.33')).toEqual(no('close'))
  expect(checkAnswer(number('1/3'), '0.34')).toEqual(WRONG)
  expect(checkAnswer(number('100'), '101')).toEqual(WRONG)
})

test.each<[Answer, string, Check]>([
  [fraction('3/4'), '6/8', RIGHT],
  [fraction('3/4'), '0.75', RIGHT],
  [fraction('3/4'), '¾', RIGHT],
  [fraction('3/4'), '3/5', WRONG],
  [fraction('3/4'), '1/4+1/2', no('not_simplest')],
  [fraction('3/4', 'simplest'), '3/4', RIGHT],
  [fraction('3/4', 'simplest'), '6/8', no('not_simplest')],
  [fraction('3/4', 'simplest'), '0.75', no('wrong_form')],
  [fraction('3/2', 'simplest'), '1 1/2', RIGHT],
  [fraction('-3/2', 'simplest'), '-3/2', RIGHT],
  [fraction('2', 'simplest'), '2', RIGHT],
  [fraction('2', 'simplest'), '4/2', no('not_simplest')],
  [fraction('3/2', 'mixed'), '1 1/2', RIGHT],
  [fraction('1+1/2', 'mixed'), '1½', RIGHT],
  [fraction('3/2', 'mixed'), '3/2', no('wrong_form')],
  [fraction('3/2', 'mixed'), '1 2/4', RIGHT],
  [fraction('9/4', 'mixed'), '1 5/4', no('not_simplest')],
  [fraction('-3/2', 'mixed'), '-1 1/2', RIGHT],
  [fraction('1/2', 'mixed'), '1/2', RIGHT],
  [fraction('9/4', 'improper'), '9/4', RIGHT],
  [fraction('9/4', 'improper'), '18/8', RIGHT],
  [fraction('9/4', 'improper'), '2 1/4', no('wrong_form')],
  [fraction('1/2'), 'half', no('unreadable')],
])('%j: the answer %j gives %j', { tags: ['C5'] }, (answer, given, check) => {
  expect(checkAnswer(answer, given)).toEqual(check)
})

test.each<[Answer, string, Check]>([
  [expression('x+2'), '2+x', RIGHT],
  [expression('x+2'), 'X + 2', RIGHT],
  [expression('x+2'), 'x+3', WRONG],
  [expression('x+2'), 'y = x + 2', RIGHT],
  [expression('y=2*x+1'), '2x+1', RIGHT],
  [expression('y=2*x+1'), '2x + 1 = y', RIGHT],
  [expression('x=4'), '4', RIGHT],
  [expression('x>3'), '3 < x', RIGHT],
  [expression('x>3'), 'x < 3', WRONG],
  [expression('x=2;x=3'), 'x = 3 or x = 2', RIGHT],
  [expression('x=2;x=3'), 'x = 2', WRONG],
  [expression('x=2;x=3'), '2, 3', RIGHT],
  [expression('x^2+3*x+2', 'expanded'), '2+3x+x²', RIGHT],
  [expression('x^2+3*x+2', 'expanded'), '(x+1)(x+2)', no('wrong_form')],
  [expression('x^2+3*x+2', 'expanded'), 'x^2+2x+x+2', no('not_simplest')],
  [expression('(x+1)*(x+2)', 'factored'), '(x+2)(x+1)', RIGHT],
  [expression('(x+1)*(x+2)', 'factored'), 'x^2+3x+2', no('wrong_form')],
  [expression('2*(x+1)*(x+2)', 'factored'), '(2x+2)(x+2)', no('wrong_form')],
  [expression('(x+1)^2', 'factored'), '(x+1)(x+1)', RIGHT],
  [expression('(a-b)*(a+b)', 'factored'), 'a^2-b^2', no('wrong_form')],
  [expression('5*x', 'simplest'), '2x+3x', no('not_simplest')],
  [expression('5*x', 'simplest'), 'x5', no('unreadable')],
  [expression('2*sqrt(2)', 'simplest'), '√8', no('not_simplest')],
  [expression('2*sqrt(2)', 'simplest'), '2√2', RIGHT],
  [expression('(x-4)^2+3', 'alike'), '3+(x-4)²', RIGHT],
  [expression('(x-4)^2+3', 'alike'), 'y = (x-4)^2 + 3', RIGHT],
  [expression('(x-4)^2+3', 'alike'), 'x^2-8x+19', no('wrong_form')],
  [expression('(x-4)^2+3', 'alike'), '(x-4)^2+2', WRONG],
])('%j: the answer %j gives %j', { tags: ['C6'] }, (answer, given, check) => {
  expect(checkAnswer(answer, given)).toEqual(check)
})

test('other forms count, letter for letter or as math', { tags: ['C7'] }, () => {
  const answer = number('20/3', { accept: ['6 r 2', '6 remainder 2'] })
  expect(checkAnswer(answer, '6R2')).toEqual(RIGHT)
  expect(checkAnswer(answer, '6 Remainder 2')).toEqual(RIGHT)
  expect(checkAnswer(answer, '6 r 3').isRight).toBe(false)
  expect(checkAnswer({ kind: 'expression', value: 'x/2', accept: ['x=y'] }, 'y = x')).toEqual(RIGHT)
})

const choice: Answer = {
  kind: 'choice',
  options: [
    { text: '$3$', isRight: true },
    { text: '$7$', isRight: false, mistake: 'adds instead of subtracting' },
  ],
}

test('a wrong choice names its mistake', { tags: ['C8'] }, () => {
  expect(checkAnswer(choice, '$3$')).toEqual(RIGHT)
  expect(checkAnswer(choice, '$7$')).toEqual({
    isRight: false,
    why: 'mistake',
    mistake: 'adds instead of subtracting',
  })
  expect(checkAnswer(choice, '$8$')).toEqual(no('unreadable'))
})

test('orders and matches are right as a whole', { tags: ['C9'] }, () => {
  const ordering: Answer = { kind: 'ordering', items: ['a', 'b', 'c'] }
  expect(checkAnswer(ordering, ['a', 'b', 'c'])).toEqual(RIGHT)
  expect(checkAnswer(ordering, ['a', 'c', 'b'])).toEqual(WRONG)
  expect(checkAnswer(ordering, ['a', 'b'])).toEqual(WRONG)
  expect(checkAnswer(ordering, 'abc')).toEqual(no('unreadable'))
  const matching: Answer = {
    kind: 'matching',
    pairs: [
      ['mouse', 'mice'],
      ['goose', 'geese'],
    ],
  }
  expect(checkAnswer(matching, { goose: 'geese', mouse: 'mice' })).toEqual(RIGHT)
  expect(
    checkAnswer(matching, [
      ['goose', 'geese'],
      ['mouse', 'mice'],
    ]),
  ).toEqual(RIGHT)
  expect(checkAnswer(matching, { goose: 'mice', mouse: 'geese' })).toEqual(WRONG)
  expect(checkAnswer(matching, { goose: 'geese' })).toEqual(WRONG)
  expect(checkAnswer(matching, 'mice')).toEqual(no('unreadable'))
})

test('a point on a number line counts by its value', { tags: ['C1'] }, () => {
  const point: Answer = { kind: 'numberLine', value: '3/4', from: '0', to: '1', step: '1/8' }
  expect(checkAnswer(point, '0.75')).toEqual(RIGHT)
  expect(checkAnswer(point, '0.7')).toEqual(WRONG)
})

test.each<[string, Check]>([
  ['Dishes', RIGHT],
  ['  dishes. ', RIGHT],
  ['dishs', no('close')],
  ['dihses', no('close')],
  ['disches', no('close')],
  ['plates', WRONG],
  ['', no('unreadable')],
])('for "dishes" the text %j gives %j', { tags: ['C10'] }, (given, check) => {
  expect(checkAnswer({ kind: 'text', value: 'dishes' }, given)).toEqual(check)
})

test('other spellings count', { tags: ['C10'] }, () => {
  expect(checkAnswer({ kind: 'text', value: 'color', accept: ['colour'] }, 'Colour')).toEqual(RIGHT)
  expect(checkAnswer({ kind: 'text', value: "don't" }, 'don’t')).toEqual(RIGHT)
})

const everyKind: Answer[] = [
  number('7', { unit: 'cm' }),
  fraction('3/4', 'simplest'),
  expression('x+1', 'factored'),
  choice,
  { kind: 'text', value: 'seven' },
  { kind: 'ordering', items: ['a', 'b'] },
  { kind: 'matching', pairs: [['a', 'b']] },
  { kind: 'numberLine', value: '1', from: '0', to: '2', step: '1' },
]

test('junk is wrong, never an exception', { tags: ['C11'] }, () => {
  fc.assert(
    fc.property(fc.constantFrom(...everyKind), fc.anything(), (answer, given) => {
      expect(typeof checkAnswer(answer, given as Given).isRight).toBe('boolean')
    }),
    { numRuns: 2000 },
  )
  for (const answer of everyKind) {
    expect(checkAnswer(answer, '('.repeat(10_000)).isRight).toBe(false)
    expect(checkAnswer(answer, '9^9^9^9').isRight).toBe(false)
    expect(checkAnswer(answer, '1e9!').isRight).toBe(false)
  }
})

test('a wrong number is never right, in whatever form', { tags: ['C1'] }, () => {
  const forms = [
    (n: number) => String(n),
    (n: number) => `${n}.0`,
    (n: number) => `${2 * n}/2`,
    (n: number) => `x=${n}`,
    (n: number) => `${n} cm`,
  ]
  fc.assert(
    fc.property(fc.integer(), fc.integer(), fc.constantFrom(...forms), (right, given, form) => {
      fc.pre(right !== given)
      expect(checkAnswer(number(String(right), { unit: 'cm' }), form(given)).isRight).toBe(false)
    }),
  )
})
