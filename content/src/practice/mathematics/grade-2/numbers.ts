import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawBlocks } from '../../figures/blocks.ts'
import type { Problem } from '../../problem.ts'
import { digitAt } from '../../tools/column-sums.ts'
import { makeChoice } from '../../tools/options.ts'
import { countOf, pickName } from '../../tools/words.ts'

export const skipCount = definePractice('math.2.skip-count', (dice, difficulty) => {
  if (difficulty === 3) return dice.coin() ? findGap(dice) : countCoins(dice)
  const step = difficulty === 1 ? dice.pick([5, 10]) : dice.pick([10, 100])
  const start =
    difficulty === 1
      ? dice.int(1, 12) * step
      : step === 100
        ? dice.int(1, 6) * 100
        : dice.int(8, 90) * 10 + dice.int(1, 9)
  const shown = [start, start + step, start + 2 * step]
  const answer = start + 3 * step
  const name = pickName(dice)
  return {
    prompt: dice.pick([
      `Count by ${step}s: ${shown.join(', ')}, __. What number comes next?`,
      `${name} counts: ${shown.join(', ')}. What number does ${name} say next?`,
      `House numbers go up by ${step}: ${shown.join(', ')}. What is the next one?`,
    ]),
    answer: { kind: 'number', value: String(answer) },
    steps: [
      {
        say: `Each number is ${step} more than the one before.`,
        claims: [`${shown[1]} - ${shown[0]} = ${step}`],
      },
      {
        say: `$${shown[2]} + ${step} = ${answer}$. The next number is ${answer}.`,
        claims: [`${shown[2]} + ${step} = ${answer}`],
      },
    ],
    hints: [
      'By how much does the number grow each time?',
      `Add one more jump of ${step} to ${shown[2]}.`,
      'Count by 2s: 30, 32, 34. Each is 2 more, so 36 comes next.',
    ],
    proof: [`${answer} - ${step} = ${shown[2]}`, `${start} + 3*${step} = ${answer}`],
  }
})

function findGap(dice: Dice): Problem {
  const step = dice.pick([5, 10, 100])
  const start = step === 100 ? dice.int(1, 5) * 100 + dice.int(1, 9) * 10 : dice.int(30, 150) * 5
  const row = Array.from({ length: 5 }, (_, index) => start + index * step)
  const gap = dice.int(1, 3)
  const answer = row[gap] as number
  const before = row[gap - 1] as number
  return {
    prompt: `One number is missing. Which one? ${row.map((number, index) => (index === gap ? '__' : number)).join(', ')}`,
    answer: { kind: 'number', value: String(answer) },
    steps: [
      {
        say: `Numbers side by side are ${step} apart.`,
        claims: [gap === 3 ? `${row[1]} - ${row[0]} = ${step}` : `${row[4]} - ${row[3]} = ${step}`],
      },
      {
        say: `$${before} + ${step} = ${answer}$. The missing number is ${answer}.`,
        claims: [`${before} + ${step} = ${answer}`, `${answer} + ${step} = ${row[gap + 1]}`],
      },
    ],
    hints: [
      'How far apart are two numbers that stand side by side?',
      `Find the jump from one number to the next. Then make that jump from ${before}.`,
      '12, 14, __, 18: the numbers are 2 apart. 14 + 2 = 16, so 16 is missing.',
    ],
    proof: [`(${before} + ${row[gap + 1]})/2 = ${answer}`],
  }
}

function countCoins(dice: Dice): Problem {
  const [worth, one, many] = dice.pick([
    [5, 'nickel', 'nickels'],
    [10, 'dime', 'dimes'],
    [100, 'dollar bill', 'dollar bills'],
  ] as const)
  const count = dice.intExcept(4, 9, [worth])
  const answer = worth * count
  const name = pickName(dice)
  const each = worth === 100 ? '100 cents' : `${worth} cents`
  return {
    prompt: `One ${one} is worth ${each}. ${name} has ${countOf(count, one, many)}. How many cents is that?`,
    answer: { kind: 'number', value: String(answer), unit: 'cents', accept: [`${answer} cents`] },
    steps: [
      { say: `Count by ${worth}s, once for each ${one}.` },
      {
        say: `${Array.from({ length: count }, (_, index) => (index + 1) * worth).join(', ')}. That is ${answer} cents.`,
        claims: [`${count}*${worth} = ${answer}`],
      },
    ],
    hints: [
      'By which number can you count here?',
      `Count by ${worth}s and put up a finger for each ${one}.`,
      '3 nickels: 5, 10, 15. That is 15 cents.',
    ],
    proof: [`${Array.from({ length: count }, () => worth).join(' + ')} = ${answer}`],
  }
}

const PLACE_NAMES = ['ones', 'tens', 'hundreds'] as const

export const hundredsTensOnes = definePractice('math.2.hundreds-tens-ones', (dice, difficulty) => {
  if (difficulty === 1) return readBlocks(dice)
  if (difficulty === 2) return valueOfDigit(dice)
  return regroup(dice)
})

function readBlocks(dice: Dice): Problem {
  const [hundreds, tens, ones] = [dice.int(1, 4), dice.int(0, 9), dice.int(1, 9)]
  const number = hundreds * 100 + tens * 10 + ones
  const name = pickName(dice)
  return {
    prompt: dice.pick([
      'What number do the blocks show?',
      `${name} builds a number with squares of 100, sticks of 10 and single blocks. Which number is it?`,
      `How many small blocks did ${name} use? A square has 100, a stick has 10.`,
    ]),
    figure: drawBlocks(hundreds, tens, ones),
    answer: { kind: 'number', value: String(number) },
    steps: [
      {
        say: `There are ${countOf(hundreds, 'hundred')}, ${countOf(tens, 'ten')} and ${countOf(ones, 'one')}.`,
      },
      {
        say: `$${hundreds * 100} + ${tens * 10} + ${ones} = ${number}$. The number is ${number}.`,
        claims: [`${hundreds * 100} + ${tens * 10} + ${ones} = ${number}`],
      },
    ],
    hints: [
      'What is one square worth? What is one stick worth?',
      'Count the squares by hundreds, then the sticks by tens, then the single blocks.',
      '5 squares, 2 sticks and 1 single block: 500 + 20 + 1 = 521.',
    ],
    proof: [`${hundreds}*100 + ${tens}*10 + ${ones} = ${number}`],
  }
}

function valueOfDigit(dice: Dice): Problem {
  const digits = dice.sample([2, 3, 4, 5, 6, 7, 8, 9], 3) as [number, number, number]
  const number = digits[0] * 100 + digits[1] * 10 + digits[2]
  const place = dice.pick([1, 2])
  const digit = digitAt(number, place)
  const value = digit * 10 ** place
  const right = String(value)
  const isChoice = dice.coin()
  return {
    prompt: dice.pick([
      `What is the ${digit} worth in ${number}?`,
      `${pickName(dice)} writes ${number}. What is the value of the digit ${digit}?`,
      `Look at ${number}. How much does the ${digit} stand for?`,
    ]),
    answer: isChoice
      ? makeChoice(dice, right, [
          [String(digit), 'reads only the digit, not its place'],
          [String(digit * 10 ** (3 - place)), 'mixes up tens and hundreds'],
          [String(number % 10 ** (place + 1)), 'takes all digits from there on'],
        ])
      : { kind: 'number', value: right },
    steps: [
      { say: `In ${number}, the ${digit} stands in the ${PLACE_NAMES[place]} place.` },
      {
        say: `${countOf(digit, PLACE_NAMES[place]?.slice(0, -1) ?? '')} are worth $${digit} \\times ${10 ** place} = ${value}$.`,
        claims: [`${digit}*${10 ** place} = ${value}`],
      },
    ],
    hints: [
      'Is the digit in the ones, tens or hundreds place?',
      `Count the places of ${number} from the right: ones, tens, hundreds. Where is the ${digit}?`,
      'In 111 the middle 1 is in the tens place. It is worth 10.',
    ],
    proof: [
      `${digits[0] * 100} + ${digits[1] * 10} + ${digits[2]} = ${number}`,
      `${value}/${10 ** place} = ${digit}`,
    ],
  }
}

function regroup(dice: Dice): Problem {
  const [hundreds, tens, ones] = [dice.int(1, 7), dice.int(11, 18), dice.int(0, 9)]
  const number = hundreds * 100 + tens * 10 + ones
  const name = pickName(dice)
  const wrong: [string, string][] = [
    [`${hundreds}${tens}${ones}`, 'writes the counts one after another'],
    [String(hundreds * 100 + (tens - 10) * 10 + ones), 'forgets that ten tens make a hundred'],
    [String(hundreds * 100 + tens + ones), 'counts the tens as ones'],
  ]
  const words = `${countOf(hundreds, 'hundred')}, ${countOf(tens, 'ten')} and ${countOf(ones, 'one')}`
  return {
    prompt: dice.pick([
      `Which number is ${words}?`,
      `${name} has ${countOf(hundreds, 'bag')} of 100 seeds, ${countOf(tens, 'bag')} of 10 seeds and ${countOf(ones, 'loose seed')}. How many seeds is that?`,
    ]),
    answer: dice.coin() ? makeChoice(dice, String(number), wrong) : { kind: 'number', value: String(number) },
    steps: [
      {
        say: `${tens} tens are 1 hundred and ${countOf(tens - 10, 'ten')}.`,
        claims: [`${tens}*10 = 100 + ${(tens - 10) * 10}`],
      },
      {
        say: `Now there are ${hundreds + 1} hundreds, ${countOf(tens - 10, 'ten')} and ${countOf(ones, 'one')}: ${number}.`,
        claims: [`${(hundreds + 1) * 100} + ${(tens - 10) * 10} + ${ones} = ${number}`],
      },
    ],
    hints: [
      'What do ten tens make?',
      `Trade 10 of the ${tens} tens for a hundred.`,
      '8 hundreds, 10 tens and 2 ones: 10 tens make a hundred. That is 9 hundreds and 2 ones: 902.',
    ],
    proof: [`${hundreds}*100 + ${tens}*10 + ${ones} = ${number}`],
  }
}

export const tenAndHundredMore = definePractice('math.2.ten-and-hundred-more', (dice, difficulty) => {
  const number =
    difficulty === 3
      ? dice.int(2, 8) * 100 + dice.pick([90, 0]) + dice.int(1, 9)
      : dice.int(2, 8) * 100 + dice.int(1, 8) * 10 + dice.int(0, 9)
  if (difficulty === 3 && dice.coin()) return matchChanges(number)
  const isMore = difficulty === 1 || (difficulty === 3 ? digitAt(number, 1) === 9 : dice.coin())
  const step = difficulty === 3 ? 10 : dice.pick([10, 100])
  const answer = isMore ? number + step : number - step
  const sign = isMore ? '+' : '-'
  const word = isMore ? 'more' : 'less'
  const name = pickName(dice)
  return {
    prompt: dice.pick([
      `What number is ${step} ${word} than ${number}?`,
      `Find $${number} ${sign} ${step}$ in your head.`,
      isMore
        ? `${name} has ${number} points and gets ${step} more. How many points is that?`
        : `${name} has ${number} points and loses ${step}. How many points are left?`,
      isMore
        ? `A hall has ${number} seats. ${step} seats are added. How many seats are there now?`
        : `A shop has ${number} pens and sells ${step}. How many pens are left?`,
    ]),
    answer: { kind: 'number', value: String(answer) },
    steps: [
      {
        say:
          difficulty === 3
            ? `${step} ${word} changes the tens and here also the hundreds. The ones stay.`
            : `${step} ${word} changes the ${step === 10 ? 'tens' : 'hundreds'} by one. The other digits stay.`,
      },
      {
        say: `$${number} ${sign} ${step} = ${answer}$. The answer is ${answer}.`,
        claims: [`${number} ${sign} ${step} = ${answer}`],
      },
    ],
    hints: [
      `Which digit changes when you ${isMore ? 'add' : 'take away'} ${step}?`,
      difficulty === 3
        ? `Think of the hundreds and tens of ${number} as one number of tens. Make it one ${isMore ? 'more' : 'less'}.`
        : `Change the ${step === 10 ? 'tens' : 'hundreds'} digit of ${number} by one.`,
      '10 more than 115 is 125. 100 less than 115 is 15. And 10 more than 192 is 202.',
    ],
    proof: [`${answer} ${isMore ? '-' : '+'} ${step} = ${number}`],
  }
})

function matchChanges(number: number): Problem {
  const pairs: [string, string][] = [
    ['10 more', String(number + 10)],
    ['10 less', String(number - 10)],
    ['100 more', String(number + 100)],
    ['100 less', String(number - 100)],
  ]
  return {
    prompt: `Start at ${number}. Match each change with the new number.`,
    answer: { kind: 'matching', pairs },
    steps: [
      {
        say: `10 changes the tens: $${number} + 10 = ${number + 10}$ and $${number} - 10 = ${number - 10}$.`,
        claims: [`${number} + 10 = ${number + 10}`, `${number} - 10 = ${number - 10}`],
      },
      {
        say: `100 changes the hundreds: $${number} + 100 = ${number + 100}$ and $${number} - 100 = ${number - 100}$.`,
        claims: [`${number} + 100 = ${number + 100}`, `${number} - 100 = ${number - 100}`],
      },
    ],
    hints: [
      'Which digit changes with 10, and which one with 100?',
      `Start with 100 more and 100 less: only the first digit of ${number} changes.`,
      'Start at 150: 10 more is 160, 10 less is 140, 100 more is 250, 100 less is 50.',
    ],
    proof: [
      `${number + 10} - 10 = ${number}`,
      `${number - 10} + 10 = ${number}`,
      `${number + 100} - 100 = ${number}`,
      `${number - 100} + 100 = ${number}`,
    ],
  }
}
