import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawTenFrame, drawTwoBunches } from '../../figures/dots.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { countOf, pickName, pickNames } from '../../tools/words.ts'

export const makeTen = definePractice('math.1.make-ten', (dice, difficulty) => {
  if (difficulty === 1) return fillFrame(dice)
  if (difficulty === 2) return dice.coin() ? matchPartners(dice) : findPartner(dice)
  return splitToTen(dice)
})

const TEN_EXAMPLE = '10 is 9 and how many more? Count on from 9: 10. That is 1 more. So 9 and 1 make 10.'

function fillFrame(dice: Dice): Problem {
  const filled = dice.int(2, 8)
  const rest = 10 - filled
  const name = pickName(dice)
  return {
    prompt: dice.pick([
      `The frame has ${countOf(filled, 'dot')}. How many more dots make 10?`,
      `${name} puts ${countOf(filled, 'counter')} on a ten frame. How many places are empty?`,
      `A box has room for 10 eggs. ${name} puts in ${countOf(filled, 'egg')}. How many more eggs fit?`,
    ]),
    figure: drawTenFrame(filled),
    answer: { kind: 'number', value: String(rest) },
    steps: [
      { say: `The frame has 10 places. ${filled} are full.` },
      {
        say: `Count the empty places: ${rest}. $${filled} + ${rest} = 10$.`,
        claims: [`${filled} + ${rest} = 10`],
      },
    ],
    hints: ['How many places does the whole frame have?', 'Count only the empty places.', TEN_EXAMPLE],
    proof: [`10 - ${filled} = ${rest}`],
  }
}

function findPartner(dice: Dice): Problem {
  const part = dice.int(1, 8)
  const rest = 10 - part
  const name = pickName(dice)
  return {
    prompt: dice.pick([
      `What number goes in the box? $${part} + \\square = 10$`,
      `${name} has 10 fingers and holds up ${part}. How many fingers are down?`,
      `${name} wants to read 10 books. ${name} has read ${part}. How many books are left to read?`,
      `10 pins stand in a row. ${name} knocks down ${part}. How many pins still stand?`,
    ]),
    answer: { kind: 'number', value: String(rest) },
    steps: [
      { say: `Think: ${part} and how many more make 10?` },
      {
        say: `Count on from ${part} up to 10. That is ${rest} more: $${part} + ${rest} = 10$.`,
        claims: [`${part} + ${rest} = 10`],
      },
    ],
    hints: [
      'What do both parts make together?',
      `Start at ${part} and count on until you reach 10. Count your jumps.`,
      TEN_EXAMPLE,
    ],
    proof: [`10 - ${rest} = ${part}`],
  }
}

function matchPartners(dice: Dice): Problem {
  const parts = dice.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 4)
  const claims = parts.map((part) => `${part} + ${10 - part} = 10`)
  return {
    prompt: `Match each number with its partner, so that both make 10: ${parts.join(', ')}.`,
    answer: { kind: 'matching', pairs: parts.map((part) => [String(part), String(10 - part)]) },
    steps: [
      { say: 'Partners of ten make 10 together.' },
      { say: `The pairs are ${parts.map((part) => `${part} and ${10 - part}`).join('; ')}.`, claims },
    ],
    hints: [
      'Which number pairs make 10? You can use your fingers.',
      `Start with ${parts[0]}. Count on to 10 and count the jumps.`,
      '10 fingers: hold up all of them, then fold down none. 10 and 0 make 10.',
    ],
    proof: claims,
  }
}

function splitToTen(dice: Dice): Problem {
  const first = dice.int(7, 9)
  const second = dice.int(11 - first + 1, 9)
  const fill = 10 - first
  const rest = second - fill
  return {
    prompt: dice.pick([
      `What number goes in the box? $${first} + ${second} = 10 + \\square$`,
      `${pickName(dice)} has ${first} red beads and ${second} blue beads and makes a chain of 10. How many beads are left over?`,
      `A tray holds 10 buns. ${first} buns are on it and ${second} more come. How many buns do not fit?`,
    ]),
    answer: { kind: 'number', value: String(rest) },
    steps: [
      { say: `${first} needs ${fill} more to make 10.`, claims: [`${first} + ${fill} = 10`] },
      {
        say: `Take ${fill} from ${second}. Then ${rest} are left: $${second} - ${fill} = ${rest}$.`,
        claims: [`${second} - ${fill} = ${rest}`],
      },
      {
        say: `So $${first} + ${second} = 10 + ${rest}$. The answer is ${rest}.`,
        claims: [`${first} + ${second} = 10 + ${rest}`],
      },
    ],
    hints: [
      'How can you make a full ten first?',
      `How many does ${first} need to make 10? Take them from ${second}.`,
      '6 + 6: 6 needs 4 to make 10. Take 4 from the other 6, and 2 are left. So 6 + 6 is 10 + 2.',
    ],
    proof: [`${first} + ${second} - 10 = ${rest}`],
  }
}

export const addWithin20 = definePractice('math.1.add-within-20', (dice, difficulty) => {
  const first = difficulty === 1 ? dice.int(2, 6) : dice.int(5, 9)
  const second = difficulty === 1 ? dice.int(1, 10 - first) : dice.int(11 - first, 9)
  if (difficulty === 3) return dice.coin() ? chooseSum(dice, first, second) : compareSum(dice, first, second)
  const sum = first + second
  const name = pickName(dice)
  const isBare = dice.coin()
  return {
    prompt: isBare
      ? dice.pick([`What is $${first} + ${second}$?`, `Add ${first} and ${second}.`])
      : dice.pick([
          `${name} has ${countOf(first, 'apple')} and gets ${second} more. How many apples does ${name} have now?`,
          `${countOf(first, 'duck')} and ${countOf(second, 'goose', 'geese')} swim in a pond. How many birds swim there?`,
          `${name} draws ${countOf(first, 'star')} and then ${countOf(second, 'moon')}. How many pictures does ${name} draw?`,
        ]),
    ...(difficulty === 1 && isBare ? { figure: drawTwoBunches(first, second) } : {}),
    answer: { kind: 'number', value: String(sum) },
    steps:
      sum > 10 && first < 10
        ? [
            {
              say: `Make ten first: ${first} needs ${10 - first}.`,
              claims: [`${first} + ${10 - first} = 10`],
            },
            {
              say: `${second} is ${10 - first} and ${sum - 10}.`,
              claims: [`${10 - first} + ${sum - 10} = ${second}`],
            },
            {
              say: `$10 + ${sum - 10} = ${sum}$, so $${first} + ${second} = ${sum}$.`,
              claims: [`${first} + ${second} = ${sum}`],
            },
          ]
        : [
            { say: `Start at ${Math.max(first, second)} and count on ${Math.min(first, second)}.` },
            { say: `$${first} + ${second} = ${sum}$.`, claims: [`${first} + ${second} = ${sum}`] },
          ],
    hints: [
      'Which number is easier to start with?',
      sum > 10
        ? `How many of the ${second} do you need to fill up ${first} to a ten?`
        : `Start at ${Math.max(first, second)} and count on.`,
      difficulty === 1
        ? '8 + 2: start at 8 and count on: 9, 10. So 8 + 2 = 10.'
        : '4 + 7: start with 7. It needs 3 to make 10, and 1 is left. So 4 + 7 = 11.',
    ],
    proof: [`${sum} - ${second} = ${first}`],
  }
})

function chooseSum(dice: Dice, first: number, second: number): Problem {
  const sum = first + second
  const [one, two] = pickNames(dice, 2) as [string, string]
  const right = String(sum)
  return {
    prompt: dice.pick([
      `Which number is $${first} + ${second}$?`,
      `${one} has ${first} cards. ${two} has ${second} cards. They put them together. How many cards is that?`,
      `${first} children play tag. ${second} more join in. How many children play now?`,
    ]),
    answer: makeChoice(
      dice,
      right,
      [
        [String(sum - 1), 'counts the start number as the first jump'],
        [String(Math.abs(first - second)), 'takes away and does not add'],
        [String(sum - 10), 'forgets the ten'],
      ],
      [[String(sum + 1), 'counts one jump too many']],
    ),
    steps: [
      {
        say: `Make ten: ${first} needs ${10 - first}. Then ${sum - 10} of the ${second} are left.`,
        claims: [`${first} + ${10 - first} = 10`, `${second} - ${10 - first} = ${sum - 10}`],
      },
      {
        say: `$10 + ${sum - 10} = ${sum}$. The answer is ${sum}.`,
        claims: [`${first} + ${second} = ${sum}`],
      },
    ],
    hints: [
      'Is the answer more or less than 10?',
      `Fill up ${first} to 10 with a part of ${second}. How many are left over?`,
      '4 + 7: 7 needs 3 to make 10. 1 of the 4 is left. So 4 + 7 = 11.',
    ],
    proof: [`${sum} - ${first} = ${second}`, `${sum - 1} != ${first} + ${second}`],
  }
}

function compareSum(dice: Dice, first: number, second: number): Problem {
  const [one, two] = pickNames(dice, 2) as [string, string]
  const sum = first + second
  const things = dice.pick(['books', 'balls', 'shells', 'toy cars'])
  return {
    prompt: `${one} has ${first} ${things}. ${two} has ${second} more ${things} than ${one}. How many ${things} does ${two} have?`,
    answer: { kind: 'number', value: String(sum) },
    steps: [
      { say: `${two} has as many as ${one}, and ${second} more. So add.` },
      {
        say: `$${first} + ${second} = ${sum}$. ${two} has ${sum} ${things}.`,
        claims: [`${first} + ${second} = ${sum}`],
      },
    ],
    hints: [
      'Who has more? Is the answer bigger or smaller than the first number?',
      `Start with ${first}, as many as ${one} has. Then put ${second} more to it.`,
      'Ana has 4 hats. Bo has 3 more than Ana. 4 + 3 = 7, so Bo has 7 hats.',
    ],
    proof: [`${sum} - ${first} = ${second}`],
  }
}

export const addThreeNumbers = definePractice('math.1.add-three-numbers', (dice, difficulty) => {
  const first = dice.int(difficulty === 1 ? 3 : 2, 7)
  const partner = difficulty === 3 ? dice.intExcept(3, 8, [10 - first, first]) : 10 - first
  const third = dice.intExcept(2, Math.min(8, 19 - first - partner), [10 - first, 10 - partner])
  const numbers = difficulty === 1 ? [first, partner, third] : dice.shuffle([first, partner, third])
  const [a, b, c] = numbers as [number, number, number]
  const sum = a + b + c
  const name = pickName(dice)
  const pair = difficulty === 3 ? a + b : 10
  const last = difficulty === 3 ? c : third
  const [left, right] = difficulty === 3 ? [a, b] : [first, partner]
  return {
    prompt: dice.pick([
      `What is $${a} + ${b} + ${c}$?`,
      `${name} picks ${a} red, ${b} yellow and ${c} blue flowers. How many flowers does ${name} pick?`,
      `A farm has ${a} cows, ${b} goats and ${c} hens. How many animals is that?`,
      `${name} scores ${a}, ${b} and ${c} points in three games. How many points is that in all?`,
    ]),
    answer: { kind: 'number', value: String(sum) },
    steps: [
      {
        say:
          difficulty === 3
            ? `Add two of the numbers first: $${left} + ${right} = ${pair}$.`
            : `${left} and ${right} make ten: $${left} + ${right} = 10$.`,
        claims: [`${left} + ${right} = ${pair}`],
      },
      { say: `Add the last number: $${pair} + ${last} = ${sum}$.`, claims: [`${pair} + ${last} = ${sum}`] },
    ],
    hints: [
      'You may add in any order. Which two numbers are easy to add?',
      difficulty === 3
        ? `Add ${a} and ${b} first. Then count on ${c}.`
        : `Look for two numbers that make 10. Add the other one at the end.`,
      '9 + 5 + 1: 9 and 1 make 10, and 5 more is 15.',
    ],
    proof: [`${a} + ${b} + ${c} = ${sum}`],
  }
})

export const addWithin100 = definePractice('math.1.add-within-100', (dice, difficulty) => {
  const tens = dice.int(2, difficulty === 2 ? 5 : 8)
  const ones = difficulty === 3 ? dice.int(4, 9) : dice.int(1, 5)
  const first = tens * 10 + ones
  const second =
    difficulty === 1
      ? dice.int(2, 9 - ones)
      : difficulty === 2
        ? dice.int(1, 9 - tens) * 10
        : dice.int(11 - ones, 9)
  const sum = first + second
  const name = pickName(dice)
  const prompt = dice.pick([
    `What is $${first} + ${second}$?`,
    `${name} has ${first} beads and buys ${second} more. How many beads does ${name} have now?`,
    `A school has ${first} small balls and ${second} big balls. How many balls is that?`,
    `${name} jumps rope ${first} times and then ${second} times. How many jumps is that in all?`,
  ])
  const right = String(sum)
  const steps =
    difficulty === 1
      ? [
          {
            say: `Add the ones: $${ones} + ${second} = ${ones + second}$.`,
            claims: [`${ones} + ${second} = ${ones + second}`],
          },
          {
            say: `The tens stay: $${tens * 10} + ${ones + second} = ${sum}$.`,
            claims: [`${first} + ${second} = ${sum}`],
          },
        ]
      : difficulty === 2
        ? [
            {
              say: `Add the tens: $${tens * 10} + ${second} = ${tens * 10 + second}$.`,
              claims: [`${tens * 10} + ${second} = ${tens * 10 + second}`],
            },
            {
              say: `The ones stay: $${tens * 10 + second} + ${ones} = ${sum}$.`,
              claims: [`${first} + ${second} = ${sum}`],
            },
          ]
        : [
            {
              say: `Fill up the ten: $${first} + ${10 - ones} = ${tens * 10 + 10}$.`,
              claims: [`${first} + ${10 - ones} = ${tens * 10 + 10}`],
            },
            {
              say: `${second - 10 + ones} of the ${second} are left: $${tens * 10 + 10} + ${second - 10 + ones} = ${sum}$.`,
              claims: [`${second} - ${10 - ones} = ${second - 10 + ones}`, `${first} + ${second} = ${sum}`],
            },
          ]
  const isChoice = difficulty !== 1 && dice.int(1, 3) === 1
  const wrong: [string, string][] =
    difficulty === 2
      ? [
          [String(first + second / 10), 'adds the tens as if they were ones'],
          [String(sum + 10), 'counts one ten too many'],
          [
            String(first - second > 0 ? first - second : sum - 10),
            first - second > 0 ? 'takes away and does not add' : 'counts the start as the first ten',
          ],
        ]
      : [
          [String(sum - 10), 'forgets the new ten'],
          [String(first + second * 10 < 200 ? first + second * 10 : sum + 10), 'adds the ones to the tens'],
          [String(sum - 1), 'counts the start number as the first jump'],
        ]
  return {
    prompt,
    answer: isChoice
      ? makeChoice(dice, right, wrong, [[String(sum + 1), 'counts one jump too many']])
      : { kind: 'number', value: right },
    steps,
    hints: [
      'Are you adding tens or ones?',
      difficulty === 1
        ? `Add ${second} to the ones of ${first}. The tens stay.`
        : difficulty === 2
          ? `Count on by tens from ${first}. The ones stay.`
          : `Use a part of ${second} to fill up ${first} to the next ten.`,
      difficulty === 3
        ? '17 + 6: 17 and 3 make 20, and 3 more is 23.'
        : '16 + 3: 6 + 3 = 9, so 19. And 16 + 30: 1 ten and 3 tens are 4 tens, so 46.',
    ],
    proof: [`${sum} - ${second} = ${first}`],
  }
})
