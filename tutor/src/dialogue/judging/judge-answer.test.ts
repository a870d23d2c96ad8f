import { expect, test } from 'vitest'
import type { Answer } from '#engines/answers/index.ts'
import { judgeAnswer } from './judge-answer.ts'

function choice(...texts: string[]): Answer {
  return {
    kind: 'choice',
    options: texts.map((text) =>
      text.startsWith('+')
        ? { text: text.slice(1), isRight: true as const }
        : { text, isRight: false as const, mistake: `idea of ${text}` },
    ),
  }
}
const ROCKS = choice('It melts into magma', '+It is pressed and cemented', 'It is blown away by wind')
const NUMBERS = choice('12', '+14', '2', '24')
const HALVES = choice('$\\frac{1}{3}$', '+$\\frac{1}{2}$', '$1\\frac{1}{2}$')
const TRUTH = choice('+True', 'False')
const YES = choice('Yes, because 4 is even', '+No, because 9 is odd')
const SIGNS = choice('<', '+>', '=')
const FIVE: Answer = { kind: 'number', value: '5' }
const X: Answer = { kind: 'expression', value: 'x = 5' }
const SUM: Answer = { kind: 'expression', value: '2*x + 3' }
const TWO: Answer = { kind: 'expression', value: 'x = 2; x = -3' }
const THREE_HALVES: Answer = { kind: 'fraction', value: '3/2' }
const LOWEST: Answer = { kind: 'fraction', value: '3/4', form: 'simplest' }
const CM: Answer = { kind: 'number', value: '12', unit: 'cm' }
const MANY: Answer = { kind: 'number', value: '-21' }
const THOUSANDS: Answer = { kind: 'number', value: '2345' }
const BEDS: Answer = { kind: 'text', value: 'beds' }
const TIME: Answer = { kind: 'text', value: '7:45', accept: ['07:45'] }
const REMAINDER: Answer = { kind: 'text', value: '4 r 1', accept: ['4r1', '4 remainder 1'] }
const GROUP: Answer = { kind: 'text', value: 'amphibians', accept: ['amphibian'] }

type Case = [answer: Answer, typed: string, verdict: 'right' | 'wrong' | 'half' | 'unreadable']

test.each<Case>([
  [ROCKS, 'b', 'right'],
  [ROCKS, 'B)', 'right'],
  [ROCKS, '(b)', 'right'],
  [ROCKS, 'Option B.', 'right'],
  [ROCKS, 'letter b', 'right'],
  [ROCKS, 'i think b', 'right'],
  [ROCKS, 'is it b?', 'right'],
  [ROCKS, 'b because of the pressure', 'right'],
  [ROCKS, 'the second one', 'right'],
  [ROCKS, '2nd', 'right'],
  [ROCKS, '2', 'right'],
  [ROCKS, 'number two', 'right'],
  [ROCKS, 'the last one', 'wrong'],
  [ROCKS, 'la segunda', 'right'],
  [ROCKS, 'die zweite', 'right'],
  [ROCKS, 'la deuxième', 'right'],
  [ROCKS, '第二个', 'right'],
  [ROCKS, 'it is pressed and cemented', 'right'],
  [ROCKS, 'IT IS PRESSED & CEMENTED!!', 'right'],
  [ROCKS, 'pressed', 'right'],
  [ROCKS, 'its presed and cementd', 'right'],
  [ROCKS, 'the magma one', 'wrong'],
  [ROCKS, 'wind', 'wrong'],
  [ROCKS, 'a) it melts', 'wrong'],
  [ROCKS, 'b or c', 'unreadable'],
  [ROCKS, 'a) pressed', 'unreadable'],
  [ROCKS, 'not the wind', 'unreadable'],
  [ROCKS, 'idk', 'unreadable'],
  [ROCKS, 'i dont know', 'unreadable'],
  [ROCKS, 'it is', 'unreadable'],
  [ROCKS, 'z', 'unreadable'],
  [ROCKS, 'h', 'unreadable'],
  [ROCKS, 'hint please', 'unreadable'],
  [NUMBERS, '14', 'right'],
  [NUMBERS, 'fourteen', 'right'],
  [NUMBERS, 'catorce', 'right'],
  [NUMBERS, 'vierzehn', 'right'],
  [NUMBERS, 'quatorze', 'right'],
  [NUMBERS, '十四', 'right'],
  [NUMBERS, 'i got 14', 'right'],
  [NUMBERS, 'b) 14', 'right'],
  [NUMBERS, 'b 12', 'unreadable'],
  [NUMBERS, '2', 'wrong'],
  [NUMBERS, 'two', 'wrong'],
  [NUMBERS, 'the second one', 'right'],
  [NUMBERS, '13', 'unreadable'],
  [HALVES, '1/2', 'right'],
  [HALVES, '0.5', 'right'],
  [HALVES, 'one half', 'right'],
  [HALVES, 'a half', 'right'],
  [HALVES, 'one third', 'wrong'],
  [HALVES, '1 1/2', 'wrong'],
  [HALVES, 'one and a half', 'wrong'],
  [TRUTH, 'true', 'right'],
  [TRUTH, 'T', 'right'],
  [TRUTH, 'yes', 'right'],
  [TRUTH, 'nope', 'wrong'],
  [TRUTH, 'vrai', 'right'],
  [TRUTH, 'falsch', 'wrong'],
  [YES, 'no', 'right'],
  [YES, 'yes', 'wrong'],
  [YES, '9 is odd', 'right'],
  [SIGNS, '>', 'right'],
  [SIGNS, 'greater than', 'right'],
  [SIGNS, 'bigger', 'right'],
  [SIGNS, 'less', 'wrong'],
  [SIGNS, 'they are equal', 'wrong'],
])('of the options %j "%s" is %s', (answer, typed, verdict) => {
  expect(judgeAnswer(answer, typed, []).verdict).toBe(verdict)
})

test.each<Case>([
  [FIVE, '5', 'right'],
  [FIVE, 'five', 'right'],
  [FIVE, '5!', 'right'],
  [FIVE, '=5', 'right'],
  [FIVE, 'x=5', 'right'],
  [FIVE, '5 = x', 'right'],
  [FIVE, 'x is 5', 'right'],
  [FIVE, 'x equals five', 'right'],
  [FIVE, 'i think its 5', 'right'],
  [FIVE, 'the answer is 5.', 'right'],
  [FIVE, 'umm maybe 5?', 'right'],
  [FIVE, '5 i guess', 'right'],
  [FIVE, '5 lol', 'right'],
  [FIVE, '5 because 2+3', 'right'],
  [FIVE, '2+3=5', 'right'],
  [FIVE, 'oh 2 + 3 = 5 so 5', 'right'],
  [FIVE, '6 no wait 5', 'right'],
  [FIVE, '5 apples', 'right'],
  [FIVE, 'there are 5 apples left', 'right'],
  [FIVE, 'creo que es cinco', 'right'],
  [FIVE, 'ich glaube fünf', 'right'],
  [FIVE, "je pense que c'est cinq", 'right'],
  [FIVE, '我觉得是五', 'right'],
  [FIVE, '5吗', 'right'],
  [FIVE, '2+3', 'half'],
  [FIVE, '10/2', 'half'],
  [FIVE, '6', 'wrong'],
  [FIVE, 'six', 'wrong'],
  [FIVE, '2+3=6', 'wrong'],
  [FIVE, '5 or 6', 'unreadable'],
  [FIVE, 'not 5', 'unreadable'],
  [FIVE, 'how', 'unreadable'],
  [FIVE, '???', 'unreadable'],
  [FIVE, 'bananas', 'unreadable'],
  [MANY, 'minus twenty-one', 'right'],
  [MANY, 'negative 21', 'right'],
  [MANY, 'menos veintiuno', 'right'],
  [MANY, 'minus einundzwanzig', 'right'],
  [MANY, 'moins vingt et un', 'right'],
  [MANY, '21', 'wrong'],
  [THOUSANDS, 'two thousand three hundred forty five', 'right'],
  [THOUSANDS, 'two thousand three hundred and forty-five', 'right'],
  [THOUSANDS, '2,345', 'right'],
  [THREE_HALVES, '3/2', 'right'],
  [THREE_HALVES, '3 halves', 'right'],
  [THREE_HALVES, 'three halves', 'right'],
  [THREE_HALVES, '3 over 2', 'right'],
  [THREE_HALVES, '1 1/2', 'right'],
  [THREE_HALVES, 'one and a half', 'right'],
  [THREE_HALVES, '1 and a half', 'right'],
  [THREE_HALVES, '1 and 1/2', 'right'],
  [THREE_HALVES, 'one point five', 'right'],
  [THREE_HALVES, 'tres medios', 'right'],
  [THREE_HALVES, 'drei halbe', 'right'],
  [THREE_HALVES, 'trois demis', 'right'],
  [THREE_HALVES, '二分之三', 'right'],
  [THREE_HALVES, 'two thirds', 'wrong'],
  [LOWEST, '3/4', 'right'],
  [LOWEST, 'three quarters', 'right'],
  [LOWEST, '3 fourths', 'right'],
  [LOWEST, 'i think 3/4', 'right'],
  [LOWEST, '6/8', 'half'],
  [LOWEST, 'six eighths', 'half'],
  [CM, '12', 'right'],
  [CM, '12cm', 'right'],
  [CM, '12 centimeters', 'right'],
  [CM, 'its twelve cm', 'right'],
  [CM, '12 km', 'half'],
  [X, 'x=5', 'right'],
  [X, '5', 'right'],
  [X, 'x is 5', 'right'],
  [X, 'x equals five', 'right'],
  [X, '2x = 10', 'half'],
  [X, 'x = 6', 'wrong'],
  [SUM, '2x+3', 'right'],
  [SUM, '3 + 2x', 'right'],
  [SUM, '2x plus 3', 'right'],
  [SUM, 'two times x plus three', 'right'],
  [SUM, '2x-3', 'wrong'],
  [TWO, 'x=2 or x=-3', 'right'],
  [TWO, 'x = 2, x = -3', 'right'],
  [TWO, '2 and -3', 'right'],
  [TWO, 'x = 2', 'half'],
  [TWO, 'x = 2 and x = 3', 'half'],
  [TWO, 'x = 7', 'wrong'],
])('where %j is right, "%s" is %s', (answer, typed, verdict) => {
  expect(judgeAnswer(answer, typed, []).verdict).toBe(verdict)
})

test.each<Case>([
  [BEDS, 'Beds', 'right'],
  [BEDS, 'two beds', 'right'],
  [BEDS, 'its beds i think', 'right'],
  [BEDS, 'bed', 'wrong'],
  [BEDS, 'bed or beds', 'wrong'],
  [BEDS, 'not beds', 'wrong'],
  [TIME, '7:45', 'right'],
  [TIME, 'its 7:45', 'right'],
  [TIME, '8:45', 'wrong'],
  [REMAINDER, '4 r 1', 'right'],
  [REMAINDER, '4 remainder 1', 'right'],
  [REMAINDER, 'four remainder one', 'right'],
  [GROUP, 'the amphibians', 'right'],
  [GROUP, 'i think it belongs to the amphibians', 'right'],
  [GROUP, 'amphibans', 'half'],
  [GROUP, 'reptiles', 'wrong'],
])('where the words %j are right, "%s" is %s', (answer, typed, verdict) => {
  expect(judgeAnswer(answer, typed, []).verdict).toBe(verdict)
})

const ORDER: Answer = { kind: 'ordering', items: ['egg', 'caterpillar', 'chrysalis', 'butterfly'] }
const MIXED = ['butterfly', 'egg', 'chrysalis', 'caterpillar']

test.each<Case>([
  [ORDER, 'b d c a', 'right'],
  [ORDER, 'bdca', 'right'],
  [ORDER, 'B, D, C, A', 'right'],
  [ORDER, '2 4 3 1', 'right'],
  [ORDER, 'egg, caterpillar, chrysalis, butterfly', 'right'],
  [ORDER, 'egg then caterpilar then chrysalis then buterfly', 'right'],
  [ORDER, 'egg -> caterpillar -> chrysalis -> butterfly', 'right'],
  [ORDER, 'egg, chrysalis, caterpillar, butterfly', 'half'],
  [ORDER, 'a b c d', 'wrong'],
  [ORDER, 'egg first', 'unreadable'],
  [ORDER, 'a a b c', 'unreadable'],
])('of an order %j "%s" is %s', (answer, typed, verdict) => {
  expect(judgeAnswer(answer, typed, MIXED).verdict).toBe(verdict)
})

test('a wrong option tells the idea behind it, and a pair of things to match is not judged from a line', () => {
  expect(judgeAnswer(ROCKS, 'the wind one', [])).toEqual({
    verdict: 'wrong',
    mistake: 'idea of It is blown away by wind',
  })
  expect(judgeAnswer({ kind: 'matching', pairs: [['a', 'b']] }, 'a-b', []).verdict).toBe('unreadable')
})
