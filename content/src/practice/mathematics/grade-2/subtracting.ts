import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import {
  needsTrade,
  subtractInColumns,
  subtractSmallerDigits,
  subtractWithoutPaying,
} from '../../tools/column-sums.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName, pickNames } from '../../tools/words.ts'

function rollPair(dice: Dice, least: number, most: number, isTrading: boolean): [number, number] {
  for (let tries = 0; tries < 300; tries++) {
    const first = dice.int(least * 2, most)
    const second = dice.int(least, first - 5)
    if (needsTrade(first, second) === isTrading) return [first, second]
  }
  return isTrading ? [most - 7, least + 8] : [most, least]
}

function tellSubtracting(dice: Dice, first: number, second: number): string {
  const [one, two] = pickNames(dice, 2) as [string, string]
  return dice.pick([
    `What is $${first} - ${second}$?`,
    `${one} has ${first} beads and uses ${second} of them. How many beads are left?`,
    `A shop has ${first} oranges and sells ${second}. How many oranges are left?`,
    `${one} has ${first} points. ${two} has ${second} points. How many more points does ${one} have?`,
    `A rope is ${first} feet long. ${one} cuts off ${second} feet. How many feet are left?`,
  ])
}

const TRADE_EXAMPLE =
  '31 - 14: trade a ten, so there are 11 ones. 11 - 4 = 7. Tens: 2 - 1 = 1. So 31 - 14 = 17.'

export const subtractWithin100 = definePractice('math.2.subtract-within-100', (dice, difficulty) => {
  const [first, second] = rollPair(dice, 12, 98, difficulty !== 1)
  if (difficulty === 3)
    return dice.coin() ? chooseDifference(dice, first, second) : findStart(dice, first, second)
  return {
    prompt: tellSubtracting(dice, first, second),
    answer: { kind: 'number', value: String(first - second) },
    steps: subtractInColumns(first, second),
    hints: [
      'Are there enough ones to take away from?',
      difficulty === 1
        ? `Take the ones of ${second} from the ones of ${first}. Then do the tens.`
        : `There are not enough ones in ${first}. Trade a ten for 10 ones.`,
      difficulty === 1 ? '19 - 11: ones 9 - 1 = 8, tens 1 - 1 = 0. So 19 - 11 = 8.' : TRADE_EXAMPLE,
    ],
    proof: [`${first - second} + ${second} = ${first}`],
  }
})

function chooseDifference(dice: Dice, first: number, second: number): Problem {
  const rest = first - second
  return {
    prompt: tellSubtracting(dice, first, second),
    answer: makeChoice(
      dice,
      String(rest),
      [
        [String(subtractSmallerDigits(first, second)), 'takes the smaller digit from the bigger one'],
        [String(subtractWithoutPaying(first, second)), 'trades but does not make the next place smaller'],
        [String(first + second), 'adds and does not subtract'],
      ],
      [[String(rest + 1), 'miscounts by one']],
    ),
    steps: subtractInColumns(first, second),
    hints: [
      'Can you take away the ones, or do you need a trade?',
      `Look at the ones of ${first} and ${second}. If there are too few, trade one from the next place.`,
      TRADE_EXAMPLE,
    ],
    proof: [
      `${rest} + ${second} = ${first}`,
      `${subtractSmallerDigits(first, second)} != ${first} - ${second}`,
    ],
  }
}

function findStart(dice: Dice, first: number, second: number): Problem {
  const rest = first - second
  const name = pickName(dice)
  return {
    prompt: dice.pick([
      `What number goes in the box? $${second} + \\square = ${first}$`,
      `${name} needs ${first} points and has ${second}. How many points are missing?`,
      `A book has ${first} pages. ${name} has read ${second} pages. How many pages are left to read?`,
      `${first} people can ride a boat. ${second} are on it. How many seats are free?`,
    ]),
    answer: { kind: 'number', value: String(rest) },
    steps: [
      { say: `The whole is ${first}, one part is ${second}. Subtract to find the other part.` },
      ...subtractInColumns(first, second),
    ],
    hints: [
      'Which number is the whole? Which one is a part?',
      `Take ${second} away from ${first}, or count on from ${second}.`,
      '15 + box = 22: 22 - 15 = 7, so 7 goes in the box.',
    ],
    proof: [`${second} + ${rest} = ${first}`],
  }
}

export const subtractWithin1000 = definePractice('math.2.subtract-within-1000', (dice, difficulty) => {
  if (difficulty === 3) {
    const first = dice.int(3, 9) * 100 + dice.pick([0, dice.int(1, 8)])
    const second = dice.int(1, Math.floor(first / 100) - 2) * 100 + dice.int(12, 89)
    return dice.coin() ? acrossZero(dice, first, second) : chooseDifference(dice, first, second)
  }
  const [first, second] = rollPair(dice, 110, 989, difficulty === 2)
  return {
    prompt: tellSubtracting(dice, first, second),
    answer: { kind: 'number', value: String(first - second) },
    steps: subtractInColumns(first, second),
    hints: [
      'Which place do you start with?',
      difficulty === 1
        ? `Write ${second} below ${first}. Take away ones from ones, tens from tens, hundreds from hundreds.`
        : `Compare the digits of ${first} and ${second}. Where do you have to trade?`,
      difficulty === 1
        ? '209 - 104: ones 9 - 4 = 5, tens 0, hundreds 2 - 1 = 1. So 209 - 104 = 105.'
        : '131 - 14: trade a ten. 11 - 4 = 7, 2 - 1 = 1, and 1 hundred stays. So 131 - 14 = 117.',
    ],
    proof: [`${first - second} + ${second} = ${first}`],
  }
})

function acrossZero(dice: Dice, first: number, second: number): Problem {
  return {
    prompt: tellSubtracting(dice, first, second),
    answer: { kind: 'number', value: String(first - second) },
    steps: subtractInColumns(first, second),
    hints: [
      'What can you do when there are no tens to trade?',
      `There are no tens in ${first}. Trade a hundred for 10 tens first.`,
      '200 - 15: trade a hundred for 9 tens and 10 ones. 10 - 5 = 5, 9 - 1 = 8, 1 hundred stays. So 200 - 15 = 185.',
    ],
    proof: [`${first - second} + ${second} = ${first}`],
  }
}
