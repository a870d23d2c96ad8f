import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawNumberLine } from '../../figures/number-line.ts'
import type { Problem } from '../../problem.ts'
import {
  addInColumns,
  addWithoutCarrying,
  needsCarry,
  needsTrade,
  subtractInColumns,
  subtractSmallerDigits,
  subtractWithoutPaying,
} from '../../tools/column-sums.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName, pickNames } from '../../tools/words.ts'

export const roundNumbers = definePractice('math.3.round-numbers', (dice, difficulty) => {
  if (difficulty === 3) return dice.coin() ? estimate(dice) : chooseSource(dice)
  const place = difficulty === 1 ? 10 : 100
  const number =
    difficulty === 1
      ? dice.int(2, 9) * 10 + dice.int(1, 9)
      : dice.int(1, 8) * 100 + dice.intExcept(5, 95, [50])
  const low = Math.floor(number / place) * place
  const high = low + place
  const rounded = number - low >= place / 2 ? high : low
  const word = place === 10 ? 'ten' : 'hundred'
  const isLine = dice.int(1, 3) === 1
  return {
    prompt: isLine
      ? `Round ${number} to the nearest ${word}. Use the number line.`
      : dice.pick([
          `Round ${number} to the nearest ${word}.`,
          `${pickName(dice)} counts ${number} ants and says the number to the nearest ${word}. What number is that?`,
          `A train ride is ${number} miles long. How long is it to the nearest ${word} miles?`,
        ]),
    ...(isLine
      ? {
          figure: drawNumberLine({
            from: low,
            to: high,
            step: place / 10,
            labels: [
              { at: low, label: String(low) },
              { at: high, label: String(high) },
            ],
            points: [{ at: number, label: String(number) }],
          }),
        }
      : {}),
    answer: { kind: 'number', value: String(rounded) },
    steps: [
      {
        say: `${number} lies between ${low} and ${high}. The middle is ${low + place / 2}.`,
        claims: [`${low} < ${number}`, `${number} < ${high}`],
      },
      {
        say: `${number} is ${rounded === high ? `${number === low + place / 2 ? 'just in the middle, and then we round up' : 'past the middle'}` : 'before the middle'}. So it rounds to ${rounded}.`,
        claims: [rounded === high ? `${number} >= ${low + place / 2}` : `${number} < ${low + place / 2}`],
      },
    ],
    hints: [
      `Between which two ${word}s does the number lie?`,
      `What number is in the middle between those two ${word}s? Is ${number} before it or past it?`,
      place === 10
        ? '13 lies between 10 and 20. It is before the middle, 15. So 13 rounds to 10.'
        : '970 lies between 900 and 1000. It is past the middle, 950. So 970 rounds to 1000.',
    ],
    proof: [
      rounded === high
        ? `${high} - ${number} <= ${number} - ${low}`
        : `${number} - ${low} < ${high} - ${number}`,
    ],
  }
})

function estimate(dice: Dice): Problem {
  const [a, b] = [
    dice.int(1, 4) * 100 + dice.intExcept(11, 89, [50]),
    dice.int(2, 5) * 100 + dice.intExcept(11, 89, [50]),
  ]
  const [x, y] = [Math.round(a / 100) * 100, Math.round(b / 100) * 100]
  const [one, two] = pickNames(dice, 2) as [string, string]
  return {
    prompt: dice.pick([
      `${one} walks ${a} steps and ${two} walks ${b} steps. About how many steps is that together? Round both numbers to the nearest hundred first.`,
      `Estimate $${a} + ${b}$. Round both numbers to the nearest hundred and add.`,
      `A zoo has ${a} visitors on Saturday and ${b} on Sunday. Round both to the nearest hundred. About how many visitors is that?`,
    ]),
    answer: { kind: 'number', value: String(x + y) },
    steps: [
      {
        say: `${a} rounds to ${x}, and ${b} rounds to ${y}.`,
        claims: [`abs(${a} - ${x}) < 50`, `abs(${b} - ${y}) < 50`],
      },
      { say: `$${x} + ${y} = ${x + y}$. The estimate is ${x + y}.`, claims: [`${x} + ${y} = ${x + y}`] },
    ],
    hints: [
      'Do you add first or round first?',
      `Round ${a} and ${b}, each to its nearest hundred. Then add.`,
      '930 + 120: 930 rounds to 900, 120 rounds to 100. About 1000 in all.',
    ],
    proof: [`abs(${a} - ${x}) < 50`, `abs(${b} - ${y}) < 50`, `${x} + ${y} = ${x + y}`],
  }
}

function chooseSource(dice: Dice): Problem {
  const target = dice.int(2, 9) * 100
  const right = target + dice.pick([dice.int(-48, -12), dice.int(12, 48)])
  const wrong: [string, string][] = [
    [String(target + dice.int(51, 89)), 'looks only at the hundreds digit'],
    [String(target - dice.int(51, 89)), 'rounds up every time'],
    [String(target / 10), 'mixes up tens and hundreds'],
  ]
  return {
    prompt: dice.pick([
      `Which number rounds to ${target}, to the nearest hundred?`,
      `${pickName(dice)} rounds a number to the nearest hundred and gets ${target}. Which number can it be?`,
    ]),
    answer: makeChoice(dice, String(right), wrong),
    steps: [
      {
        say: `Numbers from ${target - 50} up to ${target + 49} round to ${target}.`,
        claims: [`${target} - 50 = ${target - 50}`],
      },
      { say: `${right} is one of them. The answer is ${right}.`, claims: [`abs(${right} - ${target}) < 50`] },
    ],
    hints: [
      'How far away can a number be and still round to this hundred?',
      `Look for a number that is less than 50 away from ${target}.`,
      '1020 rounds to 1000, because it is only 20 away. 1070 rounds to 1100.',
    ],
    proof: [`abs(${right} - ${target}) < 50`, ...wrong.map(([text]) => `abs(${text} - ${target}) > 50`)],
  }
}

function rollSum(dice: Dice, isHard: boolean): [number, number] {
  for (let tries = 0; tries < 200; tries++) {
    const [first, second] = [dice.int(121, 689), dice.int(121, 689)]
    if (first + second < 1000 && needsCarry(first, second) === isHard) return [first, second]
  }
  return isHard ? [348, 275] : [342, 256]
}

function rollDifference(dice: Dice, isHard: boolean): [number, number] {
  for (let tries = 0; tries < 200; tries++) {
    const first = dice.int(320, 989)
    const second = dice.int(115, first - 60)
    if (needsTrade(first, second) === isHard) return [first, second]
  }
  return isHard ? [532, 268] : [578, 243]
}

export const addSubtractWithin1000 = definePractice('math.3.add-subtract-within-1000', (dice, difficulty) => {
  const isAdding = dice.coin()
  const [first, second] = isAdding ? rollSum(dice, difficulty !== 1) : rollDifference(dice, difficulty !== 1)
  const answer = isAdding ? first + second : first - second
  const name = pickName(dice)
  if (difficulty === 3)
    return dice.coin()
      ? chooseResult(dice, isAdding, first, second)
      : findMissing(dice, isAdding, first, second)
  const prompt = isAdding
    ? dice.pick([
        `What is $${first} + ${second}$?`,
        `A school has ${first} girls and ${second} boys. How many children is that?`,
        `${name} drives ${first} miles on one day and ${second} miles on the next. How many miles is that?`,
        `A museum sells ${first} tickets before noon and ${second} after noon. How many tickets is that?`,
      ])
    : dice.pick([
        `What is $${first} - ${second}$?`,
        `A farmer has ${first} pumpkins and sells ${second}. How many pumpkins are left?`,
        `${name} wants to save ${first} cents and has ${second} cents. How many cents are missing?`,
        `A tower has ${first} steps. ${name} has climbed ${second}. How many steps are left?`,
      ])
  return {
    prompt,
    answer: { kind: 'number', value: String(answer) },
    steps: isAdding ? addInColumns(first, second) : subtractInColumns(first, second),
    hints: [
      'Which place do you start with?',
      `Write ${first} and ${second} one below the other, ones under ones. ${isAdding ? 'Carry when a place gets ten or more.' : 'Trade when a place has too few.'}`,
      isAdding
        ? '105 + 107: ones 5 + 7 = 12, carry 1. Tens 1. Hundreds 2. So 105 + 107 = 212.'
        : '210 - 105: trade a ten, 10 - 5 = 5. Tens 0. Hundreds 2 - 1 = 1. So 210 - 105 = 105.',
    ],
    proof: [isAdding ? `${answer} - ${second} = ${first}` : `${answer} + ${second} = ${first}`],
  }
})

function chooseResult(dice: Dice, isAdding: boolean, first: number, second: number): Problem {
  const sign = isAdding ? '+' : '-'
  const answer = isAdding ? first + second : first - second
  const wrong: [string, string][] = isAdding
    ? [
        [String(addWithoutCarrying(first, second)), 'forgets what was carried'],
        [String(first - second > 0 ? first - second : second - first), 'subtracts and does not add'],
        [String(answer + 100), 'carries a hundred too many'],
      ]
    : [
        [String(subtractSmallerDigits(first, second)), 'takes the smaller digit from the bigger one'],
        [String(subtractWithoutPaying(first, second)), 'trades but does not make the next place smaller'],
        [String(first + second), 'adds and does not subtract'],
      ]
  return {
    prompt: `Which number is $${first} ${sign} ${second}$?`,
    answer: makeChoice(dice, String(answer), wrong, [[String(answer + 10), 'makes a mistake in the tens']]),
    steps: isAdding ? addInColumns(first, second) : subtractInColumns(first, second),
    hints: [
      'Can you estimate the answer first?',
      `Do it in columns, ones first. ${isAdding ? 'Do not forget what you carry.' : 'Watch the places where you trade.'}`,
      isAdding
        ? '105 + 107: 5 + 7 = 12, carry 1. So the sum is 212.'
        : '210 - 105: trade a ten, 10 - 5 = 5. So the answer is 105.',
    ],
    proof: [isAdding ? `${answer} - ${second} = ${first}` : `${answer} + ${second} = ${first}`],
  }
}

function findMissing(dice: Dice, isAdding: boolean, first: number, second: number): Problem {
  const [whole, part] = isAdding ? [first + second, first] : [first, second]
  const answer = whole - part
  const name = pickName(dice)
  return {
    prompt: dice.pick([
      `What number goes in the box? $${part} + \\square = ${whole}$`,
      `What number goes in the box? $${whole} - \\square = ${part}$`,
      `${name} had ${whole} stamps, gave some away and has ${part} left. How many stamps did ${name} give away?`,
      `A path is ${whole} meters long. After ${part} meters there is a bench. How many meters come after the bench?`,
    ]),
    answer: { kind: 'number', value: String(answer) },
    steps: [
      { say: `The whole is ${whole}, one part is ${part}. Subtract to find the other part.` },
      ...subtractInColumns(whole, part),
    ].slice(0, 5),
    hints: [
      'Which number is the whole?',
      `Take ${part} away from ${whole}.`,
      '100 + box = 111: 111 - 100 = 11, so 11 goes in the box.',
    ],
    proof: [`${part} + ${answer} = ${whole}`],
  }
}
