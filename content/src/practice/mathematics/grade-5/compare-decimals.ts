import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { writeDecimal, writeFixed } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'
import { countOf, pickName } from '../../tools/words.ts'

export const compareDecimals = definePractice('math.5.compare-decimals', (dice, difficulty) => {
  if (difficulty === 1) return askSign(dice)
  return difficulty === 3 && dice.coin() ? askPlaceOnLine(dice) : askOrder(dice, difficulty === 2 ? 4 : 5)
})

function askSign(dice: Dice): Problem {
  const whole = dice.int(0, 6)
  const tenth = dice.int(2, 9)
  const hundredth = dice.int(1, 9)
  // The one with fewer digits is larger, so that counting digits leads astray.
  const [large, small] = [`${whole}.${tenth}`, `${whole}.${tenth - 1}${hundredth}`]
  const isLargeFirst = dice.coin()
  const [left, right] = isLargeFirst ? [large, small] : [small, large]
  const sign = isLargeFirst ? '>' : '<'
  const other = isLargeFirst ? '<' : '>'
  return {
    prompt: dice.pick([
      `Which statement is true for ${left} and ${right}?`,
      `One plant grew ${left} cm, another one ${right} cm. Which statement is true?`,
      `${pickName(dice)} compares the times ${left} s and ${right} s. Which statement is true?`,
    ]),
    answer: makeChoice(dice, `$${left} ${sign} ${right}$`, [
      [`$${left} ${other} ${right}$`, 'takes the decimal with more digits as the larger one'],
      [`$${left} = ${right}$`, 'compares only the wholes'],
    ]),
    steps: [
      { say: `Write both with two places: ${large}0 and ${small}.`, claims: [`${large}0 = ${large}`] },
      {
        say: `The wholes are alike. In the tenths, ${tenth} is more than ${tenth - 1}, so $${left} ${sign} ${right}$.`,
        claims: [`${tenth} > ${tenth - 1}`, `${left} ${sign} ${right}`],
      },
    ],
    hints: [
      'Which place do you compare first? The number of digits does not matter.',
      `The wholes are alike. Compare the tenths of ${left} and ${right}.`,
      'Compare 0.6 and 0.58: 6 tenths are more than 5 tenths, so $0.6 > 0.58$.',
    ],
    proof: [`${left} ${sign} ${right}`],
  }
}

function askOrder(dice: Dice, count: number): Problem {
  const whole = dice.int(0, 12)
  const tenth = dice.int(2, 8)
  const pool = new Map<number, string>()
  const add = (units: number, places: number) =>
    pool.set(units * 10 ** (3 - places), writeFixed(whole * 10 ** places + units, places))
  add(tenth, 1)
  add(tenth * 10 + dice.int(1, 4), 2)
  add((tenth - 1) * 100 + dice.int(51, 99), 3)
  add(tenth * 100 + dice.int(1, 9), 3)
  if (count > 4) add(tenth * 100 + dice.int(51, 99), 3)
  const sorted = [...pool].sort(([a], [b]) => a - b).map(([, text]) => text)
  const isFalling = dice.coin()
  const items = isFalling ? sorted.toReversed() : sorted
  const comparisons = sorted.slice(1).map((text, index) => `${sorted[index]} < ${text}`)
  return {
    prompt: `${dice.pick(['Put these numbers in order', 'These are jump lengths in meters. Put them in order', 'These are the weights of stones in kilograms. Put them in order'])} from ${isFalling ? 'largest to smallest' : 'smallest to largest'}: ${dice.shuffle(items).join(', ')}.`,
    answer: { kind: 'ordering', items },
    steps: [
      {
        say: `Fill up with zeros so that all have three places: ${items.map((text) => text.padEnd(String(whole).length + 4, '0')).join(', ')}.`,
      },
      { say: `Now compare place by place: $${items.join(isFalling ? ' > ' : ' < ')}$.`, claims: comparisons },
    ],
    hints: [
      'What could you add at the end of the shorter decimals without changing their value?',
      'Give every number three places after the point. Then compare tenths first, after them hundredths, and thousandths last.',
      '0.5, 0.45 and 0.505 are 0.500, 0.450 and 0.505. In order: 0.45, 0.5, 0.505.',
    ],
    proof: comparisons,
  }
}

function askPlaceOnLine(dice: Dice): Problem {
  const start = dice.int(1, 48)
  const offset = dice.intExcept(1, 9, [5])
  const [from, to, value] = [
    writeFixed(start, 1),
    writeFixed(start + 1, 1),
    writeFixed(start * 10 + offset, 2),
  ]
  return {
    prompt: `Place ${value} on the number line from ${from} to ${to}.`,
    answer: { kind: 'numberLine', value, from, to, step: '0.01' },
    steps: [
      {
        say: `From ${from} to ${to} there are ten small steps of one hundredth each.`,
        claims: [`${from} + 10 * 0.01 = ${to}`],
      },
      {
        say: `${value} is ${countOf(offset, 'hundredth')} after ${from}.`,
        claims: [`${from} + ${offset} * 0.01 = ${value}`],
      },
    ],
    hints: [
      'How much is one small step on this line?',
      `Write ${from} with two places after the point. How many hundredths are missing to ${value}?`,
      'On a line from 2.3 to 2.4, the number 2.36 is 6 small steps after 2.3.',
    ],
    proof: [`${from} < ${value}`, `${value} < ${to}`, `${value} - ${from} = ${offset}/100`],
  }
}

export const roundDecimals = definePractice('math.5.round-decimals', (dice, difficulty) => {
  const places = difficulty === 1 ? dice.int(0, 1) : difficulty === 2 ? dice.int(1, 2) : 1
  const units = dice.int(1100, 98999)
  const kept = 10 ** (3 - places)
  const rest = units % kept
  if (rest === 0 || difficulty === 3) return askWhichRounds(dice)
  const isUp = rest * 2 >= kept
  const roundedUnits = Math.floor(units / kept) + (isUp ? 1 : 0)
  const value = writeFixed(roundedUnits, places)
  const number = writeDecimal(units, 3)
  const name = ['whole number', 'tenth', 'hundredth'][places] ?? ''
  const next = Math.floor((rest * 10) / kept)
  const half = `0.${'0'.repeat(places)}5`
  return {
    prompt: dice.pick([
      `Round ${number} to the nearest ${name}.`,
      `A runner's time is ${number} seconds. Round it to the nearest ${name}.`,
      `A lab scale shows ${number} grams. Round it to the nearest ${name}.`,
    ]),
    answer: { kind: 'number', value },
    steps: [
      { say: `Look at the digit right after the ${places === 0 ? 'ones' : `${name}s`}: it is ${next}.` },
      {
        say: `${next} is ${isUp ? '5 or more, so round up' : 'less than 5, so round down'}: ${value}.`,
        claims: [next < 5 ? `${next} < 5` : `${next} >= 5`, `abs(${number} - ${value}) <= ${half}`],
      },
    ],
    hints: [
      'Which digit decides whether you round up or down?',
      `Find the ${places === 0 ? 'ones' : `${name}s`} digit of ${number} and look at its neighbor on the right.`,
      'Round 3.468 to the nearest tenth: after the 4 comes a 6, so round up to 3.5.',
    ],
    proof: [`abs(${number} - ${value}) <= ${half}`],
  }
})

function askWhichRounds(dice: Dice): Problem {
  const target = dice.int(12, 98)
  const rounded = writeFixed(target, 1)
  const offset = dice.pick([-5, -3, -2, 1, 3, 4])
  const right = writeFixed(target * 10 + offset, 2)
  const [below, above, cut] = [
    writeFixed(target * 10 - dice.int(6, 9), 2),
    writeFixed(target * 10 + dice.int(6, 9), 2),
    writeFixed(target * 10 + 5, 2),
  ]
  return {
    prompt: dice.pick([
      `Which number is ${rounded} when it is rounded to the nearest tenth?`,
      `${pickName(dice)} rounded a length to the nearest tenth and got ${rounded} m. Which length could it have been?`,
    ]),
    answer: makeChoice(dice, right, [
      [above, 'cuts off digits instead of rounding'],
      [below, 'rounds up although the next digit is less than 5'],
      [cut, 'rounds 5 down'],
    ]),
    steps: [
      {
        say: `Numbers from ${writeFixed(target * 10 - 5, 2)} up to, but not including, ${cut} round to ${rounded}.`,
        claims: [`${rounded} - 0.05 = ${writeFixed(target * 10 - 5, 2)}`, `${rounded} + 0.05 = ${cut}`],
      },
      {
        say: `Only ${right} is in that range.`,
        claims: [`${right} >= ${rounded} - 0.05`, `${right} < ${rounded} + 0.05`],
      },
    ],
    hints: [
      'How far from the rounded number can the true number be?',
      `Look at the hundredths digit of each option: does rounding lead to ${rounded} or to one of its neighbors?`,
      '7.2 comes from numbers such as 7.16 (rounds up) or 7.24 (rounds down), but not from 7.25 or 7.14.',
    ],
    proof: [
      `${right} >= ${rounded} - 0.05`,
      `${right} < ${rounded} + 0.05`,
      `${above} >= ${rounded} + 0.05`,
      `${below} < ${rounded} - 0.05`,
    ],
  }
}
